"""Transactions whose work is known beforehand, done in one go and durable when they end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

Work = Callable[[Connection], None]


class Transactions(Protocol):
    async def run(self, work: Work) -> None: ...

    async def close(self) -> None: ...


class OnTheLoop:
    """For a database that is waited for over the network."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Work) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class InAThread:
    """For SQLite: going to a thread and back for every statement would cost more than the statements do."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writer")

    async def run(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._whole, work)

    def _whole(self, work: Work) -> None:
        with self._engine.begin() as connection:
            work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()
