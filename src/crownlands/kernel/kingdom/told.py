# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What nets are told of a kingdom, whatever the game: its territories and the room around them, what is to come.

Everything is a small whole number: a block for each terrain, one for each domino to be laid, then what is told at
large. A game that has more to say says it behind that.
"""

from __future__ import annotations

from crownlands.kingdom.dominoes import KINGDOMINO, QUEENDOMINO
from crownlands.kingdom.squares import Terrain

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import ENDS, middle_kingdom
    from crownlands.kernel.kingdom.layout import *
    from crownlands.kernel.plain import *

    UNSEEN_WITH = table(2 * 4 * TERRAINS)


def beside_all(cells: u64) -> u64:
    return rol(cells, 1) | ror(cells, 1) | rol(cells, 8) | ror(cells, 8)


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


def tell_unseen(rest: u64, box: i32, to_come: i32, t: i32, x: Shorts, base: i32) -> None:
    """What is left of a terrain in a box, and what the main territory may hope for from it."""
    unseen: i32 = max(1, popcount(rest))
    of: Words = at(UNSEEN_WITH, 4 * (TERRAINS * box + t))
    squares: i32 = popcount(rest & of[0]) + popcount(rest & of[1])
    crowned: i32 = popcount(rest & of[2]) + 2 * popcount(rest & of[3])
    opening: i32 = x[base + 4] > 0
    x[base + 10] = squares
    x[base + 11] = crowned
    x[base + 12] = x[base + 3] * opening * (4 * squares * to_come // unseen)
    x[base + 13] = x[base + 2] * opening * (4 * crowned * to_come // unseen)


def tell_laying(k: Words, open_cells: u64, rest: u64, box: i32, terrains: i32, x: Shorts) -> i32:
    """Where each terrain can be joined; returns how many sixteenths of the unseen dominoes fit."""
    fitting: u64 = 0
    edge: i32
    t: i32
    for t in range(terrains):
        edge = popcount(k[BESIDE + t] & open_cells)
        x[OF_TERRAIN * t + 14] = min(edge, 15)
        if edge:
            fitting |= UNSEEN_WITH[4 * (TERRAINS * box + t)]
    return 16 * popcount(rest & fitting) // max(1, popcount(rest))


def tell_land(s: Words, k: Words, v: Words, to_come: i32, box: i32, terrains: i32, x: Shorts) -> None:
    """All but the dominoes to be laid; to_come are those that will be picked, the next from a box."""
    open_cells: u64 = usable(k)
    flags: i32 = s[FLAGS]
    t: i32
    lacking: i32 = s[SIZE] * s[SIZE]
    wide: i32 = popcount(k[COLUMNS])
    high: i32 = popcount(k[ROWS])
    large: Shorts = further(x, OF_TERRAIN * terrains + TOLD_CLAIMS * OF_CLAIM)
    lacking -= popcount(k[USED])
    for t in range(terrains):
        tell_terrain(at(v, ZONES * t), open_cells, x, OF_TERRAIN * t)
        tell_unseen(s[REST], box, to_come, t, x, OF_TERRAIN * t)
    large[0] = s[TO_COME]
    large[1] = to_come
    large[2] = lacking
    large[3] = popcount(open_cells)
    large[4] = popcount(built_over(k) & invert(k[USED]) & invert(open_cells))
    large[5] = max(wide, high)
    large[6] = min(wide, high)
    large[7] = v[POINTS]
    large[8] = 8 if flags & HARMONY else 0
    large[9] = 8 if flags & MIDDLE_KINGDOM else 0
    large[10] = middle_kingdom(k[USED], k[FRAME] != 0, flags)
    large[11] = popcount(around(0) & open_cells)
    large[15] = tell_laying(k, open_cells, s[REST], box, terrains, x)
    large[16] = odd_gaps(k, s[SIZE], open_cells)


def forget_claims(terrains: i32, x: Shorts) -> None:
    """Nothing is to be laid yet."""
    i: i32
    clear_shorts(x, OF_TERRAIN * terrains, TOLD_CLAIMS * OF_CLAIM)
    for i in range(terrains):
        x[OF_TERRAIN * i + 15] = 0
        x[OF_TERRAIN * i + 16] = 0


def tell_claim(domino: i32, brings: i32, places: i32, slot: i32, x: Shorts, base: i32) -> None:
    """A domino to be laid: what it brings in its best place, how many places it has, its own place in the row."""
    t: i32
    i: i32
    x[base] = brings
    x[base + 1] = min(places, 15)
    x[base + 2] = ENDS[4 * domino + 2] + ENDS[4 * domino + 3]
    x[base + 3] = slot
    x[base + 4] = 4 if places else 0
    x[base + 5] = 4
    for i in range(2 if places else 0):
        t = ENDS[4 * domino + i]
        x[OF_TERRAIN * t + 15] += 1
        x[OF_TERRAIN * t + 16] += ENDS[4 * domino + 2 + i]


def sum_up_claims(flags: i32, claims: i32, terrains: i32, x: Shorts) -> None:
    """What is claimed of each terrain times what the main territory has; whether the kingdom can be filled."""
    t: i32
    base: i32
    large: Shorts = further(x, OF_TERRAIN * terrains + TOLD_CLAIMS * OF_CLAIM)
    lacking: i32 = large[2] - 2 * (claims + large[1])
    for t in range(terrains):
        base = OF_TERRAIN * t
        x[base + 17] = x[base + 15] * x[base + 3] if x[base + 4] else 0
        x[base + 18] = x[base + 16] * x[base + 2] if x[base + 4] else 0
    large[12] = claims
    large[13] = lacking
    large[14] = 8 if lacking <= 0 and flags & HARMONY else 0


def _fill_unseen() -> None:
    """For each box and terrain the dominoes with a square of it, with two; with 1 or 3 of its crowns, with 2 or 3."""
    for box, dominoes in enumerate((KINGDOMINO, QUEENDOMINO)):
        for index, domino in enumerate(dominoes):
            for t, terrain in enumerate(list(Terrain)[:TERRAINS]):
                squares = [square for square in (domino.first, domino.second) if square.terrain is terrain]
                crowned = sum(square.crowns for square in squares)
                for i, true in enumerate((squares, len(squares) > 1, crowned & 1, crowned & 2)):
                    UNSEEN_WITH[4 * (TERRAINS * box + t) + i] |= bit(index) if true else 0


_fill_unseen()
