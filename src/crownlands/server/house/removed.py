"""Tables that were deleted or closed from outside: SQLite tells nobody, so it is asked now and then."""

from __future__ import annotations

from sqlalchemy import or_, select

from crownlands.server.house.hub import Hub
from crownlands.server.storage.listing import CLOSED
from crownlands.server.storage.schema import tables

SECONDS = 2.0
BATCH = 500


async def close_removed(hub: Hub) -> None:
    """Let go of the tables in memory that are not there any more."""
    keys = list(hub.rooms)
    for start in range(0, len(keys), BATCH):
        asked = keys[start : start + BATCH]
        open_to_all = or_(tables.c.moderated.is_(None), tables.c.moderated != CLOSED)
        found = await hub.store.rows(select(tables.c.id).where(tables.c.id.in_(asked), open_to_all))
        for key in set(asked) - {key for (key,) in found}:
            room = hub.rooms.get(key)
            if room is not None and not room.lock.locked():
                hub.close_room(room)
