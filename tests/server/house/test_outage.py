"""PostgreSQL fails in every way it can: nobody is left waiting, nothing is lost, and all goes on by itself."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
import pytest
from tests.server.patience import until_told
from tests.server.postgres import fragile_postgres, new_database, pg_ctl
from tests.server.proxy import Proxy, proxied
from tests.server.running import Running, running
from tests.server.steadfast import Steadfast, check_log
from websockets.exceptions import ConnectionClosed, InvalidStatus

from crownlands.server.storage import engine, store


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "STATEMENT_SECONDS", 2.0)
    monkeypatch.setattr(engine, "CONNECT_SECONDS", 2.0)
    monkeypatch.setattr(store, "READY_SECONDS", 1.0)


async def ready(server: Running) -> bool:
    return (await server.get("/readyz")).status_code == 200


async def not_ready(server: Running) -> bool:
    return not await ready(server)


async def over(server: Running, table: str) -> bool:
    answer = await server.get(f"/api/tables/{table}")
    return answer.status_code == 200 and answer.json()["status"] == "over"


async def look_on(server: Running, made: dict[str, Any]) -> None:
    """Watch a table until cancelled, coming back after every loss: bots alone play while somebody looks."""
    while True:
        with suppress(ConnectionClosed, InvalidStatus, OSError):
            async with server.socket() as client:
                await client.watch(made["table"], made["host"])
                await client.until("bye")
        await asyncio.sleep(0.2)


@asynccontextmanager
async def looked_at(*tables: tuple[Running, dict[str, Any]]) -> AsyncIterator[None]:
    lookers = [asyncio.create_task(look_on(*table)) for table in tables]
    try:
        yield
    finally:
        for looker in lookers:
            looker.cancel()
        await asyncio.gather(*lookers, return_exceptions=True)


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("fault", [Proxy.cut, Proxy.stall], ids=["cut", "half-open"])
async def test_a_lost_database_is_said_and_come_back_from(new_postgres: Callable[[], str], fault: Any) -> None:
    async with proxied(new_postgres()) as (proxy, url), running(url) as server, server.socket() as client:
        made, bots = await server.make("me", "me"), await server.make("random", "random", public=True)
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        fault(proxy)
        began = time.monotonic()
        move = {"id": "once", "seat": state["turn"]}
        assert (await client.move(state, state["moves"][0]["text"], **move))["code"] == "trouble"
        assert time.monotonic() - began < 30, "nobody waits for ever"
        await until_told(lambda: not_ready(server))
        assert (await server.get("/healthz")).status_code == 200
        proxy.mend()
        await until_told(lambda: ready(server))
        assert (await client.move(state, state["moves"][0]["text"], **move))["type"] == "ack"
        async with looked_at((server, bots)):
            await until_told(lambda: over(server, bots["table"]), 120)


@pytest.mark.slow
async def test_a_slow_database_is_only_slow(new_postgres: Callable[[], str]) -> None:
    async with proxied(new_postgres()) as (proxy, url), running(url) as server, server.socket() as client:
        made = await server.make("me", "me")
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        proxy.delay = 0.1
        assert (await client.move(state, state["moves"][0]["text"]))["type"] == "ack"
        assert await ready(server)


Fault = Callable[[Any], Awaitable[None]]


async def restart(server: Any) -> None:
    await asyncio.to_thread(pg_ctl, server, "restart", "-m", "fast")


async def crash(server: Any) -> None:
    await asyncio.to_thread(pg_ctl, server, "restart", "-m", "immediate")


async def terminate(server: Any) -> None:
    connection = await asyncpg.connect(server.get_uri())
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname ~ 'test'"
    )
    await connection.close()


@asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[tuple[Running, Running]]:
    async with running(database) as one, running(database) as two:
        yield one, two


@pytest.mark.slow
@pytest.mark.parametrize("fault", [restart, crash, terminate])
async def test_games_on_two_processes_outlive_the_database(fault: Fault) -> None:
    """People on different processes go on hearing each other, and no bot stands still."""
    with fragile_postgres() as postgres:
        async with asyncio.timeout(170), two_servers(new_database(postgres)) as (one, two):
            made = await one.make("me", "me", "random")
            bots = [await server.make("random", "random", public=True) for server in (one, two)]
            tokens = [seat["token"] for seat in made["seats"]]
            players = [
                Steadfast(lambda url=server.url: url, made["table"], token, random.Random(seed), 0.05)  # type: ignore[misc]
                for seed, (server, token) in enumerate(zip((one, two), tokens, strict=True))
            ]
            games = [asyncio.create_task(player.play()) for player in players]
            for _ in range(3):
                await asyncio.sleep(1.0)
                await fault(postgres)
            ends = await asyncio.gather(*games)
            assert [end["status"] for end in ends] == ["over", "over"]
            for seat, player in enumerate(players):
                check_log(player, seat, list(players[0].log.values()))
            async with looked_at(*zip((one, two), bots, strict=True)):
                for server, table in zip((one, two), bots, strict=True):
                    await until_told(lambda server=server, table=table: over(server, table["table"]))  # type: ignore[misc]
                    await until_told(lambda server=server: ready(server))  # type: ignore[misc]
