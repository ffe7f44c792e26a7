"""Where things lie in the arrays that the loops of the kernel, which know no game, share with every game."""

from __future__ import annotations

# ---- what search and simulation add up, for each seat: points, then twelfths of wins ----
SEATS = 8
TWELFTHS = SEATS
SUMS = TWELFTHS + SEATS
# ---- an aim: what a win is worth, a point ahead of the best other, a point; what each seat brings along ----
AIM_WIN = 0
AIM_LEAD = 1
AIM_POINT = 2
AIM_BROUGHT = 3
AIM = AIM_BROUGHT + SEATS
# ---- random numbers of a game: those of chance, those of the players ----
RANDOM = 2
# ---- a net: hidden units of its two layers, the last of each always 1; bits behind the point of its numbers
FIRST_HIDDEN = 32
SECOND_HIDDEN = 16
OUTPUTS = 2  # the points to expect in the end, and by how much that is off
BITS_HIDDEN = 8
BITS_WEIGHTS = 12
BITS_POINTS = 6  # of what comes out
MOST_HIDDEN = 4095
LEAST_SPREAD = 32
HIDDEN = (FIRST_HIDDEN + SECOND_HIDDEN) // 4  # the words both layers take
ONE = 64  # the last feature of every position
CHANCES = 256  # of a lead by 0 to 4 spreads
# ---- room to look at a turn: an aim, random numbers, points of each side ----
LOOK_AIM = 0
LOOK_RANDOM = LOOK_AIM + AIM
LOOK_SCORES = LOOK_RANDOM + RANDOM
LOOK = LOOK_SCORES + SEATS
# ---- the last moves of a game: what it comes to, points of each side, who wins, by which move; how deep it may go ----
LAST_WON = SEATS
LAST_MOVE = LAST_WON + 1
LAST_LINE = LAST_MOVE + 1
LAST_DEPTH = 16
# ---- whose turn it is, where it is no seat's ----
CHANCE = -1
NOBODY = -2
# ---- a turn: the moves it is made of ----
TURN_MOVES = 8
# ---- environments: who plays, sets of seats in one word: those asked, those the kernel plays greedily or by judgement
# and the others at random; what is paid for; how a game of a batch can end ----
EVERYBODY = 255
PLAYS_GREEDILY = 8
PLAYS_JUDGED = 16
PAYS_WIN = 0
PAYS_MARGIN = 1
PAYS_POINTS = 2
ENDED = 1
ILLEGAL = 2
