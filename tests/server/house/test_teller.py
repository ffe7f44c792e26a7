"""News are told after the commit, together, and what is never told is read all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from tests.server.patience import until
from tests.server.quiet import quiet_house
from tests.server.tables import new

from crownlands.server.house.bus import Changed, Gone, Moved
from crownlands.server.house.open import background
from crownlands.server.house.teller import FEW, LARGEST, PAUSE_SECONDS, Teller, pause, payloads
from crownlands.server.table.seating import leave


async def test_news_that_wait_are_told_together_and_only_the_newest() -> None:
    told: list[list[str]] = []

    async def send(texts: Sequence[str]) -> None:
        told.append(list(texts))

    teller = Teller(send)
    async with background([teller.run()]):
        teller.tell(Moved("a", 1))
        await until(lambda: bool(told))
        for number in range(2, 50):
            teller.tell(Moved("a", number))
        teller.tell(Changed("a", "p"))
        teller.tell(Moved("b", 7))
        await until(lambda: len(told) == 2)
    assert told == [["moved a 1"], ["moved a 49\nchanged a p\nmoved b 7"]]


async def test_news_that_come_one_after_the_other_wait_for_the_pause() -> None:
    told: list[list[str]] = []

    async def send(texts: Sequence[str]) -> None:
        told.append(list(texts))

    teller = Teller(send, lambda: 10 * FEW)
    async with background([teller.run()]):
        for number in range(20):
            teller.tell(Moved("a", number))
            await asyncio.sleep(0.005)
        assert told == [["moved a 0"]]
        await until(lambda: len(told) == 2)
    assert told[1] == ["moved a 19"]


async def test_what_could_not_be_told_is_told_later_unless_there_is_newer() -> None:
    told: list[str] = []
    failing = True

    async def send(texts: Sequence[str]) -> None:
        if failing:
            raise OSError
        told.extend(texts)

    teller = Teller(send)
    teller.tell(Moved("a", 1))
    teller.tell(Gone("b"))
    assert not await teller.send_all()
    teller.tell(Moved("a", 2))
    failing = False
    assert await teller.send_all()
    assert told == ["moved a 2\ngone b"]


def test_the_more_processes_tell_the_longer_each_pauses() -> None:
    """What PostgreSQL has to do in a second grows with how many tell and how many hear: with their square."""
    assert pause(0) == pause(1) == pause(FEW) == PAUSE_SECONDS
    assert pause(4 * FEW) == 4 * PAUSE_SECONDS


def test_a_payload_is_never_larger_than_postgresql_takes() -> None:
    lines = [f"moved {'x' * 16} {number}" for number in range(2000)]
    texts = payloads(lines)
    assert len(texts) > 1
    assert max(map(len, texts)) <= LARGEST + len("\n")
    assert [line for text in texts for line in text.splitlines()] == lines


async def test_what_was_never_told_is_read_by_the_others(new_postgres: Callable[[], str]) -> None:
    """As if each process died between every commit and its news."""
    database = new_postgres()
    tables = [new("me", "me").table for _ in range(4)]
    async with quiet_house(database) as one, quiet_house(database) as two:
        for table in tables:
            await one.store.create(table)
        here = [await one.room(table.id) for table in tables]
        there = [await two.room(table.id) for table in tables]
        turn, text = tables[0].state.turn, str(tables[0].state.moves()[0])
        await one.move(here[0], turn, tables[0].number, text, "m")
        await one.change(here[1], leave(0, "random"))
        await one.store.expiry.delete([tables[2].id])
        reads: list[str] = []
        load_again = two.store.load_again

        async def counted(known: object) -> object:
            reads.append(known.id)  # type: ignore[attr-defined]
            return await load_again(known)  # type: ignore[arg-type]

        two.store.load_again = counted  # type: ignore[method-assign, assignment]
        await two.catch_up()
        assert there[0].table == here[0].table
        assert there[0].table.number > tables[0].number
        assert there[1].table.places[0].away
        assert two.present(tables[2].id) is None
        assert two.present(tables[3].id) is there[3]
        assert sorted(reads) == sorted(table.id for table in tables[:3]), "the others are not read again"
