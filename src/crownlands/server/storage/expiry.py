"""Tables nobody touches any more: hidden first, deleted for good later, always a few at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, false, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.server.storage.schema import clocks, moves, tables
from crownlands.server.storage.writer import Writer

Reading = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
PAGE = 500
DAYS = "days "
"""How the pace of a table over days begins."""

last_at = func.coalesce(
    select(moves.c.at)
    .where(moves.c.table_id == tables.c.id)
    .order_by(moves.c.number.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery(),
    tables.c.created,
)


def page_query(after: str) -> Select[Any]:
    """Tables after an id, each with its last sign of life and how long somebody has time there.

    Who plays over days may wait for days for somebody to sit down, so such a table is kept like one that is played.
    """
    waits = tables.c.open & ~func.coalesce(tables.c.pace.startswith(DAYS), false())
    query = select(tables.c.id, waits, tables.c.finished, last_at, tables.c.deadline)
    return query.where(tables.c.id > after, tables.c.removed.is_(None)).order_by(tables.c.id).limit(PAGE)


@dataclass(frozen=True, slots=True)
class Ages:
    """How many seconds without a move a table is kept: while seats are open, while it is played, when it is over.

    What is removed then can be brought back for the time of grace.
    """

    open: float
    playing: float
    over: float
    grace: float

    def of(self, *, opened: bool, finished: bool) -> float:
        return self.open if opened else self.over if finished else self.playing


@dataclass(frozen=True, slots=True)
class Page:
    """Some tables in the order of their ids: which of them have expired, and the last of all."""

    expired: list[str]
    last: str | None


class Expiry:
    """Every statement touches few rows, found by the primary key, so that moves never wait long."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def page(self, after: str, now: float, ages: Ages) -> Page:
        """The next tables after an id; all have been seen when there is no last one."""
        async with self._reading() as connection:
            rows = (await connection.execute(page_query(after))).all()
        old = [
            key
            for key, opened, over, at, deadline in rows
            if max(at, deadline or at) < now - ages.of(opened=opened, finished=over)
        ]
        return Page(old, rows[-1][0] if rows else None)

    async def count(self) -> int:
        """How many tables are shown."""
        return int(await self._one(select(func.count()).select_from(tables).where(tables.c.removed.is_(None))))

    async def newest(self) -> float | None:
        """When the newest table was made."""
        at: float | None = await self._one(select(func.max(tables.c.created)))
        return at

    async def _one(self, query: Any) -> Any:
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def hide(self, keys: Sequence[str], now: float) -> int:
        """Nobody sees these tables any more, but they are still there."""
        chosen = tables.c.id.in_(keys) & tables.c.removed.is_(None)
        return await self._do(update(tables).where(chosen).values(removed=now))

    async def bring_back(self, keys: Sequence[str]) -> int:
        """Tables that were hidden are shown again."""
        chosen = tables.c.id.in_(keys) & tables.c.removed.is_not(None)
        return await self._do(update(tables).where(chosen).values(removed=None))

    async def bring_back_after(self, at: float) -> int:
        """Show again what was hidden later than this, by a clock that was wrong."""
        return await self._do(update(tables).where(tables.c.removed > at).values(removed=None))

    async def hidden_before(self, at: float, most: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.removed < at).order_by(tables.c.removed).limit(most)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def delete(self, keys: Sequence[str]) -> int:
        """Remove tables with everything that belongs to them; how many there were."""
        return await self._do(delete(tables).where(tables.c.id.in_(keys)))

    async def clock(self, name: str) -> float | None:
        """When something was last done, if ever."""
        at: float | None = await self._one(select(clocks.c.at).where(clocks.c.name == name))
        return at

    async def set_clock(self, name: str, now: float) -> None:
        await self._do(update(clocks).where(clocks.c.name == name).values(at=now))

    async def _do(self, statement: Any) -> int:
        async def job(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement)).rowcount)

        return await self._writer.run(job)
