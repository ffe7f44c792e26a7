"""Which tables the lobby lists, and what takes one off the list or out of reach."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.server.storage.schema import Moderated, tables
from crownlands.server.storage.store import Store, listable


async def listed(store: Store) -> list[str]:
    """Public tables with an open seat, the oldest first."""
    return [key for (key,) in await store.rows(select(tables.c.id).where(listable).order_by(tables.c.created))]


async def moderate(store: Store, keys: Sequence[str], state: Moderated | None) -> int:
    """Hide tables from the lobby, close them, or undo that; how many there were."""
    if not keys:
        return 0

    async def job(connection: AsyncConnection) -> int:
        done = await connection.execute(update(tables).where(tables.c.id.in_(keys)).values(moderated=state))
        return done.rowcount

    return await store.run(job)
