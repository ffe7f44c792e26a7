"""What a house does at regular times."""

from __future__ import annotations

from tests.server.running import running

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
