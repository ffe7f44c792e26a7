"""Clocks on a running server: shown to all, kept over restarts, stopped by outages, and over once for everybody."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.client import Client, Message
from tests.server.clock import HandClock
from tests.server.patience import until_told
from tests.server.running import Running, running

FOREVER = 1e9
"""As `outage_seconds`: the hands of the clock jump in tests, which must not look like an outage."""
LIVE = {"kind": "live", "base": 60, "increment": 5, "then": "random"}


def tokens(made: dict[str, Any]) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


async def look(server: Running, made: dict[str, Any]) -> Message:
    state: Message = (await server.get(f"/api/tables/{made['table']}", made["host"])).json()
    return state


async def log_of(server: Running, made: dict[str, Any]) -> list[Message]:
    async with server.socket() as client:
        log: list[Message] = (await client.watch(made["table"], made["host"]))["log"]
    return log


def timeouts(log: list[Message]) -> list[Message]:
    return [entry for entry in log if entry["text"] == "timeout"]


async def first_move(client: Client, state: Message) -> Message:
    return await client.move(state, state["moves"][0]["text"])


async def test_everybody_sees_the_clocks(database: str) -> None:
    clock = HandClock()
    async with running(database, clock.sources, outage_seconds=FOREVER) as server, server.socket() as client:
        made = await server.make("me", "me", pace=LIVE)
        state = await client.watch(made["table"], *tokens(made))
        assert state["pace"] == {"kind": "live", "base": 60.0, "increment": 5.0, "then": "random"}
        turn = state["turn"]
        assert state["clock"] == {"left": [60.0, 60.0], "running": turn, "deadline": clock.at + 60}
        clock.pass_(20)
        answer = await first_move(client, state)
        assert answer["type"] == "ack"
        state = await client.until("state")
        assert state["clock"]["left"][turn] == 45.0
        assert state["clock"]["deadline"] == clock.at + 60
        assert next(entry for entry in state["log"] if entry["actor"] == turn)["spent"] == 20.0


@pytest.mark.slow
async def test_time_over_is_told_once_by_two_servers_and_the_player_may_come_back(database: str) -> None:
    clock = HandClock()
    async with AsyncExitStack() as stack:
        both = 1 if database.startswith("sqlite") else 2
        servers = [
            await stack.enter_async_context(running(database, clock.sources, outage_seconds=FOREVER))
            for _ in range(both)
        ]
        made = await servers[0].make("me", "me", pace=LIVE)
        turn = (await look(servers[-1], made))["turn"]
        clock.pass_(59)
        await asyncio.sleep(1.2)
        assert timeouts(await log_of(servers[-1], made)) == []
        clock.pass_(2)

        async def fired() -> bool:
            return bool(timeouts(await log_of(servers[-1], made)))

        await until_told(fired)
        await asyncio.sleep(1.5)
        for server in servers:
            assert [entry["actor"] for entry in timeouts(await log_of(server, made))] == [turn]
        state = await look(servers[-1], made)
        assert (state["seats"][turn]["bot"], state["seats"][turn]["away"]) == ("random", True)
        assert state["clock"]["left"][turn] is None

        async def others_turn() -> bool:
            return bool((await look(servers[-1], made))["turn"] == 1 - turn)

        await until_told(others_turn)
        answer = await servers[-1].post(f"/api/tables/{made['table']}/return", {}, tokens(made)[turn])
        assert answer.json()["seats"][turn]["bot"] is None
        assert answer.json()["clock"]["left"][turn] == 30.0


async def test_a_move_after_the_time_is_refused(database: str) -> None:
    clock = HandClock()
    async with running(database, clock.sources, outage_seconds=FOREVER) as server, server.socket() as client:
        made = await server.make("me", "me", pace=LIVE)
        state = await client.watch(made["table"], *tokens(made))
        clock.pass_(61)
        answer = await first_move(client, state)
        assert answer["type"] in ("refused", "outdated")


@pytest.mark.slow
async def test_a_server_that_was_down_eats_nobodys_time(database: str) -> None:
    clock = HandClock()
    async with running(database, clock.sources) as server:
        made = await server.make("me", "me", pace=LIVE)
        deadline = (await look(server, made))["clock"]["deadline"]
    clock.pass_(3600)
    async with running(database, clock.sources) as server, server.socket() as client:
        state = await client.watch(made["table"], *tokens(made))
        assert state["clock"]["deadline"] == pytest.approx(deadline + 3600, abs=1.0)
        await asyncio.sleep(1.5)
        assert timeouts(await log_of(server, made)) == []
        turn = state["turn"]
        clock.pass_(0.9)
        assert (await first_move(client, state))["type"] == "ack"
        assert (await look(server, made))["clock"]["left"][turn] == pytest.approx(65, abs=1.0)
    async with running(database, clock.sources, outage_seconds=FOREVER) as server:
        again = (await look(server, made))["clock"]
        assert again["left"][turn] == pytest.approx(65, abs=1.0)


@pytest.mark.slow
async def test_time_runs_out_while_nobody_is_there(database: str) -> None:
    """No process has the table in memory, and nobody is connected."""
    clock = HandClock()
    pace = {"kind": "days", "hours": 24, "then": "absent"}
    async with running(database, clock.sources) as server:
        made = await server.make("me", "me", pace=pace)
        turn = (await look(server, made))["turn"]
    async with running(database, clock.sources, outage_seconds=FOREVER) as server:
        clock.pass_(25 * 3600)

        async def moved() -> bool:
            return bool((await look(server, made))["turn"] == 1 - turn)

        await until_told(moved)
        log = await log_of(server, made)
        assert len(timeouts(log)) == 1
        assert (await look(server, made))["clock"]["deadline"] == pytest.approx(clock.at + 24 * 3600, abs=1)


async def test_nights_rest_and_the_lobby_says_so(alone: Running) -> None:
    pace = {"kind": "days", "hours": 24, "rests": ["weekends", "nights"], "zone": "Europe/Budapest"}
    made = await alone.make("me", "open", pace=pace, public=True)
    shown = {**pace, "rests": ["nights", "weekends"], "hours": 24.0, "then": "medium"}
    state = await look(alone, made)
    assert (state["pace"], state["clock"]) == (shown, None)
    tables = (await alone.get("/api/tables")).json()["tables"]
    assert [table["pace"] for table in tables] == [shown]


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live"},
        {"kind": "live", "base": 0},
        {"kind": "live", "base": 1e12},
        {"kind": "live", "base": "60"},
        {"kind": "live", "base": 60, "increment": -1},
        {"kind": "live", "base": 60, "then": "nobody"},
        {"kind": "live", "base": 60, "then": "random; drop"},
        {"kind": "live", "base": 60, "hours": 3},
        {"kind": "days", "hours": 0},
        {"kind": "days", "hours": 24, "zone": "Mars/Base"},
        {"kind": "days", "hours": 24, "zone": "../../../etc/passwd"},
        {"kind": "days", "hours": 24, "rests": ["mondays"]},
        {"kind": "days", "hours": 24, "rests": ["nights"] * 3},
        {"kind": "never"},
        "live",
    ],
)
async def test_a_pace_that_cannot_be_is_refused(alone: Running, pace: Any) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    body = {"game": "kingdomino", "settings": {"players": "2"}, "seats": seats, "pace": pace}
    answer = await alone.post("/api/tables", body)
    assert answer.status_code in (400, 422), answer.text
    assert set(answer.json()) == {"code", "message", "says"}


async def test_a_rematch_has_the_same_pace_and_full_clocks(alone: Running) -> None:
    made = await alone.make("me", "random", pace=LIVE)
    async with alone.socket() as client:
        state = await client.watch(made["table"], *tokens(made))
        state = await client.play_on(state, random.Random(4))
        assert state["status"] == "over"
        assert state["clock"]["running"] is None
    replay = (await alone.get(f"/api/tables/{made['table']}/replay", made["host"])).json()
    assert replay["pace"]["base"] == 60.0
    took = [frame["took"] for frame in replay["frames"] if "took" in frame]
    assert took
    assert sum(took) < 60
    answer = await alone.post(f"/api/tables/{made['table']}/rematch", {}, made["host"])
    again = {**made, "table": answer.json()["table"]}
    state = await look(alone, again)
    assert state["pace"]["base"] == 60.0
    assert state["clock"]["left"] == [60.0, None]
