"""Tables in the database: made, loaded, appended to, changed and found."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sqlalchemy import Select, and_, exists, func, insert, not_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crownlands.game import Refused
from crownlands.server.storage.due import carried_over, store_due
from crownlands.server.storage.engine import DatabaseFile, is_sqlite, make_engine, make_transactions
from crownlands.server.storage.expiry import Expiry
from crownlands.server.storage.migrate import migrate
from crownlands.server.storage.outcomes import store_outcomes, store_results
from crownlands.server.storage.readers import Readers
from crownlands.server.storage.rows import (
    move_rows,
    read_entry,
    read_place,
    read_setup,
    read_table,
    seat_rows,
    table_row,
)
from crownlands.server.storage.schema import CLOSED, clocks, moves, seats, subscriptions, tables
from crownlands.server.storage.transaction import Transactions
from crownlands.server.storage.writer import Writer
from crownlands.server.table.due import Due, due_of
from crownlands.server.table.outcome import Outcome, outcome_of
from crownlands.server.table.refusal import Refusal, closed_table, no_table
from crownlands.server.table.value import Change, Entry, Place, Rematch, Setup, Table

T = TypeVar("T")
TROUBLE = (DBAPIError, NoConnection, OSError)
"""What a database that does not answer looks like."""

READY_SECONDS = 3.0
QUICK_LOG = 20
"""Entries that are replayed in a few milliseconds at most."""
CHUNK = 500
"""How many tables are asked for at once; PostgreSQL takes 32,767 parameters and no more."""

shown = tables.c.removed.is_(None)
reachable = shown & tables.c.moderated.is_distinct_from(CLOSED)
last_number = (
    select(func.max(moves.c.number)).where(moves.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
)
others = seats.alias("others")
has_player = exists().where(others.c.table_id == tables.c.id, others.c.bot.is_(None))
"""Whether a person plays there: a seat that no bot plays."""
listable = tables.c.open & tables.c.public & shown & tables.c.moderated.is_(None)


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
class Mark:
    """How far a table has come: entries in its log, changes of who sits there."""

    number: int
    changes: int


class Store:
    """One database. Reading goes straight to it; writing goes through the one queue."""

    def __init__(self, url: URL, reader: AsyncEngine, writing: AsyncEngine, transactions: Transactions) -> None:
        self.url = url
        self.sqlite = is_sqlite(url)
        self._reader = reader
        self.reading = Readers(reader).reading
        self._writing = writing
        self._transactions = transactions
        self._writer = Writer(writing, transactions)
        self.expiry = Expiry(self.reading, self._writer)

    async def close(self) -> None:
        await self._writer.close()
        await self._transactions.close()
        await self._reader.dispose()
        await self._writing.dispose()

    async def check(self, now: float) -> None:
        """Raise unless something can be stored soon, in the same way as a move is."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(clocks).where(clocks.c.name == "ready").values(at=now))

        async with asyncio.timeout(READY_SECONDS):
            await self._writer.run(job)

    async def rows(self, query: Select[Any]) -> list[Any]:
        """What a query finds."""
        async with self.reading() as connection:
            return list((await connection.execute(query)).all())

    async def run(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something in a transaction of its own, one after the other with all else that is written."""
        return await self._writer.run(job)

    async def do(self, statement: Any) -> int:
        """One statement that changes something; how many rows it met."""

        async def job(connection: AsyncConnection) -> int:
            return int((await connection.execute(statement)).rowcount)

        return await self.run(job)

    async def create(self, table: Table) -> None:
        await self._writer.run(lambda connection: _insert_table(connection, table))

    async def load(self, key: str) -> Table | None:
        async with self.reading() as connection:
            return await _load(connection, _table(key))

    async def load_again(self, known: Table) -> Table | None:
        """A table as it is now; of its log only what is new is read."""
        async with self.reading() as connection:
            return await _load(connection, _table(known.id), known)

    async def after(self, key: str, number: int) -> list[Entry]:
        """The entries of a log after this number."""
        async with self.reading() as connection:
            return [read_entry(row) for row in await _entries(connection, key, number)]

    async def append(
        self, key: str, entries: Sequence[Entry], due: Due | None = None, outcome: Outcome | None = None
    ) -> bool:
        """Store entries for good; False if somebody else was first, or the table is gone."""
        return await self._writer.append(key, entries, due, outcome)

    async def change(self, known: Table, change: Change) -> Table:
        """Change who sits at a table, and add to its log, while nobody else can."""

        async def job(connection: AsyncConnection) -> Table:
            before = await _load_locked(connection, known)
            after = _changed(change(before))
            await _update_table(connection, before, after)
            return after

        return await self._writer.run(job)

    async def rematch(self, known: Table, change: Rematch, secret: Callable[[], str]) -> tuple[Table, Table | None]:
        """The old table with the name of the new one, and the new one, made in the same transaction; once only.

        What the table as a whole is told of it goes on being told; what people asked for at this table is over with it.
        """

        async def job(connection: AsyncConnection) -> tuple[Table, Table | None]:
            before = await _load_locked(connection, known)
            if before.following is not None:
                return before, None
            after, again = change(before)
            after = _changed(after)
            carried = await carried_over(connection, before.id, again, secret)
            again = replace(again, tells=bool(carried))
            await _insert_table(connection, again)
            if carried:
                await connection.execute(insert(subscriptions), carried)
            await _store_due(connection, again, again.log)
            await _update_table(connection, before, after)
            return after, again

        return await self._writer.run(job)

    async def marks(self, keys: Sequence[str]) -> dict[str, Mark]:
        """How far these tables have come; those that are gone or closed are missing."""
        found: dict[str, Mark] = {}
        for start in range(0, len(keys), CHUNK):
            chosen = tables.c.id.in_(keys[start : start + CHUNK]) & reachable
            async with self.reading() as connection:
                rows = await connection.execute(select(tables.c.id, last_number, tables.c.changes).where(chosen))
                found |= {key: Mark(number or 0, changes) for key, number, changes in rows}
        return found

    async def open_tables(self, limit: int) -> list[Brief]:
        """Public tables with an open seat, the newest first."""
        briefs = await self._briefs(select(tables).where(listable).order_by(tables.c.created.desc()).limit(limit))
        return [brief for brief in briefs if brief.setup is not None]

    async def newest(self, limit: int, *, removed: bool = False) -> list[Brief]:
        """The newest tables, or those of them that are only kept for a while after they were removed."""
        chosen = tables.c.removed.is_not(None) if removed else shown
        return await self._briefs(select(tables).where(chosen).order_by(tables.c.created.desc()).limit(limit))

    async def waiting_for_bots(self, limit: int, quiet_since: float) -> list[str]:
        """Tables with people where a bot is to move and nothing has happened since; bots alone rest until watched."""
        at_end = tables.join(moves, and_(moves.c.table_id == tables.c.id, moves.c.number == last_number))
        to_move = at_end.join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == moves.c.turn))
        playing = and_(not_(tables.c.finished), not_(tables.c.open), shown)
        waiting = and_(playing, seats.c.bot.is_not(None), has_player, moves.c.at <= quiet_since)
        query = select(tables.c.id).select_from(to_move).where(waiting).limit(limit)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def _briefs(self, query: Select[Any]) -> list[Brief]:
        async with self.reading() as connection:
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
        await _migrate(url, file)
    except (OSError, DBAPIError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
        raise Refused(f"The database {url.render_as_string()} cannot be opened: {reason}.") from None
    writing = make_engine(url, file, writes=True)
    reader = make_engine(url, file, writes=False) if is_sqlite(url) else writing
    return Store(url, reader, writing, make_transactions(url, file, writing))


async def _migrate(url: URL, file: DatabaseFile) -> None:
    """Migrations may take longer than a move, and wait for another process that is at it."""
    engine = make_engine(url, file, writes=True, patient=True)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


def _readable_setup(row: Any) -> Setup | None:
    try:
        return read_setup(row)
    except Refusal:
        return None


def _table(key: str) -> Select[Any]:
    return select(tables).where(tables.c.id == key, shown)


def _changed(table: Table) -> Table:
    return replace(table, changes=table.changes + 1)


async def _load(connection: AsyncConnection, query: Select[Any], known: Table | None = None) -> Table | None:
    """A table with all of its log, or with what is new of it. A long one is replayed beside the event loop."""
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        return None
    if row["moderated"] == CLOSED:
        raise closed_table()
    sitting = select(seats).where(seats.c.table_id == row["id"]).order_by(seats.c.seat)
    places = _dicts(await connection.execute(sitting))
    log = await _entries(connection, row["id"], known.number if known else 0)
    if len(log) <= QUICK_LOG:
        return read_table(dict(row), places, log, known)
    return await asyncio.to_thread(read_table, dict(row), places, log, known)


async def _entries(connection: AsyncConnection, key: str, number: int) -> list[dict[str, Any]]:
    query = select(moves).where(moves.c.table_id == key, moves.c.number > number).order_by(moves.c.number)
    return _dicts(await connection.execute(query))


def _dicts(result: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in result.mappings()]


async def _load_locked(connection: AsyncConnection, known: Table) -> Table:
    table = await _load(connection, _table(known.id).with_for_update(), known)
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
    values: dict[str, Any] = {
        "following": after.following,
        "finished": after.over,
        "open": after.open,
        "changes": after.changes,
        "tells": after.tells,
    }
    await connection.execute(update(tables).where(tables.c.id == after.id).values(values))
    added = after.log[len(before.log) :]
    if added:
        await connection.execute(insert(moves), move_rows(after.id, added))
    await _store_due(connection, after, added)
    outcome = outcome_of(after)
    if outcome is not None and before.over:
        await connection.run_sync(store_results, outcome)
    elif outcome is not None:
        await connection.run_sync(store_outcomes, [outcome])


async def _store_due(connection: AsyncConnection, table: Table, added: Sequence[Entry]) -> None:
    due = due_of(table, added)
    if due is not None:
        await connection.run_sync(store_due, table.id, due)


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
