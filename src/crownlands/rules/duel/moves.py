"""The moves of Kingdomino Duel and the reader of their text forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES, Cell
from crownlands.rules.duel.coats import Coat, Face, read_coat, read_face
from crownlands.rules.duel.components import Power
from crownlands.rules.duel.drawings import Draw, read_draw
from crownlands.rules.duel.map import read_map_cell
from crownlands.rules.moves import Reader, read_number, read_words


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: a die, counted from 1, shows a face."""

    die: int
    face: Face

    def __str__(self) -> str:
        return f"roll {self.die} {self.face}"


@dataclass(frozen=True, slots=True)
class Take:
    """One die, or two in order."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return "take " + " ".join(map(str, self.dice))


@dataclass(frozen=True, slots=True)
class Use:
    """A power is called up: for taking two dice first, or for the drawing that must follow."""

    power: Power

    def __str__(self) -> str:
        return f"use {self.power.value}"


@dataclass(frozen=True, slots=True)
class Turn:
    """One die of the domino is turned from a face to another of its own."""

    face: Face
    to: Face

    def __str__(self) -> str:
        return f"turn {self.face} {self.to}"


@dataclass(frozen=True, slots=True)
class Castle:
    """The castle adds its cross to the die showing this face, in the drawing that must follow."""

    face: Face

    def __str__(self) -> str:
        return f"castle {self.face}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing is drawn, though a power would allow it."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Name:
    """The coat of arms whose domains are worth three points each."""

    coat: Coat

    def __str__(self) -> str:
        return f"name {self.coat.letter}"


@dataclass(frozen=True, slots=True)
class Cross:
    """One more cross on a square already drawn."""

    cell: Cell

    def __str__(self) -> str:
        return f"cross {NAMES[self.cell]}"


Move = Roll | Take | Use | Turn | Castle | Draw | Pass | Name | Cross


def _read_take(*dice: str) -> Take:
    return Take(tuple(sorted(read_number(die) for die in dice)))


def _read_use(text: str) -> Use:
    callable_powers = {power.value: power for power in (Power.ANYWHERE, Power.SPLIT, Power.FIRST)}
    if text.lower() not in callable_powers:
        raise Refused(
            "“{text}” is not a power to use; expected one of {powers}.",
            text=text,
            powers=", ".join(callable_powers),
        )
    return Use(callable_powers[text.lower()])


READERS: Mapping[str, tuple[str, Reader[Move]]] = {
    "roll": ("roll DIE FACE", lambda die, face: Roll(read_number(die), read_face(face))),
    "take": ("take DIE [DIE]", _read_take),
    "use": ("use POWER", _read_use),
    "turn": ("turn FACE FACE", lambda face, to: Turn(read_face(face), read_face(to))),
    "castle": ("castle FACE", lambda face: Castle(read_face(face))),
    "draw": ("draw CELL:FACE CELL:FACE", read_draw),
    "pass": ("pass", Pass),
    "name": ("name COAT", lambda coat: Name(read_coat(coat))),
    "cross": ("cross CELL", lambda cell: Cross(read_map_cell(cell))),
}


def read_move(text: str) -> Move:
    return read_words(READERS, text)
