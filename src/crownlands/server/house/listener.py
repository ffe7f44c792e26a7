"""A connection to PostgreSQL of its own: it tells and hears the news, and claims the bots' turns."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
from sqlalchemy.engine import URL

from crownlands.server.ops.logs import logger

CHANNEL = "crownlands"
RETRY_SECONDS = 0.5
BEAT_SECONDS = 2.0
ANSWER_SECONDS = 5.0
LATELY_SECONDS = 5.0
SESSION = {
    "synchronous_commit": "off",  # news are not stored: nobody waits for the disk
    "tcp_keepalives_idle": "10",  # PostgreSQL, too, is to notice when this process is gone
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
SAY = "SELECT count(*) FROM (SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said) AS told"
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
        self._heard: dict[int, float] = {}
        """When each process was last heard, by the number of its connection."""

    @property
    def tellers(self) -> int:
        """How many processes have told something lately, this one among them."""
        oldest = time.monotonic() - LATELY_SECONDS
        self._heard = {teller: at for teller, at in self._heard.items() if at > oldest}
        return len(self._heard)

    def _hear(self, heard: Heard, teller: int, text: str) -> None:
        self._heard[teller] = time.monotonic()
        for line in text.splitlines():
            heard(line)

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
        self._connection = await _connect(self._url)
        self._connection.add_termination_listener(lambda *_: lost.set())
        await self._connection.add_listener(CHANNEL, lambda _c, teller, _n, text: self._hear(heard, teller, text))
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

    async def say(self, payloads: Sequence[str]) -> None:
        """Tell every process that listens, this one too."""
        if await self._ask(SAY, CHANNEL, payloads) is None:
            raise ConnectionError("nobody is listening")

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

    async def _ask(self, query: str, *values: Any) -> Any:
        """None if the connection is lost: then nobody here claims or tells anything."""
        async with self._asking:
            if not self.listening.is_set() or self._lost.is_set():
                return None
            try:
                return await self._connection.fetchval(query, *values)
            except TROUBLE:
                self._lost.set()
                return None


async def say_once(url: URL, payloads: Sequence[str]) -> None:
    """Tell every process, from one that does not listen itself."""
    connection = await _connect(plain_url(url))
    try:
        await connection.execute(SAY, CHANNEL, payloads)
    finally:
        await connection.close(timeout=ANSWER_SECONDS)


async def _connect(url: str) -> Any:
    return await asyncpg.connect(url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS, server_settings=SESSION)


def plain_url(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def lock_key(key: str) -> int:
    """A signed number of 64 bits for a table."""
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big", signed=True)
