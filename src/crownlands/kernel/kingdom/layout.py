"""Where things lie in the words of a kingdom, of its survey and of a draft; one word has 64 bits."""

from __future__ import annotations

from crownlands.kernel.layout import *  # noqa: F403

COUNTRYSIDE = 6
TERRAINS = COUNTRYSIDE + 1
"""In the order of the score sheet, town last; in Kingdomino it stays empty."""
DECK = 48
"""Dominoes of a box. Kingdomino's come first, Queendomino's after them."""

# ---- a kingdom; sets of cells are bits ----
TERRAIN = 0  # the cells of each terrain
TOWN = TERRAIN + COUNTRYSIDE
BESIDE = TERRAIN + TERRAINS  # the cells beside each terrain or beside the castle
USED = BESIDE + TERRAINS  # all cells with a square, and the castle's
CROWN1 = USED + 1  # the cells with 1 or 3 crowns
CROWN2 = CROWN1 + 1  # the cells with 2 or 3 crowns
ACROSS = CROWN2 + 1  # the lower cells of dominoes lying across that stay within the grid
DOWN = ACROSS + 1  # the same for dominoes lying down
COLUMNS = DOWN + 1  # columns in use, the castle's at bit 8
ROWS = COLUMNS + 1  # rows in use, the castle's at bit 8
CORNER = ROWS + 1  # the cell in the top left corner of what is built
FRAME = CORNER + 1  # where the frames of its size begin: 0 for 5×5, else 7×7
LOGGED = FRAME + 1  # dominoes laid, and discarded << 8; from here on, what has no bearing on play
LOG = LOGGED + 1  # what became of each of 24 dominoes, 16 bits each
LOG_ENTRIES = 24
KINGDOM = LOG + LOG_ENTRIES // 4
FRAMES_OF_A_SIZE = 128

# ---- a survey of a kingdom: for each terrain a count and its territories, two words each; then the points ----
ZONES = 56
POINTS = ZONES * TERRAINS
SURVEY = POINTS + 1

# ---- what nets are told of a kingdom: a block for each terrain, one for each domino to be laid, the rest ----
OF_TERRAIN = 19
OF_CLAIM = 6
TOLD_CLAIMS = 2
OF_KINGDOM = 17

# ---- the head of a table: what was agreed, and the draft; kings are bytes, seat + 1 ----
PLAYERS = 0
SIZE = 1  # the side of a kingdom's grid
LENGTH = 2  # dominoes in a row
FLAGS = 3
PHASE = 4
REST = 5  # dominoes not drawn yet
TO_COME = 6  # rows not drawn yet
HAND = 7  # kings not drawn yet, a byte for each seat
WAITING = 8  # kings of the first choice that are put down next, in order
ROW = 9  # the dominoes being played
OWNERS = 10  # the kings on them, in order
OFFER = 11  # the dominoes kings move to
CLAIMS = 12  # the kings on them, in order, 0 for none
LEFT_OVER = 13  # dominoes nobody took, a byte each, eight to a word
HEAD = LEFT_OVER + 5

# ---- phases: chance first; only Queendomino has buildings, taxes and bribes ----
BUILDING = 0
DRAW = 1
KING = 2
LAY = 3
TAX = 4
BUILD = 5
BRIBE = 6
PICK = 7
OVER = 8

# ---- flags ----
MUST_PLACE = 1
KINGS_DRAWN = 2
CROWNS_BREAK_TIES = 4
HARMONY = 8
MIDDLE_KINGDOM = 16
ORDER_FIRST = 32

# ---- placements: four ways to lie, and no placement ----
WAYS = 4
NOT_LAID = 4
MOST_PLACEMENTS = 64 * WAYS

# ---- the name of a placement: the cell of its first square on a grid of 13×13, times 4, plus the side of the other
GRID = 13
MIDDLE = 6
DISCARD = 4 * GRID * GRID
