"""The tables looked after from outside the server."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import running, sqlite
from typer.testing import CliRunner

from crownlands.cli.verbs.admin import app as admin
from crownlands.game import Refused
from crownlands.records import read_record


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
    assert (await asyncio.to_thread(run, "prune")).stdout == "0 expired, 0 deleted for good\n"
    assert made["table"] not in (await asyncio.to_thread(run, "list")).stdout


def admin_says(*words: str) -> Any:
    return CliRunner().invoke(admin, list(words))


def age_rules(folder: Path) -> None:
    with sqlite3.connect(folder / "tables.db") as database:
        database.execute("UPDATE tables SET rules = 99")
    database.close()


async def test_tables_of_other_rules_are_listed_and_deleted(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    async with running(database) as server:
        made = await server.make("me", "open", public=True)
    await asyncio.to_thread(age_rules, tmp_path)
    listed = (await asyncio.to_thread(admin_says, "list", "--database", database)).stdout
    assert f"{made['table']}\tkingdomino (rules 99, not played here)\topen" in listed
    async with running(database) as server:
        assert (await server.get("/api/tables")).json() == {"tables": []}
    deleted = await asyncio.to_thread(admin_says, "delete", made["table"], "--database", database)
    assert deleted.stdout == "1 deleted\n"


@pytest.mark.parametrize("verb", ["list", "prune", "delete x", "export x"])
def test_a_slip_of_the_pen_makes_no_database(tmp_path: Path, verb: str) -> None:
    result = admin_says(*verb.split(), "--database", f"sqlite:///{tmp_path / 'mistyped.db'}")
    assert isinstance(result.exception, Refused)
    assert "There is no database" in str(result.exception)
    assert list(tmp_path.iterdir()) == []


async def test_a_table_deleted_from_outside_is_gone_for_those_at_it(database: str) -> None:
    async with running(database) as server, server.socket() as client:
        made = await server.make("me", "me")
        token = made["seats"][0]["token"]
        await client.watch(made["table"], token)
        await asyncio.to_thread(admin_says, "delete", made["table"], "--database", database)
        assert (await asyncio.wait_for(client.until("gone"), 20))["table"] == made["table"]
        assert (await server.get(f"/api/tables/{made['table']}", token)).status_code == 404
