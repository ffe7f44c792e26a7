"""The news of other processes, acted on. Who is connected where is told by word of mouth and never stored."""

from __future__ import annotations

from crownlands.server.house.bus import Changed, Gone, Here, Moved, Revoked, Said, decode
from crownlands.server.house.hub import Hub
from crownlands.server.house.room import Room

FORGET_SECONDS = 30.0


class Inbox:
    """What a process said long ago is forgotten, for it may have died."""

    SECONDS = 10.0

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def heard(self, line: str) -> None:
        news = decode(line)
        if isinstance(news, Revoked):
            self._hub.forbid(news.digest)
            return
        room = self._hub.present(news.table) if news is not None else None
        if room is None:
            return
        match news:
            case Moved(_, number) if number > room.table.number:
                self._hub.soon(self._hub.reload(room, number))
            case Changed(_, process) if process != self._hub.process:
                self._hub.soon(self._hub.reload(room))
            case Gone():
                self._hub.close_room(room)
            case Said(_, process, seat, phrase) if process != self._hub.process:
                room.say(seat, phrase)
            case Here(_, process) if process != self._hub.process:
                self._note(room, news)

    def _note(self, room: Room, news: Here) -> None:
        known = news.process in room.elsewhere
        before = room.connected
        room.elsewhere[news.process] = news.seats, self._hub.sources.now()
        if room.connected != before:
            room.changed()
        if not known:
            self._hub.announce(room)

    async def refresh(self) -> None:
        """Say again who is here, and forget those of whom nothing was heard."""
        oldest = self._hub.sources.now() - FORGET_SECONDS
        for room in list(self._hub.rooms.values()):
            silent = [process for process, (_, at) in room.elsewhere.items() if at < oldest]
            for process in silent:
                del room.elsewhere[process]
            if silent:
                room.changed()
            if room.here:
                self._hub.announce(room)
