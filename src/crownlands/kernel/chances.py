# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""From what is expected of each side to the chance that one of them wins: ends are taken to be spread normally."""

from __future__ import annotations

from math import erf, sqrt

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *

    LEADS = table(CHANCES)


def chance_of_lead(one: u64, other: u64) -> i32:
    """In 4096 games, how often one side ends ahead of another; both as a net judges them."""
    lead: i64 = one >> 16
    off: u64 = one & 0xFFFF
    off_other: u64 = other & 0xFFFF
    lead -= other >> 16
    step: i64 = 64 * (lead if lead >= 0 else -lead) // root(off * off + off_other * off_other)
    chance: i32 = LEADS[min(step, CHANCES - 1)]
    return chance if lead >= 0 else 4096 - chance


def chance_to_win(sides: i32, judged: Words, side: i32) -> i32:
    """In 4096 games, how often a side wins: ahead of each other one, shared out among all as that is likely."""
    if sides == 2:
        return chance_of_lead(judged[side], judged[1 - side])
    i: i32
    j: i32
    ahead: i64
    own: i64 = 0
    all_sides: i64 = 0
    for i in range(sides):
        ahead = 4096
        for j in range(sides):
            if j != i:
                ahead = ahead * chance_of_lead(judged[i], judged[j]) >> 12
        all_sides += ahead + 1
        if i == side:
            own = ahead + 1
    return 4096 * own // all_sides


def worth_of_outlook(sides: i32, judged: Words, side: i32, aim: Words) -> i32:
    """What `worth_of_end` says of an end, of one that is expected, with BITS_POINTS bits behind the point."""
    best: i64 = -1
    points: i64
    own: i64
    value: i64
    i: i32
    for i in range(sides):
        judged[i] += aim[AIM_BROUGHT + i] << (16 + BITS_POINTS)
        points = judged[i] >> 16
        if i != side and points > best:
            best = points
    own = judged[side] >> 16
    value = aim[AIM_WIN] * chance_to_win(sides, judged, side) >> (12 - BITS_POINTS)
    value += aim[AIM_LEAD] * (own - best + (1000 << BITS_POINTS))
    value += aim[AIM_POINT] * own
    return value


def _fill_leads() -> None:
    for step in range(CHANCES):
        LEADS[step] = round(4096 * (1 + erf(step / 64 / sqrt(2))) / 2)


_fill_leads()
