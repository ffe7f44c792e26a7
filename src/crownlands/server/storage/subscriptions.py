"""Who wants to be told of turns, what is still to be sent to them, and the server's own keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.game import Seat
from crownlands.server.storage.schema import outbox, own_keys, seats, subscriptions, tables
from crownlands.server.storage.store import Store, shown

MOST_FAILURES = 3
"""Turns in a row that could not be told of before a subscription is given up."""


@dataclass(frozen=True, slots=True)
class Subscription:
    id: str
    table: str
    seat: Seat | None
    kind: str
    address: str
    details: str
    language: str
    confirmed: bool
    holder: str | None = None
    """The digest of the seat's secret: who sits there later is not told in their place."""


async def subscribe(store: Store, new: Subscription, now: float, most: int) -> bool:
    """Put somebody down, in place of one with the same address; False if the seat has as many as it may."""

    async def job(connection: AsyncConnection) -> bool:
        same = _of(new.table, new.seat, new.kind)
        await connection.execute(delete(subscriptions).where(same, subscriptions.c.address == new.address))
        count = (await connection.execute(select(func.count()).select_from(subscriptions).where(same))).scalar_one()
        if count >= most:
            return False
        row = {name: value for name, value in asdict(new).items() if name != "table"}
        row |= {"table_id": new.table, "created": now, "told": 0, "failures": 0}
        await connection.execute(insert(subscriptions), row)
        return True

    return await store.run(job)


def _of(table: str, seat: Seat | None, kind: str) -> Any:
    theirs = subscriptions.c.seat.is_(None) if seat is None else subscriptions.c.seat == seat
    return (subscriptions.c.table_id == table) & theirs & (subscriptions.c.kind == kind)


async def unsubscribe(store: Store, table: str, seat: Seat | None, kind: str) -> int:
    """A seat, or the table as a whole, wants nothing of a kind any more."""
    return await store.do(delete(subscriptions).where(_of(table, seat, kind)))


async def drop(store: Store, subscription: str) -> int:
    return await store.do(delete(subscriptions).where(subscriptions.c.id == subscription))


async def confirm(store: Store, subscription: str) -> int:
    return await store.do(update(subscriptions).where(subscriptions.c.id == subscription).values(confirmed=True))


async def forget(store: Store, before: float) -> int:
    """Addresses nobody has confirmed in time, and everything at tables where the game is over."""
    late = ~subscriptions.c.confirmed & (subscriptions.c.created < before)
    ended = subscriptions.c.table_id.in_(select(tables.c.id).where(tables.c.finished))
    return await store.do(delete(subscriptions).where(late | ended))


async def wanted(store: Store, table: str, of: Sequence[Seat]) -> list[Subscription]:
    """What the seats of somebody, and the table as a whole, are told by."""
    theirs = subscriptions.c.seat.is_(None) | subscriptions.c.seat.in_(of)
    query = select(subscriptions).where(subscriptions.c.table_id == table, theirs).order_by(subscriptions.c.created)
    return [_read(row) for row in await store.rows(query)]


def _read(row: Any) -> Subscription:
    names = ("id", "table_id", "seat", "kind", "address", "details", "language", "confirmed", "holder")
    return Subscription(*(row._mapping[name] for name in names))


@dataclass(frozen=True, slots=True)
class Pending:
    """Something to be sent, with what is told of the table."""

    subscription: Subscription
    game: str
    seat: Seat
    name: str
    number: int
    tries: int


async def claim(store: Store, now: float, since: float, lease: float, most: int) -> list[Pending]:
    """What has been due since some moment and nobody else is sending, claimed for this process for a while."""

    async def job(connection: AsyncConnection) -> list[Pending]:
        due = select(outbox.c.subscription_id).where(outbox.c.at <= since, outbox.c.lease < now)
        due = due.order_by(outbox.c.at).limit(most).with_for_update(skip_locked=True)
        keys = list((await connection.execute(due)).scalars())
        if not keys:
            return []
        chosen = outbox.c.subscription_id.in_(keys)
        await connection.execute(update(outbox).where(chosen).values(lease=now + lease))
        query = select(
            subscriptions, tables.c.game, outbox.c.seat.label("turn"), outbox.c.number, outbox.c.tries, seats.c.name
        )
        query = query.select_from(
            outbox.join(subscriptions, subscriptions.c.id == outbox.c.subscription_id)
            .join(tables, (tables.c.id == outbox.c.table_id) & shown)
            .join(seats, (seats.c.table_id == outbox.c.table_id) & (seats.c.seat == outbox.c.seat))
        )
        rows = (await connection.execute(query.where(chosen))).all()
        return [Pending(_read(row), row.game, row.turn, row.name, row.number, row.tries) for row in rows]

    return await store.run(job)


async def next_due(store: Store) -> float | None:
    """Since when the first thing to be sent has been due."""
    at: float | None = (await store.rows(select(func.min(outbox.c.at))))[0][0]
    return at


async def sent(store: Store, subscription: str, number: int, seat: Seat) -> None:
    """It has arrived: it is not sent again, and this turn is not told again."""

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(outbox).where(_one(subscription, number)))
        told = {"told": number, "told_seat": seat, "failures": 0}
        await connection.execute(update(subscriptions).where(subscriptions.c.id == subscription).values(told))

    await store.run(job)


async def try_again(store: Store, subscription: str, number: int, at: float) -> None:
    again = {"at": at, "lease": 0.0, "tries": outbox.c.tries + 1}
    await store.do(update(outbox).where(_one(subscription, number)).values(again))


async def give_up(store: Store, subscription: str, number: int) -> None:
    """It is not sent any more; one that could not be told of several turns is dropped."""

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(outbox).where(_one(subscription, number)))
        chosen = subscriptions.c.id == subscription
        more = {"failures": subscriptions.c.failures + 1}
        await connection.execute(update(subscriptions).where(chosen).values(more))
        await connection.execute(delete(subscriptions).where(chosen, subscriptions.c.failures >= MOST_FAILURES))

    await store.run(job)


def _one(subscription: str, number: int) -> Any:
    return (outbox.c.subscription_id == subscription) & (outbox.c.number == number)


async def hush(store: Store, table: str, number: int) -> int:
    """The one whose turn it is looks at the table: nothing up to this entry is told any more."""
    return await store.do(delete(outbox).where(outbox.c.table_id == table, outbox.c.number <= number))


async def own_key(store: Store, name: str, make: Callable[[], str]) -> str:
    """A secret of the server, made by whichever process needs it first."""
    query = select(own_keys.c.value).where(own_keys.c.name == name)
    found = await store.rows(query)
    if not found:
        with suppress(IntegrityError):
            await store.do(insert(own_keys).values(name=name, value=make()))
        found = await store.rows(query)
    return str(found[0][0])
