"""People and the keys of their devices: made, found, changed, moved to another device, shut out and deleted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.server.storage.schema import (
    challenges,
    devices,
    passkeys,
    people,
    seats,
    subscriptions,
    tables,
    transfers,
)
from crownlands.server.storage.store import Store, shown

MOST_DEVICES = 20
SEEN_SECONDS = 3600.0
"""How exactly is noted when a device was last used."""
NOBODY = "Somebody"
"""The name of a seat whose person has deleted everything."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    colour: str
    listed: bool
    """Whether the name may stand among the best."""
    created: float


@dataclass(frozen=True, slots=True)
class Device:
    id: str
    person: str
    digest: str
    name: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat of a person at a table."""

    table: str
    game: str
    over: bool
    seat: int
    name: str


async def make_person(store: Store, person: Person, device: Device) -> None:
    async def job(connection: AsyncConnection) -> None:
        row = {"id": person.id, "name": person.name, "colour": person.colour, "listed": person.listed}
        await connection.execute(insert(people), row | {"created": person.created, "seen": person.created})
        await connection.execute(insert(devices), _row(device))

    await store.run(job)


def _row(device: Device) -> dict[str, Any]:
    known = {"id": device.id, "person_id": device.person, "digest": device.digest, "name": device.name}
    return known | {"created": device.created, "seen": device.seen}


def _device(row: Any) -> Device:
    return Device(row.id, row.person_id, row.digest, row.name, row.created, row.seen)


async def device_with(store: Store, digest: str) -> Device | None:
    """The device that has this key, unless it was shut out."""
    found = await store.rows(select(devices).where(devices.c.digest == digest))
    return _device(found[0]) if found else None


async def note_seen(store: Store, device: Device, now: float) -> None:
    """Once in a while is enough to know which device is still in use."""
    if now - device.seen < SEEN_SECONDS:
        return

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(update(devices).where(devices.c.id == device.id).values(seen=now))
        await connection.execute(update(people).where(people.c.id == device.person).values(seen=now))

    await store.run(job)


async def person_with(store: Store, key: str) -> Person | None:
    found = await store.rows(select(people).where(people.c.id == key))
    return Person(key, found[0].name, found[0].colour, found[0].listed, found[0].created) if found else None


async def change_person(store: Store, key: str, values: dict[str, Any]) -> None:
    if values:
        await store.do(update(people).where(people.c.id == key).values(values))


async def devices_of(store: Store, person: str) -> list[Device]:
    query = select(devices).where(devices.c.person_id == person).order_by(devices.c.created)
    return [_device(row) for row in await store.rows(query)]


async def end_device(store: Store, person: str, device: str) -> str | None:
    """Shut a device out; the digest of its key, or None where the person has no such device."""

    async def job(connection: AsyncConnection) -> str | None:
        theirs = (devices.c.person_id == person) & (devices.c.id == device)
        digest: str | None = (await connection.execute(select(devices.c.digest).where(theirs))).scalar()
        await connection.execute(delete(devices).where(theirs))
        return digest

    return await store.run(job)


async def add_transfer(store: Store, person: str, digest: str, expires: float) -> None:
    """A person has one link to another device at a time: a new one ends those before."""

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(transfers).where(transfers.c.person_id == person))
        await connection.execute(insert(transfers), {"digest": digest, "person_id": person, "expires": expires})

    await store.run(job)


@dataclass(frozen=True, slots=True)
class Arrival:
    """A person on one more device, and the keys of those that made way for it."""

    person: str
    dropped: list[str]


async def use_transfer(store: Store, digest: str, device: Device, now: float) -> Arrival | None:
    """The person a link leads to, with the new device; None if it is used, too old, or never was.

    Of two who come at once, one deletes the link.
    """

    async def job(connection: AsyncConnection) -> Arrival | None:
        here = transfers.c.digest == digest
        query = select(transfers.c.person_id).where(here, transfers.c.expires > now)
        person: str | None = (await connection.execute(query)).scalar()
        gone = await connection.execute(delete(transfers).where(here))
        if person is None or not gone.rowcount:
            return None
        return await add_device(connection, person, device)

    return await store.run(job)


async def add_device(connection: AsyncConnection, person: str, device: Device) -> Arrival:
    """One more device; those not used for longest make way."""
    await connection.execute(insert(devices), _row(device) | {"person_id": person})
    recent = select(devices.c.digest).where(devices.c.person_id == person).order_by(devices.c.seen.desc())
    dropped = list((await connection.execute(recent)).scalars())[MOST_DEVICES:]
    await connection.execute(delete(devices).where(devices.c.digest.in_(dropped)))
    return Arrival(person, dropped)


async def seats_of(store: Store, person: str) -> list[Seated]:
    """Where somebody sits, the newest table first."""
    joined = seats.join(tables, (tables.c.id == seats.c.table_id) & shown)
    columns = (tables.c.id, tables.c.game, tables.c.finished, seats.c.seat, seats.c.name)
    query = select(*columns).select_from(joined).where(seats.c.person_id == person)
    rows = await store.rows(query.order_by(tables.c.created.desc(), tables.c.id, seats.c.seat))
    return [Seated(*row) for row in rows]


@dataclass(frozen=True, slots=True)
class Deleted:
    """What a person leaves behind: the tables where a seat is nobody's now, and keys that open nothing."""

    tables: list[str]
    digests: list[str]


async def delete_person(store: Store, person: str, token: str) -> Deleted:
    """Everything about somebody goes. Their seats stay for the others, without a name and with a lock nobody opens."""

    async def job(connection: AsyncConnection) -> Deleted:
        theirs = seats.c.person_id == person
        query = select(seats.c.table_id, seats.c.seat, seats.c.token).where(theirs)
        left = (await connection.execute(query)).all()
        keys = sorted({row.table_id for row in left})
        digests = list(
            (await connection.execute(select(devices.c.digest).where(devices.c.person_id == person))).scalars()
        )
        held = [row.token for row in left if row.token]
        await connection.execute(delete(subscriptions).where(subscriptions.c.holder.in_(held)))
        nobody = {"person_id": None, "name": NOBODY, "token": token}
        await connection.execute(update(seats).where(theirs).values(nobody))
        more = {"changes": tables.c.changes + 1}
        await connection.execute(update(tables).where(tables.c.id.in_(keys)).values(more))
        await connection.execute(delete(people).where(people.c.id == person))
        return Deleted(keys, digests)

    return await store.run(job)


async def unused_since(store: Store, before: float, most: int) -> list[str]:
    """People of whom there has been no sign for long."""
    query = select(people.c.id).where(people.c.seen < before).order_by(people.c.seen).limit(most)
    return [key for (key,) in await store.rows(query)]


async def forget_expired(store: Store, now: float) -> None:
    """Links and challenges nobody has used in time."""
    await store.do(delete(transfers).where(transfers.c.expires < now))
    await store.do(delete(challenges).where(challenges.c.expires < now))


async def has_passkey(store: Store, person: str) -> bool:
    query = select(func.count()).select_from(passkeys).where(passkeys.c.person_id == person)
    return bool((await store.rows(query))[0][0])


async def told_of(store: Store, person: str) -> list[Any]:
    """How the seats of somebody are told of turns."""
    query = select(subscriptions.c.table_id, subscriptions.c.kind, subscriptions.c.address, subscriptions.c.language)
    theirs = select(seats.c.token).where(seats.c.person_id == person)
    return await store.rows(query.where(subscriptions.c.holder.in_(theirs)))
