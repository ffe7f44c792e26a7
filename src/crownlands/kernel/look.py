# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""A look at a turn, whatever the game: it is taken on another table, the round is played on, and a net judges."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.game import Apply, Copy, PlayOut, Utility
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *
    from crownlands.kernel.ranked import insert

WIN = 40
LEAD = 1
"""What a win is worth, and each point ahead of the best other."""


def look(
    copy: Copy,
    apply: Apply,
    play_out: PlayOut,
    utility: Utility,
    s: Words,
    t: Words,
    room: Words,
    seat: i32,
    entry: u64,
    bits: i32,
) -> u64:
    """The entry of a turn, its low bits, below what its seat may expect of it.

    Copied tables are played out to the end of the round; room has LOOK words.
    """
    aim: Words = at(room, LOOK_AIM)
    rng: Words = at(room, LOOK_RANDOM)
    value: u64
    i: i32
    for i in range(AIM):
        aim[i] = 0
    aim[AIM_WIN] = WIN
    aim[AIM_LEAD] = LEAD
    rng[0] = 1
    rng[1] = 2
    copy(t, s)
    apply(t, entry)
    play_out(t, 255, rng)
    value = utility(t, seat, aim, at(room, LOOK_SCORES))
    return value << bits | entry & (bit(bits) - 1)


def rank_by_look(
    copy: Copy,
    apply: Apply,
    play_out: PlayOut,
    utility: Utility,
    s: Words,
    t: Words,
    room: Words,
    seat: i32,
    listed: Words,
    n: i32,
    bits: i32,
    out: Words,
    most: i32,
) -> i32:
    """The turns listed, those first that look best; returns how many."""
    kept: i32 = 0
    i: i32
    for i in range(n):
        kept = insert(out, kept, most, look(copy, apply, play_out, utility, s, t, room, seat, listed[i], bits))
    return kept
