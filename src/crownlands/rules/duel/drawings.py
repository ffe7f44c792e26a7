"""Drawing a domino on a map: its two halves, the move that says where they go, and every place they may go.

A drawing needs no power, or exactly those without which it would break the rules: ANYWHERE where it does not connect,
SPLIT where its halves do not lie side by side. So no power is ever spent on a drawing that can do without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES, Cell
from crownlands.rules.duel.coats import COATS, JOKER, JOKER_MARK, Arms, Coat, Face, read_coat, read_face
from crownlands.rules.duel.components import BESIDE, CASTLE_CROSSES, Power
from crownlands.rules.duel.map import Map, read_map_cell

RAISED_MARK = "+"
Needs = frozenset[Power]
NOTHING: Needs = frozenset()
DRAWING_POWERS = (Power.ANYWHERE, Power.SPLIT)


class Half(NamedTuple):
    """One die of a domino as it is drawn: `D0`, raised by the castle `D0+`, a joker drawn as dot `?D`."""

    face: Face
    coat: Coat
    raised: bool = False

    @property
    def arms(self) -> Arms:
        return Arms(self.coat, self.face.crosses + CASTLE_CROSSES * self.raised)

    @property
    def fills(self) -> Coat | None:
        """Whose box it fills: nobody's with a cross, as a joker, or when raised (D-G1, D-G4, D-G5)."""
        return None if self.raised or self.face.crosses else self.face.coat

    def __str__(self) -> str:
        shown = f"{JOKER_MARK}{self.coat.letter}" if self.face.joker else str(self.face)
        return shown + RAISED_MARK * self.raised


@dataclass(frozen=True, slots=True)
class Draw:
    """Two halves on two squares, the smaller square first."""

    first: Cell
    one: Half
    second: Cell
    other: Half

    def __str__(self) -> str:
        return f"draw {NAMES[self.first]}:{self.one} {NAMES[self.second]}:{self.other}"

    @property
    def drawn(self) -> dict[Cell, Arms]:
        return {self.first: self.one.arms, self.second: self.other.arms}

    @property
    def halves(self) -> tuple[Half, Half]:
        return self.one, self.other


def drawing(first: Cell, one: Half, second: Cell, other: Half) -> Draw:
    """The one form of a drawing: squares in order; halves that look alike once drawn are in order too."""
    if second < first:
        first, one, second, other = second, other, first, one
    if one.arms == other.arms and str(other) < str(one):
        one, other = other, one
    return Draw(first, one, second, other)


def read_draw(one: str, other: str) -> Draw:
    return drawing(*_read_part(one), *_read_part(other))


def _read_part(text: str) -> tuple[Cell, Half]:
    cell, colon, half = text.partition(":")
    if not colon:
        raise Refused(
            "“{text}” is not part of a drawing; expected CELL:FACE, such as c3:D0, c3:D0+ or c3:?S.", text=text
        )
    return read_map_cell(cell), read_half(half)


def read_half(text: str) -> Half:
    plain = text.removesuffix(RAISED_MARK)
    raised = plain != text
    if plain.startswith(JOKER_MARK):
        return Half(JOKER, read_coat(plain[1:]), raised)
    face = read_face(plain)
    assert face.coat is not None
    return Half(face, face.coat, raised)


def halves(face: Face, *, raised: bool) -> list[Half]:
    """What a die may be drawn as: a joker as any coat of arms (D-T4)."""
    return [Half(face, coat, raised) for coat in (COATS if face.coat is None else (face.coat,))]


def drawings(land: Map, domino: tuple[Face, Face], raised: int | None = None, needs: Needs = NOTHING) -> list[Draw]:
    """Every drawing that needs exactly these powers, in a fixed order, each once."""
    options = [halves(face, raised=raised == index) for index, face in enumerate(domino)]
    every = sorted({*options[0], *options[1]}, key=lambda half: (half.coat.order, str(half)))
    found = {place for one, other in product(*options) for place in _ranked(land, needs, every, one, other)}
    return [Draw(first, every[one], second, every[other]) for first, second, one, other in sorted(found)]


def _ranked(
    land: Map, needs: Needs, every: list[Half], one: Half, other: Half
) -> Iterator[tuple[Cell, Cell, int, int]]:
    """The places of two halves in the one form `drawing` gives them, the halves by their ranks, which sort quickly."""
    here, there, alike = every.index(one), every.index(other), one.arms == other.arms
    for a, b in PLACES[needs](land, one.coat, other.coat):
        first, second = (here, there) if a < b else (there, here)
        if alike and second < first:
            first, second = second, first
        yield min(a, b), max(a, b), first, second


def can_draw(land: Map, domino: tuple[Face, Face], needs: Needs = NOTHING) -> bool:
    """The castle's cross never matters here: crosses do not connect."""
    first, second = (halves(face, raised=False) for face in domino)
    return any(True for one, other in product(first, second) for _ in PLACES[needs](land, one.coat, other.coat))


def _connected(land: Map, one: Coat, other: Coat) -> Iterator[tuple[Cell, Cell]]:
    """Side by side, and one contact is enough (D-T3, D-T7)."""
    here, there = land.anchors[one], land.anchors[other]
    return ((a, b) for a, b in land.pairs if a in here or b in there)


def _anywhere(land: Map, one: Coat, other: Coat) -> Iterator[tuple[Cell, Cell]]:
    """Side by side without any contact (D-M1, D-N9)."""
    here, there = land.anchors[one], land.anchors[other]
    return ((a, b) for a, b in land.pairs if a not in here and b not in there)


def _split(land: Map, one: Coat, other: Coat) -> Iterator[tuple[Cell, Cell]]:
    """Apart, each with a contact of its own (D-M2, D-N7)."""
    return ((a, b) for a, b in product(land.anchors[one], land.anchors[other]) if a != b and b not in BESIDE[a])


def _split_anywhere(land: Map, one: Coat, other: Coat) -> Iterator[tuple[Cell, Cell]]:
    """Apart, and at least one without contact (D-N8, D-N9)."""
    here, there = land.anchors[one], land.anchors[other]
    apart = ((a, b) for a, b in product(land.free, repeat=2) if a != b and b not in BESIDE[a])
    return ((a, b) for a, b in apart if a not in here or b not in there)


PLACES = {
    NOTHING: _connected,
    frozenset({Power.ANYWHERE}): _anywhere,
    frozenset({Power.SPLIT}): _split,
    frozenset({Power.ANYWHERE, Power.SPLIT}): _split_anywhere,
}
