"""The store on both databases: what is stored is there again, numbers are taken once, who is second is told."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import inspect
from tests.server.table.test_value import clicked
from tests.server.tables import finished, moved, new

from crownlands.server.storage import Store, open_store
from crownlands.server.storage import engine as engine_module
from crownlands.server.storage import store as store_module
from crownlands.server.storage.engine import database_url, make_engine
from crownlands.server.storage.rows import move_rows, read_table, seat_rows, table_row
from crownlands.server.storage.schema import metadata
from crownlands.server.storage.store import CHUNK, Mark
from crownlands.server.table.access import caller_with
from crownlands.server.table.decide import decide_undo
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.seating import fill, join, leave, rematch
from crownlands.server.table.sources import Sources
from crownlands.server.table.value import extend


@asynccontextmanager
async def stored(database: str) -> AsyncIterator[Store]:
    store = await open_store(database_url(database))
    try:
        yield store
    finally:
        await store.close()


async def test_a_table_comes_back_as_it_was(database: str) -> None:
    table = new("me", "me").table
    after = moved(moved(table, "first"))
    seat = after.played[-1][0]
    undone = decide_undo(seat, after.number, "back", 1002.0)(after)
    async with stored(database) as store:
        await store.create(table)
        assert await store.append(table.id, undone.log[table.number :])
    async with stored(database) as store:
        assert await store.load(table.id) == undone
        assert await store.after(table.id, table.number) == list(undone.log[table.number :])
        assert await store.load("nowhere") is None


async def test_a_number_is_taken_once(database: str) -> None:
    """Many at once want the same number: one gets it, and a batch with a loser in it still stores the others."""
    tables = [new("me", "me").table for _ in range(5)]
    async with stored(database) as store:
        for table in tables:
            await store.create(table)
        entries = {table.id: moved(table).log[table.number :] for table in tables}
        tries = [store.append(table.id, entries[table.id]) for table in tables for _ in range(4)]
        answers = await asyncio.gather(*tries)
        assert sum(answers) == len(tables)
        for table in tables:
            assert await store.load(table.id) == moved(table)
        assert not await store.append("nowhere", entries[tables[0].id])


async def test_two_stores_on_one_database_share_the_numbers(database: str) -> None:
    table = new("me", "me").table
    entries = moved(table).log[table.number :]
    async with stored(database) as one, stored(database) as two:
        await one.create(table)
        answers = await asyncio.gather(*(store.append(table.id, entries) for store in (one, two, one, two)))
    assert sorted(answers) == [False, False, False, True]


async def test_the_last_to_sit_down_starts_the_game_once(database: str) -> None:
    made = new("open", "open", "open")
    sources = Sources(now=lambda: 1001.0)
    async with stored(database) as one, stored(database) as two:
        await one.create(made.table)
        joins = [join(f"Guest {seat}", seat, f"token {seat}", sources) for seat in range(3)]
        stores = (one, two, one)
        await asyncio.gather(*(store.change(made.table, change) for store, change in zip(stores, joins, strict=True)))
        table = await two.load(made.table.id)
        assert table is not None
        assert table.status == "playing"
        assert [caller_with(f"token {seat}").seats(table) for seat in range(3)] == [{0}, {1}, {2}]
        with pytest.raises(Refusal, match="No seat is open"):
            await one.change(made.table, joins[0])
        assert await two.load(made.table.id) == table


async def test_changes_that_are_refused_change_nothing(database: str) -> None:
    made = new("me", "open")
    async with stored(database) as store:
        await store.create(made.table)
        for change in (fill("nobody", Sources()), leave(1, None), leave(0, "greedy"), join("x", 0, "t", Sources())):
            with pytest.raises(Refusal):
                await store.change(made.table, change)
        with pytest.raises(Refusal, match="not over"):
            await store.rematch(made.table, rematch("again", Sources()), Sources().secret)
        assert await store.load(made.table.id) == made.table


async def test_a_crowd_that_reads_at_once_waits_and_is_not_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a restart, when all browsers come back together: more than there are connections, for longer than one
    is waited for."""
    monkeypatch.setattr(engine_module, "CONNECT_SECONDS", 0.5)
    table = new("me", "me").table
    async with stored(database) as store:
        await store.create(table)

        async def read_slowly() -> None:
            async with store.reading():
                await asyncio.sleep(0.05)

        await asyncio.gather(*(read_slowly() for _ in range(200)))
        assert await store.load(table.id) == table


async def test_those_who_wait_to_read_are_told_when_the_database_does_not_answer(database: str) -> None:
    async with stored(database) as store:

        async def read(seconds: float) -> None:
            async with store.reading():
                await asyncio.sleep(seconds)
                raise ConnectionError

        began = time.monotonic()
        ends = await asyncio.gather(*(read(1.0) for _ in range(40)), return_exceptions=True)
        assert all(isinstance(end, ConnectionError) for end in ends)
        assert time.monotonic() - began < 9, "ten rounds of a second would have been ten failures one after the other"
        assert await store.load("nowhere") is None


async def test_one_who_gives_up_waiting_to_read_leaves_no_gap(database: str) -> None:
    async with stored(database) as store:

        async def read() -> None:
            async with store.reading():
                await asyncio.sleep(0.05)

        readers = [asyncio.create_task(read()) for _ in range(12)]
        await asyncio.sleep(0.02)
        for reader in readers[::2]:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        await asyncio.wait_for(asyncio.gather(*(read() for _ in range(12))), 20)


async def test_a_rematch_is_made_once(database: str) -> None:
    table = finished(new("me", "bot").table)
    async with stored(database) as one, stored(database) as two:
        await one.create(table)
        answers = await asyncio.gather(
            one.rematch(table, rematch("first", Sources()), Sources().secret),
            two.rematch(table, rematch("second", Sources()), Sources().secret),
        )
        assert len({old.following for old, _ in answers}) == 1
        assert sum(made is not None for _, made in answers) == 1
        again = await one.load(str(answers[0][0].following))
        assert again is not None
        assert again.places == table.places
        assert {await one.load("first") is None, await one.load("second") is None} == {True, False}


async def test_lists(database: str) -> None:
    opened, private, bots = new("me", "open"), new("me", "open", public=False), new("bot", "bot")
    seats = ("me", "bot") if bots.table.state.turn else ("bot", "me")
    beside = new(*seats)
    over = finished(new("me", "bot", now=5.0).table)
    async with stored(database) as store:
        for table in (opened.table, private.table, bots.table, beside.table, over):
            await store.create(table)
        assert [brief.id for brief in await store.open_tables(10)] == [opened.table.id]
        assert {brief.id for brief in await store.newest(10)} == {
            *(made.table.id for made in (opened, private, bots, beside)),
            over.id,
        }
        assert await store.waiting_for_bots(10, 2000.0) == [beside.table.id], "bots alone rest until watched"
        assert await store.waiting_for_bots(10, 999.0) == []
        assert await store.expiry.delete([over.id, "nowhere"]) == 1
        assert await store.load(over.id) is None
        assert await store.after(over.id, 0) == []


async def test_a_long_log_is_replayed_beside_the_event_loop(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half an hour of taking back and playing again: nobody else has to wait while it is read."""
    threads: list[threading.Thread] = []

    def noted(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return read_table(*given)

    monkeypatch.setattr(store_module, "read_table", noted)
    short, long = new("me", "me").table, new("me", "me").table
    long = extend(long, clicked(long, 1000))
    async with stored(database) as store:
        for table in (short, long):
            await store.create(table)
            assert await store.load(table.id) == table
        assert await store.change(long, leave(0, "random")) == replace(leave(0, "random")(long), changes=1)
    here = threading.current_thread()
    assert [thread is here for thread in threads] == [True, False, True]


async def test_marks_tell_how_far_tables_have_come(database: str) -> None:
    made, other = new("me", "open"), new("me", "me").table
    async with stored(database) as store:
        await store.create(made.table)
        await store.create(other)
        seated = await store.change(made.table, join("Bo", 1, "t", Sources(now=lambda: 1001.0)))
        await store.append(other.id, moved(other).log[other.number :])
        many = [f"nowhere{number}" for number in range(2 * CHUNK)]
        assert await store.marks([*many, made.table.id, other.id]) == {
            made.table.id: Mark(seated.number, 1),
            other.id: Mark(moved(other).number, 0),
        }
        assert await store.load_again(made.table) == seated
        assert await store.load_again(other) == moved(other)
        assert seated.changes == 1


async def test_the_migrations_lead_to_the_schema(database: str) -> None:
    async with stored(database):
        pass
    engine = make_engine(database_url(database), writes=True)
    async with engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: {
                name: sorted((column["name"], column["nullable"]) for column in inspect(sync).get_columns(name))
                for name in metadata.tables
            }
        )
    await engine.dispose()
    expected = {
        name: sorted((column.name, bool(column.nullable)) for column in table.columns)
        for name, table in metadata.tables.items()
    }
    assert found == expected


@pytest.mark.rule("K-E6")
def test_a_table_of_an_older_version_is_replayed_as_it_was_played() -> None:
    made = new("me", "me", "me", settings={"edition": "danish", "order-first": "no"})
    table = moved(moved(moved(made.table)))
    old = {"rules": 1, "settings": '{"players": "3", "edition": "danish"}'}
    assert read_table(table_row(table) | old, seat_rows(table), move_rows(table.id, table.log)) == table


async def test_rules_of_another_version_are_not_replayed(database: str) -> None:
    made = new("me", "me")
    older = replace(made.table.setup.game, version=99)
    table = replace(made.table, setup=replace(made.table.setup, game=older))
    async with stored(database) as store:
        await store.create(table)
        with pytest.raises(Refusal, match="version 99 of the rules"):
            await store.load(table.id)
