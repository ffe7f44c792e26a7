"""Whole games over real sockets."""

from __future__ import annotations

import random

from tests.server.client import Client
from tests.server.running import Running
from websockets.asyncio.client import connect


async def test_two_people_on_one_screen_play_to_the_end(server: Running) -> None:
    made = await server.make("me", "me")
    tokens = [seat["token"] for seat in made["seats"]]
    async with server.socket() as client:
        state = await client.watch(made["table"], *tokens)
        assert state["status"] == "playing"
        assert state["mine"] == [0, 1]
        end = await client.play_on(state, random.Random(1))
    assert end["turn"] == "over"
    assert end["view"]["winners"]
    record = (await server.get(f"/api/tables/{made['table']}/record", tokens[0])).text
    assert "result:" in record


async def test_a_person_plays_a_bot(server: Running) -> None:
    made = await server.make("me", "greedy")
    async with server.socket() as client:
        state = await client.watch(made["table"], made["seats"][0]["token"])
        end = await client.play_on(state, random.Random(1))
    assert end["status"] == "over"
    actors = {entry["actor"] for entry in end["log"]}
    assert actors <= {0, 1, "chance"}


async def test_a_socket_may_name_its_table_for_proxies(alone: Running) -> None:
    made = await alone.make("me", "me")
    address = alone.url.replace("http://", "ws://") + f"/api/socket?table={made['table']}"
    async with connect(address) as socket:
        client = Client(socket)
        assert (await client.watch(made["table"], made["host"]))["table"] == made["table"]
