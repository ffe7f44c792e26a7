"""Kingdomino as the search on the kernel sees it."""

from __future__ import annotations

from crownlands.bots.searching import Searched
from crownlands.game import AnyState
from crownlands.kernel.kingdomino.convert import move_of, pack
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.search import Aim
from crownlands.rules.dynasty import Dynasty


def _aim(state: AnyState) -> Aim:
    """In a Dynasty the points of earlier games count in the end."""
    if not isinstance(state, Dynasty):
        return Aim()
    games = [[sheet.total for sheet in game.scores()] for game in state.past]
    return Aim(brought=tuple(map(sum, zip(*games, strict=True)))) if games else Aim()


KINGDOMINO = Searched(GAME, pack, move_of, _aim)
