"""Kingdomino as the search on the kernel sees it."""

from __future__ import annotations

from crownlands.bots.searching import Searched
from crownlands.kernel.kingdomino.convert import DOORS, move_of, pack
from crownlands.kernel.kingdomino.game import GAME

KINGDOMINO = Searched(GAME, DOORS, pack, move_of)
