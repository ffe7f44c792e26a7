"""Random frames on the socket: refused or cut off, and never felt by the table."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.server.client import Client
from tests.server.running import Running
from websockets.exceptions import ConnectionClosed

WORDS = ["watch", "move", "undo", "ping", "unwatch", "state", "", "v", "\0", "é", "💥"]


def value(dice: random.Random, depth: int = 0) -> Any:
    """Any JSON value, mostly small."""
    kind = dice.randrange(8 if depth < 3 else 6)
    simple: list[Any] = [
        None,
        True,
        dice.randrange(-5, 10**9),
        dice.random(),
        dice.choice(WORDS),
        "x" * dice.randrange(99),
    ]
    if kind < 6:
        return simple[kind]
    if kind == 6:
        return [value(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(WORDS): value(dice, depth + 1) for _ in range(dice.randrange(4))}


def frame(dice: random.Random, table: str, token: str) -> str | bytes:
    """A message with something wrong in it, or no message at all."""
    kind = dice.randrange(6)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    if kind == 1:
        return "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(100)))
    if kind == 2:
        return json.dumps(value(dice))
    message = {
        "v": 1,
        "type": dice.choice(["watch", "move", "undo", "ping", "unwatch"]),
        "id": "1",
        "table": table,
        "tokens": [token],
        "seat": 0,
        "seen": 5,
        "text": "pick 0",
    }
    for _ in range(dice.randrange(1, 4)):
        message[dice.choice(list(message))] = value(dice)
    if kind == 3:
        del message[dice.choice(list(message))]
    text = json.dumps(message)
    return text if kind < 5 else text[: dice.randrange(len(text))]


async def throw(client: Client, dice: random.Random, table: str, token: str) -> int:
    """Throw frames until the server hangs up; how many it took."""
    for number in range(60):
        try:
            await client.socket.send(frame(dice, table, token))
            if number % 10 == 9:
                await client.ask("ping")
        except ConnectionClosed:
            return number
    return 60


async def test_random_frames_do_nothing(alone: Running) -> None:
    dice = random.Random(7)
    made = await alone.make("me", "me")
    table, token = made["table"], made["seats"][0]["token"]
    before = (await alone.get(f"/api/tables/{table}", token)).json()
    thrown = 0
    for _ in range(12):
        async with alone.socket() as client:
            thrown += await throw(client, dice, table, "x" * 22)
    assert thrown > 60
    after = (await alone.get(f"/api/tables/{table}", token)).json()
    assert {**after, "now": 0} == {**before, "now": 0}
    async with alone.socket() as client:
        assert (await client.ask("ping"))["type"] == "pong"


async def test_frames_that_are_too_large_end_the_connection(alone: Running) -> None:
    for size in (17_000, 200_000, 300_000, 5_000_000):
        async with alone.socket() as client:
            await client.socket.send(json.dumps({"v": 1, "type": "ping", "id": "x" * size}))
            refused = await client.until("refused")
            assert (refused["code"], refused["id"], refused["table"]) == ("large", None, None)
            with pytest.raises(ConnectionClosed) as closed:
                await client.until("pong")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1009, "large")


async def test_a_frame_that_is_not_utf8_is_refused(alone: Running) -> None:
    async with alone.socket() as client:
        await client.socket.send(b'{"v":1,"type":"ping","id":"\xff"}', text=True)
        assert (await client.until("refused"))["code"] == "malformed"
        with pytest.raises(ConnectionClosed) as closed:
            await client.until("pong")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1007, "not text")


@pytest.mark.parametrize("field", ["v", "seen", "seat", "id"])
async def test_numbers_no_field_can_hold_are_refused(alone: Running, field: str) -> None:
    message = {"v": 1, "type": "move", "id": "1", "table": "x", "seat": 0, "seen": 0, "text": "pick 1"}
    async with alone.socket() as client:
        for number in (2**53, 2**64, 10**40, -(10**40), 10**4000):
            await client.socket.send(json.dumps({**message, field: "NUMBER"}).replace('"NUMBER"', str(number)[:4000]))
            assert (await client.until("refused"))["code"] in ("malformed", "version")
        assert (await client.ask("ping"))["type"] == "pong"
