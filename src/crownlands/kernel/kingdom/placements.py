# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Placements by number: the cell of the first square (13 columns, castle in the middle) times 4, plus the side on which
the second lies: up, left, right, down."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import fits, place
    from crownlands.kernel.kingdom.layout import *
    from crownlands.kernel.plain import *


def list_placements(k: Words, domino: i32, out: Words, masks: Words) -> i32:
    """Placements by name, in order; a double only with its first square above or to the left. Masks are WAYS words."""
    count: i32 = 0
    way: i32
    name: u64
    i: i32
    cells: u64
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            name = name_of(k, way, ctz(cells))
            cells &= cells - 1
            i = count
            while i > 0 and out[i - 1] > name:
                out[i] = out[i - 1]
                i -= 1
            out[i] = name
            count += 1
    return count


def name_of(k: Words, way: i32, cell: i32) -> i32:
    """The number of the placement with this way and lower cell."""
    down: i32 = way >> 1
    corner: i32 = k[CORNER]
    offset: i32 = cell - corner + (17 if down else 10) & 63
    column: i32 = ctz(k[COLUMNS]) + (offset & 7) - (1 if down else 2) - 2
    row: i32 = ctz(k[ROWS]) + (offset >> 3) - (2 if down else 1) - 2
    if way & 1:
        return 4 * (GRID * (row + down) + column + 1 - down) + (0 if down else 1)
    return 4 * (GRID * row + column) + (3 if down else 2)


def way_of(action: i32) -> i32:
    """The way a placement lies, by its number."""
    side: i32 = action & 3
    return 3 if side == 0 else 1 if side == 1 else 0 if side == 2 else 2


def lower_cell(action: i32) -> i32:
    """Its lower cell, as a bit of the kingdom."""
    side: i32 = action & 3
    cell: i32 = action >> 2
    first: i32 = cell % GRID - MIDDLE + 8 * (cell // GRID - MIDDLE)
    return first - (8 if side == 0 else 1 if side == 1 else 0) & 63


def place_named(k: Words, domino: i32, action: i32) -> None:
    place(k, domino, way_of(action), lower_cell(action))


def write_log(k: Words, domino: i32, action: i32) -> None:
    """What became of each domino, 16 bits each: those laid from the front, those discarded from the back."""
    entry: u64 = domino << 10 | action
    logged: u64 = k[LOGGED]
    number: i32 = logged & 255
    if action == DISCARD:
        number = LOG_ENTRIES - 1 - (logged >> 8)
    k[LOG + (number >> 2)] |= entry << (16 * (number & 3))
    k[LOGGED] = logged + (256 if action == DISCARD else 1)
