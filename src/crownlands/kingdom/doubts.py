"""What is odd about a picture of a kingdom that can be scored all the same: no game can lead to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from crownlands.kingdom.cells import CASTLE, NAMES, NEIGHBOURS, Cell
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom


def doubts_about(kingdom: Kingdom, box: Iterable[Domino]) -> list[str]:
    """More squares of a kind than these dominoes have, an odd number of them, or some away from the castle."""
    return [*_too_many(kingdom, box), *_odd(kingdom), *_apart(kingdom)]


def _too_many(kingdom: Kingdom, box: Iterable[Domino]) -> list[str]:
    held = Counter(kingdom.squares.values())
    printed = Counter(square for domino in box for square in (domino.first, domino.second))
    return [
        f"The picture holds {square} {held[square]} times; the box has it {printed[square]} times."
        for square in sorted(held, key=str)
        if held[square] > printed[square]
    ]


def _odd(kingdom: Kingdom) -> list[str]:
    held = len(kingdom.squares)
    return [f"The picture holds {held} squares; dominoes make an even number."] if held % 2 else []


def _apart(kingdom: Kingdom) -> list[str]:
    apart = sorted(set(kingdom.squares) - _connected(kingdom))
    return [f"Not connected with the castle: {', '.join(NAMES[cell] for cell in apart)}."] if apart else []


def _connected(kingdom: Kingdom) -> set[Cell]:
    """The squares that can be walked to from the castle."""
    found, edge = {CASTLE}, [CASTLE]
    while edge:
        for cell in NEIGHBOURS[edge.pop()]:
            if cell in kingdom.squares and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found
