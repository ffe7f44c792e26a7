"""Where things lie in the words of a Kingdomino table, and of a table that is being played out."""

from __future__ import annotations

from crownlands.kernel.kingdom.layout import *  # noqa: F403
from crownlands.kernel.kingdom.layout import COUNTRYSIDE, HEAD, KINGDOM, MOST_PLACEMENTS, SURVEY, WAYS, ZONES

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

# ---- a playout: a table, a survey for each seat, scratch ----
SURVEYS = STATE
SCRATCH = SURVEYS + MOST_PLAYERS * SURVEY
PLAYOUT = SCRATCH + CHOICE

# ---- what an environment shows: planes of a kingdom, numbers of a domino ----
PLANES = COUNTRYSIDE + 2
DOMINO = 4 + 2 * COUNTRYSIDE
