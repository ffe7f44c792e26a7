# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Choosing a turn by trying it out: candidates are played on greedily, the worse half is dropped, and so on.

All candidates are tried with the same draws. With a budget of playouts the outcome depends on the seed alone.
"""

from __future__ import annotations

import time
from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from crownlands.kernel.position import blank

try:
    import cython
except ImportError:
    from crownlands.kernel.plain import cython
if not cython.compiled:
    from crownlands.kernel.candidates import candidates, try_out
    from crownlands.kernel.greedy import survey_all
    from crownlands.kernel.plain import *
    from crownlands.kernel.table import name_of, to_move

ENDLESS = 1 << 31


@dataclass(frozen=True)
class Budget:
    """How long to search: so many playouts, or so many seconds where playouts is 0."""

    playouts: int = 0
    seconds: float = 0.0
    threads: int = 1


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
    """A turn that was looked at: the placement (None where only a pick is due), the pick if any, value and playouts."""

    lay: int | None
    pick: int | None
    value: float
    playouts: int


@dataclass
class Trial:
    """The candidates of a search with what was found out about each."""

    root: array[int]
    entries: array[int]
    aims: array[int]
    seed: int
    greedy: int
    sums: list[int]
    counts: list[int] = field(default_factory=list)
    sweeps: int = 0

    def mean(self, i: int) -> float:
        return self.sums[i] / max(1, self.counts[i])

    def order(self) -> list[int]:
        """The candidates, best first: those tried most, by their mean."""
        return sorted(range(len(self.sums)), key=lambda i: (-self.counts[i], -self.mean(i), i))


DEFAULT_AIM = Aim()


def search(
    position: object, budget: Budget, seed: int = 0, aim: Aim = DEFAULT_AIM, most: int = 32, greedy: int = 15
) -> list[Turn]:
    """The turns of the seat to move that were looked at, best first; greedy is the set of seats that play on so."""
    root, entries = blank(PLAYOUT), blank(most)
    brought = [*aim.brought, 0, 0, 0, 0][:4]
    r: Words = words(root)
    copy(r, words(position), STATE)
    survey_all(r)
    count: int = candidates(r, words(entries), most)
    aims = array("Q", [aim.win, aim.lead, aim.point, 0, *brought])
    trial = Trial(root, entries, aims, seed, greedy, [0] * count, [0] * count)
    _halve(trial, budget)
    return [_turn(trial, i) for i in trial.order()]


def _halve(trial: Trial, budget: Budget) -> None:
    """Sequential halving: every round has the same budget and keeps the better half."""
    alive = list(range(len(trial.sums)))
    rounds = (len(alive) - 1).bit_length()
    begun = time.time()
    for number in range(rounds):
        if budget.playouts:
            sweeps, deadline = max(1, budget.playouts // (rounds * len(alive))), 0
        else:
            sweeps, deadline = ENDLESS, int((begun + budget.seconds * (number + 1) / rounds) * 1e6)
        _try_all(trial, alive, sweeps, deadline, budget.threads)
        alive = sorted(alive, key=lambda i: (-trial.mean(i), i))[: (len(alive) + 1) // 2]


def _try_all(trial: Trial, alive: list[int], sweeps: int, deadline: int, threads: int) -> None:
    """So many sweeps over the living candidates, shared out to threads; against the clock each has its own numbers."""
    share = sweeps if deadline else -(-sweeps // threads)
    firsts = [trial.sweeps + share * n for n in range(threads)]
    parts = [(first, share if deadline else min(share, trial.sweeps + sweeps - first)) for first in firsts]
    if threads == 1:
        results = [_sweep(trial, alive, trial.sweeps, share, deadline)]
    else:
        with ThreadPoolExecutor(threads) as pool:
            results = list(pool.map(lambda part: _sweep(trial, alive, part[0], part[1], deadline), parts))
    for sums, done in results:
        for i in alive:
            trial.sums[i] += sums[i]
            trial.counts[i] += done
    trial.sweeps += share * threads if deadline else sweeps


def _sweep(trial: Trial, alive: list[int], first: int, sweeps: int, deadline: int) -> tuple[array[int], int]:
    sums, living, room = blank(len(trial.sums)), array("Q", alive), blank(PLAYOUT + 16)
    r: Words = words(trial.root)
    entries: Words = words(trial.entries)
    aims: Words = words(trial.aims)
    out: Words = words(sums)
    those: Words = words(living)
    s: Words = words(room)
    n: i32 = len(alive)
    seat: i32 = to_move(r)
    greedy: i32 = trial.greedy
    c_seed: u64 = trial.seed
    c_first: u64 = first
    c_sweeps: u64 = max(0, sweeps)
    c_deadline: u64 = deadline
    done: u64
    with cython.nogil:
        done = try_out(r, entries, those, n, seat, greedy, aims, c_seed, c_first, c_sweeps, c_deadline, out, s)
    return sums, done


def _turn(trial: Trial, i: int) -> Turn:
    r: Words = words(trial.root)
    k: Words = at(r, KINGDOMS + KINGDOM * to_move(r))
    entry = trial.entries[i]
    way, pick = entry >> 8 & 7, entry >> 16 & 63
    lay = None if trial.root[PHASE] != LAY else DISCARD if way == 4 else name_of(k, way, entry & 63)
    return Turn(lay, pick or None, trial.mean(i), trial.counts[i])
