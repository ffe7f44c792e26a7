"""Drawn questions: a kingdom with the place of one domino marked `aa` (its first square) and `bb` (its second)."""

from __future__ import annotations

from crownlands.kingdom.cells import CASTLE, Cell, at, column_of, row_of
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.pictures import read_picture
from crownlands.kingdom.squares import read_square

FIRST, SECOND = "aa", "bb"


def domino(text: str, number: int = 99) -> Domino:
    """A domino that need not be in any box: `W0 F1`."""
    first, second = map(read_square, text.split())
    return Domino(number, first, second)


def cell_of(text: str, mark: str) -> Cell:
    """The cell of a mark in a picture, counted from the castle."""
    places = {word: (x, y) for y, line in enumerate(lines(text)) for x, word in enumerate(line.split())}
    (x, y), (castle_x, castle_y) = places[mark], places["##"]
    return at(column_of(CASTLE) + x - castle_x, row_of(CASTLE) + y - castle_y)


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def without_question(text: str, size: int = 5) -> Kingdom:
    return read_picture(text.replace(FIRST, "..").replace(SECOND, ".."), size)


def fits(text: str, asked: str, size: int = 5) -> bool:
    """Whether the domino fits where the picture marks it."""
    kingdom = without_question(text, size)
    place = (cell_of(text, FIRST), cell_of(text, SECOND))
    piece = domino(asked)
    return (min(place), max(place)) in kingdom.placements(piece) if piece.double else place in kingdom.placements(piece)
