"""What a request meets first: pages of other sites, names, sizes, headers; and secrets, which stay secret."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.running import Running, bearer, running, sqlite
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus


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


async def test_browsers_that_came_by_tls_are_to_stay_with_it(alone: Running) -> None:
    """Only where a proxy says so: without TLS the server would shut itself out."""
    assert "strict-transport-security" not in (await alone.get("/")).headers
    secure = await alone.http.get("/api/games", headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"] == "max-age=31536000"


async def test_what_the_api_says_is_kept_by_nobody(alone: Running) -> None:
    made = await alone.make("me", "me")
    for path in ("/api/games", f"/api/tables/{made['table']}", "/api/tables/none", "/readyz", "/metrics"):
        assert (await alone.get(path, made["host"])).headers["cache-control"] == "no-store", path
    assert (await alone.get("/")).headers.get("cache-control") != "no-store"


async def test_pages_of_other_sites_may_not_act(alone: Running) -> None:
    body = {"game": "kingdomino"}
    own = alone.url
    for origin, status in (
        (own, 200),
        ("https://elsewhere.example", 403),
        ("null", 403),
        (own + "0", 403),
        ("", 403),
        ("http://[", 403),
    ):
        answer = await alone.http.post("/api/check", json=body, headers={"Origin": origin})
        assert answer.status_code == status, origin
    with pytest.raises(InvalidStatus):
        async with alone.socket(Origin="https://elsewhere.example"):
            pass
    async with alone.socket(Origin=own) as client:
        assert (await client.ask("ping"))["type"] == "pong"


async def test_a_socket_that_is_not_opened_is_told_why(alone: Running) -> None:
    for origin in ("https://elsewhere.example", "http://["):
        with pytest.raises(InvalidStatus) as denied:
            async with alone.socket(Origin=origin):
                pass
        assert denied.value.response.status_code == 403
        assert json.loads(denied.value.response.body or b"")["code"] == "origin"


async def test_paths_no_file_can_have(alone: Running) -> None:
    for path in ("/" + "x" * 5000, "/assets/" + "x" * 300, "/" + "x/" * 3000, "/%00", "/%ff"):
        answer = await alone.get(path)
        assert answer.status_code in (200, 404), path[:20]


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


async def test_a_socket_elsewhere_is_told_there_is_none(alone: Running) -> None:
    for path in ("/", "/api/nothing", "/api/socket/more"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(alone.url.replace("http", "ws") + path)
        assert refused.value.response.status_code == 404


async def pieces(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1000):
        yield b" " * 1000


async def test_bodies_that_are_too_large(alone: Running) -> None:
    answer = await alone.post("/api/replay", {"record": "x" * 300_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "large")
    streamed = await alone.http.post("/api/replay", content=pieces(400_000))
    assert (streamed.status_code, streamed.json()["code"]) == (413, "large")
    assert (await alone.get("/api/games")).status_code == 200


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
