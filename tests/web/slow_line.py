"""A slow line between a browser and a server: every byte late, and no more of them at once than the line carries."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 2048


class Direction:
    """All that goes one way shares the line."""

    def __init__(self, bits: float) -> None:
        self._seconds_per_byte = 8 / bits
        self._free = 0.0

    async def take(self, size: int) -> None:
        """Until these bytes have gone over the line."""
        now = asyncio.get_running_loop().time()
        self._free = max(self._free, now) + size * self._seconds_per_byte
        await asyncio.sleep(self._free - now)


class SlowLine:
    """A proxy on a free port, in a thread of its own. `latency` is the seconds there and back."""

    def __init__(self, port: int, *, bits: float, latency: float) -> None:
        self._far, self._latency = port, latency
        self._up, self._down = Direction(bits), Direction(bits)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)
        self.url = ""

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(10), "the slow line does not come up"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(10)

    async def _run(self) -> None:
        """Until it is over; what is still under way then is cancelled with the loop."""
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._over.wait()
        server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(self._latency)  # the handshake of a connection
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._far)
        ways = (self._pass(reader, far_writer, self._up), self._pass(far_reader, writer, self._down))
        with suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(*ways)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, line: Direction) -> None:
        """In order: what was read is on its way for half the latency while more is read."""
        arrivals: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivery = asyncio.create_task(self._deliver(arrivals, target))
        while data := await source.read(CHUNK):
            await line.take(len(data))
            arrivals.put_nowait((asyncio.get_running_loop().time() + self._latency / 2, data))
        arrivals.put_nowait((0.0, b""))
        await delivery

    async def _deliver(self, arrivals: asyncio.Queue[tuple[float, bytes]], target: asyncio.StreamWriter) -> None:
        while (arrival := await arrivals.get())[1]:
            at, data = arrival
            await asyncio.sleep(max(0.0, at - asyncio.get_running_loop().time()))
            target.write(data)
        target.close()
