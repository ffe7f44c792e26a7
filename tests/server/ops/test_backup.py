"""A copy taken while a server runs, and a server on that copy."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import new_database
from tests.server.running import running, sqlite
from typer.testing import CliRunner

from crownlands.cli.verbs.admin import app as admin
from crownlands.game import Refused
from crownlands.server.ops import admin as admin_module


def run(*words: str) -> Any:
    return CliRunner().invoke(admin, list(words))


async def test_a_copy_taken_while_people_play_is_a_database_of_one_moment(tmp_path: Path) -> None:
    database, copy = sqlite(tmp_path), tmp_path / "copy.db"
    async with running(database) as server, server.socket() as client:
        made = await server.make("me", "me")
        tokens = [seat["token"] for seat in made["seats"]]
        state = await client.watch(made["table"], *tokens)
        state = await client.play_on(state, random.Random(1), 5)
        copied, end = await asyncio.gather(
            asyncio.to_thread(admin_module.back_up, database, copy), client.play_on(state, random.Random(1))
        )
    assert copied == copy.stat().st_size
    assert end["status"] == "over"
    restored = tmp_path / "restored" / "tables.db"
    restored.parent.mkdir()
    shutil.copy(copy, restored)
    async with running(f"sqlite:///{restored}") as server, server.socket() as client:
        client._ids = count(1000)  # a message's id is never used twice at a table
        again = await client.watch(made["table"], *tokens)
        assert state["number"] <= again["number"] <= end["number"]
        assert (await client.play_on(again, random.Random(2)))["status"] == "over"


async def test_a_dump_of_postgresql_is_restored_over_what_came_later(postgres_server: Any, tmp_path: Path) -> None:
    """With the commands of the documentation."""
    database, dump = new_database(postgres_server), str(tmp_path / "copy.dump")

    async def tool(name: str, *words: str) -> None:
        command = [str(postgres_server.bin_path / name), *words]
        await asyncio.to_thread(subprocess.run, command, check=True, timeout=60)

    async with running(database) as server, server.socket() as client:
        made = await server.make("me", "me")
        tokens = [seat["token"] for seat in made["seats"]]
        copied = await client.play_on(await client.watch(made["table"], *tokens), random.Random(1), 5)
        await tool("pg_dump", "--format=custom", f"--file={dump}", database)
        await client.play_on(copied, random.Random(1), 5)
    await tool("pg_restore", "--clean", "--if-exists", f"--dbname={database}", dump)
    async with running(database) as server, server.socket() as client:
        again = await client.watch(made["table"], *tokens)
    assert (again["number"], again["view"]) == (copied["number"], copied["view"])


def test_the_command_says_what_it_wrote(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        database.execute("CREATE TABLE tables (id TEXT)")
    copy = tmp_path / "copy.db"
    result = run("backup", str(copy), "--database", sqlite(tmp_path))
    assert (result.exit_code, result.stdout) == (0, f"{copy}: {copy.stat().st_size} bytes\n")


@pytest.mark.parametrize(
    ("database", "name", "words"),
    [
        ("sqlite:///{folder}/tables.db", "there.db", "exists; expected the name of a new file"),
        ("sqlite:///{folder}/nowhere.db", "copy.db", "There is no database"),
        ("sqlite:///{folder}/tables.db", "nowhere/copy.db", "cannot be written"),
        ("postgresql://nobody@127.0.0.1:1/none", "copy.db", "pg_dump"),
    ],
)
def test_copies_that_cannot_be_made(tmp_path: Path, database: str, name: str, words: str) -> None:
    (tmp_path / "there.db").write_text("mine")
    sqlite3.connect(tmp_path / "tables.db").close()
    (tmp_path / "tables.db").touch()
    result = run("backup", str(tmp_path / name), "--database", database.format(folder=tmp_path))
    assert isinstance(result.exception, Refused)
    assert words in str(result.exception)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.db", "there.db"]
    assert (tmp_path / "there.db").read_text() == "mine"
