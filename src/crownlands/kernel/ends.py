# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What the end of a game is worth where every seat plays for itself: to a search, and to who learns."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *


def worth_of_end(players: i32, won: i32, scores: Words, seat: i32, aim: Words) -> i32:
    """How good an end is for a seat. If anybody brings points along from earlier games, the sums decide who wins."""
    brought: u64 = 0
    best: i32 = 0
    other: i32
    i: i32
    own: i32 = scores[seat] + aim[AIM_BROUGHT + seat]
    value: i32 = 0
    for i in range(players):
        other = scores[i] + aim[AIM_BROUGHT + i]
        brought |= aim[AIM_BROUGHT + i]
        if i != seat and other > best:
            best = other
    if brought:
        won = 1 << seat if own > best else 0
    if won >> seat & 1:
        value = aim[AIM_WIN]
        value = value // popcount(won)
    # 1000 keeps the sum, an unsigned word, from falling below 0: nobody is that far behind.
    value += aim[AIM_LEAD] * (own - best + 1000)
    return value + aim[AIM_POINT] * own


def pay(players: i32, won: i32, scores: Words, kind: i32, out: Shorts, base: i64) -> None:
    """To each seat twelfths of the win, or the points it is ahead of the best other, or its points."""
    share: i32 = 12 // popcount(won)
    best: i32
    points: i32
    seat: i32
    other: i32
    for seat in range(players):
        if kind == PAYS_WIN:
            out[base + seat] = share if won >> seat & 1 else 0
            continue
        best = 0
        for other in range(players):
            points = scores[other]
            if other != seat and points > best:
                best = points
        points = scores[seat]
        out[base + seat] = points - best if kind == PAYS_MARGIN else points
