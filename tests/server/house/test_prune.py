"""Tables that expire: few at a time, hidden before they are deleted, and never because a clock was wrong."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import insert, text
from tests.server.storage.test_store import stored
from tests.server.tables import new

from crownlands.records import Days, Live
from crownlands.server.house import prune as prune_module
from crownlands.server.house.prune import DAY, HOUR, Pruned, prune
from crownlands.server.storage import Store
from crownlands.server.storage.engine import database_url, make_engine
from crownlands.server.storage.expiry import Ages, page_query
from crownlands.server.storage.rows import seat_rows, table_row
from crownlands.server.storage.schema import seats, tables

AGES = Ages(open=HOUR, playing=10 * HOUR, over=20 * HOUR, grace=DAY)
NOW = 1_000_000.0


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with stored(database) as store:
        yield store


async def make(store: Store, count: int, at: float, *kinds: str) -> list[str]:
    ids = []
    for _ in range(count):
        table = new(*(kinds or ("me", "open")), now=at).table
        await store.create(table)
        ids.append(table.id)
    return ids


async def round_at(store: Store, now: float, gone: list[str] | None = None) -> Pruned:
    return await prune(store.expiry, now, AGES, (gone if gone is not None else []).extend)


async def test_a_table_is_hidden_first_and_deleted_after_its_grace(store: Store) -> None:
    [old], [young] = await make(store, 1, NOW - 2 * HOUR), await make(store, 1, NOW)
    [playing] = await make(store, 1, NOW - 2 * HOUR, "me", "me")
    gone: list[str] = []
    assert await round_at(store, NOW, gone) == Pruned(hidden=1, deleted=0)
    assert gone == [old]
    assert await store.load(old) is None
    assert [brief.id for brief in await store.newest(9, removed=True)] == [old]
    assert await store.expiry.bring_back([old, "nowhere"]) == 1
    assert await store.load(old) is not None
    assert await round_at(store, NOW + 1, gone) == Pruned(hidden=1, deleted=0)
    assert await round_at(store, NOW + DAY, gone) == Pruned(hidden=2, deleted=0)
    assert await round_at(store, NOW + DAY + 2, gone) == Pruned(hidden=0, deleted=1)
    assert await store.expiry.bring_back([old]) == 0, "gone for good"
    assert await store.expiry.bring_back([young, playing]) == 2


async def test_an_open_table_over_days_is_kept_like_one_that_is_played(store: Store) -> None:
    made = new("me", "open", now=NOW - 2 * HOUR, pace=Days(hours=24))
    await store.create(made.table)
    live = new("me", "open", now=NOW - 2 * HOUR, pace=Live(base=600, increment=0))
    await store.create(live.table)
    gone: list[str] = []
    assert await round_at(store, NOW, gone) == Pruned(hidden=1, deleted=0)
    assert gone == [live.table.id]
    assert await round_at(store, NOW + 9 * HOUR, gone) == Pruned(hidden=1, deleted=0)
    assert gone[1] == made.table.id


async def test_a_round_takes_only_a_share(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prune_module, "LEAST", 3)
    await make(store, 8, NOW - 2 * HOUR)
    assert [(await round_at(store, NOW + second)).hidden for second in range(4)] == [3, 3, 2, 0]
    later = NOW + DAY + 10
    await store.expiry.set_clock("upkeep", later)
    assert [(await round_at(store, later + second)).deleted for second in range(4)] == [3, 3, 2, 0]


async def test_a_clock_that_is_wrong_at_a_start_hides_nothing(store: Store) -> None:
    await make(store, 5, NOW)
    assert await round_at(store, NOW + 1) == Pruned(0, 0)
    years = NOW + 3650 * DAY
    for seconds in (0, 1, HOUR, DAY - 1):
        assert await round_at(store, years + seconds) == Pruned(0, 0), "not before it has gone steadily for a day"
    assert (await round_at(store, NOW + 2)) == Pruned(0, 0)
    assert await store.expiry.count() == 5


async def test_a_first_round_compares_the_clock_with_the_newest_table(store: Store) -> None:
    await make(store, 5, NOW)
    assert await round_at(store, NOW + 3650 * DAY) == Pruned(0, 0)


async def test_what_a_wrong_clock_has_hidden_comes_back_when_it_is_right(store: Store) -> None:
    ids = await make(store, 3, NOW)
    years = NOW + 3650 * DAY
    await round_at(store, years)
    await round_at(store, years + DAY - 1)
    assert await round_at(store, years + DAY) == Pruned(hidden=3, deleted=0)
    assert await store.load(ids[0]) is None
    assert await round_at(store, NOW + 1) == Pruned(0, 0)
    assert {brief.id for brief in await store.newest(9)} == set(ids)


async def fill(database: str, count: int) -> None:
    """Many old tables with open seats, and the rest as the games are."""
    engine = make_engine(database_url(database), writes=True, patient=True)
    table, open_table = new("me", "me", now=NOW).table, new("me", "open", now=NOW).table
    async with engine.begin() as connection:
        for start in range(0, count, 1000):
            some = [(f"t{number:06}", open_table if number % 3 else table) for number in range(start, start + 1000)]
            await connection.execute(insert(tables), [{**table_row(each), "id": key} for key, each in some])
            rows = [{**row, "table_id": key} for key, each in some for row in seat_rows(each)]
            await connection.execute(insert(seats), rows)
    await engine.dispose()


@pytest.mark.slow
async def test_many_tables_expire_in_small_steps(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """20,000 at once are more than PostgreSQL takes as parameters of two statements, and no step takes long."""
    monkeypatch.setattr(prune_module, "LEAST", 100_000)
    monkeypatch.setattr(prune_module, "PAUSE", 0.0)
    async with stored(database) as store:
        await fill(database, 20_000)
        began = time.monotonic()
        assert await round_at(store, NOW + 11 * HOUR) == Pruned(hidden=20_000, deleted=0)
        assert time.monotonic() - began < 60
        page = time.monotonic()
        await store.expiry.page("", NOW, AGES)
        assert time.monotonic() - page < 5
        await store.expiry.set_clock("upkeep", NOW + 2 * DAY)
        began = time.monotonic()
        monkeypatch.setattr(prune_module, "LEAST", 2000)
        assert (await round_at(store, NOW + 2 * DAY)).deleted == 2000
        assert time.monotonic() - began < 60


PLANS = {"sqlite": "EXPLAIN QUERY PLAN", "postgresql": "EXPLAIN (FORMAT JSON)"}


async def test_the_search_goes_by_the_primary_keys(database: str) -> None:
    """With many tables, neither database may walk through all moves or seats for one table."""
    kind = database.partition(":")[0]
    async with stored(database):
        pass
    engine = make_engine(database_url(database), writes=True)
    query = page_query("a").compile(engine.sync_engine, compile_kwargs={"literal_binds": True})
    async with engine.connect() as connection:
        if kind == "postgresql":
            await connection.execute(text("SET enable_seqscan = off"))
        rows = (await connection.execute(text(f"{PLANS[kind]} {query}"))).all()
    await engine.dispose()
    plan = json.dumps([[str(value) for value in row] for row in rows])
    assert ("moves_pkey" if kind == "postgresql" else "sqlite_autoindex_moves_1 (table_id=?)") in plan
    assert ("tables_pkey" if kind == "postgresql" else "sqlite_autoindex_tables_1 (id>?)") in plan
