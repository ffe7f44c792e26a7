"""A connection of HTTP that does not wait for ever: uvicorn's own, watched over by the gate."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from crownlands.server.ops.settings import load_settings
from crownlands.server.web.gate import PROGRESS, Gate, Patience

WORKERS_CONNECTION = f"{__name__}:workers_connection"
"""Where a worker finds its connections: by name, for what is handed over is loaded before a worker can say it lives."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 5\r\nConnection: close\r\n\r\n"


class HttpConnection(H11Protocol):
    """uvicorn has no other door for this than a protocol of one's own; what it adds is timing alone."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self.address = "local"
        self._admitted = False
        self._asking_since: float | None = None
        """Since when a request is awaited: from the start, and from the first byte of a later one."""
        self._asked_at = 0.0
        self._unread = 0
        self._read_at = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "local"
        self._asking_since = self.loop.time()
        self._admitted = self._gate.enter(self, self.loop)
        if not self._admitted:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._admitted:
            return
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._asked_at = self.loop.time()
        if self._busy:
            self._asking_since = None
        elif self._asking_since is None:
            self._asking_since = self.loop.time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which has limits of its own."""
        self._gate.leave(self)
        super().handle_websocket_upgrade(event)

    @property
    def _busy(self) -> bool:
        """Whether a request is being read or answered."""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def overdue(self, now: float, patience: Patience) -> str | None:
        """Why the connection is to be cut off now."""
        if self._stuck(now, patience.read):
            return "does not read"
        if self._busy:
            awaited = self.cycle.more_body and not self.cycle.response_started
            return "body too slow" if awaited and now - self._asked_at > patience.body else None
        if self._asking_since is not None and now - self._asking_since > patience.header:
            return "headers too slow"
        return None

    def _stuck(self, now: float, patience: float) -> bool:
        """Whether there is something to read, or the end to be seen, and nobody has for too long."""
        unread = self.transport.get_write_buffer_size()
        waits = unread > 0 or self.transport.is_closing()
        if not waits or unread > self._unread or unread <= self._unread - PROGRESS or not self._read_at:
            self._unread, self._read_at = unread, now if waits else 0.0
        return waits and now - self._read_at > patience

    def cut(self) -> None:
        self._gate.leave(self)
        self.transport.abort()


def workers_connection(**given: Any) -> HttpConnection:
    return HttpConnection(workers_gate(), **given)


@cache
def workers_gate() -> Gate:
    """The gate of a worker, which finds its settings in the environment."""
    return Gate(load_settings())
