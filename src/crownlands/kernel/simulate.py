# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Many games in one call, of any game."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from crownlands.kernel.game import Game
from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *


@dataclass(frozen=True)
class Totals:
    """Sums over games: each seat's points, and its wins in twelfths, so that a shared win stays whole."""

    games: int
    points: tuple[int, ...]
    twelfths: tuple[int, ...]


def count(sums: Words, won: i32, scores: Words) -> None:
    """Points by seat, then wins by seat in twelfths."""
    share: i32 = 12 // popcount(won)
    seat: i32
    for seat in range(SEATS):
        sums[seat] += scores[seat]
        if won >> seat & 1:
            sums[TWELFTHS + seat] += share


def random_block(game: Game, template: Words, s: Words, seed: u64, first: u64, games: u64, sums: Words) -> None:
    scores: Words = at(s, game.room)
    rng: Words = at(s, game.room + SEATS)
    number: u64
    for number in range(first, first + games):
        rng[0] = seeded(seed, number)
        game.random_game(template, s, rng)
        count(sums, game.winners(s, scores), scores)


def rollout_block(
    game: Game, template: Words, s: Words, greedy: i32, seed: u64, first: u64, games: u64, sums: Words
) -> None:
    scores: Words = at(s, game.room)
    rng: Words = at(s, game.room + SEATS)
    number: u64
    for number in range(first, first + games):
        rng[0] = seeded(seed, number)
        rng[1] = seeded(rng[0], 1)
        game.copy(s, template)
        game.play_out(s, greedy, rng)
        count(sums, game.winners(s, scores), scores)


def _random_part(game: Game, position: object, seed: int, first: int, games: int) -> array[int]:
    room, totals = blank(game.room + SEATS + RANDOM), blank(SUMS)
    t: Words = words(position, game.state)
    s: Words = words(room, game.room + SEATS + RANDOM)
    sums: Words = words(totals, SUMS)
    c_seed: u64 = seed
    c_first: u64 = first
    c_games: u64 = games
    with cython.nogil:
        random_block(game, t, s, c_seed, c_first, c_games, sums)
    return totals


def _rollout_part(game: Game, position: object, greedy: int, seed: int, first: int, games: int) -> array[int]:
    start, room, totals = blank(game.room), blank(game.room + SEATS + RANDOM), blank(SUMS)
    t: Words = words(start, game.room)
    s: Words = words(room, game.room + SEATS + RANDOM)
    sums: Words = words(totals, SUMS)
    c_greedy: i32 = greedy
    c_seed: u64 = seed
    c_first: u64 = first
    c_games: u64 = games
    copy(t, words(position, game.state), game.state)
    with cython.nogil:
        game.prepare(t)
        rollout_block(game, t, s, c_greedy, c_seed, c_first, c_games, sums)
    return totals


def _spread(part: Callable[[int, int], array[int]], games: int, threads: int) -> Totals:
    """Share games out to threads; each game has its own random numbers, so the sums do not depend on who plays it."""
    share = max(1, -(-games // threads))
    parts = [(first, min(share, games - first)) for first in range(0, games, share)]
    if len(parts) < 2:
        results = [part(*given) for given in parts]
    else:
        with ThreadPoolExecutor(threads) as pool:
            results = list(pool.map(lambda given: part(*given), parts))
    sums = [sum(column) for column in zip(*results, strict=True)] if results else [0] * SUMS
    return Totals(games, tuple(sums[:TWELFTHS]), tuple(sums[TWELFTHS:]))


def random_games(game: Game, position: object, games: int, seed: int, threads: int = 1) -> Totals:
    """So many games at random from the set-up on; the position must stand there."""
    return _spread(lambda first, count: _random_part(game, position, seed, first, count), games, threads)


def rollouts(game: Game, position: object, games: int, seed: int, greedy: int = 255, threads: int = 1) -> Totals:
    """Play a position out so many times: the seats of the set greedily, the others at random.

    No bit set is random play, one bit player-greedy, all bits full-greedy.
    """
    return _spread(lambda first, count: _rollout_part(game, position, greedy, seed, first, count), games, threads)
