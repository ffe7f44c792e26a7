"""A browser's side of the socket, as small as it can be; every message it hears must have its described shape."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from crownlands.server.web.messages import ServerMessage

Message = dict[str, Any]
SHAPES: TypeAdapter[Any] = TypeAdapter(ServerMessage)


class Client:
    """Sends messages and waits for answers; every byte received is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self._ids = count(1)

    async def send(self, kind: str, **fields: Any) -> str:
        fields.setdefault("id", f"m{next(self._ids)}")
        await self.socket.send(json.dumps({"v": 1, "type": kind, **fields}))
        name: str = fields["id"]
        return name

    async def next(self) -> Message:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        assert SHAPES.validate_json(text, strict=True) == message, "nothing is sent that is not described"
        return message

    async def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds; others are passed over."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def watch(self, table: str, *tokens: str, seen: int = 0, **more: Any) -> Message:
        """Look at a table; its state, or the refusal."""
        await self.send("watch", table=table, tokens=list(tokens), seen=seen, **more)
        message = await self.until("state", "refused")
        while message["table"] != table:
            message = await self.until("state", "refused")
        return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send something and wait for its own answer."""
        name = await self.send(kind, **fields)
        while True:
            message = await self.until("ack", "refused", "outdated", "pong")
            if message["id"] == name:
                return message

    async def move(self, state: Message, text: str, **more: Any) -> Message:
        """Play in a state as seen."""
        fields = {"table": state["table"], "seat": state["turn"], "seen": state["number"], "text": text}
        return await self.ask("move", **{**fields, **more})

    async def play_on(self, state: Message, dice: random.Random, moves: int = 10_000) -> Message:
        """Play the seats of this connection until the game is over or so many moves are made."""
        made = 0
        while state["status"] == "playing" and made < moves:
            if state["moves"]:
                answer = await self.move(state, dice.choice(state["moves"])["text"])
                made += answer["type"] == "ack"
            state = await self.until("state")
        return state


@asynccontextmanager
async def connected(url: str, headers: dict[str, str] | None = None) -> AsyncIterator[Client]:
    address = url.replace("http://", "ws://") + "/api/socket"
    async with connect(address, additional_headers=headers, compression=None, max_queue=None) as socket:
        client = Client(socket)
        assert (await client.next())["type"] == "hello"
        yield client
