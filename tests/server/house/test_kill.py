"""The server is killed again and again while players move: nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest
from tests.server.client import connected
from tests.server.process import ServerProcess
from tests.server.running import free_port, seat_wish
from tests.server.steadfast import Steadfast, check_log

KILLS = 20
TABLES = 3


async def make(url: str, *kinds: str) -> dict[str, Any]:
    seats = [seat_wish(seat, kind) for seat, kind in enumerate(kinds)]
    body = {"game": "kingdomino", "settings": {"players": str(len(kinds)), "dynasty": "yes"}, "seats": seats}
    async with httpx.AsyncClient() as http:
        answer = await http.post(f"{url}/api/tables", json=body)
    made: dict[str, Any] = answer.json()
    return made


async def final_log(url: str, table: str, token: str) -> list[dict[str, Any]]:
    async with connected(url) as client:
        log: list[dict[str, Any]] = (await client.watch(table, token))["log"]
    return log


@pytest.mark.slow
async def test_twenty_kills_lose_nothing(database: str) -> None:
    server = ServerProcess(database, free_port())
    dice = random.Random(6)
    await server.start()
    try:
        made = [await make(server.url, "me", "me") for _ in range(TABLES)]
        made.append(await make(server.url, "me", "random"))
        players = [
            (seat["seat"], Steadfast(lambda: server.url, table["table"], seat["token"], random.Random(seed), 0.02))
            for table in made
            for seed, seat in enumerate(table["seats"])
        ]
        async with asyncio.timeout(150):
            games = [asyncio.create_task(player.play()) for _, player in players]
            for _ in range(KILLS):
                await asyncio.sleep(dice.uniform(0.05, 0.4))
                server.kill()
                await server.start()
            still_playing = sum(not game.done() for game in games)
            ends = await asyncio.gather(*games)
        assert all(end["status"] == "over" for end in ends)
        assert still_playing
        assert sum(player.reconnects for _, player in players) >= KILLS
        for seat, player in players:
            check_log(player, seat, await final_log(server.url, player.table, player.token))
    finally:
        server.kill()
