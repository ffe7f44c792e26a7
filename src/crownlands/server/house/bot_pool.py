"""Bots think in processes of their own, in a fair order, and for a shorter time while many wait."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import SystemRandom
from typing import NamedTuple, TypeVar

from crownlands.bots.registry import EXPERT_SECONDS
from crownlands.coach.advice import Advice
from crownlands.coach.prospects import Prospect
from crownlands.coach.review import Decision, Task
from crownlands.game import AnyState
from crownlands.server.house.bot_worker import begin, give_advice, look_ahead, look_through, think, within
from crownlands.server.house.fair_queue import Ask, FairQueue
from crownlands.server.ops.logs import logger, reason_of
from crownlands.server.ops.metrics import HURRIED, THOUGHT, WAITED

FULL_SECONDS = {"expert": EXPERT_SECONDS, "montecarlo": 0.5}
"""The bots that think for as long as they are given, and how long that is."""
GUESS = {**FULL_SECONDS, "mcts": 1.0}
QUICK_SECONDS = 0.02
"""How long the others take, as long as nothing has been measured."""
BUSY_SECONDS = 1.0
"""How long the queue may be before those who could think for longer think less."""
LEAST_SECONDS = 0.1
LEARN = 0.2
COACH_SECONDS = 0.2
"""How long the coach takes for a turn, about."""
PATIENT = 10
"""A process that does not get to compute for as long as it may is given up after so many times that by the clock."""
T = TypeVar("T")


class Thought(NamedTuple):
    """The move a bot plays and those of its turn it has planned; whether it had less time than it should have."""

    texts: list[str]
    hurried: bool = False


class BotPool:
    """A pool of processes. One that computes for too long is ended, and a random move is played instead."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._queue = FairQueue(self._processes)
        self._costs: dict[tuple[str, str], float] = {}

    async def choose(self, game: str, bot: str, state: AnyState, ask: Ask | None = None) -> Thought:
        """What a bot plays in a state."""
        ask = ask or Ask()
        seconds = given_seconds(bot, self._queue.wait(ask.rank))
        text = bot if seconds is None else f"{bot}:{seconds:g}s"
        cost = seconds or self._costs.get((game, bot), GUESS.get(bot, QUICK_SECONDS))
        asked = time.perf_counter()
        async with self._queue.place(ask, cost):
            began = time.perf_counter()
            WAITED.observe(began - asked)
            texts = await self._try(think, game, text, state) or await self._try(think, game, text, state)
            self._measure(game, bot, time.perf_counter() - began, learn=seconds is None)
        if seconds is not None:
            HURRIED.inc()
        return Thought(texts or [str(SystemRandom().choice(state.moves()))], seconds is not None)

    def _measure(self, game: str, bot: str, seconds: float, *, learn: bool) -> None:
        THOUGHT.observe(seconds)
        if learn:
            before = self._costs.get((game, bot), GUESS.get(bot, QUICK_SECONDS))
            self._costs[game, bot] = before + LEARN * (seconds - before)

    async def advise(self, state: AnyState, names: tuple[str, ...], ask: Ask) -> Advice | None:
        """What the coach would play; None if it cannot say."""
        async with self._queue.place(ask, COACH_SECONDS):
            return await self._try(give_advice, state, names)

    async def look_ahead(self, state: AnyState, names: tuple[str, ...], ask: Ask) -> tuple[Prospect, ...] | None:
        """What the best moves come to; None if the coach cannot say."""
        async with self._queue.place(ask, COACH_SECONDS):
            return await self._try(look_ahead, state, names)

    async def look_through(self, game: str, task: Task, ask: Ask) -> list[Decision] | None:
        """What the coach says of a turn; None if it cannot say."""
        async with self._queue.place(ask, COACH_SECONDS):
            return await self._try(look_through, game, task)

    async def _try(self, work: Callable[..., T], *given: object) -> T | None:
        """One attempt; None if the work failed, was too slow, or lost its process to another's that was."""
        pool = self._pool = self._pool or new_pool(self._processes)
        thinking = asyncio.get_running_loop().run_in_executor(pool, within, self._seconds, work, *given)
        what = [value for value in given if isinstance(value, str)]
        try:
            return await asyncio.wait_for(thinking, PATIENT * self._seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            logger().warning("bot given up", work=work.__name__, given=what, reason=type(error).__name__)
            self._end(pool)
        except Exception as error:  # noqa: BLE001 a broken bot must not stop the table
            logger().warning("bot failed", work=work.__name__, given=what, reason=reason_of(error))
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


def given_seconds(bot: str, wait: float) -> float | None:
    """How long a bot may think while so many seconds of thinking wait before it; None if for as long as it likes."""
    full = FULL_SECONDS.get(bot)
    if full is None or wait <= BUSY_SECONDS:
        return None
    return max(LEAST_SECONDS, round(full * BUSY_SECONDS / wait, 2))


def new_pool(processes: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=begin)
