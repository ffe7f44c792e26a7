"""What nobody foresaw: whoever asked hears of it, the log has it, and no secret is in it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.running import Running, running, sqlite
from websockets.exceptions import ConnectionClosed

from crownlands.server.house.snapshot import Snapshot
from crownlands.server.ops.logs import logger, reason_of, set_up_logs
from crownlands.server.storage import Store

DIGEST = "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8"


async def lost(*_arguments: object) -> Any:
    raise OperationalError("SELECT 1", {"token": DIGEST}, OSError("gone"))


async def test_a_database_that_fails_is_said_on_the_socket(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "load", lost)
    async with alone.socket() as client:
        refused = await client.watch("nowhere")
        assert (refused["code"], refused["table"]) == ("trouble", "nowhere")
        assert (await client.ask("ping"))["type"] == "pong"
    answer = await alone.get("/api/tables/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (500, "trouble")


def spoil(folder: Path) -> None:
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE moves SET text = 'nonsense'")
    database.close()


async def test_a_table_that_cannot_be_read_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(sqlite(tmp_path)) as server:
        made = await server.make("me", "me")
    await asyncio.to_thread(spoil, tmp_path)
    async with running(sqlite(tmp_path), log_format="json") as server, server.socket() as client:
        assert (await client.watch(made["table"], made["host"]))["code"] == "trouble"
        assert (await client.ask("ping"))["type"] == "pong"
        assert (await server.get(f"/api/tables/{made['table']}", made["host"])).status_code == 500
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["trouble", "trouble"]
    assert all("Traceback" in line["exception"] for line in lines)


async def test_a_state_that_cannot_be_sent_closes_the_socket_with_a_word(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_arguments: object) -> str:
        raise KeyError("missing")

    made = await alone.make("me", "me")
    monkeypatch.setattr(Snapshot, "state", broken)
    async with alone.socket() as client:
        await client.send("watch", table=made["table"], tokens=[made["host"]], seen=0)
        with pytest.raises(ConnectionClosed) as closed:
            await client.until("state")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "trouble")


def test_logs_for_machines_are_json_line_by_line() -> None:
    """Our own events, and those of libraries with their tracebacks."""
    out = io.StringIO()
    set_up_logs("json", "info", lambda: 0.0, out)
    try:
        raise ValueError("first line\nsecond line")
    except ValueError as error:
        logger().error("trouble", exc_info=error)
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["error", "error"]
    assert all("second line" in line["exception"] for line in lines)
    assert lines[1]["logger"] == "uvicorn.error"


def test_what_is_stored_of_a_secret_is_not_logged() -> None:
    detail = OSError(f"null value in column\nDETAIL:  Failing row contains ({DIGEST}).")
    error = OperationalError("INSERT INTO seats", {"token": DIGEST}, detail, hide_parameters=True)
    out = io.StringIO()
    set_up_logs("json", "info", lambda: 0.0, out)
    logger().error("trouble", reason=reason_of(error), exc_info=error)
    assert "null value in column" in out.getvalue()
    assert DIGEST not in out.getvalue()


async def test_an_insert_that_fails_does_not_tell_what_it_would_have_stored(tmp_path: Path) -> None:
    from tests.server.tables import new

    from crownlands.server.storage import open_store
    from crownlands.server.storage.engine import database_url

    store = await open_store(database_url(sqlite(tmp_path)))
    table = new("me", "me").table
    try:
        await store.create(table)
        with pytest.raises(Exception, match="UNIQUE") as failed:
            await store.create(table)
    finally:
        await store.close()
    assert table.host not in str(failed.value)
