"""The parts of a running server, put together at its start and taken apart at its end."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from crownlands.server.gates import Gates
from crownlands.server.house import House
from crownlands.server.logs import logger
from crownlands.server.news import News
from crownlands.server.presence import Presence
from crownlands.server.settings import Settings
from crownlands.server.socket import Connection
from crownlands.server.sources import Sources
from crownlands.server.storage import open_store
from crownlands.server.storage.engine import database_url
from crownlands.server.storage.store import Ages
from crownlands.server.thinkers import Thinkers
from crownlands.server.turns import Turns

HOUR = 3600.0
SCAN_SECONDS = 3.0
TABLES_PER_SCAN = 500


@dataclass(eq=False)
class Service:
    settings: Settings
    sources: Sources
    house: House
    turns: Turns
    gates: Gates
    connections: set[Connection] = field(default_factory=set)
    stopping: bool = False

    def stop(self) -> None:
        """Tell every browser to come back, and take no more requests."""
        if not self.stopping:
            self.stopping = True
            logger().info("stopping", sockets=len(self.connections), process=os.getpid())
            for connection in list(self.connections):
                connection.goodbye()

    async def prune(self) -> None:
        """Tables nobody has touched for too long go."""
        hours = self.settings
        ages = Ages(hours.open_hours * HOUR, hours.playing_hours * HOUR, hours.over_hours * HOUR)
        ids = await self.house.store.expired(self.sources.now(), ages)
        if ids:
            await self.house.delete(ids)
            logger().info("tables expired", tables=len(ids))

    async def wake_bots(self, quiet: float = 0.0) -> None:
        """Tables left in the middle of a bot's turn are taken up."""
        since = self.sources.now() - quiet
        for key in await self.house.store.waiting_for_bots(TABLES_PER_SCAN, since):
            self.house.soon(self.house.room(key))


@asynccontextmanager
async def serving(settings: Settings, sources: Sources) -> AsyncIterator[Service]:
    """A service from its start to its end."""
    turns = Turns(Thinkers(settings.bot_processes, settings.bot_seconds), settings.bot_pause)
    store = await open_store(database_url(settings.database))
    house = turns.house = House(store, sources, turns.consider)
    service = Service(settings, sources, house, turns, Gates(settings))
    presence = Presence(house)
    news = None if store.sqlite else News(store.url, presence.heard, house.reload_all)
    if news is not None:
        await asyncio.wait_for(news.listening.wait(), 30)
        turns.claim = news.claim
    tasks = [asyncio.create_task(work) for work in _regular(service, presence)]
    try:
        yield service
    finally:
        service.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await turns.close()
        await house.settle_down()
        if news is not None:
            await news.close()
        await store.close()


def _regular(service: Service, presence: Presence) -> list[Coroutine[Any, Any, None]]:
    alone = service.house.store.sqlite
    work = [
        _every(service.settings.prune_minutes * 60 or HOUR, service.prune),
        _every(HOUR if alone else SCAN_SECONDS, lambda: service.wake_bots(0 if alone else SCAN_SECONDS)),
    ]
    return work if alone else [*work, _every(presence.SECONDS, presence.refresh)]


async def _every(seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Now and again and again; trouble is logged and passes."""
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 the next time may go well
            logger().warning("regular work failed", reason=repr(error))
        await asyncio.sleep(seconds)
