"""Legal drawings counted a second time, the slow way: every pair of squares, every coat of arms for a joker."""

from __future__ import annotations

from itertools import permutations, product

from crownlands.kingdom.cells import Cell
from crownlands.rules.duel.coats import COATS, Arms, Coat, Face
from crownlands.rules.duel.map import Map

COLUMN_ROW = [(column, row) for row in range(5) for column in range(7) if (column, row) != (3, 2)]
Drawn = frozenset[tuple[tuple[int, int], Arms]]
Counted = tuple[Drawn, tuple[str, ...]]


def beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def squares_of(land: Map) -> dict[tuple[int, int], Arms]:
    def place(cell: Cell) -> tuple[int, int]:
        return cell % 13, cell // 13

    return {place(cell): arms for cell, arms in land.squares.items()}


def connects(squares: dict[tuple[int, int], Arms], place: tuple[int, int], arms: Arms) -> bool:
    return beside(place, (3, 2)) or any(
        beside(place, near) and other.coat is arms.coat for near, other in squares.items()
    )


def as_drawn(face: Face, *, raised: bool) -> list[Arms]:
    coats = COATS if face.coat is None else [face.coat]
    return [Arms(coat, face.crosses + raised) for coat in coats]


def naive_drawings(
    land: Map, domino: tuple[Face, Face], *, castle: bool, anywhere: bool, split: bool
) -> dict[str, set[Counted]]:
    """What may be drawn, by the powers it takes; a drawing is what is on the map after it and which die was raised."""
    squares = squares_of(land)
    free = [place for place in COLUMN_ROW if place not in squares]
    found: dict[str, set[Counted]] = {"": set(), "anywhere": set(), "split": set(), "anywhere split": set()}
    for raised in (None, 0, 1) if castle else (None,):
        for one, other in product(as_drawn(domino[0], raised=raised == 0), as_drawn(domino[1], raised=raised == 1)):
            for here, there in permutations(free, 2):
                contacts = connects(squares, here, one) + connects(squares, there, other)
                if beside(here, there):
                    needed = "" if contacts else "anywhere"
                else:
                    needed = "split" if contacts == 2 else "anywhere split"
                if ("anywhere" in needed) <= anywhere and ("split" in needed) <= split:
                    mark = () if raised is None else (str(domino[raised]),)
                    found[needed].add((frozenset({(here, one), (there, other)}), mark))
    return found


def naive_total(land: Map, named: Coat | None) -> int:
    """The score by joining squares one by one into groups."""
    squares = squares_of(land)
    groups: list[set[tuple[int, int]]] = []
    for place, arms in squares.items():
        near = [group for group in groups if any(beside(place, p) and squares[p].coat is arms.coat for p in group)]
        groups = [group for group in groups if group not in near] + [{place}.union(*near)]
    products = [len(group) * sum(squares[place].crosses for place in group) for group in groups]
    return sum(products) + 3 * sum(squares[min(group)].coat is named for group in groups)
