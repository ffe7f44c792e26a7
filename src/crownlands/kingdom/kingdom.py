"""A kingdom: squares of land around a castle, where a domino fits, and laying it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, wraps
from typing import NamedTuple, TypeVar

from crownlands.kingdom.cells import CASTLE, NEIGHBOURS, Cell, at, column_of, row_of
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.squares import Square, Terrain
from crownlands.kingdom.territories import Territory, joined, points_by_terrain, territories

T = TypeVar("T")


class Box(NamedTuple):
    """The smallest rectangle of columns and rows that holds a kingdom."""

    left: int
    top: int
    right: int
    bottom: int

    def around(self, cell: Cell) -> Box:
        column, row = column_of(cell), row_of(cell)
        if self.left <= column <= self.right and self.top <= row <= self.bottom:
            return self
        return Box(min(self.left, column), min(self.top, row), max(self.right, column), max(self.bottom, row))

    @property
    def width(self) -> int:
        return self.right - self.left + 1

    @property
    def height(self) -> int:
        return self.bottom - self.top + 1


CASTLE_BOX = Box(column_of(CASTLE), row_of(CASTLE), column_of(CASTLE), row_of(CASTLE))


class Laid(NamedTuple):
    """A domino in a kingdom, and the cells of its first and second square."""

    domino: Domino
    first: Cell
    second: Cell


@dataclass(frozen=True)
class Kingdom:
    """The castle and all squares laid around it; `size` is the side of the grid it must fit in."""

    size: int
    squares: Mapping[Cell, Square] = field(default_factory=dict)
    laid: tuple[Laid, ...] = ()
    box: Box = CASTLE_BOX

    def __hash__(self) -> int:
        return hash((self.size, self.laid, frozenset(self.squares.items())))

    @cached_property
    def room(self) -> frozenset[Cell]:
        """The free cells a domino may still use (K-P4, K-P10, K-P12)."""
        return reach(self.box, self.size).difference(self.squares)

    def anchors(self, terrain: Terrain) -> set[Cell]:
        """The free cells on which a square of this terrain connects: to the castle (K-P2) or to its like (K-P1)."""
        room = self.room
        found = {cell for cell in NEIGHBOURS[CASTLE] if cell in room}
        for cell, square in self.squares.items():
            if square.terrain is terrain:
                found.update(beside for beside in NEIGHBOURS[cell] if beside in room)
        return found

    def placements(self, domino: Domino) -> list[tuple[Cell, Cell]]:
        """Where a domino fits: the cells of its first and second square, in order. One contact is enough (K-P7)."""
        room = self.room
        found = {(a, b) for a in self.anchors(domino.first.terrain) for b in NEIGHBOURS[a] if b in room}
        found.update((a, b) for b in self.anchors(domino.second.terrain) for a in NEIGHBOURS[b] if a in room)
        return sorted({(min(pair), max(pair)) for pair in found} if domino.double else found)

    def lay(self, domino: Domino, first: Cell, second: Cell) -> Kingdom:
        squares = {**self.squares, first: domino.first, second: domino.second}
        box = self.box.around(first).around(second)
        grown = Kingdom(self.size, squares, (*self.laid, Laid(domino, first, second)), box)
        known = self.__dict__.get("territories")
        if known is not None:  # two squares more cost less than all of them again
            grown.__dict__["territories"] = joined(joined(known, first, domino.first), second, domino.second)
        return grown

    @cached_property
    def territories(self) -> list[Territory[Terrain]]:
        return territories(self.squares)

    @cached_property
    def points(self) -> dict[Terrain, int]:
        """Squares × crowns of each terrain (K-X1)."""
        return points_by_terrain(self.territories)

    @property
    def crowns(self) -> int:
        return sum(square.crowns for square in self.squares.values())

    @property
    def complete(self) -> bool:
        """No hole in the grid (K-V2)."""
        return len(self.squares) == self.size * self.size - 1

    @property
    def spread_out(self) -> bool:
        """As wide and as high as its grid, which can no longer shift."""
        return self.box.width == self.box.height == self.size

    @property
    def centred(self) -> bool:
        """A grid centred on the castle holds it all (K-V3, K-N10)."""
        far = self.size // 2
        column, row = column_of(CASTLE), row_of(CASTLE)
        box = self.box
        return max(column - box.left, box.right - column, row - box.top, box.bottom - row) <= far


def once(make: Callable[[Kingdom], T]) -> Callable[[Kingdom], T]:
    """Made once for each kingdom and kept with it: what follows from a value never changes."""
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def look(kingdom: Kingdom) -> T:
        kept = kingdom.__dict__
        if name not in kept:
            kept[name] = make(kingdom)
        made: T = kept[name]
        return made

    return look


def spread(box: Box, size: int) -> Box:
    """The area of every cell that keeps a kingdom with this box within its grid (K-P4)."""
    return Box(box.right - size + 1, box.bottom - size + 1, box.left + size - 1, box.top + size - 1)


@cache
def reach(box: Box, size: int) -> frozenset[Cell]:
    """The cells, the castle's aside, that keep a kingdom with this box within its grid."""
    area = spread(box, size)
    columns, rows = range(area.left, area.right + 1), range(area.top, area.bottom + 1)
    return frozenset(at(column, row) for column in columns for row in rows) - {CASTLE}
