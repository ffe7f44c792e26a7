"""Nothing to peek at: with other dealers behind the same public moves, every byte sent and logged is the same."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client, Message
from tests.server.running import Running, running

from crownlands.server.table.sources import Sources

SAME_DEALS = {"kingdomino": 9, "queendomino": 12, "duel": 8}
"""So many deals are alike; the dealers differ in all that come after."""


class Dealer:
    def __init__(self, seed: int, alike: int) -> None:
        self._alike, self._own = random.Random(0), random.Random(seed)
        self._same = alike
        self._deals = count(1)

    def randrange(self, stop: int) -> int:
        return (self._alike if next(self._deals) <= self._same else self._own).randrange(stop)


def sources(seed: int, game: str) -> Sources:
    """Alike in everything but the dealer."""
    numbers = count(1)
    dealer = Dealer(seed, SAME_DEALS[game])
    return Sources(dealer, lambda: hashlib.sha256(str(next(numbers)).encode()).hexdigest()[:22], lambda: 1e9)


@dataclass
class Step:
    """All that was said up to a number of the log."""

    number: int
    heard: list[list[str]]
    rest: list[str]
    logged: str
    log: list[Message] = field(default_factory=list)


async def until_number(client: Client, number: int) -> Message:
    while True:
        state = await client.until("state")
        if state["number"] >= number:
            return state


async def play(seed: int, database: str, game: str, logs: pytest.CaptureFixture[str]) -> list[Step]:
    logs.readouterr()
    async with running(database, sources(seed, game), log_level="debug", log_format="json") as server:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
        made = (await server.post("/api/tables", {"game": game, "settings": {}, "seats": seats})).json()
        tokens = [seat["token"] for seat in made["seats"]]
        async with server.socket() as ada, server.socket() as bo, server.socket() as spectator:
            await ada.watch(made["table"], tokens[0])
            await bo.watch(made["table"], tokens[1])
            await ada.until("state")
            state = await spectator.watch(made["table"], invite=made["invite"])
            return await steps(server, [ada, bo, spectator], state, tokens, logs)


async def steps(
    server: Running, clients: list[Client], state: Message, tokens: list[str], logs: pytest.CaptureFixture[str]
) -> list[Step]:
    done: list[Step] = []
    logged = ""
    for number in range(14):
        turn = state["turn"]
        refused = await clients[turn].ask("move", table=state["table"], seat=turn, seen=state["number"], text="pick 0")
        rest = [await asked(server, state["table"], path, tokens[0]) for path in ("", "/record")]
        logged += logs.readouterr().err
        log = done[-1].log + state["log"] if done else state["log"]
        done.append(Step(state["number"], [list(client.heard) for client in clients], rest, logged, log))
        moves = (await asked_json(server, state["table"], tokens[turn]))["moves"]
        assert refused["type"] == "refused"
        answer = await clients[turn].move(state, moves[0]["text"], id=f"move-{number}")
        state = [await until_number(client, answer["number"]) for client in clients][-1]
        if state["status"] == "over":
            break
    return done


async def asked(server: Running, table: str, path: str, token: str) -> str:
    return (await server.get(f"/api/tables/{table}{path}", token)).text


async def asked_json(server: Running, table: str, token: str) -> Any:
    return (await server.get(f"/api/tables/{table}", token)).json()


@pytest.mark.parametrize("game", list(SAME_DEALS))
async def test_other_dealers_say_the_same_until_the_reveal(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = await play(1, f"sqlite:///{tmp_path / 'one.db'}", game, capsys)
    two = await play(2, f"sqlite:///{tmp_path / 'two.db'}", game, capsys)
    alike = [a for a, b in zip(one, two, strict=False) if a.log == b.log]
    differing = [a for a, b in zip(one, two, strict=False) if a.log != b.log]
    assert len(alike) >= 3, "both dealers deal alike for a while"
    assert differing, "and then they do not"
    for a, b in zip(one, two, strict=False):
        if a.log == b.log:
            assert a == b
