# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Games to learn from: played by the first candidate of every turn, now and then by another, and written down.

A lesson is what the net is told of a side at a point where it judges; beside it stand the game, the side, the stage,
and the points that side had in the end.
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
BESIDE = 4


@dataclass(frozen=True)
class Lessons:
    """Rows of features, and beside each row its game, side, stage and final points."""

    told: array[int]
    beside: array[int]


def one_game(
    game: Game,
    judgement: Judgement,
    template: Words,
    number: u64,
    stray: u64,
    rng: Words,
    s: Words,
    x: Shorts,
    b: Longs,
) -> i32:
    """A whole game; returns how many lessons it has left."""
    entries: Words = at(s, game.room + SEATS)
    n: i32 = 0
    rows: i32 = 0
    side: i32
    sides: i32 = judgement.sides(template)
    copy(s, template, game.state)
    game.prepare(s)
    while game.turn(s) != NOBODY:
        if game.turn(s) == CHANCE:
            if judgement.stage(s) >= 0 and rows + sides <= ROWS:
                for side in range(sides):
                    judgement.tell(s, side, further(x, rows * judgement.nets.features))
                    b[BESIDE * rows] = number
                    b[BESIDE * rows + 1] = side
                    b[BESIDE * rows + 2] = judgement.stage(s)
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
    game: Game, judgement: Judgement, template: object, games: int, seed: int, stray: float, first: int = 0
) -> Lessons:
    """So many games from the set-up on; stray is how often a turn is not the one that looks best."""
    told, beside = array("h"), array("q")
    for number in range(first, first + games):
        x, b = _lesson(game, judgement, template, number, seed, int(256 * stray))
        told += x
        beside += b
    return Lessons(told, beside)


def _lesson(
    game: Game, judgement: Judgement, template: object, number: int, seed: int, stray: int
) -> tuple[array[int], array[int]]:
    size: int = game.room + SEATS + LOOKED
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
    rows: i32
    i: i32
    rng[0] = seeded(c_seed, c_number)
    rng[1] = seeded(rng[0], 1)
    with cython.nogil:
        rows = one_game(game, judgement, t, c_number, c_stray, rng, s, x, b)
        game.winners(s, at(s, game.room))
        for i in range(rows):
            b[BESIDE * i + 3] = s[game.room + b[BESIDE * i + 1]]
    return told[: rows * features], beside[: rows * BESIDE]
