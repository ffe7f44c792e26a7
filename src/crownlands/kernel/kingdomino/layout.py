"""Where things lie in the words of a Kingdomino table, and of a table that is being played out."""

from __future__ import annotations

from crownlands.kernel.kingdom.layout import *  # noqa: F403
from crownlands.kernel.kingdom.layout import COUNTRYSIDE, HEAD, KINGDOM, MOST_PLACEMENTS, SURVEY, WAYS, ZONES

# ---- a table: its head, then a kingdom for each seat ----
MOST_PLAYERS = 4
KINGDOMS = HEAD
STATE = KINGDOMS + MOST_PLAYERS * KINGDOM
MOST_MOVES = MOST_PLACEMENTS + 1

# ---- placements of a domino with their values: where it fits, how many there are, then each, best first ----
LIST_MASKS = 0
MOST_FIRST = LIST_MASKS + WAYS  # the most its first square alone brings
MOST_SECOND = MOST_FIRST + 1
BOUND = MOST_SECOND + 1  # what no turn with it as the pick can bring more than, but for the next line
FREED = BOUND + 1  # the ends of the domino at hand that the bound leaves out, as bits
LISTED = FREED + 1
LIST = LISTED + 1 + MOST_PLACEMENTS

# ---- scratch of a choice ----
BEST_WAY = 0  # the best turn so far
BEST_CELL = 1
BEST_PICK = 2  # as a set
TRIED_WAY = 3  # the placement being weighed
TRIED_CELL = 4
HELD_MIDDLE = 5  # points for the castle in the centre, before the placement
FILLED = 6  # points for Harmony once the domino and a pick lie
ON_OFFER = 7  # the dominoes that can be picked
PLACES = 8  # where the domino at hand fits, way by way
TRIAL = PLACES + WAYS  # the kingdom with the domino laid
TRIAL_SURVEY = TRIAL + KINGDOM
FIRST_ZONES = TRIAL_SURVEY + SURVEY  # the territories of its first terrain with the domino laid
SECOND_ZONES = FIRST_ZONES + ZONES
TRIAL_MASKS = SECOND_ZONES + ZONES  # where a pick would fit then
TOUCHING = TRIAL_MASKS + WAYS  # those of them whose worth the domino changed
LISTS = TOUCHING + WAYS  # the placements of each domino on offer
CHOICE = LISTS + MOST_PLAYERS * LIST

# ---- a playout: a table, a survey for each seat, scratch ----
SURVEYS = STATE
SCRATCH = SURVEYS + MOST_PLAYERS * SURVEY
PLAYOUT = SCRATCH + CHOICE

# ---- what an environment shows: planes of a kingdom, numbers of a domino ----
PLANES = COUNTRYSIDE + 2
DOMINO = 4 + 2 * COUNTRYSIDE
