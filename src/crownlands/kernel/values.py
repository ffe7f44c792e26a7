# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""What a position is worth to everybody, playout by playout: the lead and the chance to win of each seat asked for.

Playouts are numbered, and each has draws of its own: two positions can be compared draw by draw, and asking for more
goes on where the last ones ended. The game must be one with judgement, whose worths have BITS_POINTS bits behind the
point.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from crownlands.kernel.game import Game
from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *

WHOLE_WIN = 1024
"""What a win is worth when chances are asked for: enough for all the bits of a chance."""
SURE = WHOLE_WIN << BITS_POINTS
POINT = 1 << BITS_POINTS
LEVEL = 1000
"""A worth of ends is never below 0: `worth_of_end` adds so many points to every lead."""


def sample(
    game: Game,
    root: Words,
    seats: Words,
    n: i32,
    greedy: i32,
    aims: Words,
    seed: u64,
    first: u64,
    count: u64,
    out: Words,
    s: Words,
) -> None:
    """For each playout and each seat what it is worth by two aims: the lead alone, then the win alone."""
    scores: Words = at(s, game.room)
    rng: Words = at(s, game.room + SEATS)
    number: u64
    i: i32
    to: i64 = 0
    for number in range(first, first + count):
        game.copy(s, root)
        rng[0] = seeded(seed, number)
        rng[1] = seeded(rng[0], 1)
        game.play_out(s, greedy, rng)
        for i in range(n):
            out[to] = game.utility(s, seats[i], aims, scores)
            out[to + 1] = game.utility(s, seats[i], at(aims, AIM), scores)
            to += 2


def outlooks(
    game: Game,
    position: object,
    seats: Sequence[int],
    first: int,
    count: int,
    seed: int,
    brought: tuple[int, ...] = (),
) -> list[tuple[array[float], array[float]]]:
    """For each seat its leads and its chances to win in so many playouts from a number on.

    `brought` are the points seats bring along from earlier games of a match; then the sums decide who wins.
    """
    n: int = len(seats)
    carried = [*brought, *[0] * SEATS][:SEATS]
    root, room, sums = blank(game.room), blank(game.room + SEATS + RANDOM), blank(max(1, 2 * n * count))
    aims, those = array("Q", [0, 1, 0, *carried, WHOLE_WIN, 0, 0, *carried]), array("Q", seats)
    r: Words = words(root, game.room)
    s: Words = words(room, game.room + SEATS + RANDOM)
    out: Words = words(sums, max(1, 2 * n * count))
    a: Words = words(aims, 2 * AIM)
    w: Words = words(those, n)
    c_n: i32 = n
    c_seed: u64 = seed
    c_first: u64 = first
    c_count: u64 = count
    copy(r, words(position, game.state), game.state)
    with cython.nogil:
        game.prepare(r)
        sample(game, r, w, c_n, 255, a, c_seed, c_first, c_count, out, s)
    return [_apart(sums, i, 2 * n) for i in range(n)]


def _apart(sums: array[int], i: int, step: int) -> tuple[array[float], array[float]]:
    leads = array("d", [value / POINT - LEVEL for value in sums[2 * i :: step]])
    chances = array("d", [value / SURE for value in sums[2 * i + 1 :: step]])
    return leads, chances
