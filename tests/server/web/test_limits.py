"""How often an address, a seat and a table may be heard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Running, running, sqlite
from websockets.exceptions import InvalidStatus

from crownlands.sentence import say
from crownlands.server.house import visitors as visitors_module
from crownlands.server.house.visitors import Visitors
from crownlands.server.table.refusal import Refusal
from crownlands.server.web.address import visitor
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


async def test_outsiders_take_nothing_from_a_table(tmp_path: Path) -> None:
    """They are counted by where they come from, and those at the table can still move."""
    limits: dict[str, Any] = {"table_rate": 0.001, "table_burst": 2, "seat_rate": 0.001, "seat_burst": 2}
    async with running(sqlite(tmp_path), **limits) as server, server.socket() as client:
        made = await server.make("me", "me", public=True)
        path = f"/api/tables/{made['table']}/join"
        codes = [(await server.post(path, {"name": "A"})).status_code for _ in range(4)]
        assert codes == [409, 409, 429, 429]
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        assert (await client.move(state, state["moves"][0]["text"]))["type"] == "ack"


async def test_one_seat_does_not_use_up_what_its_table_has_for_all(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"table_rate": 0.001, "table_burst": 4, "seat_rate": 0.001, "seat_burst": 2}
    async with running(sqlite(tmp_path), **limits) as server, server.socket() as client:
        made = await server.make("me", "me")
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        noisy = 1 - state["turn"]
        codes = [(await client.move(state, "pick 0", seat=noisy, id=f"{n}"))["code"] for n in range(9)]
        assert codes == ["not-your-turn"] * 2 + ["slow-down"] * 7
        assert (await client.move(state, state["moves"][0]["text"]))["type"] == "ack"


async def test_handshakes_of_an_address_are_counted(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), handshake_rate=0.001, handshake_burst=2) as server:
        for _ in range(2):
            async with server.socket() as client:
                assert (await client.ask("ping"))["type"] == "pong"
        with pytest.raises(InvalidStatus) as denied:
            async with server.socket():
                pass
        assert denied.value.response.status_code == 429


async def listed(server: Running) -> list[str]:
    return [table["table"] for table in (await server.get("/api/tables")).json()["tables"]]


async def test_an_address_lists_so_many_tables_and_the_oldest_idle_goes_first(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), public_tables_per_address=2) as server, server.socket() as host:
        first, second = [await server.make("me", "open", public=True) for _ in range(2)]
        await host.watch(first["table"], first["seats"][0]["token"])
        third = await server.make("me", "open", public=True)
        assert await listed(server) == [third["table"], first["table"]], "somebody waits at the first"
        assert (await server.get(f"/api/tables/{second['table']}", second["invite"])).status_code == 200
        await host.watch(third["table"], third["seats"][0]["token"])
        body = {"game": "kingdomino", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}], "public": True}
        assert (await server.post("/api/tables", body)).json()["code"] == "slow-down"
        assert (await server.post("/api/tables", {**body, "public": False})).status_code == 201


async def test_the_lobby_lists_so_many_tables_of_all(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), public_tables=2) as server, server.socket() as host:
        tables = [await server.make("me", "open", public=True) for _ in range(4)]
        assert await listed(server) == [table["table"] for table in tables[:1:-1]]
        for table in tables[2:]:
            await host.watch(table["table"], table["seats"][0]["token"])
        body = {"game": "kingdomino", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}], "public": True}
        assert (await server.post("/api/tables", body)).json()["code"] == "slow-down"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix:", "unix:"),
    ],
)
def test_a_visitor_of_ipv6_is_a_network(host: str, counted: str) -> None:
    assert visitor(host) == counted


def test_the_oldest_visits_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors_module, "MOST_TABLES", 2)
    visitors = Visitors()
    for table in ("a", "b", "c"):
        visitors.made("192.0.2.7", table)
    assert visitors.tables("192.0.2.7") == {"b", "c"}
    assert [visitors.maker(table) for table in ("a", "b")] == ["a", "192.0.2.7"]
    visitors.forget("b")
    visitors.forget("c")
    assert visitors.tables("192.0.2.7") == frozenset()


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
