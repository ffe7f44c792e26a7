"""Addresses that are shut out for a time."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.server.storage.schema import blocks
from crownlands.server.storage.store import Store


async def block(store: Store, address: str, until: float) -> None:
    """Shut an address out until then; what was said of it before is forgotten."""

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(blocks).where(blocks.c.address == address))
        await connection.execute(insert(blocks), {"address": address, "until": until})

    await store.run(job)


async def unblock(store: Store, address: str) -> int:
    async def job(connection: AsyncConnection) -> int:
        return (await connection.execute(delete(blocks).where(blocks.c.address == address))).rowcount

    return await store.run(job)


async def blocked(store: Store, now: float) -> dict[str, float]:
    """The addresses that are shut out now, and until when."""
    rows = await store.rows(select(blocks).where(blocks.c.until > now))
    return {row.address: row.until for row in rows}
