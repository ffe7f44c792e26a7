# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Choosing a turn by trying it out: candidates are played on greedily, the worse half is dropped, and so on.

All candidates are tried with the same draws. With a budget of playouts the outcome depends on the seed alone. The game
is whatever `Game` it is handed.
"""

from __future__ import annotations

from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from time import thread_time

from crownlands.kernel.game import Game
from crownlands.kernel.plain import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.layout import *
    from crownlands.kernel.plain import *

ENDLESS = 1 << 31
LEAST_SECONDS = 1e-6


@dataclass(frozen=True)
class Budget:
    """How long to search: so many playouts, or where playouts is 0 so many seconds that each thread computes.

    With neither, nothing is tried out, and the candidates stay in their order.
    """

    playouts: int = 0
    seconds: float = 0.0
    threads: int = 1

    def after(self, spent: float) -> Budget:
        """What is left once so many seconds are spent; whoever has time keeps a little."""
        return replace(self, seconds=max(LEAST_SECONDS, self.seconds - spent)) if self.seconds else self


@dataclass(frozen=True)
class Aim:
    """What an end is worth: a win, each point ahead of the best other, each point of one's own.

    `brought` are the points seats bring along from earlier games of a match; then the sums decide who wins.
    """

    win: int = 40
    lead: int = 1
    point: int = 0
    brought: tuple[int, ...] = ()


@dataclass(frozen=True)
class Turn:
    """A turn that was looked at: its moves by number, in order; what it was worth on average; in how many playouts."""

    moves: tuple[int, ...]
    value: float
    playouts: int


@dataclass
class Trial:
    """The candidates of a search with what was found out about each."""

    game: Game
    root: array[int]
    entries: array[int]
    aims: array[int]
    seed: int
    greedy: int
    sums: list[int]
    counts: list[int]
    sweeps: int = 0
    """How many sets of draws have been used up: every sweep has its own."""

    def mean(self, i: int) -> float:
        return self.sums[i] / max(1, self.counts[i])

    def order(self) -> list[int]:
        """The candidates, best first: those tried most, by their mean."""
        return sorted(range(len(self.sums)), key=lambda i: (-self.counts[i], -self.mean(i), i))


DEFAULT_AIM = Aim()


def try_out(
    game: Game,
    root: Words,
    entries: Words,
    alive: Words,
    n: i32,
    greedy: i32,
    aim: Words,
    seed: u64,
    first: u64,
    count: u64,
    deadline: u64,
    sums: Words,
    s: Words,
) -> u64:
    """Play out every living candidate once with the same draws, and again, until the count is reached.

    Where once more would pass the deadline it ends. Adds each one's utility to sums; returns how often all were tried.
    """
    seat: i32 = game.turn(root)
    scores: Words = at(s, game.room)
    rng: Words = at(s, game.room + SEATS)
    number: u64
    value: u64
    now: u64
    begun: u64 = thread_micros() if deadline else 0
    i: i32
    for number in range(first, first + count):
        for i in range(n):
            game.copy(s, root)
            rng[0] = seeded(seed, number)
            rng[1] = seeded(rng[0], 1)
            game.apply(s, entries[alive[i]])
            game.play_out(s, greedy, rng)
            value = game.utility(s, seat, aim, scores)
            sums[alive[i]] += value
        if deadline:
            now = thread_micros()
            if now + (now - begun) // (number + 1 - first) > deadline:
                return number + 1 - first
    return count


def search(
    game: Game,
    position: object,
    budget: Budget,
    seed: int = 0,
    aim: Aim = DEFAULT_AIM,
    most: int = 32,
    greedy: int = 255,
) -> list[Turn]:
    """The turns of the seat to move that were looked at, best first; greedy is the set of seats that play on so."""
    if most < 1:
        raise ValueError(f"A search among {most} turns was asked for; it needs at least 1.")
    begun = thread_time()
    root, entries = blank(game.room), blank(most)
    r: Words = words(root, game.room)
    copy(r, words(position, game.state), game.state)
    if game.turn(r) < 0:
        raise ValueError("A search needs a position in which it is somebody's turn.")
    game.prepare(r)
    count: int = game.candidates(r, words(entries, most), most)
    aims = array("Q", [aim.win, aim.lead, aim.point, *[*aim.brought, *[0] * SEATS][:SEATS]])
    trial = Trial(game, root, entries, aims, seed, greedy, [0] * count, [0] * count)
    _halve(trial, budget.after(thread_time() - begun))
    return [_turn(trial, i) for i in trial.order()]


def _halve(trial: Trial, budget: Budget) -> None:
    """Sequential halving: every round has the same budget and keeps the better half."""
    alive = list(range(len(trial.sums)))
    rounds = (len(alive) - 1).bit_length()
    for _ in range(rounds if budget.playouts or budget.seconds else 0):
        if budget.playouts:
            sweeps, micros = max(1, budget.playouts // (rounds * len(alive))), 0
        else:
            sweeps, micros = ENDLESS, max(1, int(budget.seconds / rounds * 1e6))
        _try_all(trial, alive, sweeps, micros, budget.threads)
        alive = sorted(alive, key=lambda i: (-trial.mean(i), i))[: (len(alive) + 1) // 2]


def _try_all(trial: Trial, alive: list[int], sweeps: int, micros: int, threads: int) -> None:
    """So many sweeps over the living candidates, shared out to threads; against the clock each has its own numbers."""
    share = sweeps if micros else -(-sweeps // threads)
    firsts = [trial.sweeps + share * n for n in range(threads)]
    parts = [(first, share if micros else min(share, trial.sweeps + sweeps - first)) for first in firsts]
    if threads == 1:
        results = [_sweep(trial, alive, trial.sweeps, share, micros)]
    else:
        with ThreadPoolExecutor(threads) as pool:
            results = list(pool.map(lambda part: _sweep(trial, alive, part[0], part[1], micros), parts))
    for sums, done in results:
        for i in alive:
            trial.sums[i] += sums[i]
            trial.counts[i] += done
    trial.sweeps += share * threads if micros else sweeps


def _sweep(trial: Trial, alive: list[int], first: int, sweeps: int, micros: int) -> tuple[array[int], int]:
    game: Game = trial.game
    count: int = len(trial.sums)
    size: int = game.room + SEATS + RANDOM
    sums, living, room = blank(count), array("Q", alive), blank(size)
    r: Words = words(trial.root, game.room)
    entries: Words = words(trial.entries, count)
    aims: Words = words(trial.aims, AIM)
    out: Words = words(sums, count)
    n: i32 = len(alive)
    those: Words = words(living, n)
    s: Words = words(room, size)
    greedy: i32 = trial.greedy
    c_seed: u64 = trial.seed
    c_first: u64 = first
    c_sweeps: u64 = max(0, sweeps)
    c_deadline: u64 = micros
    done: u64
    if c_deadline:
        c_deadline += thread_micros()
    with cython.nogil:
        done = try_out(game, r, entries, those, n, greedy, aims, c_seed, c_first, c_sweeps, c_deadline, out, s)
    return sums, done


def _turn(trial: Trial, i: int) -> Turn:
    game: Game = trial.game
    room = blank(TURN_MOVES)
    count: int = game.name(words(trial.root, game.room), trial.entries[i], words(room, TURN_MOVES))
    return Turn(tuple(room[:count]), trial.mean(i), trial.counts[i])
