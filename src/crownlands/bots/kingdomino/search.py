"""Kingdomino as the search on the kernel sees it: with greedy playouts to the end, and with judgement."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from crownlands.bots.searching import Searched
from crownlands.kernel.kingdomino.convert import DOORS, move_of, pack
from crownlands.kernel.kingdomino.ending import best_turn
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.kingdomino.judged import EITHER_GAME, FAR_GAME, JUDGED_GAME, LOOKS
from crownlands.rules.kingdomino.state import Kingdomino

WIDTH = 16


def solve(position: array[int], brought: tuple[int, ...]) -> Sequence[int]:
    """The best turn once the last row is out; nothing before."""
    found = best_turn(position, brought)
    return found[0] if found else ()


KINGDOMINO = Searched(GAME, DOORS, pack, move_of)
JUDGED_KINGDOMINO = Searched(JUDGED_GAME, DOORS, pack, move_of, solve, WIDTH)
QUICK_KINGDOMINO = Searched(JUDGED_GAME, DOORS, pack, move_of, solve, LOOKS)
CROWDED_KINGDOMINO = Searched(GAME, DOORS, pack, move_of, solve)
MIGHTY_KINGDOMINO = Searched(EITHER_GAME, DOORS, pack, move_of, solve, WIDTH)


def by_table(table: Kingdomino) -> Searched | None:
    """With more than two players greedy playouts to the end, which are quick, know more than the net.

    In the Mighty Duel half of the playouts are of each kind: in the games tried that won more than either alone.
    """
    if table.options.players > 2:
        return CROWDED_KINGDOMINO
    return MIGHTY_KINGDOMINO if table.options.mighty_duel else None


FAR_KINGDOMINO = Searched(FAR_GAME, DOORS, pack, move_of, solve, WIDTH, by_table)
