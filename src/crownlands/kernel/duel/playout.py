# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Playing a table out: each seat greedy or at random. The table `s` is followed by scratch and outlooks."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.duel.choice import forget, greedy_move
    from crownlands.kernel.duel.layout import *
    from crownlands.kernel.duel.random_moves import play_any, roll
    from crownlands.kernel.duel.table import step, to_move
    from crownlands.kernel.plain import *


def copy_table(to: Words, s: Words) -> None:
    """A table; what was worked out for it is worked out again."""
    copy(to, s, STATE)
    forget(to)


def play_on(s: Words, greedy: i32, asked: i32, rng: Words) -> None:
    """On to the next move of a seat that is asked, one of a set, or to the end.

    Chance draws from rng[0] and the players from rng[1], so that different moves can be tried with the same dice.
    """
    players: Words = at(rng, 1)
    seat: i32
    while s[PHASE] != OVER:
        seat = to_move(s)
        if seat == CHANCE:
            roll(s, rng)
        elif asked >> seat & 1:
            return
        elif greedy >> seat & 1:
            step(s, greedy_move(s, players))
        else:
            play_any(s, players)


def play_out(s: Words, greedy: i32, rng: Words) -> None:
    """To the end of the game: the seats of the set greedy, the others at random."""
    play_on(s, greedy, 0, rng)
