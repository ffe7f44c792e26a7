"""The moves of the games with dominoes, and the reader of their text forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from crownlands.game import Refused, Seat
from crownlands.kingdom.cells import NAMES, Cell, read_cell
from crownlands.kingdom.dominoes import Domino

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: a domino comes to the row on offer."""

    number: int

    def __str__(self) -> str:
        return f"draw {self.number}"


@dataclass(frozen=True, slots=True)
class King:
    """Chance: a king of this seat is drawn from the hand."""

    seat: Seat

    def __str__(self) -> str:
        return f"king {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Pick:
    """The king moves onto a domino on offer."""

    number: int

    def __str__(self) -> str:
        return f"pick {self.number}"


@dataclass(frozen=True, slots=True)
class Lay:
    """The domino goes into the kingdom: the cell of its first square, then that of its second."""

    first: Cell
    second: Cell

    def __str__(self) -> str:
        return f"lay {NAMES[self.first]} {NAMES[self.second]}"

    def canonical(self, domino: Domino) -> Lay:
        """A domino with both ends alike is the same either way round; the smaller cell is named first."""
        if domino.double and self.second < self.first:
            return Lay(self.second, self.first)
        return self


@dataclass(frozen=True, slots=True)
class Discard:
    """The domino leaves the game, because it fits nowhere or by choice."""

    def __str__(self) -> str:
        return "discard"


def read_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise Refused("“{text}” is not a number; expected a whole number such as 12.", text=text)
    return int(text)


def read_seat(text: str) -> Seat:
    return read_number(text) - 1


def read_lay(first: str, second: str) -> Lay:
    return Lay(read_cell(first), read_cell(second))


Reader = Callable[..., M]
READERS: Mapping[str, tuple[str, Reader[Draw | King | Pick | Lay | Discard]]] = {
    "draw": ("draw NUMBER", lambda number: Draw(read_number(number))),
    "king": ("king SEAT", lambda seat: King(read_seat(seat))),
    "pick": ("pick NUMBER", lambda number: Pick(read_number(number))),
    "lay": ("lay CELL CELL", read_lay),
    "discard": ("discard", Discard),
}


def read_words(readers: Mapping[str, tuple[str, Reader[M]]], text: str) -> M:
    """A move from its text: a verb and its arguments, separated by blanks; those in brackets may be left out."""
    verb, *words = text.split() or [""]
    if verb.lower() not in readers:
        forms = ", ".join(form for form, _ in readers.values())
        raise Refused("“{text}” is not a move; expected one of: {forms}.", text=text.strip(), forms=forms)
    form, reader = readers[verb.lower()]
    _, *wanted = form.split()
    least = sum(not word.startswith("[") for word in wanted)
    if not least <= len(words) <= len(wanted):
        raise Refused("“{text}” is not a complete move; expected: {form}.", text=text.strip(), form=form)
    return reader(*words)
