"""A player who never gives up: reconnects, resumes from what was seen, and resends what was not answered."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.server.client import Client, Message, connected
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

LOST = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)


@dataclass
class Steadfast:
    """Plays one seat of one table to the end of its game."""

    url: Callable[[], str]
    table: str
    token: str
    dice: random.Random
    pause: float = 0.0
    acked: dict[int, str] = field(default_factory=dict)
    log: dict[int, Message] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)
    reconnects: int = 0
    unanswered: dict[str, Any] | None = None
    _ids: Any = field(default_factory=lambda: count(1))

    async def play(self) -> Message:
        """Until the game is over, whatever happens to the server; its last state."""
        while True:
            try:
                async with connected(self.url()) as client:
                    return await self._play(client)
            except LOST:
                self.reconnects += 1
                await asyncio.sleep(0.02)

    async def _play(self, client: Client) -> Message:
        await client.send("watch", table=self.table, tokens=[self.token], seen=len(self.log), gains=False)
        state: Message = {}
        if self.unanswered is not None:
            await client.send("move", **self.unanswered)
        while True:
            message = await client.until("state", "ack", "outdated", "refused", "goodbye")
            state = self._take(message, state)
            if state.get("status") == "over" and self.unanswered is None:
                return state
            if self.unanswered is None and state.get("moves"):
                await self._move(client, state)
                state = {}

    def _take(self, message: Message, state: Message) -> Message:
        kind = message["type"]
        if kind == "state":
            for entry in message["log"]:
                assert stored(self.log.setdefault(entry["number"], entry)) == stored(entry)
            assert sorted(self.log) == list(range(1, message["number"] + 1))
            return message
        if kind == "ack":
            assert self.unanswered is not None
            self.acked[message["number"]] = self.unanswered["text"]
        if kind == "refused" and message["code"] == "trouble":
            raise OSError("the server says to send the same message again")
        assert kind != "refused", message
        self.unanswered = None
        return state

    async def _move(self, client: Client, state: Message) -> None:
        await asyncio.sleep(self.pause)
        text = self.dice.choice(state["moves"])["text"]
        self.unanswered = {
            "id": f"{self.token[:6]}-{next(self._ids)}",
            "table": self.table,
            "seat": state["turn"],
            "seen": state["number"],
            "text": text,
        }
        await client.send("move", **self.unanswered)


def stored(entry: Message) -> Message:
    """An entry without what the move did, which is told with new entries alone."""
    return {name: value for name, value in entry.items() if name != "told"}


def check_log(player: Steadfast, seat: int, final: list[Message]) -> None:
    """Every acknowledged move is there, none twice, and nothing of this seat that was not acknowledged."""
    mine = {entry["number"]: entry["text"] for entry in final if entry["actor"] == seat}
    assert mine == player.acked
    assert [entry["number"] for entry in final] == list(range(1, len(final) + 1))
