"""Where things lie in the words of a Queendomino table, and of a table that is being played out; what greed goes by."""

from __future__ import annotations

from crownlands.kernel.kingdom.layout import *  # noqa: F403
from crownlands.kernel.kingdom.layout import (
    GRID,
    HEAD,
    HIDDEN,
    KINGDOM,
    LOOK,
    MOST_PLACEMENTS,
    OF_CLAIM,
    OF_KINGDOM,
    OF_TERRAIN,
    SEATS,
    SURVEY,
    TERRAINS,
    TOLD_CLAIMS,
    WAYS,
)

MOST_PLAYERS = 8
MOST_TEAMS = 6
SPACES = 6
"""Of the building board."""
MOST_KINDS = 32
"""Of buildings; there are 17, of which the table of the rules tells all."""
MOST_TILES = 64

# ---- the head of a table goes on ----
TEAMS = HEAD  # how many; a player alone is one
SIDES = TEAMS + 1  # the team of each seat, a byte each
MIXED = SIDES + 1  # 1 if rows come from both boxes in turn
ROUNDS = MIXED + 1
OTHER_REST = ROUNDS + 1  # the dominoes not drawn yet of the box the row after the next comes from
BOARD = OTHER_REST + 1  # the building on each space, kind + 1, a byte each, the dearest space first
TOP = BOARD + 1  # the tile open on the stack, kind + 1
UNSEEN = TOP + 1  # the tiles below it, a bit each
QUEEN = UNSEEN + 1  # the team she is with, + 1
DRAGON = QUEEN + 1  # 1 while it is at home
JUST_LAID = DRAGON + 1  # the cells of the domino laid this turn, while taxes are asked
KNIGHTS_LEFT = JUST_LAID + 1  # in the supply
TOWERS_LEFT = KNIGHTS_LEFT + 1
DESTROYED = TOWERS_LEFT + 1  # what the Dragon took, kind + 1, a byte each
DESTROYED_WORDS = 3
REALMS = DESTROYED + DESTROYED_WORDS

# ---- a realm: a kingdom, then ----
COINS = KINGDOM
KNIGHTS = COINS + 1  # in stock
POSTS = KNIGHTS + 1  # the cells with a knight
BUILT = POSTS + 1  # the cells with a building
TOWERS = BUILT + 1
SAFE_KNIGHTS = TOWERS + 1  # Safes that pay for knights
SAFE_TOWERS = SAFE_KNIGHTS + 1  # Safes that pay for towers
FLAT = SAFE_TOWERS + 1  # the points of buildings that just have some
PER_KNIGHT = FLAT + 1  # their points for each knight
PER_TOWER = PER_KNIGHT + 1  # for each tower
PER_TERRITORY = PER_TOWER + 1  # for each territory of a terrain, a byte each
BOXES = PER_TERRITORY + 1  # for each entry of the log, whether it is a domino of Queendomino's box
POST_LOG = BOXES + 1  # the cells of the posts in their order, + 1, a byte each
POST_WORDS = 3
BUILT_COUNT = POST_LOG + POST_WORDS
BUILT_LOG = BUILT_COUNT + 1  # kind << 8 | cell << 2 | towers, 16 bits each
BUILT_WORDS = 9
REALM = BUILT_LOG + BUILT_WORDS

STATE = REALMS + MOST_TEAMS * REALM

# ---- moves: a tile by its kind, a tax by its lower cell, a building by space and cell, a bribe by space ----
CELLS = GRID * GRID
TAX_ACROSS = CELLS  # both cells of a domino lying across
TAX_DOWN = 2 * CELLS
PASS = SPACES * CELLS
MOST_MOVES = SPACES * 48 + MOST_PLACEMENTS

COINS_COUNTED = 32
"""Nothing costs as much."""

# ---- a kind of building ----
KIND_KNIGHTS = 0
KIND_TOWERS = 1
KIND_CROWNS = 2
KIND_POINTS = 3
KIND_PER = 4
KIND_TERRAIN = 5
KIND_SAFE = 6
KIND = 8
PER_NOTHING = 0
PER_BUILDING = 1
PER_OWN_TOWER = 2
PER_OWN_KNIGHT = 3
PER_LAND = 4
NO_SAFE = 0
SAFE_FOR_KNIGHTS = 1
SAFE_FOR_TOWERS = 2

# ---- what greed goes by, in parts of a point, so that all of it is whole ----
POINT = 1200
GROWTH = 144  # a square joined to a territory, for each square it had: crowns may come, and taxes will
SNUG = 120  # a side of a square that touches another or the edge: a kingdom without gaps takes all its dominoes
SITE = 1800  # a town square to build on, while there is time
TURNS_PER_BUILDING = 2
TOWER = 480  # a tower beyond its points: the Queen may come, or stay
TOWER_TURNS = 4  # with fewer turns left it is worth less
KNIGHT_TURNS = 8  # the same for a knight in stock
SPITE = 7200  # what a building must be worth to a rival before the Dragon is sent to it
EARLY = 24  # moving one place earlier in the next round
FITS_NOWHERE = -1200  # a domino that can only be discarded

# ---- a move with its worth: the worth, + WORTHLESS, << 32, then what it is: way << 8 | cell, which of the two cells of
# the domino laid are taxed, space << 8 | cell, space, or the place of the domino in its box ----
WORTHLESS = 1 << 30
NO_SPACE = 255

# ---- a playout: a table, a survey for each team, scratch ----
SURVEYS = STATE
SCRATCH = SURVEYS + MOST_TEAMS * SURVEY
MASKS = SCRATCH  # where a domino fits, way by way
CONTACTS = MASKS + WAYS  # the sides of placements that touch something: counts in three bits, across and down
TRIAL = CONTACTS + 6  # a realm with a building tried
WEIGHED = TRIAL + REALM  # moves with their worth
PLAYOUT = WEIGHED + MOST_MOVES + WAYS

# ---- what the net is told of a team: its kingdom, then what else it owns ----
CLAIMED = TERRAINS * OF_TERRAIN
AT_LARGE = CLAIMED + TOLD_CLAIMS * OF_CLAIM
OWNED = AT_LARGE + OF_KINGDOM
FEATURES = 192
NETS = 2  # two teams, more teams

# ---- a table to judge: one being played out, what judging needs, and a second one on which moves are tried ----
STOP = PLAYOUT  # the rows still to come at which a playout is cut short
TOLD = STOP + 1  # the features of a team
UNITS = TOLD + FEATURES // 4
JUDGED = UNITS + HIDDEN
LOOKED_AT = JUDGED + SEATS  # the moves that look best to the greedy player
MOST_LOOKED_AT = 64
LOOKING = LOOKED_AT + MOST_LOOKED_AT
JUDGED_TABLE = LOOKING + LOOK
JUDGED_ROOM = 2 * JUDGED_TABLE
WORTH_BITS = 32

# ---- what an environment shows: planes of a realm, numbers of a domino, what a team has in stock ----
PLANES = TERRAINS + 5
DOMINO = 4 + 2 * TERRAINS
STOCK = 3
MOST_WAITING = 4
ASKED = 5  # the phases in which a seat is asked
TAXES = 3
