"""Kingdomino Duel as the search on the kernel sees it."""

from __future__ import annotations

from crownlands.bots.searching import Searched
from crownlands.kernel.duel.convert import DOORS, move_of, pack
from crownlands.kernel.duel.game import GAME

DUEL = Searched(GAME, DOORS, pack, move_of)
