"""How games ended, on both databases: stored with the last move, once, also if several processes are at it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy import delete
from tests.server.storage.test_store import stored
from tests.server.tables import finished, new

from crownlands.server.storage import Store
from crownlands.server.storage.history import best_results, last_results, ratings_of
from crownlands.server.storage.people import Device, Person, delete_person, make_person
from crownlands.server.storage.schema import tables
from crownlands.server.table.outcome import outcome_of
from crownlands.server.table.rating import Rating, rate
from crownlands.server.table.value import Table

PEOPLE = ("ada", "bo")


async def with_people(store: Store) -> None:
    for key in PEOPLE:
        await make_person(store, Person(key, key, "pink", True, 1.0), Device(key, key, key, "?", 1.0, 1.0))


def rated_table() -> Table:
    table = new("me", "me").table
    setup = replace(table.setup, rated=True, hints=False)
    places = [replace(place, person=key) for place, key in zip(table.places, PEOPLE, strict=True)]
    return replace(table, setup=setup, places=tuple(places))


async def end(store: Store, table: Table) -> bool:
    after = finished(table)
    return await store.append(table.id, after.log[table.number :], None, outcome_of(after))


async def games(store: Store, person: str) -> tuple[int, list[int]]:
    """How many results somebody has, and from how many games each rating is."""
    return len(await last_results(store, person, None)), [each.rating.games for each in await ratings_of(store, person)]


async def test_games_that_end_together_in_two_processes_are_all_counted_once(database: str) -> None:
    ended = [rated_table() for _ in range(6)]
    async with stored(database) as one, stored(database) as other:
        await with_people(one)
        for table in ended:
            await one.create(table)
        answers = await asyncio.gather(*(end(store, table) for table in ended for store in (one, other)))
        assert sum(answers) == len(ended), "who comes second to a number stores nothing"
        for person in PEOPLE:
            assert await games(one, person) == (6, [6])
        assert len(await best_results(one, "ada")) == 1


async def test_a_game_that_goes_on_or_fails_to_be_stored_counts_for_nobody(database: str) -> None:
    table = rated_table()
    after = finished(table)
    async with stored(database) as store:
        await with_people(store)
        await store.create(table)
        assert await store.append(table.id, after.log[table.number : -1])
        assert await games(store, "ada") == (0, [])
        assert not await store.append(table.id, after.log[table.number :], None, outcome_of(after))
        assert await games(store, "ada") == (0, [])


async def test_what_changes_at_a_table_that_is_over_is_not_counted_again(database: str) -> None:
    table = rated_table()
    async with stored(database) as store:
        await with_people(store)
        await store.create(table)
        await end(store, table)
        before = await ratings_of(store, "ada")
        loaded = await store.load(table.id)
        assert loaded is not None
        await store.change(loaded, lambda same: replace(same, tells=True))
        assert await ratings_of(store, "ada") == before
        assert await games(store, "ada") == (1, [1])


async def test_results_stay_without_their_table_and_go_with_their_person(database: str) -> None:
    table = rated_table()
    async with stored(database) as store:
        await with_people(store)
        await store.create(table)
        await end(store, table)
        await store.do(delete(tables).where(tables.c.id == table.id))
        (result,) = await last_results(store, "ada", None)
        assert (result.table, result.kept, result.rated) == (table.id, False, True)
        await delete_person(store, "ada", "nothing")
        assert await games(store, "ada") == (0, [])
        assert await games(store, "bo") == (1, [1])


async def test_a_game_with_somebody_who_is_gone_rates_nobody(database: str) -> None:
    table = rated_table()
    async with stored(database) as store:
        await with_people(store)
        await store.create(table)
        await delete_person(store, "ada", "nothing")
        assert await end(store, table)
        assert await games(store, "bo") == (1, [])
        assert await games(store, "ada") == (0, [])


async def test_ratings_follow_the_order_of_the_games(database: str) -> None:
    """The same games one by one lead to the same ratings in memory and in the database."""
    known = {person: Rating() for person in PEOPLE}
    async with stored(database) as store:
        await with_people(store)
        for _ in range(3):
            table = rated_table()
            await store.create(table)
            await end(store, table)
            outcome = outcome_of(finished(table))
            assert outcome is not None
            known |= rate(outcome, dict(enumerate(PEOPLE)), known)
        for person in PEOPLE:
            (rated,) = await ratings_of(store, person)
            assert rated.rating == known[person]
