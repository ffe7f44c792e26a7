"""Greedy Kingdomino: the placement and pick whose best later placement of the picked domino scores most."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from crownlands.bots.bot import best_of
from crownlands.game import AnyState, current
from crownlands.kingdom.cells import NEIGHBOURS, Cell
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.squares import Terrain
from crownlands.kingdom.territories import Territory, territories
from crownlands.rules.house import special_points
from crownlands.rules.kingdomino.options import Options
from crownlands.rules.kingdomino.scoring import score_sheet
from crownlands.rules.kingdomino.state import Kingdomino, Move
from crownlands.rules.moves import Discard, Lay, Pick

Land = list[Territory[Terrain]]


class GreedyKingdomino:
    """FullGreedy of Gedda, Lagerkvist and Butler (2018); ties are broken at random."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def choose(self, state: AnyState) -> Any:
        table = current(state, Kingdomino)
        moves = table.moves()
        return moves[0] if len(moves) == 1 else self._best(table, moves)

    def _best(self, table: Kingdomino, moves: Iterable[Move]) -> Move:
        seat, free = table.turn, table.draft.free
        if table.phase == "pick":
            return self._pick(table.kingdoms[seat], free, table.options)
        domino = table.draft.row[0].domino
        worth = {
            move: _promise(table.kingdoms[seat].lay(domino, move.first, move.second), free, table.options)
            for move in moves
            if isinstance(move, Lay)
        }
        return best_of(worth, self.dice) if worth else Discard()

    def _pick(self, kingdom: Kingdom, free: tuple[Domino, ...], options: Options) -> Pick:
        if kingdom.squares:
            worth = {domino: best_placement(kingdom, domino, options) for domino in free}
        else:
            worth = {domino: max(domino.first.crowns, domino.second.crowns) for domino in free}
        return Pick(best_of(worth, self.dice).number)


def _promise(kingdom: Kingdom, free: tuple[Domino, ...], options: Options) -> int:
    """What a kingdom is worth with the best of the free dominoes laid next; in the last round, what it is worth."""
    if not free:
        return score_sheet(kingdom, options).total
    return max(best_placement(kingdom, domino, options) for domino in free)


def best_placement(kingdom: Kingdom, domino: Domino, options: Options) -> int:
    """The highest score of a kingdom once this domino lies in it, or is discarded because it fits nowhere."""
    places = kingdom.placements(domino)
    if not places:
        return score_sheet(kingdom, options).total
    found = territories(kingdom.squares)
    home = {cell: number for number, territory in enumerate(found) for cell in territory.cells}
    special = options.harmony or options.middle_kingdom
    return sum(territory.points for territory in found) + max(
        _growth(found, home, domino, cells) + (_special(kingdom.lay(domino, *cells), options) if special else 0)
        for cells in places
    )


def _growth(found: Land, home: dict[Cell, int], domino: Domino, cells: tuple[Cell, Cell]) -> int:
    """The points a domino adds to the territories it joins; counting everything again is many times slower."""
    (terrain, crowns), (other_terrain, other_crowns) = domino.first, domino.second
    beside, beside_other = (
        {home[cell] for cell in NEIGHBOURS[end] if cell in home and found[home[cell]].terrain is square.terrain}
        for end, square in zip(cells, (domino.first, domino.second), strict=True)
    )
    if terrain is other_terrain:
        return _joined(found, beside | beside_other, 2, crowns + other_crowns)
    return _joined(found, beside, 1, crowns) + _joined(found, beside_other, 1, other_crowns)


def _joined(found: Land, numbers: set[int], squares: int, crowns: int) -> int:
    """What these territories gain by becoming one with so many new squares and crowns."""
    before = 0
    for number in numbers:
        territory = found[number]
        squares, crowns, before = squares + territory.size, crowns + territory.crowns, before + territory.points
    return squares * crowns - before


def _special(kingdom: Kingdom, options: Options) -> int:
    return sum(special_points(kingdom, options).values())
