# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What environments show of kingdoms and drafts, and placements as their actions, for both games with dominoes.

The window is every cell a kingdom may ever use, around its castle.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import ENDS, fits
    from crownlands.kernel.kingdom.layout import *
    from crownlands.kernel.kingdom.placements import name_of
    from crownlands.kernel.plain import *


def window_of(s: Words) -> i32:
    """The side of the window around a castle."""
    size: i32 = s[SIZE]
    return 2 * size - 1


def place_in_window(cell: i32, window: i32) -> i32:
    """The place of a cell of the board of 13×13 in the window."""
    far: i32 = window // 2
    return window * (cell // GRID - MIDDLE + far) + cell % GRID - MIDDLE + far


def cell_at(place: i32, window: i32) -> i32:
    """The other way round."""
    far: i32 = window // 2
    return GRID * (place // window + MIDDLE - far) + place % window + MIDDLE - far


def mark(k: Words, cells: u64, value: i32, size: i32, out: Shorts, base: i64) -> None:
    """A value on every cell of a set, on one plane."""
    window: i32 = 2 * size - 1
    corner: i32 = k[CORNER]
    left: i32 = ctz(k[COLUMNS]) - 9 + size
    top: i32 = ctz(k[ROWS]) - 9 + size
    offset: i32
    base += window * top + left
    while cells:
        offset = (ctz(cells) - corner) & 63
        cells &= cells - 1
        out[base + window * (offset >> 3) + (offset & 7)] = value


def write_kingdom(k: Words, terrains: i32, size: i32, out: Shorts, base: i64) -> None:
    """A plane for each terrain, then crowns, then the free cells that may still be used."""
    plane: i32 = (2 * size - 1) * (2 * size - 1)
    crowned: i64 = base + plane * terrains
    i: i32
    for i in range(terrains):
        mark(k, k[TERRAIN + i], 1, size, out, base + plane * i)
    mark(k, k[CROWN1] & invert(k[CROWN2]), 1, size, out, crowned)
    mark(k, k[CROWN2] & invert(k[CROWN1]), 2, size, out, crowned)
    mark(k, k[CROWN1] & k[CROWN2], 3, size, out, crowned)
    write_room(k, size, out, crowned + plane)


def write_room(k: Words, size: i32, out: Shorts, base: i64) -> None:
    """1 on every free cell that keeps the kingdom within its grid (K-P4)."""
    window: i32 = 2 * size - 1
    wide: i32 = popcount(k[COLUMNS])
    high: i32 = popcount(k[ROWS])
    corner: i32 = k[CORNER]
    left: i32 = ctz(k[COLUMNS]) - 9 + size
    top: i32 = ctz(k[ROWS]) - 9 + size
    used: u64 = k[USED]
    inside: i32
    x: i32
    y: i32
    for y in range(high - size, size):
        for x in range(wide - size, size):
            inside = x >= 0 and x < wide and y >= 0 and y < high
            if inside == 0 or used >> (corner + x + 8 * y & 63) & 1 == 0:
                out[base + window * (top + y) + left + x] = 1


def write_row(row: u64, kings: u64, box: i32, terrains: i32, seat: i32, players: i32, out: Shorts, base: i64) -> None:
    """Each domino: there, number, crowns of both squares, terrains of both, whose king stands on it. All are of the
    box whose dominoes begin there."""
    numbers: i32 = 4 + 2 * terrains
    domino: i32
    king: i32
    while row:
        domino = box + ctz(row)
        out[base] = 1
        out[base + 1] = ctz(row) + 1
        out[base + 2] = ENDS[4 * domino + 2]
        out[base + 3] = ENDS[4 * domino + 3]
        out[base + 4 + ENDS[4 * domino]] = 1
        out[base + 4 + terrains + ENDS[4 * domino + 1]] = 1
        king = kings & 255
        if king:
            out[base + numbers + (king - 1 - seat + players) % players] = 1
        row &= row - 1
        kings >>= 8
        base += numbers + players


def write_first_choice(s: Words, seat: i32, out: Shorts, base: i64) -> None:
    """The kings put down next, in order, and those not drawn yet."""
    players: i32 = s[PLAYERS]
    waiting: u64 = s[WAITING]
    king: i32
    i: i32 = 0
    while waiting:
        king = waiting & 255
        out[base + players * i + (king - 1 - seat + players) % players] = 1
        waiting >>= 8
        i += 1
    for i in range(players):
        out[base + 4 * players + (i - seat + players) % players] = s[HAND] >> (8 * i) & 255


def write_placements(k: Words, domino: i32, window: i32, room: Words, out: Small, base: i64) -> i64:
    """Marks every placement of a domino; returns how many. Room are WAYS words."""
    way: i32
    name: i32
    count: i64 = 0
    cells: u64
    fits(k, domino, room)
    for way in range(WAYS):
        cells = room[way]
        while cells:
            name = name_of(k, way, ctz(cells))
            out[base + 4 * place_in_window(name >> 2, window) + (name & 3)] = 1
            cells &= cells - 1
            count += 1
    return count


def lay_at(action: i32, window: i32) -> i32:
    """The table's own number of a placement."""
    return 4 * cell_at(action >> 2, window) + (action & 3)
