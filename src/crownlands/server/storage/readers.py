"""Who reads from the database: a few at a time, the others in turn, and all are told when it does not answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crownlands.server.storage.engine import is_lost

READ_SECONDS = 15.0
READERS = 4
"""A crowd that comes back together finds its tables one by one, however long it takes."""


class Readers:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._free = READERS
        self._waiting: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from, for a limited time. Nobody waits for the same failure again."""
        await self._turn()
        try:
            async with asyncio.timeout(READ_SECONDS), self._engine.connect() as connection:
                yield connection
        except Exception as error:
            if is_lost(error):
                self._tell_all()
            raise
        finally:
            self._next()

    async def _turn(self) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise
        finally:
            with suppress(ValueError):
                self._waiting.remove(turn)

    def _next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _tell_all(self) -> None:
        for turn in self._waiting:
            if not turn.done():
                turn.set_exception(ConnectionError("the database did not answer those who asked before"))
        self._waiting.clear()
