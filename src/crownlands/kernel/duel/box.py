# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What is in the box, as tables: dice, halves of dominoes, spellbook and map, all from the components of the rules.

A half is a face with the coat of arms it is drawn as, raised by the castle or not. Halves are numbered in the order of
the rules: by coat of arms, then as they are written.
"""

from __future__ import annotations

from crownlands.kingdom.cells import Cell, column_of, row_of
from crownlands.rules.duel import components
from crownlands.rules.duel.coats import COATS as EVERY_COAT
from crownlands.rules.duel.coats import Face
from crownlands.rules.duel.drawings import Half, halves

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.plain import *

    ROLLS = table(DICE * SIDES)
    FACE_COAT = table(MOST_FACES)
    FACE_CROSSES = table(MOST_FACES)
    FACE_FILLS = table(MOST_FACES)
    HALF_OF = table(MOST_FACES * COATS * 2)
    HALF_COAT = table(MOST_HALVES)
    HALF_CROSSES = table(MOST_HALVES)
    HALF_FILLS = table(MOST_HALVES)
    LINE_BOXES = table(COATS)
    LINE_POWER = table(COATS)
    LINE_IMMEDIATE = table(COATS)
    POWER_LINE = table(POWERS)
    GROUND = table(2)
    NEAR = table(BITS)

NAME_POINTS = components.NAME_POINTS

EVERY_POWER = tuple(components.Power)
EVERY_FACE: tuple[Face, ...] = tuple(dict.fromkeys(face for die in components.DICE for face in die))
EVERY_HALF: tuple[Half, ...] = tuple(
    sorted(
        (half for face in EVERY_FACE for raised in (False, True) for half in halves(face, raised=raised)),
        key=lambda half: (half.coat.order, str(half)),
    )
)
FACE_COUNT = len(EVERY_FACE)


def bit_of(cell: Cell) -> int:
    """A square of the rules as a bit."""
    return column_of(cell) + 8 * row_of(cell)


def _fill_dice() -> None:
    for die, faces in enumerate(components.DICE):
        for side, face in enumerate(faces):
            ROLLS[SIDES * die + side] = EVERY_FACE.index(face)
    for index, face in enumerate(EVERY_FACE):
        FACE_COAT[index] = JOKER if face.coat is None else face.coat.order
        FACE_CROSSES[index] = face.crosses
        FACE_FILLS[index] = 0 if face.coat is None or face.crosses else face.coat.order + 1


def _fill_halves() -> None:
    for index, half in enumerate(EVERY_HALF):
        HALF_OF[2 * (COATS * EVERY_FACE.index(half.face) + half.coat.order) + half.raised] = index
        HALF_COAT[index] = half.coat.order
        HALF_CROSSES[index] = half.arms.crosses
        HALF_FILLS[index] = 0 if half.fills is None else half.fills.order + 1


def _fill_spellbook() -> None:
    for index, line in enumerate(components.LINES):
        LINE_BOXES[index] = line.boxes
        LINE_POWER[index] = EVERY_POWER.index(line.power)
        LINE_IMMEDIATE[index] = line.immediate
        POWER_LINE[LINE_POWER[index]] = line.coat.order


def _fill_map() -> None:
    """All squares to draw on, and those beside the castle; then those beside each square (D-T8)."""
    GROUND[0] = sum(1 << bit_of(cell) for cell in components.LAND)
    GROUND[1] = sum(1 << bit_of(cell) for cell in components.BESIDE[components.CASTLE])
    for cell in components.LAND:
        NEAR[bit_of(cell)] = sum(1 << bit_of(beside) for beside in components.BESIDE[cell])


def _check() -> None:
    """The sizes the kernel is built for."""
    shape = [len(EVERY_COAT), len(components.DICE), components.COLUMNS, components.ROWS, len(EVERY_POWER)]
    if shape != [COATS, DICE, COLUMNS, ROWS, POWERS] or {len(die) for die in components.DICE} != {SIDES}:
        raise ValueError("The box of Kingdomino Duel has other sizes than the kernel; change them in its layout too.")
    if len(EVERY_HALF) > MOST_HALVES or [line.coat for line in components.LINES] != list(EVERY_COAT):
        raise ValueError(
            "The kernel needs the lines of the spellbook in the order of the coats, and at most 64 halves."
        )


_check()
_fill_dice()
_fill_halves()
_fill_spellbook()
_fill_map()
