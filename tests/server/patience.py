"""Waiting for something that sends no signal, for a bounded time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

STEP = 0.01


async def until(what: Callable[[], bool], seconds: float = 60.0) -> None:
    async def told() -> bool:
        return what()

    await until_told(told, seconds)


async def until_told(what: Callable[[], Awaitable[bool]], seconds: float = 60.0) -> None:
    for _ in range(int(seconds / STEP)):
        if await what():
            return
        await asyncio.sleep(STEP)
    raise AssertionError(f"nothing happened in {seconds:g} s")
