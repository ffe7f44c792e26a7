"""Reviews of finished games, each kept with its table as the text that is sent out."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from crownlands.server.storage.schema import reviews
from crownlands.server.storage.store import Store


async def find_review(store: Store, table: str, version: int) -> str | None:
    """The review of a table, if the coach of this version has made one."""
    chosen = select(reviews.c.text).where(reviews.c.table_id == table, reviews.c.version == version)
    rows = await store.rows(chosen)
    return str(rows[0][0]) if rows else None


async def keep_review(store: Store, table: str, version: int, text: str) -> None:
    """In place of any older one; a table that is gone meanwhile keeps none."""

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(reviews).where(reviews.c.table_id == table))
        await connection.execute(insert(reviews), {"table_id": table, "version": version, "text": text})

    with suppress(IntegrityError):
        await store.run(job)
