"""How often an address, a seat and a table may be heard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.running import running, sqlite
from websockets.exceptions import InvalidStatus

from crownlands.sentence import say
from crownlands.server.table.refusal import Refusal
from crownlands.server.web.limits import Buckets


async def test_an_address_may_not_ask_too_often(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), address_rate=0.001, address_burst=5) as server:
        answers = [await server.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert answers[-1].json()["code"] == "slow-down"
        assert answers[-1].headers["retry-after"]
        assert (await server.get("/healthz")).status_code == 200
        async with server.socket() as client:
            kinds = [(await client.ask("ping"))["type"] for _ in range(8)]
        assert kinds == ["pong"] * 5 + ["refused"] * 3


async def test_seats_tables_and_new_tables_have_their_limits(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"seat_rate": 0.001, "seat_burst": 3, "create_rate": 0.001, "create_burst": 2}
    async with running(sqlite(tmp_path), **limits) as server:
        made = await server.make("me", "me")
        other = await server.make("me", "me")
        third = await server.post("/api/tables", {"game": "kingdomino", "seats": [{"kind": "open"}, {"kind": "open"}]})
        assert third.json()["code"] == "slow-down"
        async with server.socket() as client:
            state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
            codes = [(await client.move(state, "pick 0", id=f"{n}"))["code"] for n in range(5)]
            assert codes == ["refused"] * 3 + ["slow-down"] * 2
            state = await client.watch(other["table"], *(seat["token"] for seat in other["seats"]))
            assert (await client.move(state, "pick 0", id="other"))["code"] == "refused"


async def test_a_table_has_its_limit_for_all_who_ask(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), table_rate=0.001, table_burst=2) as server:
        made = await server.make("open", "open")
        path = f"/api/tables/{made['table']}/join"
        codes = [(await server.post(path, {"name": "A", "invite": made["invite"]})).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


async def test_sockets_of_an_address_are_counted(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), sockets_per_address=2) as server:
        async with server.socket(), server.socket():
            with pytest.raises(InvalidStatus):
                async with server.socket():
                    pass
        async with server.socket() as client:
            assert (await client.ask("ping"))["type"] == "pong"


async def test_a_socket_holds_so_many_tables(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), tables_per_socket=2) as server, server.socket() as client:
        made = [await server.make("me", "me") for _ in range(3)]
        answers = [await client.watch(table["table"], table["host"]) for table in made]
        assert [answer["type"] for answer in answers] == ["state", "state", "refused"]
        assert (await client.ask("unwatch", table=made[0]["table"]))["type"] == "ack"
        assert (await client.watch(made[2]["table"], made[2]["host"]))["type"] == "state"


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(say("here"), 2.0, 2, lambda: now[0])
    buckets.take("a")
    buckets.take("a")
    with pytest.raises(Refusal, match="try again in 1 s"):
        buckets.take("a")
    buckets.take("b")
    now[0] = 0.5
    buckets.take("a")
    with pytest.raises(Refusal):
        buckets.take("a")
