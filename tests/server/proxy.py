"""A stretch of network between a server and PostgreSQL that can be cut, slowed down and left half-open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import parse_qs, urlsplit


class Proxy:
    """Passes bytes on. `stalled`: connections stay open, and nothing passes; `cut`: none stays, and none is let in."""

    def __init__(self, socket_path: str) -> None:
        self._path = socket_path
        self._pipes: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._passing = asyncio.Event()
        self._passing.set()
        self.delay = 0.0
        self.refusing = False

    def stall(self) -> None:
        self._passing.clear()

    def cut(self) -> None:
        self.refusing = True
        for writer in self._pipes:
            writer.transport.abort()

    def mend(self) -> None:
        self.refusing = False
        self._passing.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refusing:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_unix_connection(self._path)
        self._pipes |= {writer, far_writer}
        for source, target in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._pass_on(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await asyncio.sleep(self.delay)
                await self._passing.wait()
                target.write(data)
                await target.drain()
        target.transport.abort()
        self._pipes.discard(target)

    async def close(self) -> None:
        self.cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def proxied(database: str) -> AsyncIterator[tuple[Proxy, str]]:
    """The proxy before a database on a Unix socket, and the URL of the database behind it."""
    parts = urlsplit(database)
    proxy = Proxy(f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432")
    listening = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy, f"postgresql://postgres@127.0.0.1:{port}{parts.path}"
    finally:
        listening.close()
        await proxy.close()
