# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What a domino brings a kingdom: for each of its squares the points, and all cells on which it brings them.

Cells that bring the same are kept together in one word, so placements are judged by the set and not one by one.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import ENDS, MIDDLE_KINGDOM_POINTS, fits
    from crownlands.kernel.kingdom.survey import ADDED
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


def gain(value: u64) -> i32:
    """What squares, points and crowns added up are worth as one territory, less the points of its parts."""
    points: i32 = (value >> 32) * (value & 0xFFFF)
    less: i32 = value >> 16 & 0xFFFF
    return points - less


def worth(z: Words, value: u64, beside: u64) -> i32:
    """The points new squares bring that join the territories on these cells."""
    n: i32 = z[0]
    i: i32
    for i in range(n):
        value += where(z[2 * i + 2], z[2 * i + 1] & beside)
    return gain(value)


def gain_of(v: Words, domino: i32, way: i32, cell: i32) -> i32:
    """The points one placement of a domino brings."""
    first: Words = at(v, ZONES * ENDS[4 * domino])
    second: Words = at(v, ZONES * ENDS[4 * domino + 1])
    a: u64 = ADDED[2 * domino]
    b: u64 = ADDED[2 * domino + 1]
    step: i32 = 1 + 7 * (way >> 1)
    if b == 0:
        return worth(first, a, around(cell) | around(cell + step))
    return worth(first, a, around(cell + step * (way & 1))) + worth(second, b, around(cell + step * (1 - (way & 1))))


def rim_of(cells: u64, step: i32) -> u64:
    """The cells beside a territory; given a step, the lower cells of dominoes that lie so and touch it."""
    rim: u64 = rol(cells, 1) | ror(cells, 1) | rol(cells, 8) | ror(cells, 8)
    return rim | ror(rim, step)


def put(out: Words, points: u64, cells: u64) -> None:
    """Cells on which something brings these points, into a list with the most points first."""
    n: i32 = out[0]
    i: i32 = n
    out[0] = n + 1
    while i > 0 and out[2 * i - 1] < points:
        out[2 * i + 1] = out[2 * i - 1]
        out[2 * i + 2] = out[2 * i]
        i -= 1
    out[2 * i + 1] = points
    out[2 * i + 2] = cells


def list_gains(z: Words, value: u64, step: i32, rest: u64, out: Words) -> None:
    """The points new squares bring and the cells of the rest on which they bring them, the most points first.

    With step 0 that is one square on each cell; else both squares of a domino, which lies a step that way from each.
    """
    n: i32 = z[0]
    alone: i32 = gain(value)
    points: i32
    once: u64 = 0
    twice: u64 = 0
    cells: u64
    i: i32
    out[0] = 0
    for i in range(n):
        cells = rim_of(z[2 * i + 1], step)
        twice |= once & cells
        once |= cells
    for i in range(n):
        points = gain(value + z[2 * i + 2])
        cells = rim_of(z[2 * i + 1], step) & rest & invert(twice)
        if points != alone and cells:
            put(out, points, cells)
            rest ^= cells
    twice &= rest
    while twice:
        cells = lowest(twice)
        points = worth(z, value, around(ctz(cells)) | rol(around(ctz(cells)), step))
        put(out, points, cells)
        rest ^= cells
        twice ^= cells
    put(out, alone, rest)


def list_domino(first: Words, second: Words, domino: i32, free: u64, one: Words, two: Words) -> None:
    """What the squares of a domino bring on free cells, given the territories of their terrains.

    Where both terrains are one, that is both squares of the domino lying across, and lying down.
    """
    a: u64 = ADDED[2 * domino]
    b: u64 = ADDED[2 * domino + 1]
    if b:
        list_gains(first, a, 0, free, one)
        list_gains(second, b, 0, free, two)
    else:
        list_gains(first, a, 1, free & ror(free, 1), one)
        list_gains(first, a, 8, free & ror(free, 8), two)


def value_domino(k: Words, v: Words, domino: i32, listed: Words) -> None:
    """Where a domino fits, and what its squares bring."""
    first: Words = at(v, ZONES * ENDS[4 * domino])
    second: Words = at(v, ZONES * ENDS[4 * domino + 1])
    fits(k, domino, at(listed, LIST_MASKS))
    list_domino(first, second, domino, invert(k[USED]), at(listed, FIRST_GAINS), at(listed, SECOND_GAINS))


def most_on(listed: Words, cells: u64) -> i32:
    """The most points on any of the cells, one of which is listed."""
    i: i32 = 0
    while listed[2 * i + 2] & cells == 0:
        i += 1
    return listed[2 * i + 1]


def most_on_any(listed: Words, cells: u64) -> i32:
    """The most points on any of the cells; those of a square by itself if there are none."""
    if cells:
        return most_on(listed, cells)
    return listed[2 * listed[0] - 1]


def seconds(cells: u64, masks: Words) -> u64:
    """Where the second squares lie of those placements in the masks whose first square is on one of the cells."""
    return rol(masks[0] & cells, 1) | masks[1] & ror(cells, 1) | rol(masks[2] & cells, 8) | masks[3] & ror(cells, 8)


def best_fit(one: Words, two: Words, alike: i32, masks: Words) -> i32:
    """The most points of the placements in the masks; -1 if there are none."""
    n: i32 = one[0]
    best: i32 = -1
    points: i32
    cells: u64
    i: i32
    if alike:
        cells = masks[0] | masks[1]
        best = most_on(one, cells) if cells else -1
        cells = masks[2] | masks[3]
        return max(best, most_on(two, cells)) if cells else best
    for i in range(n):
        cells = seconds(one[2 * i + 2], masks)
        if cells:
            points = one[2 * i + 1]
            best = max(best, points + most_on(two, cells))
    return best


def best_inside(one: Words, two: Words, alike: i32, masks: Words, centre: u64) -> i32:
    """The same with the points for the middle for placements that keep the castle there; without a centre, none do."""
    best: i32 = best_fit(one, two, alike, masks)
    inside: i32
    if centre == 0:
        return best
    masks[0] &= centre & ror(centre, 1)
    masks[1] &= centre & ror(centre, 1)
    masks[2] &= centre & ror(centre, 8)
    masks[3] &= centre & ror(centre, 8)
    inside = best_fit(one, two, alike, masks)
    return max(best, inside + MIDDLE_KINGDOM_POINTS) if inside >= 0 else best


def join(z: Words, to: Words, value: u64, cells: u64, beside: u64) -> None:
    """Territories of a terrain with new squares among them, written to another list."""
    n: i32 = z[0]
    kept: i32 = 0
    i: i32
    for i in range(n):
        if z[2 * i + 1] & beside:
            cells |= z[2 * i + 1]
            value += z[2 * i + 2]
        else:
            to[2 * kept + 1] = z[2 * i + 1]
            to[2 * kept + 2] = z[2 * i + 2]
            kept += 1
    to[2 * kept + 1] = cells
    to[2 * kept + 2] = value & 0xFFFF | (value >> 32) * (value & 0xFFFF) << 16 | value >> 32 << 32
    to[0] = kept + 1


def join_all(v: Words, domino: i32, way: i32, cell: i32, room: Words) -> None:
    """The territories of both terrains of a domino once it lies; where they are one, the first list has them."""
    za: Words = at(v, ZONES * ENDS[4 * domino])
    zb: Words = at(v, ZONES * ENDS[4 * domino + 1])
    a: u64 = ADDED[2 * domino]
    b: u64 = ADDED[2 * domino + 1]
    other: i32 = (cell + (8 if way > 1 else 1)) & 63
    turned: i32 = (cell ^ other) & -(way & 1)
    first: i32 = cell ^ turned
    second: i32 = other ^ turned
    if b:
        join(za, at(room, FIRST_ZONES), a, bit(first), around(first))
        join(zb, at(room, SECOND_ZONES), b, bit(second), around(second))
    else:
        join(za, at(room, FIRST_ZONES), a, bit(cell) | bit(other), around(cell) | around(other))


def joined(v: Words, terrain: u64, domino: i32, pick: i32) -> i32:
    """What two dominoes on a terrain bring if all its territories become one."""
    z: Words = at(v, ZONES * terrain)
    n: i32 = z[0]
    value: u64 = 0
    i: i32
    for i in range(n):
        value += z[2 * i + 2]
    for i in range(2):
        if ENDS[4 * domino + i] == terrain:
            value += 1 | ENDS[4 * domino + 2 + i] << 32
        if ENDS[4 * pick + i] == terrain:
            value += 1 | ENDS[4 * pick + 2 + i] << 32
    return gain(value)
