"""Running a server: settings, health, metrics, stopping, expiry, workers, and the care from outside."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.client import connected
from tests.server.process import ServerProcess, free_port
from tests.server.running import Running, running
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from crownlands.cli.verbs.admin import app as admin
from crownlands.game import Refused
from crownlands.records import read_record
from crownlands.server.run import prepare
from crownlands.server.settings import Settings, load_settings, to_environment
from crownlands.server.sources import Sources
from crownlands.server.storage.alone import alone_with
from crownlands.server.storage.engine import database_url


async def test_health_and_metrics(server: Running) -> None:
    assert (await server.get("/healthz")).text == "ok\n"
    assert (await server.get("/readyz")).text == "ok\n"
    made = await server.make("me", "me")
    async with server.socket() as client:
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        await client.move(state, state["moves"][0]["text"])
        metrics = (await server.get("/metrics")).text
    assert "crownlands_sockets 1.0" in metrics
    assert 'crownlands_moves_total{actor="seat"}' in metrics
    assert made["table"] not in metrics


async def test_a_stopping_server_tells_browsers_to_come_back(database: str) -> None:
    server = ServerProcess(database, free_port())
    await server.start()
    async with connected(server.url) as client:
        await server.stop()
        goodbye = await client.until("goodbye")
        assert goodbye["after"] > 0
        assert goodbye["says"] == {"text": goodbye["message"], "values": {}}
        with pytest.raises(ConnectionClosed) as closed:
            await client.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert server.exit_code in (0, -signal.SIGTERM)


async def test_what_was_done_before_a_stop_is_there_afterwards(database: str) -> None:
    async with running(database) as server:
        made = await server.make("me", "me")
        tokens = [seat["token"] for seat in made["seats"]]
        async with server.socket() as client:
            state = await client.watch(made["table"], *tokens)
            await client.move(state, state["moves"][0]["text"])
            state = await client.until("state")
    async with running(database) as server, server.socket() as client:
        again = await client.watch(made["table"], *tokens, seen=state["number"])
    assert (again["number"], again["view"], again["log"]) == (state["number"], state["view"], [])


async def test_idle_tables_expire_and_whoever_looks_is_told(database: str) -> None:
    now = [1000.0]
    sources = Sources(now=lambda: now[0])
    async with running(database, sources, prune_minutes=0.001, open_hours=1.0) as server:
        made = await server.make("me", "open")
        async with server.socket() as client:
            await client.watch(made["table"], made["host"])
            now[0] += 3601
            gone = await client.until("gone")
        assert (gone["table"], gone["code"]) == (made["table"], "unknown")
        assert gone["says"] == {"text": gone["message"], "values": {}}
        assert (await server.get(f"/api/tables/{made['table']}", made["host"])).status_code == 404


@pytest.mark.slow
async def test_workers_share_the_tables_of_one_postgresql(new_postgres: Callable[[], str]) -> None:
    settings = to_environment(Settings(database=new_postgres(), port=0, workers=2, log_format="json", bot_pause=0))
    command = [sys.executable, "-m", "crownlands.server"]
    process = subprocess.Popen(command, env=os.environ | settings, stderr=subprocess.PIPE, text=True)  # noqa: ASYNC220
    try:
        assert process.stderr is not None
        url = json.loads(await asyncio.to_thread(process.stderr.readline))["url"].rstrip("/")
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            made = (await http.post("/api/tables", json={"game": "kingdomino", "seats": seats})).json()
        tokens = [seat["token"] for seat in made["seats"]]
        async with asyncio.timeout(60), connected(url) as first, connected(url) as second, connected(url) as third:
            state = await first.watch(made["table"], *tokens)
            await second.watch(made["table"], *tokens)
            await third.watch(made["table"], *tokens)
            assert (await first.move(state, state["moves"][0]["text"]))["type"] == "ack"
            for client in (second, third):
                while (await client.until("state"))["number"] <= state["number"]:
                    pass
    finally:
        process.terminate()
        code = await asyncio.to_thread(process.wait, 30)
        assert process.stderr is not None
        process.stderr.close()
    assert code in (0, -signal.SIGTERM)


def test_settings_come_from_a_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 9000\nhosts = ["play.example"]\nbot_pause = 1\n')
    settings = load_settings({"CROWNLANDS_CONFIG": str(file), "CROWNLANDS_PORT": "9001"}, host="0.0.0.0")  # noqa: S104
    assert (settings.port, settings.hosts, settings.bot_pause) == (9001, ("play.example",), 1.0)
    assert settings.host == "0.0.0.0"  # noqa: S104
    assert load_settings(to_environment(settings)) == settings
    assert Settings().allowed_hosts == ("127.0.0.1", "::1", "localhost")
    assert Settings(host="0.0.0.0").allowed_hosts == ()  # noqa: S104


WRONG: list[tuple[str, str]] = [
    ("port = 'x'", "does not fit the setting port"),
    ("colour = 1", "has a setting “colour”"),
    ("port = ", "is not TOML"),
    ("port = 70000", "expected 0 to 65535"),
    ("workers = 0", "expected 1 or more"),
    ("seat_rate = -1", "expected 0 or more"),
    ("log_format = 'xml'", "expected text or json"),
    ("log_level = 'loud'", "expected debug"),
    ("database = 'mysql://x'", "no database “mysql”"),
    ("database = 'sqlite://'", "kept in a file"),
    ("hosts = 'a'", "expected a list of texts"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_settings_that_are_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(Refused, match=message):
        load_settings({"CROWNLANDS_CONFIG": str(file)}, workers=2 if "database" in text else None)
    with pytest.raises(Refused, match="does not fit the setting port"):
        load_settings({"CROWNLANDS_PORT": "many"})


async def test_the_tables_are_looked_after_from_outside(database: str, tmp_path: Path) -> None:
    async with running(database) as server:
        made = await server.make("me", "random")
        opened = await server.make("me", "open")

    def run(*words: str) -> Any:
        return CliRunner().invoke(admin, [*words, "--database", database])

    listed = (await asyncio.to_thread(run, "list")).stdout
    assert made["table"] in listed
    assert "playing" in listed
    file = tmp_path / "game.txt"
    assert (await asyncio.to_thread(run, "export", made["table"], str(file))).exit_code == 0
    assert read_record(file.read_text()).names == ("Player 0", "Random")
    for words in (("export", "nowhere"), ("export", opened["table"]), ("delete", "nowhere")):
        assert isinstance((await asyncio.to_thread(run, *words)).exception, Refused)
    assert (await asyncio.to_thread(run, "delete", made["table"])).stdout == "1 deleted\n"
    assert (await asyncio.to_thread(run, "prune")).stdout == "0 deleted\n"
    assert made["table"] not in (await asyncio.to_thread(run, "list")).stdout


async def test_a_port_that_is_taken_is_said_in_a_sentence(alone: Running, tmp_path: Path) -> None:
    port = alone.url.rpartition(":")[2]
    environment = os.environ | {"CROWNLANDS_PORT": port, "CROWNLANDS_DATABASE": f"sqlite:///{tmp_path / 'other.db'}"}

    def run() -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "crownlands.server"]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)

    result = await asyncio.to_thread(run)
    assert (result.returncode, result.stderr) == (2, f"127.0.0.1 port {port} cannot be used: Address already in use.\n")


@pytest.mark.parametrize("database", ["sqlite:////dev/null/tables.db", "postgresql://nobody:secret@127.0.0.1:1/none"])
async def test_a_database_that_cannot_be_opened_is_said_in_a_sentence(database: str) -> None:
    with pytest.raises(Refused, match="cannot be opened") as refused:
        await prepare(Settings(database=database))
    assert "secret" not in str(refused.value)


def test_an_sqlite_file_is_served_by_one_process(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path / 'tables.db'}")
    with alone_with(url), pytest.raises(Refused, match="served by another process"), alone_with(url):
        pass
    with alone_with(url):
        pass
