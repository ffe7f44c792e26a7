"""How many connections there are, and how long each may take: to ask, to send its body, to read its answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Protocol

from crownlands.server.ops.logs import logger
from crownlands.server.ops.metrics import CUT
from crownlands.server.ops.settings import Settings
from crownlands.server.web.address import visitor

SWEEP_SECONDS = 0.5
PROGRESS = 16 * 1024
"""How many bytes somebody must read in the time given; who reads less is cut off."""


class Guarded(Protocol):
    """A connection the gate looks after."""

    address: str

    def overdue(self, now: float, patience: Patience) -> str | None: ...

    def cut(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Patience:
    """For how many seconds a connection may keep us waiting."""

    header: float
    body: float
    read: float


class Gate:
    """Looks at all connections twice a second; those that take too long are cut off."""

    def __init__(self, settings: Settings) -> None:
        self._patience = Patience(settings.header_seconds, settings.body_seconds, settings.read_seconds)
        self._most = settings.connections
        self._most_per_address = settings.connections_per_address
        self._proxies = settings.proxies
        self._inside: set[Guarded] = set()
        self._addresses: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, connection: Guarded, loop: asyncio.AbstractEventLoop) -> bool:
        """Whether there is room for one more; proxies bring many visitors and count in total only."""
        address = visitor(connection.address)
        many = self._addresses[address] >= self._most_per_address and not is_among(connection.address, self._proxies)
        if many or len(self._inside) >= self._most:
            self._refused[address] += 1
            self._sweep_soon(loop)
            return False
        self._inside.add(connection)
        self._addresses[address] += 1
        self._sweep_soon(loop)
        return True

    def leave(self, connection: Guarded) -> None:
        if connection in self._inside:
            self._inside.discard(connection)
            address = visitor(connection.address)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _sweep_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._timer is None:
            self._timer = loop.call_later(SWEEP_SECONDS, self._sweep, loop)

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        for connection in list(self._inside):
            reason = connection.overdue(loop.time(), self._patience)
            if reason is not None:
                CUT.labels(reason).inc()
                logger().info("connection cut", reason=reason, address=visitor(connection.address))
                connection.cut()
        for address, times in self._refused.items():
            CUT.labels("too many").inc(times)
            logger().warning("connections refused", times=times, address=address, open=len(self._inside))
        self._refused.clear()
        if self._inside:
            self._sweep_soon(loop)


def is_among(address: str, proxies: tuple[str, ...]) -> bool:
    """Whether an address is one of these, given as addresses, networks or `*`."""
    return "*" in proxies or address in proxies or any(map(_within(address), proxies))


def _within(address: str) -> Callable[[str], bool]:
    def within(network: str) -> bool:
        try:
            return ip_address(address) in ip_network(network)
        except ValueError:
            return False

    return within
