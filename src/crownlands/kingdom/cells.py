"""The cells of a board: a letter for the column and a number for the row, from the top left corner: `g7`.

Every kingdom lies on the same 13×13 cells with its castle on g7, so a cell has one name whatever the kingdom's size.
"""

from __future__ import annotations

from crownlands.game import Refused

Cell = int
WIDTH = 13
CASTLE: Cell = 6 * WIDTH + 6
LETTERS = "abcdefghijklm"


def at(column: int, row: int) -> Cell:
    return row * WIDTH + column


def column_of(cell: Cell) -> int:
    return cell % WIDTH


def row_of(cell: Cell) -> int:
    return cell // WIDTH


def _beside(cell: Cell) -> tuple[Cell, ...]:
    column, row = column_of(cell), row_of(cell)
    steps = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(at(c, r) for c, r in steps if 0 <= c < WIDTH and 0 <= r < WIDTH)


# Side to side only: corners do not count (K-P8).
NEIGHBOURS: tuple[tuple[Cell, ...], ...] = tuple(_beside(cell) for cell in range(WIDTH * WIDTH))
NAMES: tuple[str, ...] = tuple(f"{LETTERS[column_of(cell)]}{row_of(cell) + 1}" for cell in range(WIDTH * WIDTH))
_CELLS: dict[str, Cell] = {name: cell for cell, name in enumerate(NAMES)}


def read_cell(text: str) -> Cell:
    cell = _CELLS.get(text.lower())
    if cell is None:
        raise Refused("“{text}” is not a cell; expected a letter a–m and a number 1–13, such as g6.", text=text)
    return cell
