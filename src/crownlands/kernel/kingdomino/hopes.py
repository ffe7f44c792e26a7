# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What a kingdom may hope for: what the dominoes not drawn yet would bring it, each where it brings most.

A domino counts as its two squares apart, each on the best cell that is still open; that they lie side by side is left
out, so that all dominoes are judged in the time of one.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.kingdom.land import ENDS
    from crownlands.kernel.kingdom.told import beside_all
    from crownlands.kernel.kingdomino.gains import worth
    from crownlands.kernel.kingdomino.layout import *
    from crownlands.kernel.plain import *


def value_squares(z: Words, open_cells: u64, out: Words) -> None:
    """The most points a square with 0 to 3 crowns brings the territories of its terrain."""
    n: i32 = z[0]
    once: u64 = 0
    twice: u64 = 0
    rim: u64
    crowns: u64
    i: i32
    for crowns in range(SQUARE_CROWNS):
        out[crowns] = crowns
    for i in range(n):
        rim = beside_all(z[2 * i + 1]) & open_cells
        twice |= once & rim
        once |= rim
        for crowns in range(SQUARE_CROWNS if rim else 0):
            out[crowns] = max(out[crowns], (z[2 * i + 2] >> 32) + crowns * ((z[2 * i + 2] & 0xFFFF) + 1))
    while twice:
        for crowns in range(SQUARE_CROWNS):
            out[crowns] = max(out[crowns], worth(z, 1 | crowns << 32, around(ctz(twice))))
        twice &= twice - 1


def joins(k: Words, open_cells: u64) -> i32:
    """The terrains that can be joined somewhere, as a set."""
    found: i32 = 0
    t: i32
    for t in range(COUNTRYSIDE):
        if k[BESIDE + t] & open_cells:
            found |= 1 << t
    return found


def tell_hopes(s: Words, k: Words, v: Words, open_cells: u64, to_come: i32, x: Shorts) -> None:
    """What squares of each terrain bring, and how many unseen dominoes bring so much; to_come are still picked."""
    values: Words = at(s, SQUARES_BRING)
    joined: i32 = joins(k, open_cells)
    rest: u64 = s[REST]
    unseen: i32 = max(1, popcount(rest))
    all_points: i32 = 0
    points: i32
    ends: Words
    i: i32
    for i in range(HOPES):
        x[i] = 0
    for i in range(COUNTRYSIDE):
        value_squares(at(v, ZONES * i), open_cells, at(values, SQUARE_CROWNS * i))
        x[HOPED_LEVELS + 2 * i] = values[SQUARE_CROWNS * i]
        x[HOPED_LEVELS + 2 * i + 1] = values[SQUARE_CROWNS * i + 1]
    while rest:
        ends = at(ENDS, 4 * ctz(rest))
        rest &= rest - 1
        if (joined >> ends[0] | joined >> ends[1]) & 1:
            points = values[SQUARE_CROWNS * ends[0] + ends[2]] + values[SQUARE_CROWNS * ends[1] + ends[3]]
            all_points += points
            for i in range(HOPED_LEVELS):
                x[i] += points >= HOPED_FROM + HOPED_STEP * i
    for i in range(HOPED_LEVELS):
        x[i] = 64 * x[i] // unseen
    i = HOPED_LEVELS + 2 * COUNTRYSIDE
    x[i] = 8 * all_points // unseen
    x[i + 1] = all_points * to_come // unseen
