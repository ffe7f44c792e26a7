"""Territories: maximal groups of orthogonally connected squares of one kind. The castle joins nothing (K-X2)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

from crownlands.kingdom.cells import NEIGHBOURS, Cell
from crownlands.kingdom.squares import Terrain

Kind_co = TypeVar("Kind_co", covariant=True)
K = TypeVar("K")
NO_POINTS = dict.fromkeys(Terrain, 0)


class Land(Protocol[Kind_co]):
    """A square of any game: what it is and how many crowns it bears."""

    @property
    def terrain(self) -> Kind_co: ...

    @property
    def crowns(self) -> int: ...


class Territory(NamedTuple, Generic[K]):
    terrain: K
    cells: frozenset[Cell]
    crowns: int

    @property
    def size(self) -> int:
        return len(self.cells)

    @property
    def points(self) -> int:
        """Squares × crowns (K-X1); nothing without a crown (K-X6)."""
        return len(self.cells) * self.crowns


def territory_at(squares: Mapping[Cell, Land[K]], start: Cell) -> Territory[K]:
    """The territory a square belongs to. Corners do not join (K-X5)."""
    terrain = squares[start].terrain
    cells, edge = {start}, [start]
    while edge:
        for cell in NEIGHBOURS[edge.pop()]:
            if cell not in cells and cell in squares and squares[cell].terrain == terrain:
                cells.add(cell)
                edge.append(cell)
    return Territory(terrain, frozenset(cells), sum(squares[cell].crowns for cell in cells))


def territories(squares: Mapping[Cell, Land[K]]) -> list[Territory[K]]:
    """All territories, by their first cell."""
    found: list[Territory[K]] = []
    seen: set[Cell] = set()
    for cell in sorted(squares):
        if cell not in seen:
            found.append(territory_at(squares, cell))
            seen |= found[-1].cells
    return found


def joined(found: list[Territory[K]], cell: Cell, square: Land[K]) -> list[Territory[K]]:
    """All territories after one more square, which grows or joins those of its kind that it touches (K-X2, K-X5)."""
    beside, terrain, crowns = NEIGHBOURS[cell], square.terrain, square.crowns
    cells: frozenset[Cell] = frozenset((cell,))
    apart: list[Territory[K]] = []
    for territory in found:
        if territory.terrain != terrain or territory.cells.isdisjoint(beside):
            apart.append(territory)
        else:
            cells |= territory.cells
            crowns += territory.crowns
    insort(apart, Territory(terrain, cells, crowns), key=_first_cell)
    return apart


def _first_cell(territory: Territory[K]) -> Cell:
    return min(territory.cells)


def largest(found: list[Territory[K]]) -> int:
    """The squares of the largest territory, with or without crowns (K-X7)."""
    return max((territory.size for territory in found), default=0)


def points_by_terrain(found: list[Territory[Terrain]]) -> dict[Terrain, int]:
    points = NO_POINTS.copy()
    for territory in found:
        points[territory.terrain] += territory.points
    return points
