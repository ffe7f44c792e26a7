"""Whose time is over, and when no server was running: a beat in the database that any of its servers keeps up."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.server.storage.schema import clocks, outages, tables
from crownlands.server.storage.store import Store, shown
from crownlands.server.table.hours import Outages

BEAT = "beat"
KEPT_SECONDS = 90 * 24 * 3600.0
"""How long an outage is remembered: longer than anybody has for a turn."""
LEAP_SECONDS = 3600.0
"""A beat this far ahead was left by a clock that was wrong; less is the difference between two machines."""

last_beat = select(clocks.c.at).where(clocks.c.name == BEAT)
last_outage = select(func.max(outages.c.ended))
first_deadline = select(func.min(tables.c.deadline)).where(tables.c.deadline.is_not(None), shown)


@dataclass(frozen=True, slots=True)
class Timing:
    """The last beat, the end of the last outage, and the first moment somebody's time is over."""

    beat: float | None
    outage: float | None
    deadline: float | None


async def timing(store: Store) -> Timing:
    """What the database knows about time, asked for often and in one go."""
    asked = (last_beat, last_outage, first_deadline)
    found = await store.rows(select(*(query.scalar_subquery() for query in asked)))
    return Timing(*found[0])


async def known_outages(store: Store) -> Outages:
    rows = await store.rows(select(outages.c.began, outages.c.ended).order_by(outages.c.began))
    return tuple((began, ended) for began, ended in rows)


async def beat(store: Store, now: float, gap: float) -> None:
    """Say that a server runs. If none has for longer than the gap, that was an outage."""

    async def job(connection: AsyncConnection) -> None:
        last = (await connection.execute(last_beat.with_for_update())).scalar_one_or_none()
        if last is not None and now - last > gap:
            await _note_outage(connection, last, now)
        if last is None or not last - LEAP_SECONDS <= now <= last:
            await connection.execute(update(clocks).where(clocks.c.name == BEAT).values(at=now))

    await store.run(job)


async def _note_outage(connection: AsyncConnection, began: float, ended: float) -> None:
    """One that goes on where another ended is the same one; those of long ago are forgotten."""
    await connection.execute(delete(outages).where(outages.c.ended < ended - KEPT_SECONDS))
    longer = await connection.execute(update(outages).where(outages.c.ended == began).values(ended=ended))
    if not longer.rowcount:
        await connection.execute(insert(outages), {"began": began, "ended": ended})


async def overdue(store: Store, now: float, limit: int) -> list[tuple[str, float]]:
    """Tables where somebody's time may be over, and since when."""
    late = tables.c.deadline.is_not(None) & (tables.c.deadline <= now) & shown
    query = select(tables.c.id, tables.c.deadline).where(late).order_by(tables.c.deadline).limit(limit)
    return [(key, deadline) for key, deadline in await store.rows(query)]


async def postpone(store: Store, key: str, deadline: float, to: float | None) -> None:
    """An outage has made a deadline later, unless the table has another one by now."""

    async def job(connection: AsyncConnection) -> None:
        chosen = (tables.c.id == key) & (tables.c.deadline == deadline)
        await connection.execute(update(tables).where(chosen).values(deadline=to))

    await store.run(job)
