"""Whether this process can do its work: store a move in time, and hear the other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from crownlands.server.storage import TROUBLE

FRESH_SECONDS = 1.0


class Readiness:
    """Asking often costs no more than asking once a second."""

    def __init__(self, write: Callable[[], Awaitable[None]], hears: Callable[[], bool]) -> None:
        self._write = write
        self._hears = hears
        self._asking = asyncio.Lock()
        self._known: tuple[float, str | None] = (-FRESH_SECONDS, None)

    async def trouble(self) -> str | None:
        """What is wrong, in a few words."""
        async with self._asking:
            at, reason = self._known
            if time.monotonic() - at >= FRESH_SECONDS:
                reason = await self._look()
                self._known = time.monotonic(), reason
        return reason

    async def _look(self) -> str | None:
        try:
            await self._write()
        except TROUBLE:
            return "the database does not store anything"
        return None if self._hears() else "other processes are not heard"
