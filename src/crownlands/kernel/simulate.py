# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Many games in one call."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from crownlands.kernel.position import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.greedy import play_on, play_out, survey_all, take_turn
    from crownlands.kernel.land import ORDERS, next_random, random_rows, seeded
    from crownlands.kernel.plain import *
    from crownlands.kernel.survey import copy_survey
    from crownlands.kernel.table import winners


@dataclass(frozen=True)
class Totals:
    """Sums over games: each seat's points, and its wins in twelfths, so that a shared win stays whole."""

    games: int
    points: tuple[int, ...]
    twelfths: tuple[int, ...]


def play_random(template: Words, s: Words, rng: Words, width: i32) -> None:
    """A whole game at random from the first row on: kings on it in any order."""
    players: i32 = template[PLAYERS]
    order: u64
    kings: u64 = 0x02020101 if players == 2 else 0x030201 if players == 3 else 0x04030201
    owners: u64 = 0
    copy(s, template, width)
    order = ORDERS[(mulhi(next_random(rng), 24) if s[LENGTH] == 4 else mulhi(next_random(rng), 6))]
    while kings:
        owners |= (kings & 255) << (order & 255)
        kings >>= 8
        order >>= 8
    random_rows(s, rng, s[TO_COME], owners)


def count(totals: Words, players: i32, won: i32, scores: Words) -> None:
    """Points by seat, then wins by seat in twelfths."""
    share: i32 = 12 // popcount(won)
    seat: i32
    for seat in range(players):
        totals[seat] += scores[seat]
        if won >> seat & 1:
            totals[4 + seat] += share


def random_block(template: Words, s: Words, seed: u64, first: u64, games: u64, totals: Words) -> None:
    players: i32 = template[PLAYERS]
    width: i32 = KINGDOMS + KINGDOM * players
    scores: Words = at(s, STATE)
    rng: Words = at(s, STATE + 4)
    number: u64
    for number in range(first, first + games):
        rng[0] = seeded(seed, number)
        play_random(template, s, rng, width)
        count(totals, players, winners(s, scores), scores)


def copy_table(to: Words, s: Words) -> None:
    """A table with its surveys."""
    players: i32 = s[PLAYERS]
    seat: i32
    copy(to, s, KINGDOMS + KINGDOM * players)
    for seat in range(players):
        copy_survey(at(to, SURVEYS + SURVEY * seat), at(s, SURVEYS + SURVEY * seat))


def rollout_block(template: Words, s: Words, greedy: i32, seed: u64, first: u64, games: u64, totals: Words) -> None:
    players: i32 = template[PLAYERS]
    scores: Words = at(s, PLAYOUT)
    rng: Words = at(s, PLAYOUT + 4)
    number: u64
    for number in range(first, first + games):
        rng[0] = seeded(seed, number)
        rng[1] = seeded(rng[0], 1)
        copy_table(s, template)
        play_out(s, greedy, rng)
        count(totals, players, winners(s, scores), scores)


def _random_part(position: object, seed: int, first: int, games: int) -> array[int]:
    room, totals = blank(PLAYOUT), blank(8)
    t: Words = words(position)
    s: Words = words(room)
    sums: Words = words(totals)
    c_seed: u64 = seed
    c_first: u64 = first
    c_games: u64 = games
    with cython.nogil:
        random_block(t, s, c_seed, c_first, c_games, sums)
    return totals


def _rollout_part(position: object, greedy: int, seed: int, first: int, games: int) -> array[int]:
    start, room, totals = blank(PLAYOUT), blank(PLAYOUT + 8), blank(8)
    t: Words = words(start)
    s: Words = words(room)
    sums: Words = words(totals)
    c_greedy: i32 = greedy
    c_seed: u64 = seed
    c_first: u64 = first
    c_games: u64 = games
    copy(t, words(position), STATE)
    with cython.nogil:
        survey_all(t)
        rollout_block(t, s, c_greedy, c_seed, c_first, c_games, sums)
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
    sums = [sum(column) for column in zip(*results, strict=True)] if results else [0] * 8
    return Totals(games, tuple(sums[:4]), tuple(sums[4:]))


def random_games(position: object, games: int, seed: int, threads: int = 1) -> Totals:
    """So many games at random from the set-up on; the position must stand there."""
    return _spread(lambda first, count: _random_part(position, seed, first, count), games, threads)


def rollouts(position: object, games: int, seed: int, greedy: int = 15, threads: int = 1) -> Totals:
    """Play a position out so many times: the seats of the set greedily, the others at random.

    No bit set is random play, one bit player-greedy, all bits full-greedy.
    """
    return _spread(lambda first, count: _rollout_part(position, greedy, seed, first, count), games, threads)


def play_until(table: object, greedy: int, seat: int, rng: object) -> None:
    """Play a table of PLAYOUT words on until it is a seat's turn or the game is over; rng is two words."""
    s: Words = words(table)
    r: Words = words(rng)
    survey_all(s)
    play_on(s, greedy, seat, r)


def take_greedy_turn(table: object, rng: object) -> None:
    """The turn of the greedy player on a table of PLAYOUT words; rng is one word."""
    s: Words = words(table)
    survey_all(s)
    take_turn(s, 15, words(rng))
