"""Maps as text both ways: a line per row, squares separated by blanks, `Q2` a square, `..` empty, `##` the castle."""

from __future__ import annotations

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES, Cell, at
from crownlands.rules.duel.coats import Arms, read_arms
from crownlands.rules.duel.components import CASTLE, COLUMNS, ROWS
from crownlands.rules.duel.map import Map

EMPTY_MARK = ".."
CASTLE_MARK = "##"


def picture(land: Map) -> str:
    """The whole map, empty squares included."""
    return "\n".join(" ".join(_mark(land, at(column, row)) for column in range(COLUMNS)) for row in range(ROWS))


def _mark(land: Map, cell: Cell) -> str:
    if cell == CASTLE:
        return CASTLE_MARK
    return str(land.squares.get(cell, EMPTY_MARK))


def read_picture(text: str) -> Map:
    """A map from its picture; blank lines do no harm. `read_picture(picture(land)) == land`."""
    return read_rows([(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()])


def read_rows(rows: list[tuple[int, str]]) -> Map:
    """A map from the lines of its picture, each with its number for the messages."""
    if len(rows) != ROWS:
        raise Refused(
            "The picture has {rows} rows; a map has {height}, from a1 to a{height}.", rows=len(rows), height=ROWS
        )
    squares: dict[Cell, Arms] = {}
    for row, (number, line) in enumerate(rows):
        marks = line.split()
        if len(marks) != COLUMNS:
            raise Refused(
                "Line {line} has {squares} squares; a row of the map has {width}.",
                line=number,
                squares=len(marks),
                width=COLUMNS,
            )
        for column, mark in enumerate(marks):
            _read_mark(squares, at(column, row), mark, number)
    return Map(squares)


def _read_mark(squares: dict[Cell, Arms], cell: Cell, mark: str, number: int) -> None:
    if (mark == CASTLE_MARK) != (cell == CASTLE):
        raise Refused(
            "Line {line}: {cell} shows {mark}; the castle (##) stands on {castle}, and only there.",
            line=number,
            cell=NAMES[cell],
            mark=mark,
            castle=NAMES[CASTLE],
        )
    if mark not in (EMPTY_MARK, CASTLE_MARK):
        try:
            squares[cell] = read_arms(mark)
        except Refused as reason:
            raise Refused("Line {line}: {reason}", line=number, reason=reason.sentence) from None
