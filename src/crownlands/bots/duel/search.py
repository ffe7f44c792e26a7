"""Kingdomino Duel as the search on the kernel sees it."""

from __future__ import annotations

from crownlands.bots.searching import Searched
from crownlands.kernel.duel.convert import DOORS, move_of, pack
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.judged import JUDGED_GAME

WIDTH = 16
DUEL = Searched(GAME, DOORS, pack, move_of)
JUDGED_DUEL = Searched(JUDGED_GAME, DOORS, pack, move_of, width=WIDTH)
