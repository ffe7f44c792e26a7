"""Several processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import httpx
import pytest
from tests.server.client import connected
from tests.server.patience import until
from tests.server.process import ServerProcess
from tests.server.running import bearer, free_port, seat_wish
from tests.server.steadfast import Steadfast, check_log

from crownlands.records import read_record


async def make(url: str, *kinds: str) -> dict[str, object]:
    seats = [seat_wish(seat, kind) for seat, kind in enumerate(kinds)]
    body = {"game": "kingdomino", "settings": {"players": str(len(kinds))}, "seats": seats}
    async with httpx.AsyncClient() as http:
        made: dict[str, object] = (await http.post(f"{url}/api/tables", json=body)).json()
    return made


@pytest.mark.slow
async def test_players_on_two_processes_of_which_one_is_killed(new_postgres: Callable[[], str]) -> None:
    database = new_postgres()
    one, two = ServerProcess(database, free_port()), ServerProcess(database, free_port())
    await asyncio.gather(one.start(), two.start())
    alive = [one, two]
    try:
        made: dict[str, list[dict[str, str]]] = await make(one.url, "me", "me", "random", "random")  # type: ignore[assignment]
        table = str(made["table"])
        tokens = [seat["token"] for seat in made["seats"]]
        players = [
            Steadfast(lambda: alive[0].url, table, tokens[0], random.Random(1)),
            Steadfast(lambda: alive[-1].url, table, tokens[1], random.Random(2)),
        ]
        async with asyncio.timeout(120):
            games = [asyncio.create_task(player.play()) for player in players]
            await until(lambda: all(len(player.acked) >= 6 for player in players))
            assert not any(game.done() for game in games)
            alive.remove(one)
            one.kill()
            ends = await asyncio.gather(*games)
        assert [end["status"] for end in ends] == ["over", "over"]
        assert players[0].reconnects
        for seat, player in enumerate(players):
            check_log(player, seat, list(players[0].log.values()))
        await check_record(two.url, table, tokens[0], len(players[0].log))
    finally:
        for server in alive:
            server.kill()


async def check_record(url: str, table: str, token: str, entries: int) -> None:
    """The record is legal from its first move to its result, so nobody has moved twice."""
    async with httpx.AsyncClient() as http:
        record = read_record((await http.get(f"{url}/api/tables/{table}/record", headers=bearer(token))).text)
    assert record.finished
    assert len(record.moves) == entries


@pytest.mark.slow
async def test_who_is_connected_and_who_has_left_is_known_everywhere(new_postgres: Callable[[], str]) -> None:
    database = new_postgres()
    one, two = ServerProcess(database, free_port()), ServerProcess(database, free_port())
    await asyncio.gather(one.start(), two.start())
    try:
        made: dict[str, list[dict[str, str]]] = await make(one.url, "me", "me")  # type: ignore[assignment]
        table, tokens = str(made["table"]), [seat["token"] for seat in made["seats"]]
        async with asyncio.timeout(60), connected(one.url) as ada, httpx.AsyncClient() as http:
            await ada.watch(table, tokens[0])
            async with connected(two.url) as bo:
                await bo.watch(table, tokens[1])
                await until_seen(ada, "connected", [True, True])
                await until_seen(bo, "connected", [True, True])
            await until_seen(ada, "connected", [True, False])
            path = f"{two.url}/api/tables/{table}/leave"
            await http.post(path, json={"bot": None}, headers=bearer(tokens[1]))
            await until_seen(ada, "away", [False, True])
    finally:
        one.kill()
        two.kill()


async def until_seen(client: object, what: str, expected: list[bool]) -> None:
    while True:
        state = await client.until("state")  # type: ignore[attr-defined]
        if [seat[what] for seat in state["seats"]] == expected:
            return


async def test_two_workers_need_postgresql(new_postgres: Callable[[], str]) -> None:
    from crownlands.game import Refused
    from crownlands.server.ops.settings import load_settings

    with pytest.raises(Refused, match="2 workers need PostgreSQL"):
        load_settings({}, workers=2, database="sqlite:///tables.db")
    assert load_settings({}, workers=2, database=new_postgres()).workers == 2
