"""Passkeys of people, and the challenges they answer: each once, and not for long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.server.storage.people import Arrival, Device, add_device
from crownlands.server.storage.schema import challenges, passkeys
from crownlands.server.storage.store import Store

MOST_PASSKEYS = 10


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    person: str
    credential: str
    public_key: str
    """Both as base64url, as browsers send them."""
    count: int
    name: str
    created: float


async def add_challenge(store: Store, digest: str, person: str | None, expires: float) -> None:
    await store.do(insert(challenges).values(digest=digest, person_id=person, expires=expires))


async def take_challenge(store: Store, digest: str, person: str | None, now: float) -> bool:
    """Whether it was asked of this person, or of whoever signs in, and has not been answered; it never is again."""
    theirs = challenges.c.person_id.is_(None) if person is None else challenges.c.person_id == person
    here = (challenges.c.digest == digest) & theirs & (challenges.c.expires > now)
    return bool(await store.do(delete(challenges).where(here)))


async def add_passkey(store: Store, new: Passkey) -> bool:
    """False if the person has as many as they may, or somebody has this one."""

    async def job(connection: AsyncConnection) -> bool:
        theirs = select(passkeys.c.id).where(passkeys.c.person_id == new.person)
        if len((await connection.execute(theirs)).all()) >= MOST_PASSKEYS:
            return False
        row = {"id": new.id, "person_id": new.person, "credential": new.credential, "public_key": new.public_key}
        await connection.execute(insert(passkeys), row | {"count": new.count, "name": new.name, "created": new.created})
        return True

    try:
        return await store.run(job)
    except IntegrityError:
        return False


def _read(row: Any) -> Passkey:
    return Passkey(row.id, row.person_id, row.credential, row.public_key, row.count, row.name, row.created)


async def passkey_with(store: Store, credential: str) -> Passkey | None:
    found = await store.rows(select(passkeys).where(passkeys.c.credential == credential))
    return _read(found[0]) if found else None


async def passkeys_of(store: Store, person: str) -> list[Passkey]:
    query = select(passkeys).where(passkeys.c.person_id == person).order_by(passkeys.c.created)
    return [_read(row) for row in await store.rows(query)]


async def sign_in(store: Store, passkey: Passkey, count: int, device: Device) -> Arrival | None:
    """A new device of the passkey's person; None if the passkey was taken away meanwhile."""

    async def job(connection: AsyncConnection) -> Arrival | None:
        used = await connection.execute(update(passkeys).where(passkeys.c.id == passkey.id).values(count=count))
        return await add_device(connection, passkey.person, device) if used.rowcount else None

    return await store.run(job)


async def end_passkey(store: Store, person: str, key: str) -> bool:
    return bool(await store.do(delete(passkeys).where(passkeys.c.person_id == person, passkeys.c.id == key)))
