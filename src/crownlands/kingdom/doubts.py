"""What is odd about a picture of a kingdom that can be scored all the same: no game can lead to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from crownlands.kingdom.cells import CASTLE, NAMES, NEIGHBOURS, Cell
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.sentence import Sentence, say


def doubts_about(kingdom: Kingdom, box: Iterable[Domino]) -> list[Sentence]:
    """More squares of a kind than these dominoes have, an odd number of them, or some away from the castle."""
    return [*_too_many(kingdom, box), *_odd(kingdom), *_apart(kingdom)]


def _too_many(kingdom: Kingdom, box: Iterable[Domino]) -> list[Sentence]:
    held = Counter(kingdom.squares.values())
    printed = Counter(square for domino in box for square in (domino.first, domino.second))
    return [
        say(
            "The picture shows {held} × {square}; the box has {printed}.",
            square=str(square),
            held=held[square],
            printed=printed[square],
        )
        for square in sorted(held, key=str)
        if held[square] > printed[square]
    ]


def _odd(kingdom: Kingdom) -> list[Sentence]:
    held = len(kingdom.squares)
    return [say("The picture holds {n} squares; dominoes make an even number.", n=held)] if held % 2 else []


def _apart(kingdom: Kingdom) -> list[Sentence]:
    apart = sorted(set(kingdom.squares) - _connected(kingdom))
    cells = ", ".join(NAMES[cell] for cell in apart)
    return [say("Not connected with the castle: {cells}.", cells=cells)] if apart else []


def _connected(kingdom: Kingdom) -> set[Cell]:
    """The squares that can be walked to from the castle."""
    found, edge = {CASTLE}, [CASTLE]
    while edge:
        for cell in NEIGHBOURS[edge.pop()]:
            if cell in kingdom.squares and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found
