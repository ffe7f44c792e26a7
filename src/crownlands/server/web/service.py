"""What requests and sockets find behind the door: the house, the limits, and the sockets that are open."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from crownlands.server.house.hub import Hub
from crownlands.server.house.lobby import Lobby
from crownlands.server.house.open import background, open_house
from crownlands.server.house.shut_out import SECONDS, ShutOut
from crownlands.server.house.upkeep import every
from crownlands.server.ops.logs import logger
from crownlands.server.ops.settings import Settings
from crownlands.server.table.sources import Sources
from crownlands.server.web.connection import Connection
from crownlands.server.web.limits import Limits


@dataclass(eq=False)
class Service:
    hub: Hub
    limits: Limits
    lobby: Lobby
    shut_out: ShutOut
    settings: Settings
    connections: set[Connection] = field(default_factory=set)
    stopping: bool = False

    def stop(self) -> None:
        """Tell every browser to come back, and take no more requests."""
        if not self.stopping:
            self.stopping = True
            logger().info("stopping", sockets=len(self.connections), process=os.getpid())
            for connection in list(self.connections):
                connection.goodbye()


@asynccontextmanager
async def serving(settings: Settings, sources: Sources) -> AsyncIterator[Service]:
    """A service from its start to its end."""
    async with open_house(settings, sources) as hub:
        shut_out = ShutOut(hub.store, sources)
        service = Service(hub, Limits(settings), Lobby(hub, settings), shut_out, settings)
        try:
            async with background([every(SECONDS, shut_out.look_up)]):
                yield service
        finally:
            service.stop()
