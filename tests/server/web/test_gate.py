"""Connections that never ask, never finish asking or never read: cut off, counted, and nobody else is kept out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.patience import until, until_told
from tests.server.running import Running, running, sqlite

from crownlands.server.web.gate import is_among

QUICK: dict[str, Any] = {"header_seconds": 1.0, "body_seconds": 1.0, "idle_seconds": 1.0, "read_seconds": 1.0}
SOON = 20.0
HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


@asynccontextmanager
async def connection(server: Running, limit: int = 2**16) -> AsyncIterator[tuple[asyncio.StreamReader, Any]]:
    port = int(server.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=limit)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What came before the server hung up."""
    async with asyncio.timeout(SOON):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HEAD,
        b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
async def test_who_does_not_finish_asking_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    async with running(sqlite(tmp_path), **QUICK) as server, connection(server) as (reader, writer):
        writer.write(sent)
        assert await ended(reader) == b""
        assert (await server.get("/api/games")).status_code == 200


async def test_a_second_request_that_is_never_finished_is_cut_off(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), **QUICK) as server, connection(server) as (reader, writer):
        writer.write(HEAD + b"\r\n" + HEAD)
        assert (await ended(reader)).startswith(b"HTTP/1.1 200")


async def test_drops_of_a_head_are_not_enough(tmp_path: Path) -> None:
    """A byte now and then does not win more time."""
    async with running(sqlite(tmp_path), **QUICK) as server, connection(server) as (reader, writer):
        gone = asyncio.create_task(ended(reader))
        for _ in range(100):
            writer.write(b"G")
            await asyncio.sleep(0.1)
            if gone.done():
                break
        assert gone.done()


async def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), **QUICK) as server, connection(server, limit=1024) as (_, writer):
        writer.transport.pause_reading()
        large = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        for _ in range(400):
            writer.write(large)
        await until(lambda: not server.server.server_state.connections, SOON)
        metrics = (await server.get("/metrics")).text
    assert 'crownlands_connections_cut_total{reason="does not read"}' in metrics


async def test_an_address_has_so_many_connections_and_others_are_let_in(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"connections_per_address": 3, "proxies": (), "header_seconds": 30.0}
    async with running(sqlite(tmp_path), **limits) as server:
        async with connection(server), connection(server), connection(server), connection(server) as (reader, _):
            assert (await ended(reader)).startswith(b"HTTP/1.1 503")

        async def let_in() -> bool:
            return (await server.get("/api/games")).status_code == 200

        await until_told(let_in, SOON)


async def test_all_together_have_so_many_connections(tmp_path: Path) -> None:
    async with (
        running(sqlite(tmp_path), connections=2, header_seconds=30.0) as server,
        connection(server),
        connection(server),
        connection(server) as (reader, _),
    ):
        assert (await ended(reader)).startswith(b"HTTP/1.1 503")


async def test_sockets_do_not_take_the_places_of_requests(tmp_path: Path) -> None:
    async with (
        running(sqlite(tmp_path), connections=2, **QUICK) as server,
        server.socket() as one,
        server.socket(),
        server.socket(),
    ):
        await asyncio.sleep(1.5)
        assert (await one.ask("ping"))["type"] == "pong"
        assert (await server.get("/api/games")).status_code == 200


@pytest.mark.parametrize(
    ("address", "proxies", "among"),
    [
        ("127.0.0.1", ("127.0.0.1",), True),
        ("10.1.2.3", ("10.0.0.0/8",), True),
        ("192.0.2.7", ("10.0.0.0/8", "name"), False),
        ("192.0.2.7", ("*",), True),
        ("local", ("10.0.0.0/8",), False),
    ],
)
def test_proxies_are_known_by_address_and_network(address: str, proxies: tuple[str, ...], among: bool) -> None:
    assert is_among(address, proxies) is among


async def test_a_small_request_has_no_huge_answer(alone: Running) -> None:
    """The longest games there are, with every legal move of every position."""
    seats = [{"kind": "bot", "bot": "random"}] * 8
    settings = {"players": "8", "mode": "united"}
    made = (await alone.post("/api/tables", {"game": "queendomino", "settings": settings, "seats": seats})).json()
    async with alone.socket() as client:
        state = await client.watch(made["table"], made["host"])
        while state["status"] != "over":
            state = await client.until("state")
    record = (await alone.get(f"/api/tables/{made['table']}/record", made["host"])).text
    answer = await alone.post("/api/replay", {"record": record, "moves": True})
    assert len(answer.content) < 1_200_000
    assert len(answer.json()["frames"]) < answer.json()["total"]
    whole = await alone.replay(record, moves=True)
    assert [frame["number"] for frame in whole["frames"]] == list(range(whole["total"]))
    beyond = await alone.post("/api/replay", {"record": record, "start": whole["total"]})
    assert beyond.json()["code"] == "refused"
