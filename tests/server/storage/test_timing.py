"""The beat of the servers of a database: a gap is an outage, and one that goes on is the same one."""

from __future__ import annotations

from tests.server.storage.test_store import stored
from tests.server.tables import new

from crownlands.records import Live
from crownlands.server.storage.timing import KEPT_SECONDS, beat, known_outages, overdue, postpone, timing


async def test_a_gap_is_an_outage(database: str) -> None:
    async with stored(database) as store:
        assert (await timing(store)).beat is None
        for now in (1000.0, 1000.5, 1001.4, 1050.0, 1050.5):
            await beat(store, now, 1.0)
        assert await known_outages(store) == ((1001.4, 1050.0),)
        known = await timing(store)
        assert (known.beat, known.outage, known.deadline) == (1050.5, 1050.0, None)


async def test_outages_that_follow_each_other_are_one(database: str) -> None:
    async with stored(database) as store:
        for now in (1000.0, 1010.0, 1020.0, 1020.5, 1040.0):
            await beat(store, now, 1.0)
        assert await known_outages(store) == ((1000.0, 1020.0), (1020.5, 1040.0))
        await beat(store, 1040.0 + KEPT_SECONDS + 5, 1.0)
        assert await known_outages(store) == ((1000.0 + 40.0, 1040.0 + KEPT_SECONDS + 5),)


async def test_a_clock_a_little_behind_changes_nothing_and_one_far_behind_is_believed(database: str) -> None:
    async with stored(database) as store:
        await beat(store, 10_000.0, 1.0)
        await beat(store, 9_995.0, 1.0)
        assert (await timing(store)).beat == 10_000.0
        await beat(store, 5_000.0, 1.0)
        assert (await timing(store)).beat == 5_000.0
        assert await known_outages(store) == ()


async def test_deadlines_are_found_and_moved_once(database: str) -> None:
    made = new("me", "me", pace=Live(60))
    async with stored(database) as store:
        await store.create(made.table)
        assert (await timing(store)).deadline == 1060.0
        assert await overdue(store, 1059.0, 9) == []
        assert await overdue(store, 1060.0, 9) == [(made.table.id, 1060.0)]
        await postpone(store, made.table.id, 1060.0, 1090.0)
        await postpone(store, made.table.id, 1060.0, 5000.0)
        assert (await timing(store)).deadline == 1090.0
        assert await store.load(made.table.id) == made.table
