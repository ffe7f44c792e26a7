"""What a house does at regular times: tables that expired go, bots left in the middle of a turn are taken up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from crownlands.server.house.hub import Hub
from crownlands.server.house.inbox import Inbox
from crownlands.server.ops.logs import logger, reason_of
from crownlands.server.storage.store import Ages

HOUR = 3600.0
SCAN_SECONDS = 3.0
TABLES_PER_SCAN = 500
Work = Coroutine[Any, Any, None]


def regular_work(hub: Hub, inbox: Inbox, ages: Ages, prune_seconds: float) -> list[Work]:
    """Each goes on until it is cancelled."""
    alone = hub.store.sqlite
    quiet = 0.0 if alone else SCAN_SECONDS
    work = [
        every(prune_seconds or HOUR, lambda: prune(hub, ages)),
        every(HOUR if alone else SCAN_SECONDS, lambda: wake_bots(hub, quiet)),
    ]
    return work if alone else [*work, every(inbox.SECONDS, inbox.refresh)]


async def prune(hub: Hub, ages: Ages) -> None:
    """Tables nobody has touched for too long go."""
    ids = await hub.store.expired(hub.sources.now(), ages)
    if ids:
        await hub.delete(ids)
        logger().info("tables expired", tables=len(ids))


async def wake_bots(hub: Hub, quiet: float) -> None:
    """Tables left in the middle of a bot's turn are taken up."""
    since = hub.sources.now() - quiet
    for key in await hub.store.waiting_for_bots(TABLES_PER_SCAN, since):
        hub.soon(hub.room(key))


async def every(seconds: float, work: Callable[[], Work]) -> None:
    """Now and again and again; trouble is logged and passes."""
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 the next time may go well
            logger().warning("regular work failed", reason=reason_of(error))
        await asyncio.sleep(seconds)
