# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Games to learn from: played by the first candidate of every turn, now and then by another, and written down.

A lesson is what the net is told of a side at a point where it judges; beside it stand the game, the side, the stage,
the points that side had in the end, and those it had on average where that point was played on from a few times.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from crownlands.kernel.game import Game
from crownlands.kernel.judgement import Judgement
from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *

LOOKED = 16
"""Candidates of a turn."""
STRAYED = 4
"""Among so many of them a player strays."""
ROWS = 512
"""Lessons of one game at most: stages times sides."""
BESIDE = 5


@dataclass(frozen=True)
class Lessons:
    """Rows of features, and beside each row its game, side, stage, final points, and the points of playouts.

    The last have BITS_POINTS bits behind the point; without playouts they are those of the end.
    """

    told: array[int]
    beside: array[int]


def search_value(game: Game, judgement: Judgement, s: Words, playouts: i32, rng: Words, t: Words) -> None:
    """What each side may expect, the mean of so many playouts: in t, behind a table."""
    sums: Words = at(t, game.room)
    scores: Words = at(t, game.room + SEATS)
    dice: Words = at(t, game.room + 2 * SEATS)
    sides: i32 = judgement.sides(s)
    side: i32
    for side in range(sides):
        sums[side] = 0
    game.prepare(s)
    for _ in range(playouts):
        game.copy(t, s)
        dice[0] = next_random(at(rng, 1))
        dice[1] = seeded(dice[0], 1)
        game.play_out(t, 255, dice)
        judgement.expect(t, scores)
        for side in range(sides):
            sums[side] += scores[side]
    for side in range(sides):
        sums[side] = sums[side] // max(1, playouts)


def one_game(
    game: Game,
    judgement: Judgement,
    template: Words,
    number: u64,
    stray: u64,
    playouts: i32,
    rng: Words,
    s: Words,
    x: Shorts,
    b: Longs,
) -> i32:
    """A whole game; returns how many lessons it has left."""
    entries: Words = at(s, game.room + SEATS)
    t: Words = at(entries, LOOKED)
    n: i32 = 0
    rows: i32 = 0
    side: i32
    sides: i32 = judgement.sides(template)
    copy(s, template, game.state)
    game.prepare(s)
    while game.turn(s) != NOBODY:
        if game.turn(s) == CHANCE:
            if judgement.stage(s) >= 0 and rows + sides <= ROWS:
                search_value(game, judgement, s, playouts, rng, t)
                for side in range(sides):
                    judgement.tell(s, side, further(x, rows * judgement.nets.features))
                    b[BESIDE * rows] = number
                    b[BESIDE * rows + 1] = side
                    b[BESIDE * rows + 2] = judgement.stage(s)
                    b[BESIDE * rows + 4] = t[game.room + side]
                    rows += 1
            judgement.deal(s, rng)
            continue
        n = game.candidates(s, entries, LOOKED)
        side = 0
        if n > 1 and next_random(at(rng, 1)) & 255 < stray:
            side = mulhi(next_random(at(rng, 1)), min(n, STRAYED))
        game.apply(s, entries[side])
    return rows


def play_lessons(
    game: Game,
    judgement: Judgement,
    template: object,
    games: int,
    seed: int,
    stray: float,
    first: int = 0,
    playouts: int = 0,
) -> Lessons:
    """So many games from the set-up on; stray is how often a turn is not the one that looks best.

    From every lesson so many playouts are made.
    """
    told, beside = array("h"), array("q")
    for number in range(first, first + games):
        x, b = _lesson(game, judgement, template, number, seed, int(256 * stray), playouts)
        told += x
        beside += b
    return Lessons(told, beside)


def _lesson(
    game: Game, judgement: Judgement, template: object, number: int, seed: int, stray: int, playouts: int
) -> tuple[array[int], array[int]]:
    size: int = 2 * game.room + 3 * SEATS + LOOKED + RANDOM
    features: int = judgement.nets.features
    room, told, beside = blank(size), array("h", bytes(2 * ROWS * features)), array("q", bytes(8 * ROWS * BESIDE))
    dice = array("Q", [0, 0])
    t: Words = words(template, game.state)
    s: Words = words(room, size)
    x: Shorts = shorts(told, ROWS * features)
    b: Longs = longs(beside, ROWS * BESIDE)
    rng: Words = words(dice, RANDOM)
    c_number: u64 = number
    c_seed: u64 = seed
    c_stray: u64 = stray
    c_playouts: i32 = playouts
    rows: i32
    i: i32
    rng[0] = seeded(c_seed, c_number)
    rng[1] = seeded(rng[0], 1)
    with cython.nogil:
        rows = one_game(game, judgement, t, c_number, c_stray, c_playouts, rng, s, x, b)
        game.winners(s, at(s, game.room))
        for i in range(rows):
            b[BESIDE * i + 3] = s[game.room + b[BESIDE * i + 1]]
            if c_playouts == 0:
                b[BESIDE * i + 4] = b[BESIDE * i + 3] << BITS_POINTS
    return told[: rows * features], beside[: rows * BESIDE]
