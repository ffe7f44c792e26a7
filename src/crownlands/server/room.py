"""A table in memory: its newest value, who is looking at it, and a lock so that one thing happens at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from crownlands.game import Seat
from crownlands.server.show import Fixed, Shown, show_fixed
from crownlands.server.table import Table


@dataclass(eq=False, slots=True)
class Watch:
    """Somebody looking at a table: the digests of the secrets they brought, and what they have seen."""

    keys: frozenset[str]
    seen: int
    gains: bool
    wake: Callable[[], None]
    gone: Callable[[], None]
    dirty: bool = True

    def seats(self, table: Table) -> frozenset[Seat]:
        """The seats they hold now; somebody who has left and whose seat is taken holds none."""
        return frozenset(seat for seat, place in enumerate(table.places) if place.token in self.keys)

    def host(self, table: Table) -> bool:
        return table.host in self.keys

    def changed(self) -> None:
        self.dirty = True
        self.wake()


@dataclass(eq=False, slots=True)
class Room:
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    elsewhere: dict[str, tuple[frozenset[Seat], float]] = field(default_factory=dict)
    """The seats connected to other processes, and when they said so."""
    bot: asyncio.Task[None] | None = None
    used: float = 0.0
    stale: bool = False
    """Whether the database may know better."""
    _heard: dict[tuple[Seat, str], int] = field(default_factory=dict)
    _noted: int = 0
    _shown: Shown | None = None
    _fixed: Fixed | None = None

    @property
    def here(self) -> frozenset[Seat]:
        return frozenset(seat for watch in self.watches for seat in watch.seats(self.table))

    @property
    def connected(self) -> frozenset[Seat]:
        return self.here.union(*(seats for seats, _ in self.elsewhere.values()))

    def answered(self, seat: Seat, message: str) -> int | None:
        """The number of the entry a message has already become. The log only grows, so each entry is noted once."""
        for entry in self.table.log[self._noted :]:
            if entry.message is not None:
                self._heard[entry.actor, entry.message] = entry.number
        self._noted = self.table.number
        return self._heard.get((seat, message))

    def set(self, table: Table) -> None:
        """The table has changed; everybody looking is to be told."""
        self.table = table
        self.stale = False
        self.changed()

    def changed(self) -> None:
        self._shown = None
        for watch in self.watches:
            watch.changed()

    def shown(self) -> Shown:
        if self._shown is None:
            self._fixed = self._fixed or show_fixed(self.table)
            self._shown = Shown(self.table, self._fixed, self.connected)
        return self._shown
