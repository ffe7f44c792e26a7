"""Set phrases between players: heard by all who look, in every process, and no more of them than is good."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Running, running, sqlite


def token(made: dict[str, Any], seat: int) -> str:
    found: str = made["seats"][seat]["token"]
    return found


async def test_everybody_who_looks_hears_it_in_every_process(database: str) -> None:
    async with AsyncExitStack() as stack:
        both = 1 if database.startswith("sqlite") else 2
        servers = [await stack.enter_async_context(running(database)) for _ in range(both)]
        made = await servers[0].make("me", "me")
        ada = await stack.enter_async_context(servers[0].socket())
        bo = await stack.enter_async_context(servers[-1].socket())
        guest = await stack.enter_async_context(servers[-1].socket())
        await ada.watch(made["table"], token(made, 0))
        await bo.watch(made["table"], token(made, 1))
        await guest.watch(made["table"], invite=made["invite"])
        answer = await ada.ask("say", table=made["table"], seat=0, phrase="well-played")
        assert answer["type"] == "ack"
        for client in (bo, guest):
            said = await client.until("said")
            assert said == {"v": 1, "type": "said", "table": made["table"], "seat": 0, "phrase": "well-played"}


async def test_nobody_speaks_for_another_or_in_words_of_their_own(alone: Running) -> None:
    made = await alone.make("me", "me")
    async with alone.socket() as ada, alone.socket() as guest:
        await ada.watch(made["table"], token(made, 0))
        await guest.watch(made["table"], invite=made["invite"])
        assert (await ada.ask("say", table=made["table"], seat=1, phrase="nice"))["code"] == "not-your-seat"
        assert (await guest.ask("say", table=made["table"], seat=0, phrase="nice"))["code"] == "not-your-seat"
        for phrase in ("you fool", "", "NICE", "<b>"):
            assert (await ada.ask("say", table=made["table"], seat=0, phrase=phrase))["code"] == "malformed"


async def test_a_seat_says_only_so_much(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path), say_rate=0.01, say_burst=2) as server, server.socket() as ada:
        made = await server.make("me", "me")
        await ada.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        answers = [await ada.ask("say", table=made["table"], seat=0, phrase="wow") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["ack", "ack", "refused"]
        assert answers[-1]["code"] == "slow-down"
        assert (await ada.ask("say", table=made["table"], seat=1, phrase="wow"))["type"] == "ack"


@pytest.mark.parametrize("kinds", [("me", "open"), ("me", "random")])
async def test_words_are_for_open_tables_and_games_with_bots_too(alone: Running, kinds: tuple[str, str]) -> None:
    made = await alone.make(*kinds)
    async with alone.socket() as ada:
        await ada.watch(made["table"], token(made, 0))
        assert (await ada.ask("say", table=made["table"], seat=0, phrase="hello"))["type"] == "ack"
