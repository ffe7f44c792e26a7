"""What a house does at regular times: prune tables, forget people, take up bots' turns, read missed news, keep time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from crownlands.server.house.hub import Hub
from crownlands.server.house.inbox import Inbox
from crownlands.server.house.people import forget_people
from crownlands.server.house.prune import prune
from crownlands.server.house.timekeeper import BEAT_SECONDS
from crownlands.server.ops.garbage import expect_tables
from crownlands.server.ops.logs import logger, reason_of
from crownlands.server.storage.expiry import Ages
from crownlands.server.storage.timing import overdue, postpone
from crownlands.server.table.clock import clock_of

HOUR = 3600.0
SCAN_SECONDS = 3.0
CATCH_UP_SECONDS = 5.0
GARBAGE_SECONDS = 5.0
FIRST_SECONDS = 60.0
DELIVER_SECONDS = 1.0
TABLES_PER_SCAN = 500
Work = Coroutine[Any, Any, None]


def regular_work(hub: Hub, inbox: Inbox, ages: Ages, prune_seconds: float, person_days: float) -> list[Work]:
    """Each goes on until it is cancelled."""
    alone = hub.store.sqlite
    quiet = 0.0 if alone else SCAN_SECONDS
    seconds = prune_seconds or HOUR
    work = [
        every(seconds, lambda: prune_tables(hub, ages), min(seconds, FIRST_SECONDS)),
        every(HOUR if alone else SCAN_SECONDS, lambda: wake_bots(hub, quiet)),
        every(CATCH_UP_SECONDS, hub.catch_up, CATCH_UP_SECONDS),
        every(BEAT_SECONDS, lambda: keep_time(hub)),
        every(DELIVER_SECONDS, lambda: deliver(hub)),
        every(HOUR, lambda: tidy(hub), HOUR),
        every(HOUR, lambda: forget_people(hub, person_days), HOUR),
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


async def deliver(hub: Hub) -> None:
    """Tell people that it is their turn."""
    if hub.postman is not None:
        await hub.postman.deliver()


async def tidy(hub: Hub) -> None:
    if hub.postman is not None:
        await hub.postman.tidy()


async def keep_time(hub: Hub) -> None:
    """Beat, tell everybody of an outage, and end the turns of those whose time is over."""
    before = hub.time.outages
    known, now = await hub.time.look(), hub.sources.now()
    if hub.time.outages != before:
        for room in list(hub.rooms.values()):
            if room.table.setup.pace is not None:
                room.changed()
    if known.deadline is not None and known.deadline <= now:
        for key, deadline in await overdue(hub.store, now, TABLES_PER_SCAN):
            hub.soon(end_turn(hub, key, deadline))


async def end_turn(hub: Hub, key: str, deadline: float) -> None:
    """The turn of somebody whose time is over; an outage may have given them more."""
    room = await hub.room(key)
    clock = clock_of(room.table, hub.time.outages)
    later = None if clock is None else clock.deadline
    if later is not None and later <= hub.sources.now():
        await hub.time_out(room)
    elif later != deadline:
        await postpone(hub.store, key, deadline, later)


async def every(seconds: float, work: Callable[[], Work], first: float = 0.0) -> None:
    """Again and again; trouble is logged and passes."""
    await asyncio.sleep(first)
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 the next time may go well
            logger().warning("regular work failed", reason=reason_of(error))
        await asyncio.sleep(seconds)
