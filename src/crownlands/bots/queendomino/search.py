"""Queendomino as the search on the kernel sees it: with greedy playouts to the end, and with judgement."""

from __future__ import annotations

from crownlands.bots.searching import Searched
from crownlands.kernel.queendomino.convert import DOORS, move_of, pack
from crownlands.kernel.queendomino.game import GAME
from crownlands.kernel.queendomino.judged import JUDGED_GAME

WIDTH = 16
QUEENDOMINO = Searched(GAME, DOORS, pack, move_of)
JUDGED_QUEENDOMINO = Searched(JUDGED_GAME, DOORS, pack, move_of, width=WIDTH)
