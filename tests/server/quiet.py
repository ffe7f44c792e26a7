"""A house without its background work: no bot thinks, nothing is told to other processes."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from crownlands.server.house.bot_pool import BotPool
from crownlands.server.house.bot_turns import BotTurns, unasked
from crownlands.server.house.hub import Hub
from crownlands.server.storage import open_store
from crownlands.server.storage.engine import database_url
from crownlands.server.table.sources import Sources


class NoPool:
    def close(self) -> None:
        """Nothing to end."""


@asynccontextmanager
async def quiet_house(database: str) -> AsyncIterator[Hub]:
    store = await open_store(database_url(database))
    hub = Hub(store, Sources(dice=random.Random(1)), BotTurns(cast("BotPool", NoPool()), 0.0, 0.0, unasked))
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()
