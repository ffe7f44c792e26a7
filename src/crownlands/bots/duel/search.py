"""Kingdomino Duel as the search on the kernel sees it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from crownlands.bots.searching import Searched
from crownlands.kernel.duel.convert import DOORS, move_of, pack
from crownlands.kernel.duel.ending import best_turn
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.judged import FAR_GAME, JUDGED_GAME, LOOKS


def solve(position: array[int], brought: tuple[int, ...]) -> Sequence[int]:
    """The best move once the end is certain; nothing before."""
    found = best_turn(position, brought)
    return found[:1] if found else ()


DUEL = Searched(GAME, DOORS, pack, move_of)
JUDGED_DUEL = Searched(JUDGED_GAME, DOORS, pack, move_of, solve, LOOKS)
FAR_DUEL = Searched(FAR_GAME, DOORS, pack, move_of, solve, LOOKS)
