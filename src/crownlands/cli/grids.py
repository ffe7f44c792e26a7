"""A kingdom as a coloured grid with the names of its columns and rows on the edges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from crownlands.kingdom.cells import CASTLE, LETTERS, Cell, at, read_cell
from crownlands.kingdom.kingdom import CASTLE_BOX, Box
from crownlands.kingdom.squares import Terrain

CELL = 4
CROWN = "♛"
TERRAINS = {
    "wheat": "#2b2100 on #e9c440",
    "forest": "#e4f2df on #23603a",
    "lake": "#eaf6ff on #2c78b8",
    "grassland": "#122b06 on #93c653",
    "swamp": "#f6eeda on #83714d",
    "mine": "#ffd75f on #3a3541",
    "town": "#fff0e8 on #ae4a35",
}
TINTS = {
    "pink": "#f07fb6",
    "yellow": "#f0cf3c",
    "green": "#63c25c",
    "blue": "#5aa0ee",
    "orange": "#ee9440",
    "red": "#e8605a",
    "violet": "#b184ea",
    "white": "#e8e8e8",
}
MARK = "bold #ffffff on #5b3fa8"


def tint_of(colour: str) -> str:
    return TINTS.get(colour, "bold")


def square_text(terrain: str, crowns: int, *, colour: bool) -> Text:
    """A square, four marks wide: on its colour with crowns, or `W1` as in a picture."""
    letter = Terrain(terrain).letter
    if not colour:
        return Text(f" {letter}{crowns} ")
    face = f"{letter}{CROWN * crowns}"
    return Text(
        (face if crowns > 2 else f" {face}").ljust(CELL), f"bold {TERRAINS[terrain]}" if crowns else TERRAINS[terrain]
    )


def box_of(cells: Iterable[Cell]) -> Box:
    box: Box = CASTLE_BOX
    for cell in cells:
        box = box.around(cell)
    return box


def reachable(box: Box, size: int) -> Box:
    """The rectangle that holds every cell the kingdom may still grow to."""
    return Box(box.right - size + 1, box.bottom - size + 1, box.left + size - 1, box.top + size - 1)


def castle_text(tint: str, *, colour: bool) -> Text:
    return Text(" ♜♜ ", f"bold #101010 on {tint}") if colour and tint.startswith("#") else Text(" ## ")


def grid(kingdom: Mapping[str, Any], tint: str, marks: Mapping[Cell, str], *, colour: bool, whole: bool) -> list[Text]:
    """The lines of a kingdom as `view` shows it; `whole` draws the cells it may still grow to as well."""
    squares = {
        read_cell(square["cell"]): square_text(square["terrain"], square["crowns"], colour=colour)
        for square in kingdom["squares"]
    }
    squares[CASTLE] = castle_text(tint, colour=colour)
    built = box_of(squares)
    shown = reachable(built, kingdom["size"]) if whole else built
    columns = range(shown.left, shown.right + 1)
    lines = [Text("   " + "".join(f" {LETTERS[column]}".ljust(CELL) for column in columns), "dim")]
    for row in range(shown.top, shown.bottom + 1):
        line = Text(f"{row + 1:>2} ", "dim")
        for column in columns:
            cell = at(column, row)
            line.append_text(squares.get(cell) or _free(marks.get(cell, ""), colour=colour))
        lines.append(line)
    return lines


def _free(mark: str, *, colour: bool) -> Text:
    if mark:
        return Text(f"{mark:>3} ", MARK)
    return Text("  · " if colour else " .. ", "dim")
