"""Bots move on their own, are resumed after a restart, and a bad one does not stop a table."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest
from tests.server.patience import until_told
from tests.server.running import Running, running

from crownlands.game import AnyState, deal
from crownlands.rules import GAMES
from crownlands.server.house import bot_pool
from crownlands.server.house.bot_pool import BotPool
from crownlands.server.storage import open_store
from crownlands.server.storage.engine import database_url
from crownlands.server.table.seating import Wish, make_table
from crownlands.server.table.sources import Sources
from crownlands.server.table.value import Setup


async def test_a_restart_resumes_a_bots_unfinished_turn(database: str) -> None:
    """Nobody looks at the table, and yet the game goes on to its end."""
    game = GAMES["kingdomino"]
    setup = Setup(game, game.configure({}), True, True, True)
    made = make_table(setup, [Wish("bot", bot="random"), Wish("bot", bot="random")], Sources())
    store = await open_store(database_url(database))
    await store.create(made.table)
    await store.close()
    async with running(database) as server:

        async def over() -> bool:
            return bool((await server.get(f"/api/tables/{made.table.id}")).json()["status"] == "over")

        await until_told(over)


async def test_no_table_waits_for_anothers_bot(alone: Running) -> None:
    made = await alone.make("me", "me")
    for _ in range(6):
        await alone.make("greedy", "greedy")
    async with alone.socket() as client:
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        end = await asyncio.wait_for(client.play_on(state, random.Random(1)), 60)
    assert end["status"] == "over"


def position() -> AnyState:
    game = GAMES["kingdomino"]
    state: AnyState = game.start(game.configure({}))
    while state.turn < 0:
        state = state.play(deal(state, random.Random(1)))
    return state


def sleep(_game: str, _bot: str, _state: AnyState) -> str:
    time.sleep(30)
    return "never"


def fail(_game: str, _bot: str, _state: AnyState) -> str:
    raise ValueError("broken")


@pytest.mark.parametrize("bad", [sleep, fail])
async def test_a_bot_that_is_slow_or_broken_is_replaced_by_a_random_move(
    bad: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "think", bad)
    pool = BotPool(1, 0.5)
    state = position()
    began = time.monotonic()
    text = await pool.choose("kingdomino", "random", state)
    pool.close()
    assert text in [str(move) for move in state.moves()]
    assert time.monotonic() - began < 20


async def test_a_bots_own_process_gives_a_legal_move() -> None:
    pool = BotPool(1, 30.0)
    state = position()
    try:
        for game_bot in ("random", "greedy"):
            assert await pool.choose("kingdomino", game_bot, state) in [str(move) for move in state.moves()]
    finally:
        pool.close()
