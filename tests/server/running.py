"""A server inside the test's own process, on a port the system chooses."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from tests.server.client import Client, connected
from tests.server.patience import until

from crownlands.server.ops.run import address, config, listen
from crownlands.server.ops.settings import Settings
from crownlands.server.table.sources import Sources
from crownlands.server.web.app import create_app

EASY = {
    "port": 0,
    "bot_pause": 0.0,
    "bot_grace": 0.0,
    "bot_processes": 1,
    "address_rate": 0.0,
    "create_rate": 0.0,
    "seat_rate": 0.0,
    "table_rate": 0.0,
    "hint_rate": 0.0,
    "say_rate": 0.0,
    "person_rate": 0.0,
    "handshake_rate": 0.0,
    "bot_tables_per_address": 100,
    "public_tables_per_address": 100,
    "sockets_per_address": 2000,
    "shutdown_seconds": 2.0,
    "log_level": "warning",
}
"""No limits and no pauses: most tests are not about them."""

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""The tests speak plain HTTP, so no certificates are read, which would take longer than most of what is asked."""


@dataclass
class Running:
    url: str
    http: httpx.AsyncClient
    server: uvicorn.Server

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator[Client]:
        async with connected(self.url, headers) as client:
            yield client

    async def post(self, path: str, body: Any, secret: str | None = None) -> httpx.Response:
        return await self.http.post(path, json=body, headers=bearer(secret))

    async def get(self, path: str, secret: str | None = None) -> httpx.Response:
        return await self.http.get(path, headers=bearer(secret))

    async def replay(self, record: str, **more: Any) -> dict[str, Any]:
        """All positions of a record, however many answers that takes."""
        replay: dict[str, Any] = (await self.post("/api/replay", {"record": record, **more})).json()
        while len(replay["frames"]) < replay["total"]:
            body = {"record": record, "start": len(replay["frames"]), **more}
            replay["frames"] += (await self.post("/api/replay", body)).json()["frames"]
        return replay

    async def make(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table of Kingdomino: seats by kind, a bot by its name."""
        seats = [seat_wish(number, kind) for number, kind in enumerate(kinds)]
        body = {"game": "kingdomino", "settings": {"players": str(len(kinds))}, "seats": seats, **more}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


def free_port() -> int:
    """A port nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


def sqlite(folder: Path) -> str:
    """The URL of a database in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


def seat_wish(number: int, kind: str) -> dict[str, str]:
    if kind == "me":
        return {"kind": "me", "name": f"Player {number}"}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "bot": kind}


def bearer(secret: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"} if secret else {}


@asynccontextmanager
async def running(database: str, sources: Sources | None = None, **more: Any) -> AsyncIterator[Running]:
    settings = Settings(**{"database": database, **EASY, **more})
    with listen(settings) as listening:
        server = uvicorn.Server(config(settings, create_app(settings, sources or Sources())))
        task = asyncio.create_task(server.serve(sockets=[listening]))
        await until(lambda: server.started or task.done())
        url = address(listening).rstrip("/")
        async with httpx.AsyncClient(base_url=url, timeout=30, verify=PLAIN) as http:
            try:
                yield Running(url, http, server)
            finally:
                server.should_exit = True
                await task
