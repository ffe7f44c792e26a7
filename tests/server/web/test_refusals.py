"""What is refused is refused with its code, and leaves the table as it was."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.server.running import Running


async def snapshot(server: Running, made: dict[str, Any]) -> dict[str, Any]:
    state: dict[str, Any] = (await server.get(f"/api/tables/{made['table']}", made["seats"][0]["token"])).json()
    for seat in state["seats"]:
        seat.pop("connected")
        seat.pop("left_at")
    state.pop("now")
    return state


async def test_moves_that_are_refused(server: Running) -> None:
    made = await server.make("me", "me")
    table, tokens = made["table"], [seat["token"] for seat in made["seats"]]
    before = await snapshot(server, made)
    async with server.socket() as mine, server.socket() as stranger:
        state = await mine.watch(table, *tokens)
        await stranger.watch(table, invite=made["invite"])
        text, seat, number = state["moves"][0]["text"], state["turn"], state["number"]
        right = {"table": table, "seat": seat, "seen": number, "text": text}
        wrong = [
            (mine, {**right, "text": "pick 99"}, "refused"),
            (mine, {**right, "text": "draw 1"}, "refused"),
            (mine, {**right, "text": "undo"}, "refused"),
            (mine, {**right, "text": "dance"}, "refused"),
            (mine, {**right, "seat": 1 - seat}, "not-your-turn"),
            (mine, {**right, "seat": 9}, "not-your-seat"),
            (mine, {**right, "seen": number + 1}, "refused"),
            (mine, {**right, "table": "nowhere"}, "not-your-seat"),
            (stranger, right, "not-your-seat"),
        ]
        for client, fields, code in wrong:
            answer = await client.ask("move", **fields)
            assert (answer["type"], answer["code"]) == ("refused", code), (fields, answer)
        assert (await mine.ask("undo", table=table, seat=seat, seen=number))["code"] == "not-now"
        assert (await mine.ask("move", **{**right, "seen": number - 1}))["type"] == "outdated"
    assert await snapshot(server, made) == before


async def test_sentences_count_seats_from_1(server: Running) -> None:
    made = await server.make("me", "open")
    path, invite = f"/api/tables/{made['table']}/join", made["invite"]
    taken = (await server.post(path, {"invite": invite, "name": "Bo", "seat": 0})).json()
    assert taken["message"] == "Seat 1 is taken."
    assert taken["says"] == {"text": "Seat {seat} is taken.", "values": {"seat": 1}}
    none = (await server.post(path, {"invite": invite, "name": "Bo", "seat": 2})).json()
    assert none["message"] == "There is no seat 3; the seats are 1 to 2."


async def test_a_stale_move_is_given_what_it_missed(server: Running) -> None:
    made = await server.make("me", "me")
    async with server.socket() as client:
        state = await client.watch(made["table"], *(seat["token"] for seat in made["seats"]))
        text = state["moves"][0]["text"]
        assert (await client.move(state, text))["type"] == "ack"
        late = await client.move(state, text, id="late")
        assert late["type"] == "outdated"
        assert late["log"][0] == {"number": state["number"] + 1, "actor": state["turn"], "text": text}


async def test_a_resend_gets_the_same_answer_and_is_done_once(server: Running) -> None:
    made = await server.make("me", "me")
    tokens = [seat["token"] for seat in made["seats"]]
    async with server.socket() as client, server.socket() as again:
        state = await client.watch(made["table"], *tokens)
        await again.watch(made["table"], *tokens)
        text = state["moves"][0]["text"]
        first = await client.move(state, text, id="once")
        assert first["type"] == "ack"
        assert await client.move(state, text, id="once") == first
        assert await again.move(state, text, id="once") == first
    after = await snapshot(server, made)
    assert after["number"] == (await snapshot(server, made))["number"]
    record = (await server.get(f"/api/tables/{made['table']}/record", tokens[0])).text
    assert record.count(f" {text}\n") == 1


MALFORMED = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    '{"v":1}',
    '{"v":1,"type":"dance","id":"1"}',
    '{"v":1,"type":"ping"}',
    '{"v":1,"type":"ping","id":1}',
    '{"v":1,"type":"ping","id":"1","more":true}',
    '{"v":1,"type":"move","id":"1","table":"t","seat":"0","seen":0,"text":"pick 1"}',
    '{"v":1,"type":"move","id":"1","table":"t","seat":0,"seen":-1,"text":"pick 1"}',
    '{"v":1,"type":"watch","id":"1","table":"t","tokens":"x","seen":0}',
    '{"v":1,"type":"ping","id":"a\\u0000b"}',
    '{"v":1,"type":"ping","id":"two words"}',
    '{"v":1,"type":"ping","id":"\\ud800"}',
    '{"v":1,"type":"move","id":"a\\u0000b","table":"t","seat":0,"seen":0,"text":"pick 1"}',
    '{"v":1,"type":"move","id":"1","table":"t","seat":0,"seen":0,"text":"pick\\u00001"}',
    '{"v":1,"type":"watch","id":"1","table":"a\\u0000b","tokens":[],"seen":0}',
    '{"v":1,"type":"watch","id":"1","table":"t","tokens":["a\\u0000b"],"seen":0}',
    "\ud83d".encode("utf-8", "replace").decode(),
]


async def test_messages_that_cannot_be_read(alone: Running) -> None:
    async with alone.socket() as client:
        for text in MALFORMED:
            await client.socket.send(text)
            answer = await client.until("refused")
            assert answer["code"] == "malformed", text
            assert filled(answer["says"]) == answer["message"]
        assert (await client.ask("ping"))["type"] == "pong"


async def test_another_version_is_refused_by_its_name(alone: Running) -> None:
    async with alone.socket() as client:
        await client.socket.send('{"v":2,"type":"ping","id":"7"}')
        answer = await client.until("refused")
    assert (answer["code"], answer["id"]) == ("version", "7")


BODIES: list[tuple[str, Any, int, str]] = [
    ("/api/check", {"game": "chess"}, 404, "unknown"),
    ("/api/check", {"game": "kingdomino", "settings": {"players": "9"}}, 400, "refused"),
    ("/api/check", {"game": "kingdomino", "settings": {"players": 2}}, 422, "malformed"),
    ("/api/check", {"game": "kingdomino", "more": 1}, 422, "malformed"),
    ("/api/check", [], 422, "malformed"),
    ("/api/tables", {"game": "kingdomino", "seats": []}, 400, "refused"),
    ("/api/tables", {"game": "kingdomino", "seats": [{"kind": "me"}, {"kind": "open"}]}, 400, "refused"),
    ("/api/tables", {"game": "kingdomino", "seats": [{"kind": "bot"}, {"kind": "open"}]}, 400, "refused"),
    ("/api/tables", {"game": "kingdomino", "seats": [{"kind": "bot", "bot": "x.py:X"}] * 2}, 400, "refused"),
    ("/api/tables", {"game": "kingdomino", "seats": [{"kind": "me", "name": "a;b"}] * 2}, 400, "refused"),
    ("/api/tables", {"game": "kingdomino", "seats": [{"kind": "me", "name": "a" * 25}] * 2}, 400, "refused"),
    ("/api/tables/nowhere/join", {"name": "Ada"}, 404, "unknown"),
    ("/api/replay", {"record": "nonsense"}, 400, "refused"),
    ("/api/import", {"record": ""}, 400, "refused"),
    ("/api/games", {}, 405, "method"),
]


NUL, HALF = "a\0b", "\ud800"
"""Neither can be stored: the first not in PostgreSQL, the second nowhere."""


@pytest.mark.parametrize("text", [NUL, HALF])
async def test_texts_no_database_can_store_are_malformed(server: Running, text: str) -> None:
    made = await server.make("me", "open")
    path, seats = f"/api/tables/{made['table']}", [{"kind": "me", "name": text}, {"kind": "open"}]
    bodies: list[tuple[str, Any]] = [
        ("/api/tables", {"game": "kingdomino", "seats": seats}),
        ("/api/tables", {"game": text, "seats": seats}),
        ("/api/tables", {"game": "kingdomino", "settings": {"edition": text}, "seats": seats}),
        ("/api/tables", {"game": "kingdomino", "settings": {text: "yes"}, "seats": seats}),
        ("/api/tables", {"game": "kingdomino", "seats": [{"kind": "bot", "bot": text}, {"kind": "open"}]}),
        ("/api/import", {"record": text}),
        ("/api/replay", {"record": text}),
        ("/api/score", {"game": "kingdomino", "text": text}),
        (f"{path}/join", {"name": text, "invite": made["invite"]}),
        (f"{path}/join", {"name": "Bo", "invite": text}),
        (f"{path}/start", {"bot": text}),
        (f"{path}/leave", {"bot": text}),
    ]
    for where, body in bodies:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {made['host']}"}
        answer = await server.http.post(where, content=json.dumps(body), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), (where, body, answer.text)
    assert (await server.get("/api/tables/a%00b")).json()["code"] == "malformed"
    assert (await server.get(path, made["host"])).json()["status"] == "open"


def filled(says: Any) -> str:
    """The sentence a client makes of a template and its values; nothing is said that it does not hold."""
    values = {name: filled(value) if isinstance(value, dict) else str(value) for name, value in says["values"].items()}
    assert set(values) <= set(re.findall(r"\{(\w+)\}", says["text"]))
    return re.sub(r"\{(\w+)\}", lambda place: values[place[1]], says["text"]) if values else str(says["text"])


async def test_bodies_that_are_refused(alone: Running) -> None:
    for path, body, status, code in BODIES:
        answer = await alone.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), (path, body)
        assert set(answer.json()) == {"code", "message", "says"}
        assert filled(answer.json()["says"]) == answer.json()["message"]
    assert (await alone.get("/api/nothing")).json()["code"] == "unknown"
    assert (await alone.get("/api/tables/nowhere")).json()["code"] == "unknown"


async def test_secrets_open_only_their_own(server: Running) -> None:
    made = await server.make("me", "open", spectators=False)
    path = f"/api/tables/{made['table']}"
    token = made["seats"][0]["token"]
    assert (await server.get(path)).status_code == 403
    assert (await server.get(path, "x" * 22)).status_code == 403
    assert (await server.get(path, made["invite"])).status_code == 200
    assert (await server.post(f"{path}/start", {"bot": "greedy"}, token)).status_code == 403
    assert (await server.post(f"{path}/join", {"name": "Bo"})).status_code == 403
    assert (await server.post(f"{path}/join", {"name": "Bo", "invite": "wrong"})).status_code == 403
    assert (await server.post(f"{path}/join", {"name": "Bo", "invite": made["invite"], "seat": 0})).status_code == 409
    joined = await server.post(f"{path}/join", {"name": "Bo", "invite": made["invite"]})
    assert joined.json()["seat"] == 1
    assert (await server.get(path, made["invite"])).status_code == 403
    assert (await server.get(path, joined.json()["token"])).json()["mine"] == [1]
    async with server.socket() as client:
        assert (await client.watch(made["table"], invite=made["invite"]))["code"] == "forbidden"
        assert (await client.watch(made["table"], "x" * 22))["code"] == "forbidden"


async def test_a_seat_that_was_left_moves_no_more(server: Running) -> None:
    """A player who left before the start, and is still connected, does not hold the seat of the one who came after."""
    made = await server.make("open", "open")
    path = f"/api/tables/{made['table']}"
    first = (await server.post(f"{path}/join", {"name": "Ada", "invite": made["invite"], "seat": 0})).json()["token"]
    async with server.socket() as client, server.socket() as uninvited:
        assert (await client.watch(made["table"], first, invite=made["invite"]))["mine"] == [0]
        assert (await uninvited.watch(made["table"], first))["mine"] == [0]
        assert (await server.post(f"{path}/leave", {}, first)).status_code == 200
        assert (await uninvited.until("gone"))["code"] == "forbidden", "the seat was all that let them look"
        for name, seat in (("Bo", 0), ("Cy", 1)):
            body = {"name": name, "invite": made["invite"], "seat": seat}
            assert (await server.post(f"{path}/join", body)).status_code == 200
        state = await client.until("state")
        while state["status"] != "playing":
            state = await client.until("state")
        assert state["mine"] == []
        assert (await client.move(state, "pick 1", seat=0))["code"] == "not-your-seat"
