"""The doors: pages of other sites, names, sizes, rates, headers, secrets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Running, bearer, running
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from crownlands.sentence import say
from crownlands.server.limits import Buckets
from crownlands.server.refusal import Refusal
from crownlands.server.static import FOREVER, file_response


def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def test_every_answer_is_for_this_site_alone(alone: Running) -> None:
    for path in ("/api/games", "/healthz", "/nothing", "/api/nothing"):
        headers = (await alone.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'self';"), path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert not [name for name in headers if name.startswith("access-control")]
    preflight = await alone.http.options("/api/tables", headers={"Origin": "https://elsewhere.example"})
    assert preflight.status_code == 405
    assert "access-control-allow-origin" not in preflight.headers


async def test_pages_of_other_sites_may_not_act(alone: Running) -> None:
    body = {"game": "kingdomino"}
    own = alone.url
    for origin, status in ((own, 200), ("https://elsewhere.example", 403), ("null", 403), (own + "0", 403), ("", 403)):
        answer = await alone.http.post("/api/check", json=body, headers={"Origin": origin})
        assert answer.status_code == status, origin
    with pytest.raises(InvalidStatus):
        async with alone.socket(Origin="https://elsewhere.example"):
            pass
    async with alone.socket(Origin=own) as client:
        assert (await client.ask("ping"))["type"] == "pong"


async def test_origins_of_the_settings_may_act(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), origins=("https://play.example",)) as server:
        headers = {"Origin": "https://play.example"}
        assert (await server.http.post("/api/check", json={"game": "duel"}, headers=headers)).status_code == 200


async def test_another_name_led_here_is_not_answered(alone: Running) -> None:
    for host, status in (("elsewhere.example", 403), ("localhost:80", 200), ("[::1]:8000", 200)):
        assert (await alone.http.get("/api/games", headers={"Host": host})).status_code == status, host
    port = int(alone.url.rpartition(":")[2])
    with pytest.raises(InvalidStatus):
        await connect("ws://elsewhere.example/api/socket", host="127.0.0.1", port=port)


async def pieces(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1000):
        yield b" " * 1000


async def test_bodies_that_are_too_large(alone: Running) -> None:
    answer = await alone.post("/api/replay", {"record": "x" * 300_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "large")
    streamed = await alone.http.post("/api/replay", content=pieces(400_000))
    assert (streamed.status_code, streamed.json()["code"]) == (413, "large")
    assert (await alone.get("/api/games")).status_code == 200


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


async def test_a_table_has_its_limit_whoever_asks(tmp_path: Path) -> None:
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


def all_bytes(directory: Path) -> bytes:
    return b"".join(file.read_bytes() for file in directory.iterdir())


async def test_secrets_are_neither_logged_nor_stored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(sqlite(tmp_path), log_level="debug") as server:
        made = await server.make("me", "open")
        path = f"/api/tables/{made['table']}"
        joined = (await server.post(f"{path}/join", {"name": "Bo", "invite": made["invite"]})).json()
        secrets = [made["host"], made["invite"], made["seats"][0]["token"], joined["token"]]
        assert [len(secret) for secret in secrets] == [22] * 4
        await server.http.get(f"{path}?token={secrets[0]}", headers=bearer(secrets[0]))
        async with server.socket() as client:
            await client.watch(made["table"], *secrets)
            await client.ask("move", table="x", seat=0, seen=0, text=secrets[0])
    logged = capsys.readouterr()
    stored = await asyncio.to_thread(all_bytes, tmp_path)
    for secret in secrets:
        assert secret not in logged.err + logged.out
        assert secret.encode() not in stored
    assert made["table"] in logged.err


def test_files_of_the_page(tmp_path: Path) -> None:
    root = tmp_path / "static"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("the page")
    (root / "assets" / "main-1a2b.js").write_text("code")
    (tmp_path / "secret.txt").write_text("secret")
    assert file_response("assets/main-1a2b.js", root).headers["cache-control"] == FOREVER
    for path in ("", "table/abc", "../secret.txt", "/etc/hostname", "%2e%2e/secret.txt", "a\0b"):
        answer: Any = file_response(path, root)
        assert Path(answer.path).name == "index.html", path
        assert answer.headers["cache-control"] == "no-cache"
    with pytest.raises(Refusal, match="no such file"):
        file_response("assets/old.js", root)
    with pytest.raises(Refusal, match="has not been built"):
        file_response("", tmp_path / "nothing")
