# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What a placement is worth: the territories of a kingdom in a list, kept up to date domino by domino.

A survey holds, for each terrain, how many territories there are and for each its cells and a word with its squares in
the low 16 bits, its points in the next 16 and its crowns above: adding such words adds all three.
"""

from __future__ import annotations

from crownlands.kingdom.dominoes import KINGDOMINO, QUEENDOMINO

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import ENDS, flood, seeds_of
    from crownlands.kernel.kingdom.layout import *
    from crownlands.kernel.plain import *

    ADDED = table(2 * 2 * DECK)


def survey(k: Words, v: Words) -> None:
    """The territories of a kingdom, found from its cells."""
    cells: u64 = k[USED] ^ 1
    flooded: u64
    zone: u64
    n: i32
    t: i32
    total: u64 = 0
    size: u64
    crowned: u64
    for t in range(TERRAINS):
        v[ZONES * t] = 0
    while cells:
        flooded = flood(k, seeds_of(k, cells))
        cells &= invert(flooded)
        for t in range(TERRAINS):
            zone = k[TERRAIN + t] & flooded
            if zone:
                size = popcount(zone)
                crowned = popcount(zone & k[CROWN1]) + 2 * popcount(zone & k[CROWN2])
                n = v[ZONES * t]
                v[ZONES * t + 2 * n + 1] = zone
                v[ZONES * t + 2 * n + 2] = size | size * crowned << 16 | crowned << 32
                v[ZONES * t] = n + 1
                total += size * crowned
    v[POINTS] = total


def copy_survey(to: Words, v: Words) -> None:
    t: i32
    n: i32
    for t in range(TERRAINS):
        n = v[ZONES * t]
        copy(at(to, ZONES * t), at(v, ZONES * t), 2 * n + 1)
    to[POINTS] = v[POINTS]


def add_square(v: Words, terrain: i32, crowns: i32, cell: i32) -> None:
    """A new square joins the territories beside it."""
    z: Words = at(v, ZONES * terrain)
    n: i32 = z[0]
    beside: u64 = around(cell)
    zone: u64 = bit(cell)
    crowned: u64 = crowns
    value: u64 = 1 | crowned << 32
    i: i32 = 0
    while i < n:
        if z[2 * i + 1] & beside:
            zone |= z[2 * i + 1]
            value += z[2 * i + 2]
            n -= 1
            z[2 * i + 1] = z[2 * n + 1]
            z[2 * i + 2] = z[2 * n + 2]
        else:
            i += 1
    points: u64 = (value >> 32) * (value & 0xFFFF)
    v[POINTS] += points - (value >> 16 & 0xFFFF)
    z[2 * n + 1] = zone
    z[2 * n + 2] = value & 0xFFFF | points << 16 | value >> 32 << 32
    z[0] = n + 1


def add_domino(v: Words, domino: i32, way: i32, cell: i32) -> None:
    other: i32 = (cell + (8 if way > 1 else 1)) & 63
    turned: i32 = (cell ^ other) & -(way & 1)
    add_square(v, ENDS[4 * domino], ENDS[4 * domino + 2], cell ^ turned)
    add_square(v, ENDS[4 * domino + 1], ENDS[4 * domino + 3], other ^ turned)


def _fill_added() -> None:
    """What each domino adds to the territories of its two terrains; where both are one, the first word has it all."""
    for index, domino in enumerate((*KINGDOMINO, *QUEENDOMINO)):
        (first, crowns), (second, more_crowns) = domino.first, domino.second
        alike = first is second
        ADDED[2 * index] = 2 | crowns + more_crowns << 32 if alike else 1 | crowns << 32
        ADDED[2 * index + 1] = 0 if alike else 1 | more_crowns << 32


_fill_added()
