# cython: language_level=3, cdivision=True, initializedcheck=False
# ruff: noqa: F403, F405
"""Choosing a turn by trying it out: candidates are played on greedily, the worse half is dropped, and so on."""

from __future__ import annotations

import time
from array import array
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Budget:
    """How long to search: so many playouts, or so many seconds where playouts is 0."""

    playouts: int = 0
    seconds: float = 0.0
    threads: int = 1


@dataclass(frozen=True)
class Aim:
    """What a playout is worth: a win, each point ahead of the best other, each point of one's own."""

    win: int = 40
    lead: int = 1
    point: int = 0


@dataclass(frozen=True)
class Turn:
    """A turn that was looked at: the placement (None where only a pick is due), the pick if any, value and playouts."""

    lay: int | None
    pick: int | None
    value: float
    playouts: int


def search(position: object, budget: Budget, seed: int = 0, aim: Aim = Aim(), most: int = 32) -> list[Turn]:
    """The turns of the seat to move that were looked at, best first."""
    root, entries, aims = blank(PLAYOUT), blank(most), array("Q", [aim.win, aim.lead, aim.point])
    r: Words = words(root)
    copy(r, words(position), STATE)
    survey_all(r)
    count: int = candidates(r, words(entries), most)
    tried = _Trial(root, entries, aims, seed, count)
    _halve(tried, budget)
    return [_turn(root, entries[i], tried.sums[i] / max(1, tried.counts[i]), tried.counts[i]) for i in tried.order()]


class _Trial:
    """The candidates of a search with what was found out about each."""

    def __init__(self, root: array[int], entries: array[int], aims: array[int], seed: int, count: int) -> None:
        self.root, self.entries, self.aims, self.seed = root, entries, aims, seed
        self.sums = [0] * count
        self.counts = [0] * count
        self.sweeps = 0

    def order(self) -> list[int]:
        """The candidates, best first: those tried most, by their mean."""
        return sorted(range(len(self.sums)), key=lambda i: (-self.counts[i], -self.sums[i] / max(1, self.counts[i]), i))

    def run(self, alive: list[int], sweeps: int, deadline: int, threads: int) -> None:
        """So many sweeps over the living candidates, shared out to threads; the same whatever their number."""
        share = -(-sweeps // threads)
        firsts = range(self.sweeps, self.sweeps + sweeps, share) if not deadline else [
            self.sweeps + (n << 32) for n in range(threads)
        ]
        parts = [(alive, first, min(share, self.sweeps + sweeps - first) if not deadline else sweeps, deadline) for first in firsts]
        if len(parts) == 1:
            results = [_sweep(self, *parts[0])]
        else:
            with ThreadPoolExecutor(threads) as pool:
                results = list(pool.map(lambda part: _sweep(self, *part), parts))
        for sums, done in results:
            for i in alive:
                self.sums[i] += sums[i]
                self.counts[i] += done
        self.sweeps += sweeps


def _sweep(trial: _Trial, alive: list[int], first: int, sweeps: int, deadline: int) -> tuple[array[int], int]:
    sums, living, room = blank(len(trial.sums)), array("Q", alive), blank(PLAYOUT + 16)
    r: Words = words(trial.root)
    entries: Words = words(trial.entries)
    aims: Words = words(trial.aims)
    out: Words = words(sums)
    those: Words = words(living)
    s: Words = words(room)
    n: i32 = len(alive)
    seat: i32 = to_move(r)
    c_seed: u64 = trial.seed
    c_first: u64 = first
    c_sweeps: u64 = sweeps
    c_deadline: u64 = deadline
    done: u64
    with cython.nogil:
        done = try_out(r, entries, those, n, seat, aims, c_seed, c_first, c_sweeps, c_deadline, out, s)
    return sums, done


def _halve(trial: _Trial, budget: Budget) -> None:
    """Sequential halving: every round has the same budget and keeps the better half."""
    alive = list(range(len(trial.sums)))
    rounds = max(1, (len(alive) - 1).bit_length())
    begun = time.time()
    for number in range(rounds):
        if len(alive) < 2:
            break
        if budget.playouts:
            trial.run(alive, max(1, budget.playouts // (rounds * len(alive))), 0, budget.threads)
        else:
            until = begun + budget.seconds * (number + 1) / rounds
            trial.run(alive, 1 << 31, int(until * 1e6), budget.threads)
        alive = sorted(alive, key=lambda i: (-trial.sums[i] / trial.counts[i], i))[: (len(alive) + 1) // 2]


def _turn(root: array[int], entry: int, value: float, playouts: int) -> Turn:
    k: Words = at(words(root), KINGDOMS + KINGDOM * to_move(words(root)))
    way, pick = entry >> 8 & 7, entry >> 16 & 63
    lay = None if root[PHASE] != LAY else DISCARD if way == 4 else name_of(k, way, entry & 63)
    return Turn(lay, pick or None, value, playouts)
