"""One queue for everything a process writes: moves that wait together are committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from crownlands.game import OVER
from crownlands.server.ops.metrics import BATCHES
from crownlands.server.storage.due import store_due
from crownlands.server.storage.engine import is_lost
from crownlands.server.storage.outcomes import store_outcomes
from crownlands.server.storage.rows import move_rows
from crownlands.server.storage.schema import moves, tables
from crownlands.server.storage.transaction import Transactions, Work
from crownlands.server.table.due import Due
from crownlands.server.table.outcome import Outcome
from crownlands.server.table.value import Entry

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[Any]]
LARGEST_BATCH = 500
WRITE_SECONDS = 20.0
"""How long somebody waits for an answer; what is asked for again later is stored once all the same."""


@dataclass(frozen=True, slots=True)
class Append:
    id: str
    entries: Sequence[Entry]
    due: Due | None = None
    outcome: Outcome | None = None


Appending = tuple[Append, "asyncio.Future[Any]"]
Waiting = tuple[Append | Job, "asyncio.Future[Any]"]


class Writer:
    """Commits before it answers. A number is taken once; who comes second is told so."""

    def __init__(self, engine: AsyncEngine, transactions: Transactions) -> None:
        self._engine = engine
        self._transactions = transactions
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._loop = asyncio.create_task(self._write())

    async def append(
        self, key: str, entries: Sequence[Entry], due: Due | None = None, outcome: Outcome | None = None
    ) -> bool:
        """Store entries for good; False if somebody else has taken their numbers."""
        stored: bool = await self._ask(Append(key, entries, due, outcome))
        return stored

    async def run(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something in a transaction of its own."""
        done: T = await self._ask(job)
        return done

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        await self._queue.join()
        self._loop.cancel()
        with suppress(asyncio.CancelledError):
            await self._loop

    async def _ask(self, what: Append | Job) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((what, answer))
        async with asyncio.timeout(WRITE_SECONDS):
            return await answer

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_batch(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """Those who have given up waiting are passed over."""
        batch = [(what, answer) for what, answer in batch if not answer.done()]
        appends = [(what, answer) for what, answer in batch if isinstance(what, Append)]
        await self._append_all(appends)
        for what, answer in batch:
            if not isinstance(what, Append):
                await self._alone(what, answer)

    async def _append_all(self, appends: list[Appending]) -> None:
        """All of them in one transaction; if that fails, whatever the reason, each in its own."""
        if not appends:
            return
        BATCHES.observe(len(appends))
        error = await self._failure([append for append, _ in appends])
        if error is None or len(appends) == 1:
            _settle(appends, error)
        else:
            await self._one_by_one(appends)

    async def _one_by_one(self, appends: list[Appending]) -> None:
        for number, (append, answer) in enumerate(appends):
            error = await self._failure([append])
            if error is not None and is_lost(error):
                _settle(appends[number:], error)
                return
            _settle([(append, answer)], error)

    async def _failure(self, appends: list[Append]) -> Exception | None:
        """Why they are not stored; None if they are."""
        try:
            await self._transactions.run(_insertion(appends))
        except Exception as error:  # noqa: BLE001 whatever it is, the ones who asked must hear of it
            return error
        return None

    async def _alone(self, job: Job, answer: asyncio.Future[Any]) -> None:
        try:
            async with self._engine.begin() as connection:
                result = await job(connection)
        except Exception as error:  # noqa: BLE001 whatever it is, the one who asked must hear of it
            _fail(answer, error)
        else:
            _answer(answer, result)


def _insertion(appends: list[Append]) -> Work:
    appends = sorted(appends, key=lambda append: append.id)  # one order in every process, or they could deadlock
    rows = [row for append in appends for row in move_rows(append.id, append.entries)]
    over = [append.id for append in appends if append.entries[-1].turn == OVER]

    def insertion(connection: Connection) -> None:
        connection.execute(insert(moves), rows)
        if over:
            connection.execute(update(tables).where(tables.c.id.in_(over)).values(finished=True))
        for append in appends:
            if append.due is not None:
                store_due(connection, append.id, append.due)
        store_outcomes(connection, [append.outcome for append in appends if append.outcome is not None])

    return insertion


def _answer(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def _settle(appends: list[Appending], error: Exception | None) -> None:
    """Tell the ones who asked: stored, second to a number, or why not."""
    for _, answer in appends:
        if error is None or isinstance(error, IntegrityError):
            _answer(answer, error is None)
        else:
            _fail(answer, error)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
