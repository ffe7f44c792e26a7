"""Where things lie in the words of a Kingdomino table, and of a table that is being played out."""

from __future__ import annotations

from crownlands.kernel.kingdom.layout import *  # noqa: F403
from crownlands.kernel.kingdom.layout import (
    COUNTRYSIDE,
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
    TOLD_CLAIMS,
    WAYS,
    ZONES,
)

# ---- a table: its head, then a kingdom for each seat ----
MOST_PLAYERS = 4
KINGDOMS = HEAD
STATE = KINGDOMS + MOST_PLAYERS * KINGDOM
MOST_MOVES = MOST_PLACEMENTS + 1

# ---- what new squares bring: how many entries, then each: points, and all cells on which it is that many ----
GAINS = 1 + 2 * 65

# ---- a domino: where it fits, way by way, and what its squares bring ----
LIST_MASKS = 0
BOUND = LIST_MASKS + WAYS  # what no turn with it as the pick can bring more than, but for the next line
FREED = BOUND + 1  # the ends of the domino at hand that the bound leaves out, as bits
FIRST_GAINS = FREED + 1
SECOND_GAINS = FIRST_GAINS + GAINS
LIST = SECOND_GAINS + GAINS

# ---- scratch of a choice ----
BEST_WAY = 0  # the best turn so far
BEST_CELL = 1
BEST_PICK = 2  # as a set
TRIED_WAY = 3  # the placement being weighed
TRIED_CELL = 4
HELD_MIDDLE = 5  # points for the castle in the centre, before the placement
FILLED = 6  # points for Harmony once the domino and a pick lie
ON_OFFER = 7  # the dominoes that can be picked
PLACES = 8  # some or all of the placements of the domino at hand, way by way
TRIAL = PLACES + WAYS  # the kingdom with the domino laid
TRIAL_SURVEY = TRIAL + KINGDOM
FIRST_ZONES = TRIAL_SURVEY + SURVEY  # the territories of its first terrain with the domino laid
SECOND_ZONES = FIRST_ZONES + ZONES
TRIAL_MASKS = SECOND_ZONES + ZONES  # where a pick would fit then
TRIAL_GAINS = TRIAL_MASKS + WAYS  # and what its squares would bring
AT_HAND = TRIAL_GAINS + LIST  # the domino at hand
LISTS = AT_HAND + LIST  # each domino on offer
CHOICE = LISTS + MOST_PLAYERS * LIST

# ---- what the net is told of a seat ----
CLAIMED = COUNTRYSIDE * OF_TERRAIN
AT_LARGE = CLAIMED + TOLD_CLAIMS * OF_CLAIM
HOPED = AT_LARGE + OF_KINGDOM  # what dominoes may bring that have not been drawn yet
SQUARE_CROWNS = 4  # a square has fewer
HOPED_LEVELS = 8  # the points from which dominoes are counted
HOPED_FROM = 2
HOPED_STEP = 2
HOPES = HOPED_LEVELS + 2 * COUNTRYSIDE + 2
FULL = HOPED + HOPES  # whether and how the kingdom can be filled
OF_FULL = 4
FEATURES = 176
NETS = 4  # 2, 3 and 4 players; the large kingdoms of the Mighty Duel

# ---- a playout: a table, a survey for each seat, scratch; then what judging needs ----
SURVEYS = STATE
SCRATCH = SURVEYS + MOST_PLAYERS * SURVEY
STOP = SCRATCH + CHOICE  # the rows still to come at which a playout is cut short
THIS_ROUND = 255  # in its place: with the round, by a quick look
SOLVED = STOP + 1  # the set of winners, once the end has been worked out; JUDGED then has what each ends with
TOLD = SOLVED + 1  # the features of a seat
UNITS = TOLD + FEATURES // 4
JUDGED = UNITS + HIDDEN
LOOKED_AT = JUDGED + SEATS  # the turns of each pick that look best
MOST_LOOKED_AT = 64
SHORTLIST = LOOKED_AT + MOST_LOOKED_AT * MOST_PLAYERS  # placements a player in a playout thinks through
MOST_SHORTLISTED = 4
LAID = SHORTLIST + MOST_LOOKED_AT  # the kingdom as it is told: with what has been claimed laid
LAID_SURVEY = LAID + KINGDOM
LAID_MASKS = LAID_SURVEY + SURVEY
LAID_GAINS = LAID_MASKS + WAYS
SQUARES_BRING = LAID_GAINS + MOST_PLAYERS  # for each terrain and number of crowns
LOOKING = SQUARES_BRING + COUNTRYSIDE * SQUARE_CROWNS
PLAYOUT = LOOKING + LOOK

# ---- solving the end: a step lays a domino; a line is what everybody ends with and how; paths are first placements
STEP_MASKS = 0
STEP_KINGDOM = STEP_MASKS + WAYS
STEP_SURVEY = STEP_KINGDOM + KINGDOM
STEP = STEP_SURVEY + SURVEY
MOST_STEPS = 6
PATHS = MOST_MOVES + 1
SETS = 1 << MOST_PLAYERS  # of picks, by their places in the offer
LINE_VALUE = SEATS
LINE_PATH = LINE_VALUE + 1
LINE_PICK = LINE_PATH + 1
LINE = LINE_PICK + 1
MOST_TURNS = 4  # of a row
TURN_COUNT = 0
TURNS = TURN_COUNT + 1  # the seat of each
BRANCHES = TURNS + MOST_TURNS  # whether each placement of it has to be tried
TAKEN = BRANCHES + MOST_TURNS  # by each seat, as places in the offer
PATH = TAKEN + MOST_PLAYERS  # the placement each seat has tried, 0 for none
BRANCHING = PATH + MOST_PLAYERS  # the domino it belongs to
TO_LAY = BRANCHING + MOST_PLAYERS  # the other dominoes of the row, as a set
CLAIMED_BEFORE = TO_LAY + MOST_PLAYERS
LINES = CLAIMED_BEFORE + MOST_PLAYERS
BRANCH = LINES + LINE * (MOST_TURNS + 1)  # the placements of each seat
ENDINGS = BRANCH + PATHS * MOST_PLAYERS  # what each seat ends with, for every path and set of picks, plus 1
SURVEYED = ENDINGS + MOST_PLAYERS * PATHS * SETS
STEPS = SURVEYED + MOST_PLAYERS * SURVEY
ENDING = STEPS + STEP * MOST_STEPS
SOLVING = 2 * PLAYOUT  # behind a table to judge lies a second one, on which turns are tried; then room to solve the end
JUDGED_ROOM = SOLVING + ENDING

# ---- what an environment shows: planes of a kingdom, numbers of a domino ----
PLANES = COUNTRYSIDE + 2
DOMINO = 4 + 2 * COUNTRYSIDE
