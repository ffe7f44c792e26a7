"""A table in memory: its newest value, who is looking at it, and a lock so that one thing happens at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from crownlands.game import Seat
from crownlands.server.house.presence import Presence
from crownlands.server.house.snapshot import Fixed, Snapshot, show_fixed
from crownlands.server.house.timekeeper import Timekeeper
from crownlands.server.storage.store import Mark
from crownlands.server.table.access import Caller, without
from crownlands.server.table.hours import Outages
from crownlands.server.table.value import Place, Table


@dataclass(eq=False, slots=True)
class Watch:
    """Somebody looking at a table, and what they have seen of it."""

    caller: Caller
    seen: int
    gains: bool
    wake: Callable[[], None]
    gone: Callable[[], None]
    said: Callable[[Seat, str], None] = lambda _seat, _phrase: None
    dirty: bool = True
    looking: bool = True
    """Whether the page is in sight: one in the background does not count as being there."""
    _places: tuple[Place, ...] = ()
    _seats: frozenset[Seat] = frozenset()

    def seats(self, table: Table) -> frozenset[Seat]:
        """The seats they hold now, looked up when somebody has sat down or left."""
        if table.places is not self._places:
            self._places, self._seats = table.places, self.caller.seats(table)
        return self._seats

    def forbid(self, key: str) -> None:
        """A key they brought is not good any more."""
        self.caller = without(self.caller, key)
        self._places = ()
        self.changed()

    def changed(self) -> None:
        self.dirty = True
        self.wake()


@dataclass(eq=False, slots=True, weakref_slot=True)
class Room:
    table: Table
    presence: Presence = field(default_factory=Presence)
    time: Timekeeper | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watches: set[Watch] = field(default_factory=set)
    elsewhere: dict[str, tuple[frozenset[Seat], float]] = field(default_factory=dict)
    """The seats connected to other processes, and when they said so."""
    bot: asyncio.Task[None] | None = None
    used: float = 0.0
    hurried: frozenset[Seat] = frozenset()
    """The seats whose bot had less time for its last thought than it should have."""
    stale: bool = False
    """Whether the database may know better."""
    hushed: int = 0
    """The entry up to which the one to move has seen the table, so that they are not told of their turn."""
    _heard: dict[tuple[Seat, str], int] = field(default_factory=dict)
    _noted: int = 0
    _connected: frozenset[Seat] = frozenset()
    """As of the last change."""
    _shown: Snapshot | None = None
    _fixed: Fixed | None = None

    def __post_init__(self) -> None:
        self.presence.note(self.table, ())

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nothing happens and no bot thinks here."""
        return not self.watches and not self.lock.locked() and self.bot is None

    @property
    def here(self) -> frozenset[Seat]:
        return frozenset(seat for watch in self.watches for seat in watch.seats(self.table))

    @property
    def looking(self) -> frozenset[Seat]:
        """The seats in whose sight the table is, in this process."""
        return frozenset(seat for watch in self.watches if watch.looking for seat in watch.seats(self.table))

    @property
    def connected(self) -> frozenset[Seat]:
        return self.here.union(*(seats for seats, _ in self.elsewhere.values()))

    def knows(self, mark: Mark | None) -> bool:
        """Whether the database knows no more of the table; None means it knows nothing."""
        if mark is None or self.stale:
            return False
        return mark.number <= self.table.number and mark.changes <= self.table.changes

    def answered(self, seat: Seat, message: str) -> int | None:
        """The number of the entry a message has already become. The log only grows, so each entry is noted once."""
        for entry in self.table.log[self._noted :]:
            if entry.message is not None:
                self._heard[entry.actor, entry.message] = entry.number
        self._noted = self.table.number
        return self._heard.get((seat, message))

    def note_hurry(self, seat: Seat, *, hurried: bool) -> None:
        self.hurried = self.hurried | {seat} if hurried else self.hurried - {seat}

    def set(self, table: Table) -> None:
        """The table has changed; everybody looking is to be told."""
        self.table = table
        self.stale = False
        self.changed()

    def say(self, seat: Seat, phrase: str) -> None:
        """Everybody here hears what a seat says."""
        for watch in list(self.watches):
            watch.said(seat, phrase)

    def changed(self) -> None:
        self._connected = self.connected
        self.presence.note(self.table, self._connected)
        self._shown = None
        for watch in self.watches:
            watch.changed()

    @property
    def _outages(self) -> Outages:
        return () if self.time is None else self.time.outages

    def shown(self) -> Snapshot:
        if self._shown is None:
            self._fixed = self._fixed or show_fixed(self.table)
            self._shown = Snapshot(self.table, self._fixed, self._connected, self.presence, self.hurried, self._outages)
        return self._shown
