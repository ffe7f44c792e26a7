# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What the net is told of a seat: its territories and the room around them, what is still to come, what it will lay.

Everything is a small whole number. The point to judge at is the end of a round, before the next row is drawn.
"""

from __future__ import annotations

from crownlands.kingdom.dominoes import KINGDOMINO
from crownlands.kingdom.squares import Terrain

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import ENDS, fits, middle_kingdom
    from crownlands.kernel.kingdomino.gains import beside_all, gain_of
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *

    UNSEEN = table(4 * COUNTRYSIDE)


def usable(k: Words) -> u64:
    """The cells on which some domino may still come to lie."""
    free: u64 = invert(k[USED])
    across: u64 = free & ror(free, 1) & k[ACROSS]
    down: u64 = free & ror(free, 8) & k[DOWN]
    return across | rol(across, 1) | down | rol(down, 8)


def built_over(k: Words) -> u64:
    """The cells of the rows and columns in use."""
    wide: u64 = bit(popcount(k[COLUMNS])) - 1
    cells: u64 = 0
    high: i32 = popcount(k[ROWS])
    i: i32
    for i in range(high):
        cells |= wide << (8 * i)
    return rol(cells, k[CORNER])


def kings_of(s: Words) -> i32:
    return 2 if s[PLAYERS] == 2 else 1


def best_gain(k: Words, v: Words, domino: i32, masks: Words) -> u64:
    """The points a domino brings in its best place above 16 bits, then how many places it has; masks are WAYS words."""
    best: i32 = 0
    gain: i32
    places: i32 = 0
    way: i32
    cells: u64
    fits(k, domino, masks)
    for way in range(WAYS):
        cells = masks[way]
        while cells:
            gain = gain_of(v, domino, way, ctz(cells))
            if gain > best:
                best = gain
            places += 1
            cells &= cells - 1
    return best << 16 | places


def tell_terrain(z: Words, open_cells: u64, x: Shorts, base: i32) -> None:
    """The territories of one terrain: all of them, the one with most crowns, the next."""
    n: i32 = z[0]
    i: i32
    main: u64 = 0
    main_edge: i32 = 0
    next_main: u64 = 0
    next_edge: i32 = 0
    value: u64
    edge: i32
    for i in range(base, base + OF_TERRAIN):
        x[i] = 0
    for i in range(n):
        value = z[2 * i + 2]
        edge = popcount(beside_all(z[2 * i + 1]) & open_cells)
        x[base] += value >> 16 & 0xFFFF
        x[base + 1] += value >> 32
        if edge == 0:
            x[base + 9] += value & 0xFFFF
        if value > main:
            next_main = main
            next_edge = main_edge
            main = value
            main_edge = edge
        elif value > next_main:
            next_main = value
            next_edge = edge
    x[base + 2] = main & 0xFFFF
    x[base + 3] = main >> 32
    x[base + 4] = min(main_edge, 7)
    x[base + 5] = (main >> 32) * min(main_edge, 4)
    x[base + 6] = next_main & 0xFFFF
    x[base + 7] = next_main >> 32
    x[base + 8] = (next_main >> 32) * min(next_edge, 4)


def odd_gaps(k: Words, size: i32, open_cells: u64) -> i32:
    """Free areas with an odd number of cells, once it is settled where the kingdom ends: each keeps a bare cell."""
    area: u64
    before: u64
    odd: i32 = 0
    if popcount(k[COLUMNS]) < size or popcount(k[ROWS]) < size:
        return 0
    while open_cells:
        area = lowest(open_cells)
        before = 0
        while area != before:
            before = area
            area |= beside_all(area) & open_cells
        open_cells ^= area
        odd += popcount(area) & 1
    return odd


def tell_unseen(rest: u64, to_come: i32, t: i32, x: Shorts, base: i32) -> None:
    """What is left of a terrain, and what the main territory may hope for from it."""
    unseen: i32 = max(1, popcount(rest))
    squares: i32 = popcount(rest & UNSEEN[4 * t]) + popcount(rest & UNSEEN[4 * t + 1])
    crowned: i32 = popcount(rest & UNSEEN[4 * t + 2]) + 2 * popcount(rest & UNSEEN[4 * t + 3])
    opening: i32 = x[base + 4] > 0
    x[base + 10] = squares
    x[base + 11] = crowned
    x[base + 12] = x[base + 3] * opening * (4 * squares * to_come // unseen)
    x[base + 13] = x[base + 2] * opening * (4 * crowned * to_come // unseen)


def tell_laying(k: Words, open_cells: u64, rest: u64, x: Shorts) -> i32:
    """Where each terrain can be joined; returns how many sixteenths of the unseen dominoes fit."""
    fitting: u64 = 0
    edge: i32
    t: i32
    for t in range(COUNTRYSIDE):
        edge = popcount(k[BESIDE + t] & open_cells)
        x[OF_TERRAIN * t + 14] = min(edge, 15)
        if edge:
            fitting |= UNSEEN[4 * t]
    return 16 * popcount(rest & fitting) // max(1, popcount(rest))


def tell_land(s: Words, k: Words, v: Words, to_come: i32, x: Shorts) -> None:
    """All but the dominoes a seat has to lay; to_come are those it will pick."""
    open_cells: u64 = usable(k)
    large: i32 = k[FRAME] != 0
    flags: i32 = s[FLAGS]
    t: i32
    lacking: i32 = s[SIZE] * s[SIZE]
    wide: i32 = popcount(k[COLUMNS])
    high: i32 = popcount(k[ROWS])
    lacking -= popcount(k[USED])
    for t in range(COUNTRYSIDE):
        tell_terrain(at(v, ZONES * t), open_cells, x, OF_TERRAIN * t)
        tell_unseen(s[REST], to_come, t, x, OF_TERRAIN * t)
    x[AT_LARGE] = s[TO_COME]
    x[AT_LARGE + 1] = to_come
    x[AT_LARGE + 2] = lacking
    x[AT_LARGE + 3] = popcount(open_cells)
    x[AT_LARGE + 4] = popcount(built_over(k) & invert(k[USED]) & invert(open_cells))
    x[AT_LARGE + 5] = max(wide, high)
    x[AT_LARGE + 6] = min(wide, high)
    x[AT_LARGE + 7] = v[POINTS]
    x[AT_LARGE + 8] = 8 if flags & HARMONY else 0
    x[AT_LARGE + 9] = 8 if flags & MIDDLE_KINGDOM else 0
    x[AT_LARGE + 10] = middle_kingdom(k[USED], large, flags)
    x[AT_LARGE + 11] = popcount(around(0) & open_cells)
    x[AT_LARGE + 15] = tell_laying(k, open_cells, s[REST], x)
    x[AT_LARGE + 16] = odd_gaps(k, s[SIZE], open_cells)
    x[FEATURES - 1] = ONE


def tell_claimed(domino: i32, x: Shorts) -> None:
    """What a domino that fits will add to its terrains."""
    t: i32
    i: i32
    for i in range(2):
        t = ENDS[4 * domino + i]
        x[OF_TERRAIN * t + 15] += 1
        x[OF_TERRAIN * t + 16] += ENDS[4 * domino + 2 + i]


def multiply_claims(x: Shorts) -> None:
    """What is claimed of each terrain times what the main territory has."""
    base: i32
    t: i32
    for t in range(COUNTRYSIDE):
        base = OF_TERRAIN * t
        x[base + 17] = x[base + 15] * x[base + 3] if x[base + 4] else 0
        x[base + 18] = x[base + 16] * x[base + 2] if x[base + 4] else 0


def tell_claims(s: Words, k: Words, v: Words, mine: u64, slots: u64, masks: Words, x: Shorts) -> None:
    """The dominoes a seat has to lay, as a set, with the place of each in its row, a byte each in their order."""
    claims: i32 = popcount(mine)
    lacking: i32 = x[AT_LARGE + 2]
    to_come: i32 = x[AT_LARGE + 1]
    base: i32 = CLAIMED
    domino: i32
    gain: u64
    i: i32
    for i in range(CLAIMED, AT_LARGE):
        x[i] = 0
    for i in range(COUNTRYSIDE):
        x[OF_TERRAIN * i + 15] = 0
        x[OF_TERRAIN * i + 16] = 0
    for _ in range(min(claims, TOLD_CLAIMS)):
        domino = ctz(mine)
        mine &= mine - 1
        gain = best_gain(k, v, domino, masks)
        x[base] = gain >> 16
        x[base + 1] = min(gain & 0xFFFF, 15)
        x[base + 2] = ENDS[4 * domino + 2] + ENDS[4 * domino + 3]
        x[base + 3] = slots & 255
        x[base + 4] = 4 if gain & 0xFFFF else 0
        x[base + 5] = 4
        slots >>= 8
        base += OF_CLAIM
        if gain & 0xFFFF:
            tell_claimed(domino, x)
    multiply_claims(x)
    lacking -= 2 * (claims + to_come)
    x[AT_LARGE + 12] = claims
    x[AT_LARGE + 13] = lacking
    x[AT_LARGE + 14] = 8 if lacking <= 0 and s[FLAGS] & HARMONY else 0


def claims_of(row: u64, kings: u64, seat: i32) -> u64:
    """The dominoes of a row that a seat's kings stand on."""
    mine: u64 = 0
    king: u64 = seat + 1
    while row:
        if kings & 255 == king:
            mine |= lowest(row)
        kings >>= 8
        row &= row - 1
    return mine


def slots_of(row: u64, mine: u64) -> u64:
    """The places of some dominoes of a row, a byte each; those of no row have place 0."""
    slots: u64 = 0
    n: i32 = 0
    place: u64
    while mine:
        if lowest(mine) & row:
            place = popcount(row & (lowest(mine) - 1))
            slots |= place << (8 * n)
        n += 1
        mine &= mine - 1
    return slots


def tell(s: Words, seat: i32, x: Shorts) -> None:
    """A seat at the end of a round."""
    k: Words = at(s, KINGDOMS + KINGDOM * seat)
    v: Words = at(s, SURVEYS + SURVEY * seat)
    mine: u64 = claims_of(s[ROW], s[OWNERS], seat)
    tell_land(s, k, v, s[TO_COME] * kings_of(s), x)
    tell_claims(s, k, v, mine, slots_of(s[ROW], mine), at(s, SCRATCH + PLACES), x)


def _fill_unseen() -> None:
    """For each terrain the dominoes with a square of it, with two; with 1 or 3 of its crowns, with 2 or 3."""
    for index, domino in enumerate(KINGDOMINO):
        for t, terrain in enumerate(list(Terrain)[:COUNTRYSIDE]):
            squares = [square for square in (domino.first, domino.second) if square.terrain is terrain]
            crowned = sum(square.crowns for square in squares)
            for i, true in enumerate((squares, len(squares) > 1, crowned & 1, crowned & 2)):
                UNSEEN[4 * t + i] |= bit(index) if true else 0


_fill_unseen()
