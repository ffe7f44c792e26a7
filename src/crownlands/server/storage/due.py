"""What a table waits for, stored in the transaction of the entries that led there."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, exists, insert, literal, or_, select, update

from crownlands.server.storage.schema import outbox, seats, subscriptions, tables
from crownlands.server.table.due import Due, Turn

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
