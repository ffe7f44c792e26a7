"""What a house does at regular times: tables that expired go, bots' turns are taken up, missed news are read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from crownlands.server.house.hub import Hub
from crownlands.server.house.inbox import Inbox
from crownlands.server.house.prune import prune
from crownlands.server.ops.garbage import expect_tables
from crownlands.server.ops.logs import logger, reason_of
from crownlands.server.storage.expiry import Ages

HOUR = 3600.0
SCAN_SECONDS = 3.0
CATCH_UP_SECONDS = 5.0
GARBAGE_SECONDS = 5.0
FIRST_SECONDS = 60.0
TABLES_PER_SCAN = 500
Work = Coroutine[Any, Any, None]


def regular_work(hub: Hub, inbox: Inbox, ages: Ages, prune_seconds: float) -> list[Work]:
    """Each goes on until it is cancelled."""
    alone = hub.store.sqlite
    quiet = 0.0 if alone else SCAN_SECONDS
    seconds = prune_seconds or HOUR
    work = [
        every(seconds, lambda: prune_tables(hub, ages), min(seconds, FIRST_SECONDS)),
        every(HOUR if alone else SCAN_SECONDS, lambda: wake_bots(hub, quiet)),
        every(CATCH_UP_SECONDS, hub.catch_up, CATCH_UP_SECONDS),
        every(GARBAGE_SECONDS, lambda: space_out_garbage(hub)),
    ]
    return work if alone else [*work, every(inbox.SECONDS, inbox.refresh)]


async def prune_tables(hub: Hub, ages: Ages) -> None:
    await prune(hub.store.expiry, hub.sources.now(), ages, hub.gone)


async def space_out_garbage(hub: Hub) -> None:
    expect_tables(len(hub.rooms))


async def wake_bots(hub: Hub, quiet: float) -> None:
    """Tables left in the middle of a bot's turn are taken up."""
    since = hub.sources.now() - quiet
    for key in await hub.store.waiting_for_bots(TABLES_PER_SCAN, since):
        hub.soon(hub.wake(key))


async def every(seconds: float, work: Callable[[], Work], first: float = 0.0) -> None:
    """Again and again; trouble is logged and passes."""
    await asyncio.sleep(first)
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 the next time may go well
            logger().warning("regular work failed", reason=reason_of(error))
        await asyncio.sleep(seconds)
