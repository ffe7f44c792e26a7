"""Servers are killed again and again while people with clocks play: no time-out, notice or second goes wrong."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from typing import Any

import httpx
import pytest
from tests.server.house.test_kill import final_log
from tests.server.process import ServerProcess
from tests.server.receivers import LOOPBACK, PushBrowser, http_receiver
from tests.server.running import bearer, free_port, seat_wish
from tests.server.steadfast import Steadfast, check_log

KILLS = 12
TABLES = 4
BASE = 600.0
TELLING: dict[str, Any] = {"notice_networks": LOOPBACK, "notice_rate": 0.0, "notice_seconds": 0.0}


async def made_at(url: str, pace: dict[str, Any], push: str, browser: PushBrowser) -> dict[str, Any]:
    """A table of two, each seat of which wants to be told."""
    seats = [seat_wish(seat, "me") for seat in range(2)]
    body = {"game": "kingdomino", "settings": {"players": "2"}, "seats": seats, "pace": pace}
    async with httpx.AsyncClient(base_url=url) as http:
        made: dict[str, Any] = (await http.post("/api/tables", json=body)).json()
        for seat in made["seats"]:
            wanted = browser.subscription(f"{push}/{made['table']}/{seat['seat']}")
            path = f"/api/tables/{made['table']}/notices"
            assert (await http.post(path, json=wanted, headers=bearer(seat["token"]))).status_code == 201
    return made


@pytest.mark.slow
async def test_kills_lose_and_double_nothing(database: str) -> None:
    both = [ServerProcess(database, free_port(), **TELLING) for _ in range(1 if database.startswith("sqlite") else 2)]
    dice, browser = random.Random(8), PushBrowser()
    for server in both:
        await server.start()
    try:
        async with http_receiver() as receiver, asyncio.timeout(200):
            pace = {"kind": "live", "base": BASE, "increment": 0, "then": "absent"}
            short = {"kind": "live", "base": 3, "increment": 0, "then": "absent"}
            played = [await made_at(both[0].url, pace, receiver.url, browser) for _ in range(TABLES)]
            lost = [await made_at(both[-1].url, short, receiver.url, browser) for _ in range(TABLES)]
            began = time.time()
            players = [
                (seat["seat"], Steadfast(lambda: dice.choice(both).url, table["table"], seat["token"], dice, 0.05))
                for table in played
                for seat in table["seats"]
            ]
            outages: list[tuple[float, float]] = []
            games = [asyncio.create_task(until_over(player)) for _, player in players]
            for _ in range(KILLS):
                await asyncio.sleep(dice.uniform(0.2, 0.8))
                server = dice.choice(both)
                stopped = time.time()
                server.kill()
                await server.start()
                outages += [(stopped, time.time())] if len(both) == 1 else []
            ended = dict(await asyncio.gather(*games))
            await asyncio.sleep(3 + sum(up - down for down, up in outages) / 4)
            for seat, player in players:
                check_log(player, seat, await final_log(both[-1].url, player.table, player.token))
            for table in played:
                down = sum(
                    min(up, ended[table["table"]]) - down for down, up in outages if down < ended[table["table"]]
                )
                spent = ended[table["table"]] - began - down
                assert await used(both[0].url, table) == pytest.approx(spent, abs=KILLS)
            for table in lost:
                log = await final_log(both[0].url, table["table"], table["host"])
                fired = [entry["actor"] for entry in log if entry["text"] == "timeout"]
                assert len(fired) == len(set(fired)) == 2, "each seat ran out of time once"
                at = {entry["number"]: entry for entry in log}
                assert all(at[number]["text"] for number in range(1, len(log) + 1))
            told = Counter(browser.read(got.body)["id"] for got in receiver.got)
            doubled = sum(count - 1 for count in told.values())
            assert doubled <= KILLS, "a letter goes twice only if its sender is killed before noting that it went"
            await check_turns(both[0].url, [*played, *lost], told)
    finally:
        for server in both:
            server.kill()


async def until_over(player: Steadfast) -> tuple[str, float]:
    await player.play()
    return player.table, time.time()


async def used(url: str, table: dict[str, Any]) -> float:
    """The time all players have used, by the log and by the clocks."""
    log = await final_log(url, table["table"], table["host"])
    async with httpx.AsyncClient(base_url=url) as http:
        state = (await http.get(f"/api/tables/{table['table']}", headers=bearer(table["host"]))).json()
    spent = sum(entry.get("spent", 0.0) for entry in log)
    assert spent == pytest.approx(sum(BASE - left for left in state["clock"]["left"]), abs=0.1)
    return float(spent)


async def check_turns(url: str, tables: list[dict[str, Any]], told: Counter[str]) -> None:
    """Nothing was told but turns that had begun at that entry."""
    for table in tables:
        log = await final_log(url, table["table"], table["host"])
        for key in told:
            name, seat, number = key.rsplit("-", 2)
            if name == table["table"]:
                following = [entry for entry in log if entry["number"] > int(number)]
                mover = next((entry["actor"] for entry in following if entry["actor"] != "chance"), int(seat))
                assert mover == int(seat), "the one who was told is the one who moved next"
