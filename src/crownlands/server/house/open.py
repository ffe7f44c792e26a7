"""A house from its start to its end: its parts in the order in which each needs the one before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from crownlands.server.house.bot_pool import BotPool
from crownlands.server.house.bot_turns import BotTurns, unasked
from crownlands.server.house.hub import Hub, alone, unheard
from crownlands.server.house.inbox import Inbox
from crownlands.server.house.notices import hire_postman
from crownlands.server.house.teller import Teller
from crownlands.server.house.upkeep import regular_work
from crownlands.server.house.visitors import Visitors
from crownlands.server.ops.settings import Settings
from crownlands.server.storage import Store, open_store
from crownlands.server.storage.engine import database_url
from crownlands.server.table.sources import Sources

if TYPE_CHECKING:
    from crownlands.server.house.listener import Listener

LISTEN_SECONDS = 30


@asynccontextmanager
async def open_house(settings: Settings, sources: Sources) -> AsyncIterator[Hub]:
    """The tables of this process, kept in step with other processes where there may be some."""
    async with AsyncExitStack() as stack:
        store = await open_store(database_url(settings.database))
        stack.push_async_callback(store.close)
        listener = listener_of(store)
        teller = None if listener is None else Teller(listener.say, lambda: listener.tellers)
        pool = BotPool(settings.bot_processes, settings.bot_seconds)
        claim = unasked if listener is None else listener.claim
        bots = BotTurns(pool, settings.bot_pause, settings.bot_grace, claim, Visitors())
        tell = unheard if teller is None else teller.tell
        hears = alone if listener is None else listener.listening.is_set
        hub = Hub(
            store,
            sources,
            bots,
            tell,
            hears,
            patience=settings.absent_seconds,
            offer=settings.offer_seconds,
            outage=settings.outage_seconds,
        )
        await hub.time.look()
        hub.postman = await hire_postman(settings, store, sources)
        stack.push_async_callback(hub.postman.means.guard.close)
        inbox = Inbox(hub)
        if listener is not None and teller is not None:
            listening = listener.listen(inbox.heard, lambda: hub.soon(hub.catch_up()))
            await stack.enter_async_context(background([listening, teller.run()]))
            stack.push_async_callback(teller.send_all)
            await asyncio.wait_for(listener.listening.wait(), LISTEN_SECONDS)
        stack.push_async_callback(hub.close)
        regular = regular_work(hub, inbox, settings.ages, settings.prune_minutes * 60, settings.person_days)
        await stack.enter_async_context(background(regular))
        yield hub


def listener_of(store: Store) -> Listener | None:
    """What hears of other processes; on SQLite there are none, and what PostgreSQL needs may not be installed."""
    if store.sqlite:
        return None
    from crownlands.server.house.listener import Listener

    return Listener(store.url)


@asynccontextmanager
async def background(work: Iterable[Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Work that goes on for as long as the block."""
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
