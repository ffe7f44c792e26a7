"""Where things lie in the words of a table of Kingdomino Duel, and of a table that is being played out."""

from __future__ import annotations

from crownlands.kernel.layout import *  # noqa: F403
from crownlands.kernel.layout import HIDDEN, LOOK, SEATS

# ---- the box; what its parts say is read from the components of the rules ----
PLAYERS = 2
COATS = 6
JOKER = COATS  # in place of a coat of arms on a face
DICE = 4
SIDES = 6  # of a die
MOST_FACES = DICE * SIDES  # different ones
MOST_HALVES = 64
COLUMNS = 7
ROWS = 5
SQUARES = COLUMNS * ROWS - 1
BITS = 64  # a square is the bit column + 8 · row
NO_FACE = 63

# ---- powers, in the order of the spellbook; those a drawing can need are bits of a set ----
ANYWHERE = 0
SPLIT = 1
FIRST = 2
TURN = 3
NAME = 4
CROSS = 5
POWERS = 6
BY_ANYWHERE = 1
BY_SPLIT = 2
BY_BOTH = BY_ANYWHERE | BY_SPLIT

# ---- the head of a table; dice and lines are bytes ----
FLAGS = 0
PHASE = 1
ROUND = 2
SEAT = 3
SHOWN = 4  # the faces of the dice + 1, 0 before they are rolled
TAKERS = 5  # seat + 1, or 0
RAISED = 6  # the face the castle raises + 1, or 0
CALLED = 7  # the powers called up for the drawing to come
OWNERS = 8  # of each line of the spellbook: seat + 1, or 0
SPENT = 9  # powers, as a set
SAID = 10  # the first half of a drawing that an environment has been told, + 1; no part of the position
HEAD = SAID + 1

# ---- a player ----
COAT = 0  # the squares of each coat of arms
CROSSES = COAT + COATS  # the squares whose number of crosses has this bit
PLANES = 7
FREE = CROSSES + PLANES
BOXES = FREE + 1  # filled, a byte for each line
CASTLE = BOXES + 1  # used
NAMED = CASTLE + 1  # a coat of arms + 1, or 0
DREW = NAMED + 1
FILLS = DREW + 1  # coats of arms + 1 that will fill boxes, a byte each
PLAYER = FILLS + 1
SEATED = HEAD  # where the players begin
STATE = SEATED + PLAYERS * PLAYER

# ---- flags ----
FILL_WITHOUT_DRAWING = 1

# ---- phases ----
ROLLING = 0
TAKING = 1
TAKING_TWO = 2
DRAWING = 3
NAMING = 4
CROSSING = 5
OVER = 6

# ---- a move: its kind above what it says ----
KIND = 24
ROLL_MOVE = 1  # die << 6 | face
TAKE_MOVE = 2  # the dice as a set
USE_MOVE = 3  # the power
TURN_MOVE = 4  # face << 6 | the other face
CASTLE_MOVE = 5  # face
PASS_MOVE = 6
NAME_MOVE = 7  # coat of arms
CROSS_MOVE = 8  # square
DRAW_MOVE = 9  # first square << 18 | second square << 12 | half << 6 | other half

# ---- a domino may be drawn in so many arrangements: which half lies on the smaller square, jokers as any coat ----
MOST_ARRANGED = 2 * COATS * COATS
DRAWINGS_ROOM = MOST_ARRANGED + COATS  # scratch to list drawings
MOST_STEPS = 64  # moves that are not drawings

# ---- an outlook: a map with what every half would gain on every square; a domain's size, crosses, points and squares
# ---- without a cross are 16 bits each of one word
PLOTS = 40  # bits of the map
KEY = 0  # the free squares and the number of crosses it was made for, + 1
OPEN = KEY + 1  # how many squares are free
GAINED = OPEN + 1  # the halves whose gains have been worked out, as a set
DOMAINS = GAINED + 1  # each domain
JOINED = DOMAINS + PLOTS  # for each coat of arms and square the domains beside it, as a set
SUMS = JOINED + COATS * PLOTS  # and what they come to
GAINS = SUMS + COATS * PLOTS  # for each half and square
OUTLOOK = GAINS + MOST_HALVES * PLOTS

# ---- moves kept, of all that are equally good ----
KEPT_COUNT = 0  # how many there were
KEPT_MOST = 1  # how many are kept
KEPT = 2

# ---- a playout: a table and scratch ----
ARRANGED = STATE  # arrangements of a domino
CONTACTS = ARRANGED + MOST_ARRANGED  # the squares on which each coat of arms connects
COUNTS = CONTACTS + COATS  # drawings of each arrangement
STEPS = COUNTS + MOST_ARRANGED  # moves that are not drawings
SINK = STEPS + MOST_STEPS
KEPT_IN_PLAY = 64
PAIRS_KEY = SINK + KEPT + KEPT_IN_PLAY  # the dice the worths of pairs were made for, 0 for none
PAIRS = PAIRS_KEY + 1  # the worth of each two dice to each player, + BIAS
PAIR_COUNT = 6
OUTLOOKS = PAIRS + PLAYERS * PAIR_COUNT
PLAYOUT = OUTLOOKS + PLAYERS * OUTLOOK

# ---- what the net is told of a player: a block for each coat of arms and its line of boxes, then the rest ----
OF_COAT = 20
AT_LARGE = COATS * OF_COAT
HOPES = 12
HOPED = AT_LARGE + 43  # what the faces of the dice would bring
HOPED_LEVELS = HOPES - 4
FEATURES = HOPED + HOPES + 1
SQUARE_CROSSES = 3  # 0 to 2
ZONES = 1 + 2 * SQUARES  # the number of domains; of each the free squares beside it, then crosses << 32 | size

# ---- a table to judge: one being played out, what judging needs, one on which turns are tried, and another on which
# ---- that one tries them; the turns a playout to the end chooses among
STOP = PLAYOUT  # the round before which a playout is cut short
LIKED_KEY = STOP + 1  # the dice for which it is known what the net likes, 0 for none
LIKED = LIKED_KEY + 1  # the drawing it likes best of each two dice for each player, below what is then expected
TOLD_ZONES = LIKED + PLAYERS * PAIR_COUNT  # the domains of a coat of arms
TOLD_GAINS = TOLD_ZONES + ZONES  # what a square of each coat of arms would bring
TOLD = TOLD_GAINS + COATS * SQUARE_CROSSES  # the features of a player
UNITS = TOLD + FEATURES // 4
JUDGED = UNITS + HIDDEN
LOOKED_AT = JUDGED + SEATS  # the turns that look best to the greedy player
MOST_LOOKED_AT = 64
LOOKING = LOOKED_AT + MOST_LOOKED_AT
JUDGED_TABLE = LOOKING + LOOK
CHOSEN_AMONG = 3 * JUDGED_TABLE
JUDGED_ROOM = CHOSEN_AMONG + MOST_LOOKED_AT

# ---- a candidate: value << 46 | turned to << 41 | turned face + 1 << 36 | powers << 33 | castle face + 1 << 28 | move
WORTH_BITS = 46
TURNED_TO = 41
TURNED = 36
CALLS = 33
RAISING = 28

# ---- what an environment shows, and the actions it takes; those of turning depend on how many faces there are ----
PLACES = COLUMNS * ROWS
MAP_NUMBERS = (COATS + 1) * PLACES
DIE_NUMBERS = COATS + 2 + PLAYERS
TAKE_ACTIONS = DICE + PAIR_COUNT
CALL_ACTIONS = FIRST + 1
LEFT_NUMBERS = 17  # castles, who drew, what is announced, roles, the phase, points
SEEN = PLAYERS * MAP_NUMBERS + COATS * PLACES + DICE * DIE_NUMBERS + (4 * PLAYERS + 1) * COATS + LEFT_NUMBERS
MASK_CELLS = MOST_ARRANGED  # in the scratch of a mask, behind the arrangements: the squares of each coat of arms
MASK_STEPS = MASK_CELLS + COATS
MASK_ROOM = MASK_STEPS + MOST_STEPS
