"""The tables looked after from outside the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.running import running
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
