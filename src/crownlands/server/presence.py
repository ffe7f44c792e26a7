"""Who is connected to which process, told by word of mouth: nothing of it is stored."""

from __future__ import annotations

from crownlands.server.house import House
from crownlands.server.room import Room

FORGET_SECONDS = 30.0


class Presence:
    """Hears the news of other processes. What a process said long ago is forgotten, for it may have died."""

    SECONDS = 10.0

    def __init__(self, house: House) -> None:
        self._house = house
        self._hear = {"moved": self._moved, "seats": self._seats, "gone": self._gone, "here": self._here}

    def heard(self, line: str) -> None:
        """One line of news: what happened, and to which table."""
        what, _, rest = line.partition(" ")
        key, _, rest = rest.partition(" ")
        room = self._house.rooms.get(key)
        if room is not None and what in self._hear:
            self._hear[what](room, rest)

    def _moved(self, room: Room, rest: str) -> None:
        if int(rest) > room.table.number:
            self._house.soon(self._house.reload(room, int(rest)))

    def _seats(self, room: Room, process: str) -> None:
        if process != self._house.process:
            self._house.soon(self._house.reload(room))

    def _gone(self, room: Room, _rest: str) -> None:
        self._house.close_room(room)

    def _here(self, room: Room, rest: str) -> None:
        process, _, seats = rest.partition(" ")
        if process == self._house.process:
            return
        known = process in room.elsewhere
        before = room.connected
        room.elsewhere[process] = frozenset(map(int, filter(None, seats.split(",")))), self._house.sources.now()
        if room.connected != before:
            room.changed()
        if not known:
            self._house.announce(room)

    async def refresh(self) -> None:
        """Say again who is here, and forget those of whom nothing was heard."""
        oldest = self._house.sources.now() - FORGET_SECONDS
        for room in list(self._house.rooms.values()):
            silent = [process for process, (_, at) in room.elsewhere.items() if at < oldest]
            for process in silent:
                del room.elsewhere[process]
            if silent:
                room.changed()
            if room.here:
                self._house.announce(room)
