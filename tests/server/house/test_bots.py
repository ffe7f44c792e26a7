"""Bots move on their own, are resumed after a restart, and a bad one does not stop a table."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.patience import until, until_told
from tests.server.running import Running, running, sqlite

from crownlands.bots import searching
from crownlands.bots.keeping import KeepingBot
from crownlands.game import AnyState, deal
from crownlands.kernel.game import Game
from crownlands.kernel.search import Aim, Budget, search
from crownlands.rules import GAMES
from crownlands.server.house import bot_pool, bot_worker
from crownlands.server.house.bot_pool import BotPool, Thought
from crownlands.server.house.bot_turns import BotTurns, unasked
from crownlands.server.house.fair_queue import Ask
from crownlands.server.house.hub import Hub
from crownlands.server.house.room import Room, Watch
from crownlands.server.storage import open_store
from crownlands.server.storage.engine import database_url
from crownlands.server.table.access import caller_with
from crownlands.server.table.recording import record_of
from crownlands.server.table.seating import Made, Wish, make_table
from crownlands.server.table.sources import Sources
from crownlands.server.table.value import Setup, Table


async def test_a_restart_resumes_a_bots_unfinished_turn(database: str) -> None:
    """Nobody looks at the table, and yet the bot moves on: somebody plays against it."""
    made = await stored(database, Wish("bot", bot="random"), Wish("me", "Ada"))
    async with running(database) as server:

        async def moved() -> bool:
            return bool((await server.get(f"/api/tables/{made.table.id}")).json()["turn"] == 1)

        await until_told(moved)


async def test_bots_alone_rest_until_somebody_looks(database: str) -> None:
    made = await stored(database, Wish("bot", bot="random"), Wish("bot", bot="random"))
    path = f"/api/tables/{made.table.id}"
    async with running(database, bot_pause=0.05) as server:
        await asyncio.sleep(0.5)
        assert (await server.get(path)).json()["number"] == made.table.number
        async with server.socket() as client:
            state = await client.watch(made.table.id)
            while state["number"] < made.table.number + 3:
                state = await client.until("state")

        async def rest() -> bool:
            """A move that was being thought about may still come."""
            number = (await server.get(path)).json()["number"]
            await asyncio.sleep(0.5)
            found = (await server.get(path)).json()
            return bool((found["status"], found["number"]) == ("playing", number))

        await until_told(rest)
        async with server.socket() as client:
            state = await client.watch(made.table.id)
            while state["status"] != "over":
                state = await client.until("state")


async def stored(database: str, *wishes: Wish) -> Made:
    """A table a server left behind, where the first seat is to move."""
    game = GAMES["kingdomino"]
    setup = Setup(game, game.configure({}), True, True, True)
    made = make_table(setup, wishes, Sources())
    while made.table.state.turn != 0:
        made = make_table(setup, wishes, Sources())
    store = await open_store(database_url(database))
    await store.create(made.table)
    await store.close()
    return made


async def test_no_table_waits_for_anothers_bot(alone: Running) -> None:
    made = await alone.make("me", "me")
    others = [await alone.make("greedy", "greedy") for _ in range(6)]
    async with alone.socket() as client, alone.socket() as onlooker:
        for other in others:
            await onlooker.watch(other["table"], other["host"])
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        end = await asyncio.wait_for(client.play_on(state, random.Random(1)), 60)
    assert end["status"] == "over"


def position() -> AnyState:
    game = GAMES["kingdomino"]
    state: AnyState = game.start(game.configure({}))
    while state.turn < 0:
        state = state.play(deal(state, random.Random(1)))
    return state


def sleep(_game: str, _bot: str, _state: AnyState) -> list[str]:
    time.sleep(60)
    return ["never"]


def compute(_game: str, _bot: str, _state: AnyState) -> list[str]:
    while time.process_time() < 60:
        pass
    return ["never"]


def wait_and_move(_game: str, _bot: str, state: AnyState) -> list[str]:
    """As a process does that hardly ever gets a processor."""
    time.sleep(1)
    return [str(state.moves()[-1])]


def fail(_game: str, _bot: str, _state: AnyState) -> list[str]:
    raise ValueError("broken")


@pytest.mark.parametrize(("bad", "patient"), [(sleep, 1), (compute, 1000), (fail, 1000)])
async def test_a_bot_that_is_slow_or_broken_is_replaced_by_a_random_move(
    bad: Any, patient: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "think", bad)
    monkeypatch.setattr(bot_pool, "PATIENT", patient)
    pool = BotPool(1, 0.5)
    state = position()
    texts = (await asyncio.wait_for(pool.choose("kingdomino", "random", state), 300)).texts
    pool.close()
    assert len(texts) == 1
    assert texts[0] in [str(move) for move in state.moves()]


async def test_a_bot_that_waits_for_a_processor_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", wait_and_move)
    monkeypatch.setattr(bot_pool, "PATIENT", 1000)
    pool = BotPool(1, 0.3)
    state = position()
    try:
        for _ in range(2):
            assert (await pool.choose("kingdomino", "random", state)).texts == [str(state.moves()[-1])]
    finally:
        pool.close()


async def test_a_bots_own_process_gives_a_legal_move() -> None:
    pool = BotPool(1, 30.0)
    state = position()
    try:
        for game_bot in ("random", "greedy"):
            thought = await pool.choose("kingdomino", game_bot, state)
            assert thought.texts[0] in [str(move) for move in state.moves()]
    finally:
        pool.close()


def tell_priority(_game: str, _bot: str, _state: AnyState) -> list[str]:
    return [str(os.getpriority(os.PRIO_PROCESS, 0))]


async def test_thinking_stands_back_behind_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """With as many busy bots as processors, moves would otherwise wait for their turn on them."""
    monkeypatch.setattr(bot_pool, "think", tell_priority)
    pool = BotPool(1, 30.0)
    try:
        told = (await pool.choose("kingdomino", "random", position())).texts
    finally:
        pool.close()
    assert told == [str(min(19, os.getpriority(os.PRIO_PROCESS, 0) + bot_worker.BEHIND))]


class HerePool:
    """Thinks in the test's own process, and counts."""

    def __init__(self) -> None:
        self.thoughts: list[list[str]] = []

    async def choose(self, game: str, bot: str, state: AnyState, _ask: Ask) -> Thought:
        texts = bot_worker.think(game, bot, state)
        self.thoughts.append(texts)
        return Thought(texts)

    def close(self) -> None:
        """Nothing to end."""


@asynccontextmanager
async def bots_only(pool: HerePool, tmp_path: Path) -> AsyncIterator[tuple[Hub, Room]]:
    """A house with one table, where two searching bots play."""
    game = GAMES["kingdomino"]
    setup = Setup(game, game.configure({}), True, True, True)
    sources = Sources(dice=random.Random(1))
    made = make_table(setup, [Wish("bot", bot="montecarlo")] * 2, sources)
    store = await open_store(database_url(sqlite(tmp_path)))
    hub = Hub(store, sources, BotTurns(cast("BotPool", pool), 0.0, 0.0, unasked))
    await hub.create(made)
    try:
        room = await hub.room(made.table.id)
        hub.watch(room, Watch(caller_with(), 0, False, lambda: None, lambda: None))
        yield hub, room
    finally:
        await hub.close()
        await store.close()


def decisions(table: Table) -> list[AnyState]:
    """The positions in which a seat had a choice: without a plan, each would be searched."""
    states = list(record_of(table).states())
    return [state for state in states if state.turn >= 0 and len(state.moves()) > 1]


async def test_a_bot_keeps_its_thought_for_the_whole_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pick is planned with its placement: after the first picks, one search is enough for every turn, unless a
    domino the plan would have thrown away is kept."""
    searches: list[int] = []
    kept: list[Any] = []
    keep = KeepingBot._kept

    def quick_search(game: Game, position: Any, _budget: Budget, seed: int, aim: Aim, most: int) -> Any:
        searches.append(seed)
        return search(game, position, Budget(playouts=20), seed, aim, most)

    def noted(bot: KeepingBot, state: AnyState, discard: Any) -> Any:
        move = keep(bot, state, discard)
        kept.extend([move] if move != discard else [])
        return move

    monkeypatch.setattr(searching, "search", quick_search)
    monkeypatch.setattr(KeepingBot, "_kept", noted)
    pool = HerePool()
    async with bots_only(pool, tmp_path) as (_, room):
        await until(lambda: room.table.over)
        played = [str(move) for seat, move in room.table.played if seat >= 0]
    assert [text for texts in pool.thoughts for text in texts] == played
    first_picks, turns = 4, sum(not text.startswith("pick") for text in played)
    assert len(searches) <= first_picks + turns + len(kept)
    assert len(pool.thoughts) < len(played)
    assert len(decisions(room.table)) > first_picks + turns, "there is something to save"
