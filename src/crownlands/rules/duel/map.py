"""A player's map: the arms drawn around the castle, and where a coat of arms connects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES, Cell
from crownlands.kingdom.territories import Territory, territories
from crownlands.rules.duel.coats import COATS, Arms, Coat
from crownlands.rules.duel.components import BESIDE, CASTLE, LAND

Domain = Territory[Coat]


@dataclass(frozen=True)
class Map:
    """7×5 squares with the castle in the centre, so 34 to fill (D-C2)."""

    squares: Mapping[Cell, Arms] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(frozenset(self.squares.items()))

    @cached_property
    def free(self) -> tuple[Cell, ...]:
        return tuple(cell for cell in LAND if cell not in self.squares)

    @property
    def full(self) -> bool:
        return len(self.squares) == len(LAND)

    @cached_property
    def anchors(self) -> Mapping[Coat, frozenset[Cell]]:
        """For each coat of arms the free squares on which it connects: to the castle or to its like (D-T7)."""
        by_castle = frozenset(BESIDE[CASTLE])
        return {coat: (by_castle | self._beside(coat)).intersection(self.free) for coat in COATS}

    def _beside(self, coat: Coat) -> frozenset[Cell]:
        drawn = [cell for cell, arms in self.squares.items() if arms.coat is coat]
        return frozenset(beside for cell in drawn for beside in BESIDE[cell])

    @cached_property
    def pairs(self) -> tuple[tuple[Cell, Cell], ...]:
        """Free squares side by side, each pair both ways round."""
        free = set(self.free)
        return tuple((cell, other) for cell in self.free for other in BESIDE[cell] if other in free)

    @cached_property
    def domains(self) -> list[Domain]:
        return territories(self.squares)

    @property
    def heavy_lines(self) -> list[tuple[Cell, Cell]]:
        """Neighbouring squares with different coats of arms (D-T10)."""
        squares = self.squares
        return [
            (cell, other)
            for cell in sorted(squares)
            for other in BESIDE[cell]
            if cell < other and other in squares and squares[cell].coat is not squares[other].coat
        ]

    def draw(self, drawn: Mapping[Cell, Arms]) -> Map:
        return Map({**self.squares, **drawn})

    def cross(self, cell: Cell) -> Map:
        """One more cross on a square already drawn (D-M6)."""
        arms = self.squares[cell]
        return Map({**self.squares, cell: Arms(arms.coat, arms.crosses + 1)})


_CELLS = {NAMES[cell]: cell for cell in LAND}


def read_map_cell(text: str) -> Cell:
    cell = _CELLS.get(text.lower())
    if cell is None:
        raise Refused(
            "“{text}” is not a square of the map; expected one of a1 to g5, the castle's d3 aside.", text=text
        )
    return cell
