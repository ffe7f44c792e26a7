"""Queendomino as the search on the kernel sees it: move by move, for the phases of a turn are asked one by one."""

from __future__ import annotations

from crownlands.bots.searching import Searched
from crownlands.kernel.queendomino.convert import DOORS, move_of, pack
from crownlands.kernel.queendomino.game import GAME

QUEENDOMINO = Searched(GAME, DOORS, pack, move_of)
