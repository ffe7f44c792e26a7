"""Who thinks next: people at a table first, then hints, reviews last; among equals who used least and is short."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import IntEnum

HALF_LIFE = 30.0
"""After so many seconds half of what somebody used is forgotten."""
MOST_KEYS = 10_000


class Rank(IntEnum):
    """Who waits for a thought; a higher one is never served before a lower one."""

    PEOPLE = 0
    WATCHERS = 1
    HINT = 2
    REVIEW = 3


@dataclass(frozen=True, slots=True)
class Ask:
    """A wish for a thought: for whom, at which table, for which visitor."""

    rank: Rank = Rank.PEOPLE
    table: str = ""
    visitor: str = ""


@dataclass(eq=False, slots=True)
class Waiting:
    ask: Ask
    cost: float
    turn: asyncio.Future[None]


class Use:
    """How many seconds each key has used lately."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, key: str) -> float:
        used, then = self._used.get(key, (0.0, 0.0))
        return used * 0.5 ** ((self._now() - then) / HALF_LIFE) if used else 0.0

    def add(self, key: str, seconds: float) -> None:
        self._used[key] = self.of(key) + seconds, self._now()
        if len(self._used) > MOST_KEYS:
            least = sorted(self._used, key=self.of)
            for forgotten in least[: MOST_KEYS // 2]:
                del self._used[forgotten]


class FairQueue:
    """A number of places; who waits for one is chosen when it becomes free."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._places = places
        self._free = places
        self._now = now
        self._visitors = Use(now)
        self._tables = Use(now)
        self._waiting: list[Waiting] = []

    def wait(self, rank: Rank) -> float:
        """How many seconds those before a newcomer of this rank need, as far as is known."""
        return sum(waiting.cost for waiting in self._waiting if waiting.ask.rank <= rank) / self._places

    @asynccontextmanager
    async def place(self, ask: Ask, cost: float) -> AsyncIterator[None]:
        """A place for as long as the block; `cost` is how many seconds that will be, as far as is known."""
        await self._turn(ask, cost)
        began = self._now()
        try:
            yield
        finally:
            self._visitors.add(ask.visitor, self._now() - began)
            self._tables.add(ask.table, self._now() - began)
            self._leave()

    async def _turn(self, ask: Ask, cost: float) -> None:
        waiting = Waiting(ask, cost, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._next()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not waiting.turn.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        self._free += 1
        self._next()

    def _next(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            if not chosen.turn.done():
                self._free -= 1
                chosen.turn.set_result(None)

    def _order(self, waiting: Waiting) -> tuple[int, float]:
        ask = waiting.ask
        return ask.rank, self._visitors.of(ask.visitor) + self._tables.of(ask.table) + waiting.cost
