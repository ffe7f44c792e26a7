"""What other processes did, heard over PostgreSQL's LISTEN; and the locks that let one of them think for a bot."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from crownlands.server.logs import logger
from crownlands.server.storage.writer import CHANNEL

RETRY_SECONDS = 0.5
Heard = Callable[[str], None]
Again = Callable[[], Awaitable[None]]
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class News:
    """One connection that listens, comes back when it is lost, and then has everything looked up anew."""

    def __init__(self, url: URL, heard: Heard, again: Again) -> None:
        self._url = plain_url(url)
        self._heard = heard
        self._again = again
        self._connection: Any = None
        self._asking = asyncio.Lock()
        self._loop = asyncio.create_task(self._listen())
        self.listening = asyncio.Event()

    async def close(self) -> None:
        self._loop.cancel()
        with suppress(asyncio.CancelledError):
            await self._loop
        if self._connection is not None:
            with suppress(*TROUBLE):
                await self._connection.close(timeout=1)

    async def _listen(self) -> None:
        while True:
            try:
                lost = await self._connect()
                await self._again()
                await lost.wait()
            except TROUBLE as error:
                logger().warning("listening failed", reason=type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _connect(self) -> asyncio.Event:
        lost = asyncio.Event()
        connection = await asyncpg.connect(self._url)
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, lambda _c, _p, _n, payload: self._heard(payload))
        self._connection = connection
        self.listening.set()
        return lost

    @asynccontextmanager
    async def claim(self, key: str) -> AsyncIterator[bool]:
        """Whether this process is the one to think at a table; the lock falls with the connection."""
        lock = lock_key(key)
        mine = await self._ask("SELECT pg_try_advisory_lock($1)", lock)
        try:
            yield bool(mine)
        finally:
            if mine:
                await self._ask("SELECT pg_advisory_unlock($1)", lock)

    async def _ask(self, query: str, key: int) -> Any:
        """None if the connection is lost: then nobody here claims anything."""
        async with self._asking:
            try:
                return await self._connection.fetchval(query, key) if self.listening.is_set() else None
            except TROUBLE:
                return None


def plain_url(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def lock_key(key: str) -> int:
    """A signed number of 64 bits for a table."""
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big", signed=True)
