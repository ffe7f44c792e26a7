"""A kingdom as a coloured grid with the names of its columns and rows on the edges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

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
Face = tuple[Text, ...]
"""A cell as it is drawn: one line, or two in a tall grid."""
MARK = "bold #ffffff on #5b3fa8"


class Look(NamedTuple):
    """How much a screen can show: colours, and cells two lines tall."""

    colour: bool = False
    tall: bool = False


PLAIN = Look()


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
    """The rectangle that holds every cell the next domino may lie on: two cells further, within the size."""
    return Box(
        max(box.right - size + 1, box.left - 2),
        max(box.bottom - size + 1, box.top - 2),
        min(box.left + size - 1, box.right + 2),
        min(box.top + size - 1, box.bottom + 2),
    )


def grid(
    kingdom: Mapping[str, Any],
    tint: str,
    marks: Mapping[Cell, str],
    signs: Mapping[Cell, str],
    look: Look,
    *,
    whole: bool,
) -> list[Text]:
    """The lines of a kingdom as `view` shows it; `whole` draws the cells it may grow to next as well."""
    faces = {}
    for square in kingdom["squares"]:
        cell = read_cell(square["cell"])
        faces[cell] = _square(square, signs.get(cell, ""), look)
    faces[CASTLE] = castle_face(tint, look)
    built = box_of(faces)
    return lay_out(faces, reachable(built, kingdom["size"]) if whole else built, marks, look)


def lay_out(faces: Mapping[Cell, Face], box: Box, marks: Mapping[Cell, str], look: Look) -> list[Text]:
    """The cells of a box in lines, with the names of columns and rows on the edges."""
    columns = range(box.left, box.right + 1)
    lines = [Text("   " + "".join(f" {LETTERS[column]}".ljust(CELL) for column in columns), "dim")]
    for row in range(box.top, box.bottom + 1):
        cells = [at(column, row) for column in columns]
        lines += _row(f"{row + 1:>2} ", [faces.get(cell) or _free(marks.get(cell, ""), look) for cell in cells])
    return lines


def _row(name: str, faces: list[Face]) -> list[Text]:
    names = (name, " " * len(name))
    return [
        Text.assemble((start, "dim"), *lines) for start, lines in zip(names, zip(*faces, strict=True), strict=False)
    ]


def _square(square: Mapping[str, Any], sign: str, look: Look) -> Face:
    """A square, with a sign for what stands on it where there are colours."""
    terrain, crowns = square["terrain"], square["crowns"]
    style = TERRAINS[terrain]
    if look.tall:
        letter = Terrain(terrain).letter
        return (Text(f" {letter}{sign}".ljust(CELL), style), Text(f" {CROWN * crowns}".ljust(CELL), f"bold {style}"))
    face = square_text(terrain, crowns, colour=look.colour)
    if sign and look.colour:
        return (Text((face.plain.rstrip() + sign).strip().center(CELL)[:CELL], f"bold {style}"),)
    return (face,)


def castle_face(tint: str, look: Look) -> Face:
    style = f"bold #101010 on {tint}" if look.colour and tint.startswith("#") else ""
    face = Text(" ♜♜ " if style else " ## ", style)
    return (face, Text(" " * CELL, style))[: 1 + look.tall]


def _free(mark: str, look: Look) -> Face:
    if mark:
        return (Text(f"{mark:>3} ", MARK), Text(" " * CELL, MARK))[: 1 + look.tall]
    return (Text("  · " if look.colour else " .. ", "dim"), Text(" " * CELL))[: 1 + look.tall]
