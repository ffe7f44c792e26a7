"""A turn that cannot be judged is tried again, and a review that stopped goes on where it was."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any, cast

import pytest
from tests.coach.games import played

from crownlands.coach.review import Decision, Task, tasks
from crownlands.records import Record
from crownlands.server.house import reviews as module
from crownlands.server.house.reviews import TRIES, Reviews
from crownlands.server.house.visitors import Visitors
from crownlands.server.storage import Store
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.value import Table


class Bots:
    """Cannot judge a turn the first times it is asked to; finds nothing worth a word in it then."""

    def __init__(self, failing: dict[int, int]) -> None:
        self.visitors = Visitors()
        self.failing = failing
        self.asked: Counter[int] = Counter()

    async def look_through(self, _game: str, task: Task, _ask: Any) -> list[Decision] | None:
        self.asked[task.first] += 1
        await asyncio.sleep(0)
        return None if self.asked[task.first] <= self.failing.get(task.first, 0) else []


class SomeTable:
    game = played("kingdomino", "easy", 1).game

    def __init__(self, name: str = "some") -> None:
        self.id = name


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch) -> Record:
    """That of the table there is."""
    record = played("kingdomino", "easy", 1)
    monkeypatch.setattr(module, "record_of", lambda _table: record)
    return record


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where reviews are kept instead of a database."""
    kept: list[str] = []

    async def find(*_: Any) -> str | None:
        return kept[-1] if kept else None

    async def keep(_store: Any, _table: str, _version: int, text: str) -> None:
        kept.append(text)

    monkeypatch.setattr(module, "find_review", find)
    monkeypatch.setattr(module, "keep_review", keep)
    return kept


async def ask(reviews: Reviews, name: str = "some") -> dict[str, Any] | None:
    """What there is once nothing goes on any more; None if it was refused."""
    try:
        await reviews.ask(cast("Table", SomeTable(name)))
    except Refusal:
        return None
    finally:
        for running in list(reviews._running.values()):
            if running.worker is not None:
                await running.worker
    try:
        found: dict[str, Any] = json.loads(await reviews.ask(cast("Table", SomeTable(name))))
    except Refusal:
        return None
    return found


def made(bots: Bots) -> Reviews:
    return Reviews(cast("Store", None), cast("Any", bots))


async def test_a_turn_is_tried_again_before_the_review_is_given_up(record: Record, kept: list[str]) -> None:
    third = tasks(record)[2].first
    bots = Bots({third: TRIES - 1})
    found = await ask(made(bots))
    assert found is not None
    assert found["finished"]
    assert bots.asked[third] == TRIES
    assert len(kept) == 1


async def test_a_review_that_stopped_goes_on_where_it_was(record: Record, kept: list[str]) -> None:
    todo = tasks(record)
    bots = Bots({todo[2].first: 1000})
    reviews = made(bots)
    assert await ask(reviews) is None
    assert not kept
    bots.failing = {}
    found = await ask(reviews)
    assert found is not None
    assert (found["done"], found["of"], found["finished"]) == (len(todo), len(todo), True)
    assert all(bots.asked[task.first] == 1 for task in todo if task is not todo[2])
    assert len(kept) == 1


async def test_reviews_that_stopped_do_not_keep_others_out(
    record: Record, kept: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 1)
    bots = Bots({task.first: 1000 for task in tasks(record)})
    reviews = made(bots)
    assert await reviews.ask(cast("Table", SomeTable("first")))
    await asyncio.gather(*(running.worker for running in reviews._running.values() if running.worker))
    bots.failing = {}
    assert await ask(reviews, "second") is not None
    assert len(kept) == 1
