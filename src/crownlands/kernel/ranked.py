# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""The best of many turns, one word each, kept in order: what the candidates of every game are gathered in."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.plain import *


def insert(out: Words, n: i32, most: i32, entry: u64) -> i32:
    """Keep the best entries, best first, at most so many; returns how many there are."""
    i: i32 = n
    if n == most:
        if out[n - 1] >= entry:
            return n
        i = n - 1
    else:
        n += 1
    while i > 0 and out[i - 1] < entry:
        out[i] = out[i - 1]
        i -= 1
    out[i] = entry
    return n
