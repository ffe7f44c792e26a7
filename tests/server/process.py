"""A server in a process of its own, that can be killed and started again quickly."""

from __future__ import annotations

import asyncio
import multiprocessing
from typing import Any

import httpx
from tests.server.patience import until_told
from tests.server.running import EASY, PLAIN

from crownlands.server.ops.run import run
from crownlands.server.ops.settings import Settings

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["crownlands.server.web.app", "crownlands.server.ops.run", "aiosqlite", "asyncpg"])


class ServerProcess:
    """Always on the same port; killing it is SIGKILL."""

    def __init__(self, database: str, port: int, **more: Any) -> None:
        self.settings = Settings(**{**EASY, "database": database, "port": port, **more})
        self.url = f"http://127.0.0.1:{port}"
        self._process: Any = None

    async def start(self) -> None:
        self._process = CONTEXT.Process(target=run, args=(self.settings,))
        self._process.start()
        await self.ready()

    async def ready(self) -> None:
        async with httpx.AsyncClient(verify=PLAIN) as http:
            await until_told(lambda: self._answers(http))

    async def _answers(self, http: httpx.AsyncClient) -> bool:
        try:
            return (await http.get(f"{self.url}/readyz")).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    async def stop(self) -> None:
        """Stop it as an operator would."""
        self._process.terminate()
        await asyncio.to_thread(self._process.join, 30)
        self.exit_code: int | None = self._process.exitcode
        assert self.exit_code is not None
