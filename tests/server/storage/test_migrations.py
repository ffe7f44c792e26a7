"""A database of the version before: brought to the newest schema and back, with games that go on."""

from __future__ import annotations

import random
from typing import Any

from alembic import command
from sqlalchemy import Connection, inspect, text
from tests.server.running import running
from tests.server.storage.test_store import stored
from tests.server.tables import new

from crownlands.server.storage.engine import database_url, make_engine
from crownlands.server.storage.migrate import migration_config
from crownlands.server.storage.rows import move_rows, seat_rows, table_row
from crownlands.server.table.seating import Made

SINCE = {"open", "changes", "pace", "deadline", "spent", "tells", "rated", "imported", "person_id"}
"""Columns of rows the first version does not have."""


async def step(database: str, to: str, *, down: bool = False) -> dict[str, list[str]]:
    """Migrate to a revision; the columns and indexes of every table there."""
    engine = make_engine(database_url(database), writes=True, patient=True)

    def work(connection: Connection) -> dict[str, list[str]]:
        config = migration_config()
        config.attributes["connection"] = connection
        (command.downgrade if down else command.upgrade)(config, to)
        found = inspect(connection)
        return {
            name: sorted(
                [column["name"] for column in found.get_columns(name)]
                + [str(index["name"]) for index in found.get_indexes(name)]
            )
            for name in found.get_table_names()
        }

    async with engine.begin() as connection:
        shape = await connection.run_sync(work)
    await engine.dispose()
    return shape


async def insert_as_before(database: str, made: Made) -> None:
    """A table as the version before stored it."""
    table = made.table
    engine = make_engine(database_url(database), writes=True)
    async with engine.begin() as connection:
        rows = {"tables": [table_row(table)], "seats": seat_rows(table), "moves": move_rows(table.id, table.log)}
        for name, some in rows.items():
            for row in some:
                values = {column: value for column, value in row.items() if column not in SINCE}
                await connection.execute(text(written(name, values)), values)
    await engine.dispose()


def written(name: str, values: dict[str, Any]) -> str:
    return f"INSERT INTO {name} ({', '.join(values)}) VALUES ({', '.join(f':{column}' for column in values)})"  # noqa: S608


async def test_a_database_goes_up_and_down_and_up_again(database: str) -> None:
    before = await step(database, "0001")
    made, seeking = new("me", "me"), new("me", "open")
    for each in (made, seeking):
        await insert_as_before(database, each)
    newest = await step(database, "head")
    assert newest != before
    async with stored(database) as store:
        assert await store.load(made.table.id) == made.table
        assert [brief.id for brief in await store.open_tables(9)] == [seeking.table.id]
        await store.expiry.hide([made.table.id], 1000.0)
    assert await step(database, "0001", down=True) == before
    assert await step(database, "head") == newest
    async with stored(database) as store:
        assert await store.load(made.table.id) == made.table
        assert await store.load(seeking.table.id) == seeking.table
        await store.check(1000.0)


async def test_games_go_on_after_an_upgrade(database: str) -> None:
    await step(database, "0001")
    made, with_bot, seeking = new("me", "me"), new("me", "bot"), new("me", "open")
    for each in (made, with_bot, seeking):
        await insert_as_before(database, each)
    async with running(database) as server, server.socket() as client:
        for each in (made, with_bot):
            state = await client.watch(each.table.id, *each.tokens.values())
            assert (await client.play_on(state, random.Random(1)))["status"] == "over"
        answer = await server.post(f"/api/tables/{seeking.table.id}/join", {"name": "Bo", "invite": seeking.invite})
        assert answer.status_code == 200
