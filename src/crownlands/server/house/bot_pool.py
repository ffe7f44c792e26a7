"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import SystemRandom

from crownlands.game import AnyState
from crownlands.server.house.bot_worker import follow_parent, think
from crownlands.server.ops.logs import logger, reason_of
from crownlands.server.ops.metrics import THOUGHT


class BotPool:
    """A pool of processes. One that takes too long is ended, and a random move is played instead."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._room = asyncio.Semaphore(self._processes)

    async def choose(self, game: str, bot: str, state: AnyState) -> list[str]:
        """The move a bot plays in a state, and those of its turn it has planned to follow."""
        async with self._room:
            began = time.perf_counter()
            texts = await self._try(game, bot, state) or await self._try(game, bot, state)
            THOUGHT.observe(time.perf_counter() - began)
        return texts or [str(SystemRandom().choice(state.moves()))]

    async def _try(self, game: str, bot: str, state: AnyState) -> list[str] | None:
        """One attempt; None if the bot failed, was too slow, or lost its process to one that was."""
        pool = self._pool = self._pool or new_pool(self._processes)
        thinking = asyncio.get_running_loop().run_in_executor(pool, think, game, bot, state)
        try:
            return await asyncio.wait_for(thinking, self._seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            logger().warning("bot given up", bot=bot, game=game, reason=type(error).__name__)
            self._end(pool)
        except Exception as error:  # noqa: BLE001 a broken bot must not stop the table
            logger().warning("bot failed", bot=bot, game=game, reason=reason_of(error))
        return None

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """Stop every process at once; the next bot gets a new pool."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            with suppress(ProcessLookupError):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._end(self._pool)


def new_pool(processes: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=follow_parent)
