"""The connection that hears the others: it is never deaf for long, and what was missed is looked up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import asyncpg
import pytest
from tests.server.patience import until
from tests.server.proxy import Proxy, proxied

from crownlands.server.house import listener as listener_module
from crownlands.server.house.listener import Listener, say_once
from crownlands.server.storage.engine import database_url


@dataclass
class Ear:
    listener: Listener
    heard: list[str] = field(default_factory=list)
    again: int = 0

    def look(self) -> None:
        self.again += 1


@asynccontextmanager
async def listening(database: str) -> AsyncIterator[Ear]:
    ear = Ear(Listener(database_url(database)))
    task = asyncio.create_task(ear.listener.listen(ear.heard.append, ear.look))
    try:
        await until(ear.listener.listening.is_set)
        yield ear
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("BEAT_SECONDS", 0.1), ("ANSWER_SECONDS", 1.0), ("RETRY_SECONDS", 0.1)):
        monkeypatch.setattr(listener_module, name, seconds)


async def hears(ear: Ear, database: str, line: str) -> None:
    await until(ear.listener.listening.is_set)
    await say_once(database_url(database), [f"{line} 1\n{line} 2", f"{line} 3"])
    await until(lambda: ear.heard[-3:] == [f"{line} 1", f"{line} 2", f"{line} 3"])
    await ear.listener.say([f"{line} by itself"])
    await until(lambda: ear.heard[-1] == f"{line} by itself")


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("fault", [Proxy.cut, Proxy.stall], ids=["cut", "half-open"])
async def test_a_listener_comes_back_after_every_fault(new_postgres: Callable[[], str], fault: object) -> None:
    database = new_postgres()
    async with proxied(database) as (proxy, url), listening(url) as ear:
        await hears(ear, database, "first")
        assert ear.listener.tellers == 2, "the one that said it and this one"
        assert ear.again == 1
        fault(proxy)  # type: ignore[operator]
        await until(lambda: not ear.listener.listening.is_set())
        async with ear.listener.claim("table") as mine:
            assert not mine
        proxy.mend()
        await hears(ear, database, "second")
        assert ear.again == 2
        async with ear.listener.claim("table") as mine:
            assert mine


@pytest.mark.usefixtures("impatient")
async def test_a_terminated_backend_is_noticed(new_postgres: Callable[[], str]) -> None:
    database = new_postgres()
    async with listening(database) as ear:
        connection = await asyncpg.connect(database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        await connection.close()
        await until(lambda: ear.again == 2)
        await hears(ear, database, "again")
