"""The server's time: a beat in the database while there are clocks, and the outages that eat nobody's time."""

from __future__ import annotations

from collections.abc import Callable

from crownlands.server.storage.store import Store
from crownlands.server.storage.timing import Timing, beat, known_outages, timing
from crownlands.server.table.hours import Outages

BEAT_SECONDS = 0.5
IDLE_SECONDS = 600.0
"""For how long the beat goes on after the last clock has stopped."""


class Timekeeper:
    """What this process knows of outages; with clocks about, it is never older than an outage may be long."""

    def __init__(self, store: Store, now: Callable[[], float], gap: float) -> None:
        self._store = store
        self.now = now
        self._gap = gap
        self.outages: Outages = ()
        self._known: float | None = None
        self._needed = float("-inf")

    async def steady(self) -> None:
        """Before a clock is read: make sure that the server has not been away unnoticed."""
        self._needed = self.now()
        if self._known is None or not self._known <= self.now() <= self._known + self._gap:
            await self._beat()

    async def look(self) -> Timing:
        """What the database knows about time; where there are clocks, one beat."""
        known, now = await timing(self._store), self.now()
        if known.deadline is not None:
            self._needed = now
        if self._known is None or now - self._needed < IDLE_SECONDS:
            if known.beat is None or now - known.beat >= BEAT_SECONDS / 2:
                await self._beat()
            elif known.outage != (self.outages[-1][1] if self.outages else None):
                await self._learn(now)
            else:
                self._known = now
        return known

    async def _beat(self) -> None:
        now = self.now()
        await beat(self._store, now, self._gap)
        await self._learn(now)

    async def _learn(self, now: float) -> None:
        self.outages = await known_outages(self._store)
        self._known = now
