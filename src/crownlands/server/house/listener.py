"""A connection to PostgreSQL of its own: it hears the news of other processes, and claims the bots' turns."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from crownlands.server.ops.logs import logger
from crownlands.server.storage.writer import CHANNEL

RETRY_SECONDS = 0.5
Heard = Callable[[str], None]
Again = Callable[[], Awaitable[None]]
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Listener:
    """Comes back when the connection is lost, and then has everything looked up again."""

    def __init__(self, url: URL) -> None:
        self._url = plain_url(url)
        self._connection: Any = None
        self._asking = asyncio.Lock()
        self.listening = asyncio.Event()

    async def listen(self, heard: Heard, again: Again) -> None:
        """Until cancelled: `heard` takes each line of news; `again` is called whenever some may have been missed."""
        try:
            while True:
                await self._listen_once(heard, again)
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            if self._connection is not None:
                with suppress(*TROUBLE):
                    await self._connection.close(timeout=1)

    async def _listen_once(self, heard: Heard, again: Again) -> None:
        try:
            lost = await self._connect(heard)
            await again()
            await lost.wait()
        except TROUBLE as error:
            logger().warning("listening failed", reason=type(error).__name__)
        self.listening.clear()

    async def _connect(self, heard: Heard) -> asyncio.Event:
        lost = asyncio.Event()
        connection = await asyncpg.connect(self._url)
        connection.add_termination_listener(lambda *_: lost.set())
        await connection.add_listener(CHANNEL, lambda _c, _p, _n, line: heard(line))
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
