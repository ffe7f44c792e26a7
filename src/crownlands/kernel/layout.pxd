# Where things lie in the words of a kingdom and of a table; plain.py says the same.
cdef enum:
    # a kingdom
    TERRAIN = 0
    BESIDE = 6
    USED = 12
    CROWN1 = 13
    CROWN2 = 14
    ACROSS = 15
    DOWN = 16
    COLUMNS = 17
    ROWS = 18
    CORNER = 19
    FRAME = 20
    LOGGED = 21
    LOG = 22
    KINGDOM = 28
    # a table
    PLAYERS = 0
    SIZE = 1
    LENGTH = 2
    FLAGS = 3
    REST = 4
    TO_COME = 5
    HAND = 6
    WAITING = 7
    ROW = 8
    OWNERS = 9
    OFFER = 10
    CLAIMS = 11
    PHASE = 12
    LEFT_OVER = 13
    KINGDOMS = 16
    STATE = 128
    # phases
    DRAW = 0
    KING = 1
    LAY = 2
    PICK = 3
    OVER = 4
    # flags
    MUST_PLACE = 1
    KINGS_DRAWN = 2
    CROWNS_BREAK_TIES = 4
    HARMONY = 8
    MIDDLE_KINGDOM = 16
    ORDER_FIRST = 32
    # actions
    DISCARD = 676
    MOST_MOVES = 256
    # a survey of one kingdom: for each terrain a count and its territories, two words each; then the points
    ZONES = 56
    POINTS = 336
    SURVEY = 338
    # a playout: a table, a survey for each seat, scratch
    SURVEYS = 128
    SCRATCH = 1480
    PLAYOUT = 2432
