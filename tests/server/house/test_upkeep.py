"""What a house does at regular times."""

from __future__ import annotations

import gc
from pathlib import Path

from tests.server.quiet import quiet_house
from tests.server.running import running, sqlite
from tests.server.tables import new

from crownlands.server.house.upkeep import space_out_garbage
from crownlands.server.ops.garbage import YOUNG, YOUNG_PER_TABLE
from crownlands.server.table.sources import Sources


async def test_idle_tables_expire_and_watchers_are_told(database: str) -> None:
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


async def test_garbage_is_looked_for_less_often_the_more_tables_there_are(tmp_path: Path) -> None:
    before = gc.get_threshold()
    try:
        async with quiet_house(sqlite(tmp_path)) as hub:
            for _ in range(3):
                await hub.create(new("me", "me"))
            await space_out_garbage(hub)
            assert gc.get_threshold()[0] == YOUNG + 3 * YOUNG_PER_TABLE
    finally:
        gc.set_threshold(*before)
