"""What a table waits for, stored in the transaction of the entries that led there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Select, delete, exists, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.server.storage.schema import outbox, seats, subscriptions, tables
from crownlands.server.table.due import Due, Turn
from crownlands.server.table.value import Table

COLUMNS = ("subscription_id", "table_id", "seat", "number", "at", "tries", "lease")


def store_due(connection: Connection, key: str, due: Due) -> None:
    """The new deadline; what was to be told of the turn before is dropped, and what is to be told now put down."""
    connection.execute(update(tables).where(tables.c.id == key).values(deadline=due.deadline))
    if due.told and due.over:
        connection.execute(delete(outbox).where(outbox.c.table_id == key))
    if due.turn is not None:
        connection.execute(insert(outbox).from_select(COLUMNS, _to_tell(key, due.turn)))


def _to_tell(key: str, turn: Turn) -> Select[tuple[object, ...]]:
    """Those who want to be told and have not been told of this turn: one that was taken back is not told twice."""
    values = [literal(value) for value in (turn.seat, turn.number, turn.at, 0, 0.0)]
    here = (seats.c.table_id == key) & (seats.c.seat == turn.seat) & (seats.c.token == subscriptions.c.holder)
    theirs = or_(subscriptions.c.seat.is_(None), (subscriptions.c.seat == turn.seat) & exists().where(here))
    again = (subscriptions.c.told > turn.before) & (subscriptions.c.told_seat.is_not_distinct_from(turn.seat))
    chosen = (subscriptions.c.table_id == key) & subscriptions.c.confirmed & theirs & ~again
    return select(subscriptions.c.id, subscriptions.c.table_id, *values).where(chosen)


async def carried_over(
    connection: AsyncConnection, old: str, again: Table, secret: Callable[[], str]
) -> list[dict[str, Any]]:
    """Whom a table as a whole tells, to be told of its rematch too: a group's webhook, but nothing of one seat."""
    chosen = (subscriptions.c.table_id == old) & subscriptions.c.seat.is_(None) & subscriptions.c.confirmed
    rows = (await connection.execute(select(subscriptions).where(chosen))).mappings()
    fresh = {"table_id": again.id, "created": again.created, "told": 0, "told_seat": None, "failures": 0}
    return [{**row, **fresh, "id": secret()} for row in rows]
