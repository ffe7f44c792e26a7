"""What is in the box: dice, map, castle and spellbook, read from the one file that says them (D-N19)."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from importlib.resources import files
from typing import NamedTuple

from crownlands.kingdom.cells import NEIGHBOURS, Cell, at, read_cell
from crownlands.rules.duel.coats import Coat, Face, read_coat, read_face


class Power(StrEnum):
    """The powers in the order of the spellbook (D-M1 to D-M6)."""

    ANYWHERE = "anywhere"
    SPLIT = "split"
    FIRST = "first"
    TURN = "turn"
    NAME = "name"
    CROSS = "cross"


class BookLine(NamedTuple):
    """A line of the spellbook: how many boxes each player has to fill, and the power won."""

    coat: Coat
    boxes: int
    power: Power
    immediate: bool


_BOX = tomllib.loads((files(__package__) / "components.toml").read_text(encoding="utf-8"))

DICE: tuple[tuple[Face, ...], ...] = tuple(tuple(read_face(face) for face in die) for die in _BOX["dice"]["faces"])
LINES: tuple[BookLine, ...] = tuple(
    BookLine(read_coat(line["coat"]), line["boxes"], Power(line["power"]), line["immediate"])
    for line in _BOX["spellbook"]["lines"]
)
LINE_WITH: dict[Power, BookLine] = {line.power: line for line in LINES}
NAME_POINTS: int = next(line["points"] for line in _BOX["spellbook"]["lines"] if "points" in line)
CASTLE_CROSSES: int = _BOX["castle"]["crosses"]
CERTAINTY: dict[str, str] = {part: _BOX[part]["certainty"] for part in ("dice", "map", "castle", "spellbook")}

COLUMNS: int = _BOX["map"]["columns"]
ROWS: int = _BOX["map"]["rows"]
CASTLE: Cell = read_cell(_BOX["map"]["castle"])
LAND: tuple[Cell, ...] = tuple(
    at(column, row) for row in range(ROWS) for column in range(COLUMNS) if at(column, row) != CASTLE
)
BESIDE: dict[Cell, tuple[Cell, ...]] = {
    cell: tuple(other for other in NEIGHBOURS[cell] if other in LAND) for cell in (*LAND, CASTLE)
}
"""The squares side to side with a square; corners do not count (D-T8)."""
