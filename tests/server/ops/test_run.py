"""Running a server: health, metrics, stopping, workers, and what is said when it cannot start."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from tests.server.client import connected
from tests.server.patience import until_told
from tests.server.process import ServerProcess
from tests.server.running import PLAIN, Running, free_port, running, sqlite
from websockets.exceptions import ConnectionClosed

from crownlands.game import Refused
from crownlands.server.ops.run import prepare
from crownlands.server.ops.settings import Settings, to_environment


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


@asynccontextmanager
async def two_workers(database: str) -> AsyncIterator[tuple[subprocess.Popen[str], httpx.AsyncClient]]:
    """Their supervisor, and somebody who asks either of them: every request on a connection of its own."""
    settings = to_environment(Settings(database=database, port=0, workers=2, log_format="json", bot_pause=0))
    command = [sys.executable, "-m", "crownlands.server"]
    process = subprocess.Popen(command, env=os.environ | settings, stderr=subprocess.PIPE, text=True)  # noqa: ASYNC220
    assert process.stderr is not None
    try:
        url = json.loads(await asyncio.to_thread(process.stderr.readline))["url"].rstrip("/")
        closing = {"Connection": "close"}
        async with httpx.AsyncClient(base_url=url, timeout=120, verify=PLAIN, headers=closing) as http:
            yield process, http
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait, 30)
        process.stderr.close()


@pytest.mark.slow
async def test_workers_share_the_tables_of_one_postgresql(new_postgres: Callable[[], str]) -> None:
    async with two_workers(new_postgres()) as (process, http):
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
        made = (await http.post("/api/tables", json={"game": "kingdomino", "seats": seats})).json()
        tokens, url = [seat["token"] for seat in made["seats"]], str(http.base_url).rstrip("/")
        async with asyncio.timeout(60), connected(url) as first, connected(url) as second, connected(url) as third:
            state = await first.watch(made["table"], *tokens)
            await second.watch(made["table"], *tokens)
            await third.watch(made["table"], *tokens)
            assert (await first.move(state, state["moves"][0]["text"]))["type"] == "ack"
            for client in (second, third):
                while (await client.until("state"))["number"] <= state["number"]:
                    pass
    assert process.returncode in (0, -signal.SIGTERM)


async def test_a_server_whose_log_nobody_reads_any_more_is_stopped_by_a_signal(tmp_path: Path) -> None:
    environment = os.environ | to_environment(Settings(database=sqlite(tmp_path), port=0, log_format="json"))
    command = [sys.executable, "-m", "crownlands.server"]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)  # noqa: ASYNC220
    assert process.stderr is not None
    try:
        url = json.loads(await asyncio.to_thread(process.stderr.readline))["url"]
        async with httpx.AsyncClient(verify=PLAIN, timeout=60) as http:
            assert (await http.get(f"{url}readyz")).status_code == 200
        process.stderr.close()
        process.terminate()
        assert await asyncio.to_thread(process.wait, 60) is not None
    finally:
        process.kill()
        process.wait()


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


COMMAND_LINE = "import sys; from crownlands.cli import main; sys.exit(main())"


def newer(folder: Path) -> None:
    asyncio.run(prepare(Settings(database=f"sqlite:///{folder / 'tables.db'}")))
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()


@pytest.mark.parametrize(
    ("command", "folder", "sentence"),
    [
        ("serve", "", "The database has the schema “9999” of a newer Crownlands"),
        ("admin list", "", "The database has the schema “9999” of a newer Crownlands"),
        ("serve", "/proc/", "cannot be locked"),
        ("admin list", "/proc/", "There is no database"),
    ],
)
def test_what_cannot_be_used_is_said_in_a_sentence(tmp_path: Path, command: str, folder: str, sentence: str) -> None:
    """A schema of tomorrow, and a directory nobody may write to."""
    if not folder:
        newer(tmp_path)
    environment = os.environ | {
        "CROWNLANDS_DATABASE": f"sqlite:///{folder or tmp_path}/tables.db",
        "CROWNLANDS_PORT": "0",
    }
    result = subprocess.run(
        [sys.executable, "-c", COMMAND_LINE, *command.split()],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert result.returncode == 2
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1, result.stderr


@pytest.mark.slow
async def test_workers_end_with_a_supervisor_that_was_killed(new_postgres: Callable[[], str]) -> None:
    async with two_workers(new_postgres()) as (process, http):
        assert (await http.get("/readyz")).status_code == 200
        process.kill()
        await until_told(lambda: is_silent(http))


async def is_silent(http: httpx.AsyncClient) -> bool:
    try:
        return not (await http.get("/readyz")).status_code
    except httpx.TransportError:
        return True


async def test_a_database_file_that_is_gone_is_noticed(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as server, server.socket() as client:
        made = await server.make("me", "me")
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        for file in await asyncio.to_thread(lambda: list(tmp_path.iterdir())):
            file.unlink()
        assert (await client.move(state, state["moves"][0]["text"]))["code"] == "trouble"
        assert (await server.get("/readyz")).status_code == 503
        await asyncio.sleep(1.5)  # the time is asked for twice a second, and that makes no file either
        assert not await asyncio.to_thread((tmp_path / "tables.db").exists)
