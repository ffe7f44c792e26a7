"""Tables in the database: made, loaded, appended to, changed and found."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Select, and_, delete, exists, func, insert, not_, or_, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crownlands.game import Refused
from crownlands.server.storage.engine import DatabaseFile, is_sqlite, make_engine
from crownlands.server.storage.migrate import migrate
from crownlands.server.storage.rows import (
    move_rows,
    read_entry,
    read_place,
    read_setup,
    read_table,
    seat_rows,
    table_row,
)
from crownlands.server.storage.schema import moves, seats, tables
from crownlands.server.storage.writer import Writer
from crownlands.server.table.refusal import Refusal, closed_table, no_table
from crownlands.server.table.value import OPEN, Change, Entry, Place, Rematch, Setup, Table

T = TypeVar("T")
TROUBLE = (DBAPIError, NoConnection, OSError)
"""What a database that does not answer looks like."""

last_at = func.coalesce(
    select(func.max(moves.c.at)).where(moves.c.table_id == tables.c.id).correlate(tables).scalar_subquery(),
    tables.c.created,
)
others = seats.alias("others")
has_open_seat = exists().where(others.c.table_id == tables.c.id, others.c.kind == OPEN)
has_player = exists().where(others.c.table_id == tables.c.id, others.c.bot.is_(None))
"""Whether a person plays there: a seat that no bot plays."""
listable = tables.c.public & has_open_seat & tables.c.moderated.is_(None)


@dataclass(frozen=True, slots=True)
class Brief:
    """A table in a list."""

    id: str
    game: str
    rules: int
    setup: Setup | None
    """None where this version does not play these rules."""
    created: float
    active: float
    number: int
    finished: bool
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Ages:
    """How many seconds without a move a table is kept: while seats are open, while it is played, when it is over."""

    open: float
    playing: float
    over: float


class Store:
    """One database. Reading goes straight to it; writing goes through the one queue."""

    def __init__(self, url: URL, reader: AsyncEngine, writing: AsyncEngine) -> None:
        self.url = url
        self.sqlite = is_sqlite(url)
        self._reader = reader
        self._writing = writing
        self._writer = Writer(writing, tells=not self.sqlite)

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.dispose()
        await self._writing.dispose()

    async def answers(self) -> None:
        """Raise unless the database can be read."""
        async with self._reader.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def rows(self, query: Select[Any]) -> list[Any]:
        """What a query finds."""
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).all())

    async def run(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something in a transaction of its own, one after the other with all else that is written."""
        return await self._writer.run(job)

    async def tell_with(self, connection: AsyncConnection, news: Sequence[str]) -> None:
        """What other processes hear once a transaction is committed."""
        await self._writer.tell(connection, news)

    async def create(self, table: Table) -> None:
        await self._writer.run(lambda connection: _insert_table(connection, table))

    async def load(self, key: str) -> Table | None:
        async with self._reader.connect() as connection:
            return await _load(connection, select(tables).where(tables.c.id == key))

    async def after(self, key: str, number: int) -> list[Entry]:
        """The entries of a log after this number."""
        async with self._reader.connect() as connection:
            query = select(moves).where(moves.c.table_id == key, moves.c.number > number).order_by(moves.c.number)
            return [read_entry(row) for row in _dicts(await connection.execute(query))]

    async def append(self, key: str, entries: Sequence[Entry], news: Sequence[str] = ()) -> bool:
        """Store entries for good; False if somebody else was first, or the table is gone.

        Here and below, `news` is what other processes hear once it is committed.
        """
        return await self._writer.append(key, entries, news)

    async def change(self, key: str, change: Change, news: Sequence[str] = ()) -> Table:
        """Change who sits at a table, and add to its log, while nobody else can."""

        async def job(connection: AsyncConnection) -> Table:
            before = await _load_locked(connection, key)
            after = change(before)
            await _update_table(connection, before, after)
            await self._writer.tell(connection, news)
            return after

        return await self._writer.run(job)

    async def rematch(self, key: str, change: Rematch, news: Sequence[str] = ()) -> Table:
        """The old table with the name of the new one, which is made in the same transaction; once only."""

        async def job(connection: AsyncConnection) -> Table:
            before = await _load_locked(connection, key)
            if before.following is not None:
                return before
            after, again = change(before)
            await _insert_table(connection, again)
            await _update_table(connection, before, after)
            await self._writer.tell(connection, news)
            return after

        return await self._writer.run(job)

    async def tell(self, news: Sequence[str]) -> None:
        """Something other processes should hear that is not stored."""
        if not self.sqlite:
            await self._writer.run(lambda connection: self._writer.tell(connection, news))

    async def open_tables(self, limit: int) -> list[Brief]:
        """Public tables with an open seat, the newest first."""
        briefs = await self._briefs(select(tables).where(listable).order_by(tables.c.created.desc()).limit(limit))
        return [brief for brief in briefs if brief.setup is not None]

    async def newest(self, limit: int) -> list[Brief]:
        return await self._briefs(select(tables).order_by(tables.c.created.desc()).limit(limit))

    async def waiting_for_bots(self, limit: int, quiet_since: float) -> list[str]:
        """Tables with people where a bot is to move and nothing has happened since; bots alone rest until watched."""
        earlier = moves.alias("earlier")
        last = select(func.max(earlier.c.number)).where(earlier.c.table_id == tables.c.id).scalar_subquery()
        at_end = tables.join(moves, and_(moves.c.table_id == tables.c.id, moves.c.number == last))
        to_move = at_end.join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == moves.c.turn))
        waiting = and_(not_(tables.c.finished), seats.c.bot.is_not(None), has_player, moves.c.at <= quiet_since)
        query = select(tables.c.id).select_from(to_move).where(waiting, not_(has_open_seat)).limit(limit)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def expired(self, now: float, ages: Ages) -> list[str]:
        """Tables nobody has touched for too long."""
        query = select(tables.c.id).where(
            or_(
                and_(has_open_seat, last_at < now - ages.open),
                and_(not_(has_open_seat), not_(tables.c.finished), last_at < now - ages.playing),
                and_(tables.c.finished, last_at < now - ages.over),
            )
        )
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def delete(self, ids: Sequence[str], news: Sequence[str] = ()) -> int:
        """Remove tables with everything that belongs to them; how many there were."""

        async def job(connection: AsyncConnection) -> int:
            gone = await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            await self._writer.tell(connection, news)
            return gone.rowcount

        return await self._writer.run(job)

    async def _briefs(self, query: Select[Any]) -> list[Brief]:
        async with self._reader.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in rows]
            places = await _places_of(connection, ids)
            logs = await _ends_of(connection, ids)
        briefs = []
        for row in rows:
            number, at = logs.get(row["id"], (0, row["created"]))
            place = tuple(places.get(row["id"], ()))
            known = row["id"], row["game"], row["rules"], _readable_setup(row)
            briefs.append(Brief(*known, row["created"], at, number, row["finished"], place))
        return briefs


async def open_store(url: URL) -> Store:
    """The store behind a URL, with its migrations applied; one that cannot be opened is said in a sentence."""
    try:
        file = DatabaseFile(url.database or "")
        writing = make_engine(url, file, writes=True)
        await migrate(writing)
    except (OSError, DBAPIError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
        raise Refused(f"The database {url.render_as_string()} cannot be opened: {reason}.") from None
    reader = make_engine(url, file, writes=False) if is_sqlite(url) else writing
    return Store(url, reader, writing)


def _readable_setup(row: Any) -> Setup | None:
    try:
        return read_setup(row)
    except Refusal:
        return None


async def _load(connection: AsyncConnection, query: Select[Any]) -> Table | None:
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        return None
    if row["moderated"] == "closed":
        raise closed_table()
    sitting = select(seats).where(seats.c.table_id == row["id"]).order_by(seats.c.seat)
    log = select(moves).where(moves.c.table_id == row["id"]).order_by(moves.c.number)
    places = (await connection.execute(sitting)).mappings().all()
    return read_table(dict(row), [dict(seat) for seat in places], _dicts(await connection.execute(log)))


def _dicts(result: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in result.mappings()]


async def _load_locked(connection: AsyncConnection, key: str) -> Table:
    table = await _load(connection, select(tables).where(tables.c.id == key).with_for_update())
    if table is None:
        raise no_table()
    return table


async def _insert_table(connection: AsyncConnection, table: Table) -> None:
    await connection.execute(insert(tables), table_row(table))
    await connection.execute(insert(seats), seat_rows(table))
    if table.log:
        await connection.execute(insert(moves), move_rows(table.id, table.log))


async def _update_table(connection: AsyncConnection, before: Table, after: Table) -> None:
    for row, old, new in zip(seat_rows(after), before.places, after.places, strict=True):
        if old != new:
            here = and_(seats.c.table_id == after.id, seats.c.seat == row["seat"])
            await connection.execute(update(seats).where(here).values(row))
    if after.following != before.following or after.over != before.over:
        values = {"following": after.following, "finished": after.over}
        await connection.execute(update(tables).where(tables.c.id == after.id).values(values))
    if len(after.log) > len(before.log):
        await connection.execute(insert(moves), move_rows(after.id, after.log[len(before.log) :]))


async def _places_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Place]]:
    found: dict[str, list[Place]] = {}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in (await connection.execute(query)).mappings():
        found.setdefault(row["table_id"], []).append(read_place(dict(row)))
    return found


async def _ends_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[int, float]]:
    query = select(moves.c.table_id, func.max(moves.c.number), func.max(moves.c.at)).group_by(moves.c.table_id)
    rows = await connection.execute(query.where(moves.c.table_id.in_(ids)))
    return {key: (number, at) for key, number, at in rows}
