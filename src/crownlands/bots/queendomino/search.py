"""Queendomino as the search on the kernel sees it: with greedy playouts to the end, and with judgement."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace

from crownlands.bots.searching import Searched
from crownlands.kernel.queendomino.convert import DOORS, move_of, pack
from crownlands.kernel.queendomino.ending import best_turn
from crownlands.kernel.queendomino.game import GAME
from crownlands.kernel.queendomino.judged import JUDGED_GAME, LOOKS
from crownlands.rules.queendomino.state import Queendomino


def solve(position: array[int], brought: tuple[int, ...]) -> Sequence[int]:
    """The best move of the last round, if it can be worked out; nothing before."""
    found = best_turn(position, brought)
    return found[:1] if found else ()


QUEENDOMINO = Searched(GAME, DOORS, pack, move_of)
JUDGED_QUEENDOMINO = Searched(JUDGED_GAME, DOORS, pack, move_of, solve, LOOKS)
CROWDED_QUEENDOMINO = Searched(GAME, DOORS, pack, move_of, solve)


def of_crowd(table: Queendomino) -> Searched | None:
    """With more than two sides greedy playouts to the end know more than the net."""
    return CROWDED_QUEENDOMINO if len(table.teams) > 2 else None


EXPERT_QUEENDOMINO = replace(JUDGED_QUEENDOMINO, elsewhere=of_crowd)
