"""Being told of one's turn: once, only if one does not look, and not any more when the move is made."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Client, Message
from tests.server.clock import HandClock
from tests.server.patience import until, until_told
from tests.server.receivers import LOOPBACK, HttpReceiver, MailServer, PushBrowser, http_receiver, mail_server
from tests.server.running import Running, running

FOREVER = 1e9
SITE = "https://play.example"
TELLING: dict[str, Any] = {"notice_networks": LOOPBACK, "notice_rate": 0.0, "notice_seconds": 10.0, "public_url": SITE}
QUIET = 2.5
"""Seconds in which anything that is due would have been sent."""


@pytest.fixture
async def receiver() -> AsyncIterator[HttpReceiver]:
    async with http_receiver() as receiver:
        yield receiver


@pytest.fixture
async def mails() -> AsyncIterator[MailServer]:
    async with mail_server() as mails:
        yield mails


def mailing(mails: MailServer) -> dict[str, Any]:
    more = {"smtp_host": "127.0.0.1", "smtp_port": mails.port, "smtp_security": "none"}
    return {**TELLING, **more, "mail_from": "table@play.example"}


class Game:
    """Two people at a table: the one to move, who is connected, and the other, who wants to be told."""

    def __init__(self, server: Running, made: dict[str, Any], client: Client, state: Message) -> None:
        self.server, self.made, self.client = server, made, client
        self.here: int = state["turn"]
        self.gone = 1 - self.here
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.made['table']}/notices"

    async def want(self, body: dict[str, Any], seat: int | None = None) -> Any:
        return await self.server.post(self.path, body, self.tokens[self.gone if seat is None else seat])

    async def move(self) -> Message:
        """The one who is here plays until it is the other's turn."""
        return await self._play(self.client, self.here)

    async def _play(self, client: Client, seat: int) -> Message:
        state = await self._look(seat)
        while state["turn"] == seat:
            assert (await client.move(state, state["moves"][0]["text"]))["type"] == "ack"
            state = await self._look(seat)
        return state

    async def _look(self, seat: int) -> Message:
        state: Message = (await self.server.get(f"/api/tables/{self.made['table']}", self.tokens[seat])).json()
        return state

    async def other_moves(self) -> None:
        async with self.server.socket() as client:
            await client.watch(self.made["table"], self.tokens[self.gone])
            await self._play(client, self.gone)


async def game(stack: AsyncExitStack, server: Running) -> Game:
    made = await server.make("me", "me")
    client = await stack.enter_async_context(server.socket())
    state = await client.watch(made["table"], made["host"])
    played = Game(server, made, client, state)
    await client.watch(made["table"], played.tokens[played.here])
    return played


@pytest.mark.slow
async def test_one_push_for_one_turn(database: str, receiver: HttpReceiver) -> None:
    clock, browser = HandClock(), PushBrowser()
    async with AsyncExitStack() as stack:
        both = 1 if database.startswith("sqlite") else 2
        servers = [
            await stack.enter_async_context(running(database, clock.sources, outage_seconds=FOREVER, **TELLING))
            for _ in range(both)
        ]
        played = await game(stack, servers[0])
        answer = await played.want(browser.subscription(f"{receiver.url}/push/1", language="de"))
        assert (answer.status_code, answer.json()) == (201, {"kind": "push", "seat": played.gone, "confirmed": True})
        await played.move()
        await asyncio.sleep(QUIET)
        assert receiver.got == [], "the grace is not over"
        clock.pass_(11)
        await until(lambda: bool(receiver.got))
        clock.pass_(3600)
        await asyncio.sleep(QUIET)
        assert len(receiver.got) == 1
        got = receiver.got[0]
        said = browser.read(got.body)
        assert said["title"] == f"Du bist dran, Player {played.gone}"
        assert said["table"] == played.made["table"]
        secrets = [*played.tokens.values(), played.made["host"], played.made["invite"]]
        assert not any(secret in str(said) + str(got.headers) for secret in secrets)
        key = (await servers[-1].get("/api/notices")).json()["push"]
        assert got.headers["authorization"].endswith(f"k={key}")
        assert got.headers["topic"] == f"{played.made['table']}-{played.gone}"
        await played.other_moves()
        await played.move()
        clock.pass_(11)
        await until(lambda: len(receiver.got) == 2)


@pytest.mark.slow
async def test_nobody_is_told_whose_move_is_made_or_who_looks(database: str, receiver: HttpReceiver) -> None:
    clock, browser = HandClock(), PushBrowser()
    async with running(database, clock.sources, outage_seconds=FOREVER, **TELLING) as server, AsyncExitStack() as stack:
        played = await game(stack, server)
        await played.want(browser.subscription(f"{receiver.url}/push/1"))
        await played.move()
        await played.other_moves()
        await played.move()
        async with server.socket() as client:
            await client.watch(played.made["table"], played.tokens[played.gone])
            await asyncio.sleep(0.5)
        clock.pass_(60)
        await asyncio.sleep(QUIET)
        assert receiver.got == []


@pytest.mark.slow
async def test_a_page_in_the_background_does_not_count_as_looking(alone_told: Any, receiver: HttpReceiver) -> None:
    server, clock = alone_told
    browser = PushBrowser()
    async with AsyncExitStack() as stack:
        played = await game(stack, server)
        await played.want(browser.subscription(f"{receiver.url}/push/1"))
        other = await stack.enter_async_context(server.socket())
        await other.watch(played.made["table"], played.tokens[played.gone])
        answer = await other.ask("look", table=played.made["table"], looking=False)
        assert answer["type"] == "ack"
        await played.move()
        clock.pass_(11)
        await until(lambda: len(receiver.got) == 1)


@pytest.fixture
async def alone_told(tmp_path: Path, mails: MailServer) -> AsyncIterator[tuple[Running, HandClock]]:
    clock = HandClock()
    more = mailing(mails)
    async with running(f"sqlite:///{tmp_path / 'tables.db'}", clock.sources, outage_seconds=FOREVER, **more) as server:
        yield server, clock


@pytest.mark.slow
async def test_a_turn_taken_back_is_not_told_twice(alone_told: Any, receiver: HttpReceiver) -> None:
    server, clock = alone_told
    async with AsyncExitStack() as stack:
        played = await game(stack, server)
        await played.want(PushBrowser().subscription(f"{receiver.url}/push/1"))
        state = await played.move()
        clock.pass_(11)
        await until(lambda: len(receiver.got) == 1)
        fields = {"table": state["table"], "seat": played.here, "seen": state["number"]}
        if (await played.client.ask("undo", **fields))["type"] == "ack":
            await played.move()
            clock.pass_(11)
            await asyncio.sleep(QUIET)
        assert len(receiver.got) == 1


@pytest.mark.slow
async def test_what_does_not_arrive_is_tried_again_with_limits(alone_told: Any, receiver: HttpReceiver) -> None:
    server, clock = alone_told
    receiver.status = 503
    async with AsyncExitStack() as stack:
        played = await game(stack, server)
        await played.want(PushBrowser().subscription(f"{receiver.url}/push/1"))
        await played.move()
        for tries in range(1, 6):
            clock.pass_(11 if tries == 1 else 30 * 4 ** (tries - 2) + 1)
            await until(lambda tries=tries: len(receiver.got) == tries)  # type: ignore[misc]
            await asyncio.sleep(QUIET)  # until that is noted, by the time it was tried at
        clock.pass_(24 * 3600)
        await asyncio.sleep(QUIET)
        assert len(receiver.got) == 5
        assert (await server.get(played.path, played.tokens[played.gone])).json()["notices"]


async def test_a_dead_subscription_is_dropped(alone_told: Any, receiver: HttpReceiver) -> None:
    server, clock = alone_told
    receiver.status = 410
    async with AsyncExitStack() as stack:
        played = await game(stack, server)
        await played.want(PushBrowser().subscription(f"{receiver.url}/push/1"))
        await played.move()
        clock.pass_(11)
        await until(lambda: len(receiver.got) == 1)

        async def dropped() -> bool:
            return bool((await server.get(played.path, played.tokens[played.gone])).json() == {"notices": []})

        await until_told(dropped)


@pytest.mark.slow
async def test_mail_is_confirmed_first_and_stopped_by_one_click(alone_told: Any, mails: MailServer) -> None:
    server, clock = alone_told
    async with AsyncExitStack() as stack:
        played = await game(stack, server)
        answer = await played.want({"kind": "mail", "address": "ada@example.org", "language": "hu"})
        assert answer.json() == {"kind": "mail", "seat": played.gone, "confirmed": False}
        link = re.search(rf"{SITE}/notices/confirm#(\S+)", mails.mails[0].get_content())
        assert link is not None
        await played.move()
        clock.pass_(11)
        await asyncio.sleep(QUIET)
        assert len(mails.mails) == 1, "nobody is written to who has not confirmed it"
        assert (await server.post("/api/notices/confirm", {"key": link[1]})).status_code == 200
        await played.other_moves()
        await played.move()
        clock.pass_(11)
        await until(lambda: len(mails.mails) == 2)
        mail = mails.mails[1]
        assert mail["Subject"] == f"Te jössz, Player {played.gone}"
        one_click = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        answer = await server.http.post(one_click, content="List-Unsubscribe=One-Click", headers=form)
        assert answer.status_code == 200
        assert (await server.get(played.path, played.tokens[played.gone])).json() == {"notices": []}
        assert (await server.http.post(one_click)).status_code == 200, "asking twice does no harm"


@pytest.mark.slow
async def test_a_group_is_told_of_everybodys_turns(alone_told: Any, receiver: HttpReceiver) -> None:
    server, clock = alone_told
    async with AsyncExitStack() as stack:
        played = await game(stack, server)
        body = {"kind": "hook", "url": f"{receiver.url}/hooks/1", "style": "discord", "language": "es"}
        assert (await played.want(body)).json() == {"kind": "hook", "seat": None, "confirmed": True}
        await played.move()
        clock.pass_(11)
        await until(lambda: len(receiver.got) == 1)
        said = json.loads(receiver.got[0].body)
        table = played.made["table"]
        assert said["content"] == f"Le toca a Player {played.gone}: Kingdomino, {SITE}/table/{table}"
        await played.client.ask("look", table=table, looking=False)
        await played.other_moves()
        clock.pass_(11)
        await until(lambda: len(receiver.got) == 2)
        assert f"Player {played.here}" in json.loads(receiver.got[1].body)["content"]
        assert (await server.post(f"{played.path}/end", {"kind": "hook"}, played.tokens[0])).status_code == 200


@pytest.mark.slow
async def test_a_rematch_is_told_to_the_group_and_to_nobody_who_asked_for_one_table(
    alone_told: Any, receiver: HttpReceiver
) -> None:
    server, clock = alone_told
    made = await server.make("me", "me")
    path, tokens = f"/api/tables/{made['table']}", [seat["token"] for seat in made["seats"]]
    await server.post(f"{path}/notices", PushBrowser().subscription(f"{receiver.url}/push"), tokens[0])
    hook = {"kind": "hook", "url": f"{receiver.url}/hook", "style": "discord", "language": "en"}
    assert (await server.post(f"{path}/notices", hook, tokens[0])).status_code == 201
    async with server.socket() as client:
        await client.play_on(await client.watch(made["table"], *tokens), random.Random(4))
    receiver.got.clear()
    again = (await server.post(f"{path}/rematch", {}, tokens[1])).json()["table"]
    clock.pass_(11)
    await until(lambda: bool(receiver.got))
    await asyncio.sleep(QUIET)
    assert [got.path for got in receiver.got] == ["/hook"]
    assert json.loads(receiver.got[0].body)["content"].endswith(f"{SITE}/table/{again}")
    wanted = (await server.get(f"/api/tables/{again}/notices", tokens[0])).json()
    assert [one["kind"] for one in wanted["notices"]] == ["hook"]


@pytest.mark.slow
async def test_who_sits_there_later_is_not_told_in_anothers_place(alone_told: Any, receiver: HttpReceiver) -> None:
    server, clock = alone_told
    made = await server.make("me", "open", "open")
    path = f"/api/tables/{made['table']}"
    joined = (await server.post(f"{path}/join", {"name": "Bo", "invite": made["invite"], "seat": 1})).json()
    await server.post(f"{path}/notices", PushBrowser().subscription(f"{receiver.url}/bo"), joined["token"])
    await server.post(f"{path}/leave", {}, joined["token"])
    tokens = [made["seats"][0]["token"]]
    for seat in (1, 2):
        body = {"name": "Cy", "invite": made["invite"], "seat": seat}
        tokens.append((await server.post(f"{path}/join", body)).json()["token"])
    async with server.socket() as client:
        await client.watch(made["table"], *tokens)
        await client.ask("look", table=made["table"], looking=False)
        for _ in range(6):
            turn = (await server.get(path, made["host"])).json()["turn"]
            state = (await server.get(path, tokens[turn])).json()
            assert (await client.move(state, state["moves"][0]["text"]))["type"] == "ack"
    clock.pass_(11)
    await asyncio.sleep(QUIET)
    assert receiver.got == []


HOSTILE = [
    ({"kind": "push", "endpoint": "https://10.0.0.1/x", "p256dh": "A" * 87, "auth": "A" * 22}, 400),
    ({"kind": "push", "endpoint": "https://push.example/x", "p256dh": "A" * 87, "auth": "A" * 22}, 400),
    ({"kind": "push", "endpoint": "https://push.example/x", "p256dh": "??", "auth": "A" * 22}, 422),
    ({"kind": "push", "endpoint": "https://push.example/x"}, 422),
    ({"kind": "mail", "address": "ada@example.org\r\nBcc: bo@example.org"}, 400),
    ({"kind": "mail", "address": "ada"}, 400),
    ({"kind": "mail", "address": "nobody@example.org"}, 500),
    ({"kind": "hook", "url": "https://192.168.0.1/", "style": "slack"}, 400),
    ({"kind": "hook", "url": "http://hooks.example/", "style": "slack"}, 400),
    ({"kind": "hook", "url": "https://hooks.example/", "style": "irc"}, 422),
    ({"kind": "pigeon"}, 422),
    ({"kind": "mail", "address": "ada@example.org", "language": "../x"}, 422),
]


@pytest.mark.parametrize(("body", "status"), HOSTILE)
async def test_what_cannot_be_told_is_refused(alone_told: Any, body: dict[str, Any], status: int) -> None:
    server, _ = alone_told
    made = await server.make("me", "me")
    path, token = f"/api/tables/{made['table']}/notices", made["seats"][0]["token"]
    answer = await server.post(path, body, token)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"code", "message", "says"}
    assert (await server.get(path, token)).json() == {"notices": []}


async def test_only_players_ask_and_links_cannot_be_guessed(alone_told: Any) -> None:
    server, _ = alone_told
    made = await server.make("me", "me")
    path = f"/api/tables/{made['table']}/notices"
    push = PushBrowser().subscription("https://push.example/x")
    for secret in (None, made["invite"], "x" * 22):
        assert (await server.post(path, push, secret)).status_code == 403
        assert (await server.get(path, secret)).status_code == 403
    assert (await server.post(path, push, made["host"])).status_code == 403
    other = made["seats"][1]["token"]
    assert (await server.post(path, {**push, "seat": 0}, other)).status_code == 403
    for key in ("x" * 40, "abcdef.ghijkl", "aaa.bbb.ccc", "." * 20):
        assert (await server.post("/api/notices/confirm", {"key": key})).status_code == 404
        assert (await server.http.post(f"/api/notices/stop?key={key}")).status_code == 404
    for number in range(5):
        body = PushBrowser().subscription(f"https://push.example/{number}")
        assert (await server.post(path, body, other)).status_code == 201
    full = PushBrowser().subscription("https://push.example/6")
    assert (await server.post(path, full, other)).status_code == 400
    again = PushBrowser().subscription("https://push.example/4")
    assert (await server.post(path, again, other)).status_code == 201


async def test_a_server_without_mail_says_so(alone: Running) -> None:
    offered = (await alone.get("/api/notices")).json()
    assert (offered["mail"], offered["hook"], len(offered["push"])) == (False, False, 87)
    made = await alone.make("me", "me")
    answer = await alone.post(
        f"/api/tables/{made['table']}/notices", {"kind": "mail", "address": "a@b.example"}, made["seats"][0]["token"]
    )
    assert answer.json()["code"] == "not-now"


async def test_the_servers_keys_stay_the_same(database: str) -> None:
    keys = []
    for _ in range(2):
        async with running(database) as server:
            keys.append((await server.get("/api/notices")).json()["push"])
    assert keys[0] == keys[1]
