# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""One map in machine words: where a coat of arms connects, what is drawn, points.

A square is one bit of a 64-bit word, column + 8 · row, so a step is a shift by 1 or by 8; the bits of column 7 are
never set.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.box import GROUND, HALF_COAT, HALF_CROSSES, NAME_POINTS
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.plain import *


def clear(m: Words) -> None:
    """A player with an empty map, an unused castle and no box filled."""
    i: i32
    for i in range(PLAYER):
        m[i] = 0
    m[FREE] = GROUND[0]


def anchors(m: Words, coat: i32) -> u64:
    """The free squares on which a coat of arms connects: to the castle or to its like (D-T7); a joker as any (D-T4)."""
    like: u64 = GROUND[0] & invert(m[FREE]) if coat == JOKER else m[COAT + coat]
    return (GROUND[1] | spread(like)) & m[FREE]


def common(m: Words, coat: i32) -> u64:
    """The free squares on which a face connects whatever it becomes."""
    found: u64 = m[FREE]
    i: i32
    if coat != JOKER:
        return anchors(m, coat)
    for i in range(COATS):
        found &= anchors(m, i)
    return found


def draw_half(m: Words, square: i32, half: i32) -> None:
    spot: u64 = bit(square)
    crosses: u64 = HALF_CROSSES[half]
    i: i32 = 0
    m[COAT + HALF_COAT[half]] |= spot
    m[FREE] &= invert(spot)
    while crosses:
        if crosses & 1:
            m[CROSSES + i] |= spot
        crosses >>= 1
        i += 1


def add_cross(m: Words, square: i32) -> None:
    """One more cross on a square (D-M6); there can be any number of them (D-N13)."""
    spot: u64 = bit(square)
    i: i32 = 0
    while i < PLANES - 1 and m[CROSSES + i] & spot:
        m[CROSSES + i] ^= spot
        i += 1
    m[CROSSES + i] |= spot


def domain_of(like: u64, seed: u64) -> u64:
    """The squares of one coat of arms that hang together with a seed (D-T8)."""
    cells: u64 = 0
    while cells != seed:
        cells = seed
        seed = spread(cells) & like
    return cells


def crosses_on(m: Words, cells: u64) -> i32:
    found: i32 = 0
    i: i32
    for i in range(PLANES):
        found += popcount(m[CROSSES + i] & cells) << i
    return found


def total(m: Words) -> i32:
    """Squares × crosses of every domain (D-E2, D-E6, D-E7), and the points of a named coat of arms (D-M5, D-E4)."""
    points: i32 = 0
    like: u64
    cells: u64
    coat: i32
    for coat in range(COATS):
        like = m[COAT + coat]
        while like:
            cells = domain_of(like, lowest(like))
            like ^= cells
            points += popcount(cells) * crosses_on(m, cells)
            if m[NAMED] == coat + 1:
                points += NAME_POINTS
    return points


def largest(m: Words) -> i32:
    """The squares of the largest domain, with or without crosses (D-N18)."""
    best: i32 = 0
    like: u64
    cells: u64
    coat: i32
    for coat in range(COATS):
        like = m[COAT + coat]
        while like:
            cells = domain_of(like, lowest(like))
            like ^= cells
            if popcount(cells) > best:
                best = popcount(cells)
    return best
