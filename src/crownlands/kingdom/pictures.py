"""Kingdoms as text both ways: a line per row, cells separated by blanks, `W1` a square, `..` empty, `##` the castle."""

from __future__ import annotations

from crownlands.game import Refused
from crownlands.kingdom.cells import CASTLE, Cell, at, column_of, row_of
from crownlands.kingdom.kingdom import CASTLE_BOX, Box, Kingdom
from crownlands.kingdom.squares import Square, read_square

EMPTY_MARK = ".."
CASTLE_MARK = "##"


def picture(kingdom: Kingdom) -> str:
    """The squares of a kingdom as text, no larger than what is built. Which dominoes they are of is not in it."""
    return "\n".join(
        " ".join(_mark(kingdom, at(column, row)) for column in range(kingdom.box.left, kingdom.box.right + 1))
        for row in range(kingdom.box.top, kingdom.box.bottom + 1)
    )


def _mark(kingdom: Kingdom, cell: Cell) -> str:
    if cell == CASTLE:
        return CASTLE_MARK
    square = kingdom.squares.get(cell)
    return EMPTY_MARK if square is None else str(square)


def read_picture(text: str, size: int = 5) -> Kingdom:
    """A kingdom from its picture. Empty rows and columns around it do no harm; lines may be of different length.

    `read_picture(picture(kingdom), kingdom.size)` has the squares of the kingdom on the same cells, and no dominoes.
    """
    marks = _marks(text)
    castles = [place for place, (mark, _) in marks.items() if mark == CASTLE_MARK]
    if len(castles) != 1:
        raise Refused("The picture has {castles} castles (##); a kingdom has exactly one.", castles=len(castles))
    squares = {place: _square(mark, line) for place, (mark, line) in marks.items() if mark != CASTLE_MARK}
    return _around_castle(squares, castles[0], size)


def _marks(text: str) -> dict[tuple[int, int], tuple[str, int]]:
    """Every mark that is not empty, by column and row, with the number of its line."""
    rows = [(line, number) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    return {
        (column, row): (mark, number)
        for row, (line, number) in enumerate(rows)
        for column, mark in enumerate(line.split())
        if mark != EMPTY_MARK
    }


def _square(mark: str, line: int) -> Square:
    try:
        return read_square(mark)
    except Refused as reason:
        raise Refused("Line {line} of the picture: {reason}", line=line, reason=reason.sentence) from None


def _around_castle(squares: dict[tuple[int, int], Square], castle: tuple[int, int], size: int) -> Kingdom:
    offsets = {(column - castle[0], row - castle[1]): square for (column, row), square in squares.items()}
    columns = [0, *(column for column, _ in offsets)]
    rows = [0, *(row for _, row in offsets)]
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    if width > size or height > size:
        raise Refused(
            "The kingdom is {width} wide and {height} high; it must fit in {size}×{size}.",
            width=width,
            height=height,
            size=size,
        )
    box: Box = CASTLE_BOX
    placed: dict[Cell, Square] = {}
    for (column, row), square in sorted(offsets.items(), key=lambda item: (item[0][1], item[0][0])):
        cell = at(column_of(CASTLE) + column, row_of(CASTLE) + row)
        placed[cell] = square
        box = box.around(cell)
    return Kingdom(size, placed, (), box)
