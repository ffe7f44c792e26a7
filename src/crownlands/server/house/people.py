"""Who somebody is by the key of their device, and what happens at the tables when a key is no longer good."""

from __future__ import annotations

from crownlands.server.house.hub import Hub
from crownlands.server.ops.logs import logger
from crownlands.server.storage import Store
from crownlands.server.storage.people import (
    Deleted,
    Device,
    delete_person,
    device_with,
    end_device,
    forget_expired,
    note_seen,
    unused_since,
)
from crownlands.server.table.access import Caller, caller_with
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.sources import PERSON_KEY, digest

FEW = 50
DAY = 24 * 3600.0


async def caller_for(store: Store, *secrets: str | None) -> Caller:
    """Somebody with all the secrets they brought; the key of a person opens all of their seats."""
    known = caller_with(*secrets)
    keys = {digest(secret) for secret in secrets if secret and secret.startswith(PERSON_KEY)}
    found = [await device_with(store, key) for key in keys]
    return Caller(known.keys, {device.digest: device.person for device in found if device is not None})


async def holder_of(hub: Hub, secret: str | None) -> Device:
    """The device whose key somebody brought, or a refusal."""
    device = await device_with(hub.store, digest(secret)) if secret and secret.startswith(PERSON_KEY) else None
    if device is None:
        raise Refusal("forbidden", "This needs the key of a person; this one is unknown or has been shut out.")
    await note_seen(hub.store, device, hub.sources.now())
    return device


async def shut_out(hub: Hub, person: str, device: str) -> None:
    """One of somebody's devices is no longer theirs, wherever it is connected."""
    key = await end_device(hub.store, person, device)
    if key is None:
        raise Refusal("unknown", "There is no such device of yours.")
    hub.revoke(key)


async def delete_all(hub: Hub, person: str) -> Deleted:
    """Somebody goes with everything that is known of them; those they play with are told at once."""
    deleted = await delete_person(hub.store, person, digest(hub.sources.secret()))
    for key in deleted.digests:
        hub.revoke(key)
    for table in deleted.tables:
        await hub.changed_elsewhere(table)
    return deleted


async def forget_people(hub: Hub, days: float) -> None:
    """Links and challenges that were not used, and people who have not been here for long; 0 days keeps them all."""
    now = hub.sources.now()
    await forget_expired(hub.store, now)
    old = await unused_since(hub.store, now - days * DAY, FEW) if days else []
    for person in old:
        await delete_all(hub, person)
    if old:
        logger().info("people forgotten", people=len(old))
