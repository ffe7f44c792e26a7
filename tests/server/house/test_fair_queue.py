"""Nobody's bots keep another's waiting: the order in which bots think, and how long they may."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Running, running, seat_wish, sqlite

from crownlands.server.house import fair_queue
from crownlands.server.house.bot_pool import given_seconds
from crownlands.server.house.fair_queue import Ask, FairQueue, Rank, Use


class Thinkers:
    """Thoughts that begin to end when all have asked, with a clock of their own."""

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.queue = FairQueue(places, lambda: self.now)
        self.order: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._go = asyncio.Event()

    def ask(self, name: str, cost: float = 1.0, **ask: Any) -> asyncio.Task[None]:
        task = asyncio.create_task(self._think(name, cost, Ask(**{"table": name, "visitor": name, **ask})))
        self._tasks.append(task)
        return task

    async def _think(self, name: str, cost: float, ask: Ask) -> None:
        async with self.queue.place(ask, cost):
            self.order.append(name)
            await self._go.wait()
            self.now += cost

    async def all(self) -> list[str]:
        for _ in range(3):
            await asyncio.sleep(0)
        self._go.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.order


async def test_people_first_then_the_shortest_and_hints_last() -> None:
    thinkers = Thinkers()
    thinkers.ask("first")
    await asyncio.sleep(0)
    thinkers.ask("hint", 0.01, rank=Rank.HINT)
    thinkers.ask("watched", 0.01, rank=Rank.WATCHERS)
    thinkers.ask("expert", 1.0)
    thinkers.ask("easy", 0.01)
    assert await thinkers.all() == ["first", "easy", "expert", "watched", "hint"]


async def test_a_visitor_with_many_tables_does_not_keep_another_waiting() -> None:
    thinkers = Thinkers()
    for number in range(20):
        thinkers.ask(f"crowd {number}", visitor="crowd")
    await asyncio.sleep(0)
    thinkers.ask("guest", 1.0)
    assert (await thinkers.all()).index("guest") == 1


async def test_a_table_that_has_used_much_waits_for_the_others_of_its_visitor() -> None:
    thinkers = Thinkers()
    for number in range(4):
        thinkers.ask(f"a{number}", table="a", visitor="home")
    await asyncio.sleep(0)
    thinkers.ask("b", visitor="home")
    assert await thinkers.all() == ["a0", "b", "a1", "a2", "a3"]


async def test_one_who_gives_up_leaves_no_gap() -> None:
    thinkers = Thinkers()
    thinkers.ask("first")
    impatient = thinkers.ask("impatient")
    thinkers.ask("last")
    await asyncio.sleep(0)
    impatient.cancel()
    assert await thinkers.all() == ["first", "last"]
    thinkers.ask("later")
    assert (await thinkers.all())[-1] == "later"


async def test_two_places_are_used_at_once() -> None:
    queue, inside = FairQueue(2), []

    async def enter() -> None:
        async with queue.place(Ask(), 1.0):
            inside.append(1)
            await asyncio.sleep(10)

    tasks = [asyncio.create_task(enter()) for _ in range(3)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (len(inside), queue.wait(Rank.PEOPLE)) == (2, 0.5)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert queue.wait(Rank.HINT) == 0


def test_what_was_used_is_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    use = Use(lambda: now[0])
    use.add("a", 8.0)
    now[0] = 60.0
    assert use.of("a") == pytest.approx(2.0)
    monkeypatch.setattr(fair_queue, "MOST_KEYS", 2)
    use.add("b", 1.0)
    use.add("c", 3.0)
    assert [use.of(key) for key in "abc"] == pytest.approx([2.0, 0.0, 3.0])


@pytest.mark.parametrize(
    ("bot", "wait", "seconds"),
    [("expert", 0.9, None), ("expert", 2.0, 0.5), ("expert", 100.0, 0.1), ("easy", 100.0, None), ("hard", 9.0, None)],
)
def test_an_expert_thinks_less_while_others_wait(bot: str, wait: float, seconds: float | None) -> None:
    assert given_seconds(bot, wait) == seconds


async def test_tables_of_bots_alone_are_few(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), bot_tables_per_address=2) as server:
        for _ in range(2):
            await server.make("random", "random")
        body = {"game": "kingdomino", "seats": [seat_wish(0, "random"), seat_wish(1, "random")]}
        assert (await server.post("/api/tables", body)).json()["code"] == "slow-down"
        other = await server.http.post("/api/tables", json=body, headers={"X-Forwarded-For": "192.0.2.7"})
        assert other.status_code == 201
        await server.make("me", "random")


TABLES = 50
BOUND = 8.0


@pytest.mark.slow
async def test_an_easy_bot_answers_soon_while_fifty_experts_think(tmp_path: Path) -> None:
    """All tables are of one address, and people look on at each; experts say that they had less time."""
    async with running(sqlite(tmp_path), tables_per_socket=TABLES) as server, AsyncExitStack() as stack:
        onlooker = await stack.enter_async_context(server.socket())
        for _ in range(TABLES):
            table = await server.make("expert", "expert")
            await onlooker.watch(table["table"], table["host"])
        waits = await asyncio.wait_for(turns_against_easy(server), 120)
        hurried = False
        async with asyncio.timeout(60):
            while not hurried:
                hurried = any(seat["hurried"] for seat in (await onlooker.until("state"))["seats"])
    assert max(waits) < BOUND, waits


async def turns_against_easy(server: Running) -> list[float]:
    """How long a person waited for each of the bot's answers."""
    made = await server.make("me", "easy")
    waits: list[float] = []
    async with server.socket() as client:
        state = await client.watch(made["table"], made["seats"][0]["token"])
        dice = random.Random(1)
        while len(waits) < 3:
            began = time.monotonic()
            while state["turn"] != 0:
                state = await client.until("state")
                waits += [time.monotonic() - began] if state["turn"] == 0 else []
            await client.move(state, dice.choice(state["moves"])["text"])
            state = await client.until("state")
    return waits


async def test_reviews_come_after_hints() -> None:
    thinkers = Thinkers()
    thinkers.ask("first")
    await asyncio.sleep(0)
    thinkers.ask("review", 0.01, rank=Rank.REVIEW)
    thinkers.ask("hint", 1, rank=Rank.HINT)
    assert await thinkers.all() == ["first", "hint", "review"]
