"""Tables nobody has touched for too long go: hidden first, deleted for good after a time of grace, few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from crownlands.server.ops.logs import logger
from crownlands.server.storage.expiry import Ages, Expiry

HOUR = 3600.0
DAY = 24 * HOUR
LEAP = 2 * DAY
"""A clock this far ahead of the last round is not believed."""
SETTLE = DAY
"""How long a clock must have run steadily after that."""
SHARE, LEAST = 0.05, 100
"""How many of all tables, or how many at least, one round may take."""
FEW = 20
PAUSE = 0.05
Gone = Callable[[Sequence[str]], None]


@dataclass(frozen=True, slots=True)
class Pruned:
    hidden: int
    deleted: int


async def prune(expiry: Expiry, now: float, ages: Ages, gone: Gone) -> Pruned:
    """One round, unless the clock cannot be believed. Those who look at a hidden table are told."""
    if not await is_steady(expiry, now):
        return Pruned(0, 0)
    most = max(LEAST, int(await expiry.count() * SHARE))
    pruned = Pruned(await _hide(expiry, now, ages, gone, most), await _delete(expiry, now - ages.grace, most))
    if pruned != Pruned(0, 0):
        logger().info("tables expired", hidden=pruned.hidden, deleted=pruned.deleted)
    return pruned


async def is_steady(expiry: Expiry, now: float) -> bool:
    """Whether the clock has gone on as it should since the last round, or else for long enough since it leapt."""
    last = await expiry.clock("upkeep")
    if last is None:
        last = await expiry.newest()
    await expiry.set_clock("upkeep", now)
    if last is not None and not last - HOUR <= now <= last + LEAP:
        await _leapt(expiry, now, now - last)
        return False
    since = await expiry.clock("steady")
    return since is None or now - since >= SETTLE


async def _leapt(expiry: Expiry, now: float, seconds: float) -> None:
    """What was hidden at a time that is yet to come is brought back, and nothing is hidden for a while."""
    await expiry.set_clock("steady", now)
    back = await expiry.bring_back_after(now + HOUR)
    logger().warning("the clock leapt; nothing expires for a day", hours=round(seconds / HOUR, 1), brought_back=back)


async def _hide(expiry: Expiry, now: float, ages: Ages, gone: Gone, most: int) -> int:
    hidden, page = 0, await expiry.page("", now, ages)
    while page.last is not None and hidden < most:
        keys = page.expired[: most - hidden]
        if keys:
            hidden += await expiry.hide(keys, now)
            gone(keys)
        await asyncio.sleep(PAUSE)
        page = await expiry.page(page.last, now, ages)
    return hidden


async def _delete(expiry: Expiry, before: float, most: int) -> int:
    deleted = 0
    while deleted < most:
        keys = await expiry.hidden_before(before, min(FEW, most - deleted))
        if not keys:
            break
        deleted += await expiry.delete(keys)
        await asyncio.sleep(PAUSE)
    return deleted
