"""A connection to PostgreSQL of its own: it hears the news of other processes, and claims the bots' turns."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from crownlands.server.ops.logs import logger
from crownlands.server.storage.writer import CHANNEL

RETRY_SECONDS = 0.5
BEAT_SECONDS = 2.0
ANSWER_SECONDS = 5.0
KEEPALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""So that PostgreSQL, too, notices when this process is gone, and lets go of its claims."""
Heard = Callable[[str], None]
Again = Callable[[], None]
TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class Listener:
    """Makes sure at every beat that the connection still answers; comes back when it is lost."""

    def __init__(self, url: URL) -> None:
        self._url = plain_url(url)
        self._connection: Any = None
        self._asking = asyncio.Lock()
        self._lost = asyncio.Event()
        self.listening = asyncio.Event()

    async def listen(self, heard: Heard, again: Again) -> None:
        """Until cancelled: `heard` takes each line of news; `again` is called whenever some may have been missed."""
        while True:
            try:
                await self._listen_once(heard, again)
            except Exception as error:  # noqa: BLE001 whatever it is, this process must not stay deaf
                logger().warning("listening failed", reason=type(error).__name__)
            finally:
                await self._hang_up()
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self, heard: Heard, again: Again) -> None:
        lost = self._lost = asyncio.Event()
        self._connection = await asyncpg.connect(
            self._url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=KEEPALIVE
        )
        self._connection.add_termination_listener(lambda *_: lost.set())
        await self._connection.add_listener(CHANNEL, lambda _c, _p, _n, text: _each(heard, text))
        self.listening.set()
        again()
        while await self._beats(lost):
            pass
        logger().warning("listening failed", reason="the connection was lost")

    async def _beats(self, lost: asyncio.Event) -> bool:
        """Whether the connection still answers after another while."""
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), BEAT_SECONDS)
        return not lost.is_set() and await self._ask("SELECT $1::bigint", 1) == 1

    async def _hang_up(self) -> None:
        self.listening.clear()
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=1)
            except TROUBLE:
                connection.terminate()

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
            if not self.listening.is_set() or self._lost.is_set():
                return None
            try:
                return await self._connection.fetchval(query, key)
            except TROUBLE:
                self._lost.set()
                return None


def _each(heard: Heard, text: str) -> None:
    for line in text.splitlines():
        heard(line)


def plain_url(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def lock_key(key: str) -> int:
    """A signed number of 64 bits for a table."""
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big", signed=True)
