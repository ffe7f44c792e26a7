"""Setting a table up, sitting down, leaving, coming back, playing again, looking on, and taking a game home."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.server.client import Client, Message
from tests.server.running import Running, running, sqlite

from crownlands.records import read_record
from crownlands.rules import GAMES
from crownlands.server.table.sources import Sources


async def state_of(server: Running, made: dict[str, Any], secret: str | None = None) -> Message:
    answer = await server.get(f"/api/tables/{made['table']}", secret or made["host"])
    assert answer.status_code == 200, answer.text
    state: Message = answer.json()
    return state


async def test_guests_join_by_link_and_the_last_starts_the_game(server: Running) -> None:
    made = await server.make("me", "open", "greedy", public=True)
    path = f"/api/tables/{made['table']}"
    listed = (await server.get("/api/tables")).json()["tables"]
    assert [(table["table"], table["open"]) for table in listed] == [(made["table"], 1)]
    assert (await state_of(server, made))["status"] == "open"
    async with server.socket() as host:
        assert (await host.watch(made["table"], made["seats"][0]["token"], made["host"]))["view"] is None
        joined = (await server.post(f"{path}/join", {"name": "Bo", "invite": made["invite"]})).json()
        state = await host.until("state")
        assert (state["status"], state["host"]) == ("playing", True)
    assert joined["seat"] == 1
    assert [seat["name"] for seat in (await state_of(server, made))["seats"]] == ["Player 0", "Bo", "Greedy"]
    assert (await server.get("/api/tables")).json()["tables"] == []
    late = await server.post(f"{path}/join", {"name": "Cy", "invite": made["invite"]})
    assert (late.status_code, late.json()["code"]) == (409, "full")


async def test_the_host_fills_the_rest_with_bots(server: Running) -> None:
    made = await server.make("me", "open", "open")
    path = f"/api/tables/{made['table']}/start"
    answer = await server.post(path, {"bot": "random"}, made["host"])
    assert answer.json()["status"] == "playing"
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["person", "bot", "bot"]
    assert (await server.post(path, {"bot": "random"}, made["host"])).json()["code"] == "not-now"


async def test_a_bot_takes_over_and_gives_the_seat_back(server: Running) -> None:
    made = await server.make("me", "me")
    path = f"/api/tables/{made['table']}"
    tokens = [seat["token"] for seat in made["seats"]]
    assert (await server.post(f"{path}/leave", {"bot": "nobody"}, tokens[1])).status_code == 400
    left = (await server.post(f"{path}/leave", {"bot": "random"}, tokens[1])).json()
    assert (left["seats"][1]["bot"], left["seats"][1]["away"]) == ("random", True)
    async with server.socket() as ada, server.socket() as bo:
        await bo.watch(made["table"], tokens[1])
        assert (await bo.move({"table": made["table"], "turn": 1, "number": 0}, "pick 1"))["code"] == "not-now"
        state = await ada.play_on(await ada.watch(made["table"], tokens[0]), random.Random(1), moves=5)
        assert 1 in {entry["actor"] for entry in await full_log(ada, made, tokens[0])}
        back = (await server.post(f"{path}/return", {}, tokens[1])).json()
        assert (back["seats"][1]["bot"], back["seats"][1]["away"]) == (None, False)
        state = await ada.watch(made["table"], *tokens, seen=state["number"])
        end = await ada.play_on(state, random.Random(1))
    assert end["status"] == "over"


async def full_log(client: Client, made: dict[str, Any], token: str) -> list[dict[str, Any]]:
    log: list[dict[str, Any]] = (await client.watch(made["table"], token, seen=0))["log"]
    return log


async def test_nobody_plays_the_turns_of_somebody_who_is_there(tmp_path: Path) -> None:
    """Not even the host; but any player may let a bot stand in for one who has been gone for long enough."""
    clock = [1000.0]
    sources = Sources(now=lambda: clock[0])
    async with running(sqlite(tmp_path), sources) as server, server.socket() as ada:
        made = await server.make("me", "me")
        path = f"/api/tables/{made['table']}"
        tokens = [seat["token"] for seat in made["seats"]]
        wish = {"seat": 1, "bot": "random"}
        await ada.watch(made["table"], tokens[0])
        assert (await server.post(f"{path}/leave", wish, made["host"])).json()["code"] == "not-now"
        async with server.socket() as bo:
            await bo.watch(made["table"], tokens[1])
            clock[0] += 1000
            for secret in (tokens[0], made["host"]):
                assert (await server.post(f"{path}/stand-in", wish, secret)).json()["code"] == "not-now"
        seat = await until_left(ada)
        assert (seat["left_at"], seat["connected"]) == (2000.0, False)
        clock[0] += 119
        assert (await server.post(f"{path}/stand-in", wish, tokens[0])).json()["code"] == "not-now"
        clock[0] += 1
        state = (await server.post(f"{path}/stand-in", wish, tokens[0])).json()
        assert (state["seats"][1]["bot"], state["now"], state["patience"]) == ("random", 2120.0, 120.0)
        assert (await server.post(f"{path}/stand-in", wish)).status_code == 403
        back = (await server.post(f"{path}/return", {}, tokens[1])).json()
        assert (back["seats"][1]["bot"], back["seats"][1]["away"]) == (None, False)


async def until_left(client: Client) -> dict[str, Any]:
    while True:
        seat: dict[str, Any] = (await client.until("state"))["seats"][1]
        if not seat["connected"] and seat["left_at"] == 2000.0:
            return seat


async def test_a_bot_stands_in_at_once_for_somebody_who_said_goodbye(server: Running) -> None:
    made = await server.make("me", "me")
    path = f"/api/tables/{made['table']}"
    tokens = [seat["token"] for seat in made["seats"]]
    assert (await server.post(f"{path}/leave", {}, tokens[1])).json()["seats"][1]["away"]
    wish = {"seat": 1, "bot": "random"}
    assert (await server.post(f"{path}/stand-in", wish, tokens[0])).json()["seats"][1]["bot"] == "random"


async def test_the_host_takes_somebody_from_an_open_table(server: Running) -> None:
    made = await server.make("me", "open", "open")
    path = f"/api/tables/{made['table']}"
    await server.post(f"{path}/join", {"name": "Bo", "invite": made["invite"]})
    assert (await server.post(f"{path}/leave", {"seat": 9}, made["host"])).status_code == 400
    assert (await server.post(f"{path}/leave", {"seat": 1}, made["host"])).json()["seats"][1]["kind"] == "open"


async def test_a_rematch_keeps_seats_and_secrets(server: Running) -> None:
    made = await server.make("me", "random")
    token = made["seats"][0]["token"]
    path = f"/api/tables/{made['table']}"
    assert (await server.post(f"{path}/rematch", {}, token)).json()["code"] == "not-now"
    async with server.socket() as client:
        await client.play_on(await client.watch(made["table"], token), random.Random(1))
        assert (await server.post(f"{path}/rematch", {})).status_code == 403
        again = (await server.post(f"{path}/rematch", {}, token)).json()["table"]
        assert (await client.until("state"))["next"] == again
        assert (await server.post(f"{path}/rematch", {}, made["host"])).json()["table"] == again
        state = await client.watch(again, token, made["host"])
    assert (state["mine"], state["host"], state["status"]) == ([0], True, "playing")


async def test_undo_goes_back_to_the_last_thing_chance_or_another_did(server: Running) -> None:
    made = await server.make("me", "me")
    tokens = [seat["token"] for seat in made["seats"]]
    async with server.socket() as client:
        state = await client.watch(made["table"], *tokens)
        while state["view"]["phase"] != "lay":
            assert state["undo"] in ([], [1 - state["turn"]], [state["turn"]])
            await client.move(state, state["moves"][0]["text"])
            state = await client.until("state")
        assert state["undo"] == [], "the new row lies there"
        before, seat = state["view"], state["turn"]
        await client.move(state, state["moves"][0]["text"])
        state = await client.until("state")
        await client.move(state, state["moves"][0]["text"])
        state = await client.until("state")
        assert state["undo"] == [seat]
        for _ in range(2):
            answer = await client.ask("undo", table=state["table"], seat=seat, seen=state["number"])
            assert answer["type"] == "ack"
            state = await client.until("state")
        assert state["view"] == before
        assert (await client.ask("undo", table=state["table"], seat=seat, seen=state["number"]))["code"] == "not-now"
    record = read_record((await server.get(f"/api/tables/{made['table']}/record", tokens[0])).text)
    assert record.last.view() == before


async def test_a_game_goes_home_as_a_record_and_comes_back(server: Running) -> None:
    made = await server.make("me", "me")
    tokens = [seat["token"] for seat in made["seats"]]
    async with server.socket() as client:
        await client.play_on(await client.watch(made["table"], *tokens), random.Random(3), moves=9)
        text = (await server.get(f"/api/tables/{made['table']}/record", tokens[0])).text
        again = (await server.post("/api/import", {"record": text})).json()
        assert (await server.get(f"/api/tables/{again['table']}/replay", again["host"])).json()["code"] == "not-now"
        secrets = [seat["token"] for seat in again["seats"]]
        state = await client.watch(again["table"], *secrets)
        assert state["view"] == (await state_of(server, made))["view"]
        end = await client.play_on(state, random.Random(4))
    assert end["status"] == "over"
    path = f"/api/tables/{again['table']}/replay"
    replay = (await server.get(path, secrets[0])).json()
    assert replay["finished"]
    while len(replay["frames"]) < replay["total"]:
        more = (await server.get(f"{path}?start={len(replay['frames'])}", secrets[0])).json()
        replay["frames"] += more["frames"]
    assert len(replay["frames"]) == end["number"] + 1
    assert replay["frames"][-1]["view"] == end["view"]
    whole = (await server.get(f"/api/tables/{again['table']}/record", secrets[0])).text
    shown = await server.replay(whole, moves=True)
    assert shown["frames"][0]["moves"]
    assert [frame["text"] for frame in shown["frames"]] == [frame["text"] for frame in replay["frames"]]
    over = (await server.post("/api/import", {"record": whole})).json()
    assert (await state_of(server, over))["status"] == "over"


async def test_a_hint_is_a_legal_move_of_ones_own(server: Running) -> None:
    made = await server.make("me", "random")
    token = made["seats"][0]["token"]
    async with server.socket() as client:
        state = await client.watch(made["table"], token)
        while not state["moves"]:
            state = await client.until("state")
        hint = (await server.post(f"/api/tables/{made['table']}/hint", {"seat": 0}, token)).json()
        assert hint["text"] in [move["text"] for move in state["moves"]]
        assert hint["number"] == state["number"]
        assert hint["turn"][0] == hint["text"]
        assert 0 <= hint["chance"] <= 1
        assert all(set(reason) == {"message", "says"} for reason in hint["reasons"])
    plain = await server.make("me", "me", hints=False)
    for seat in plain["seats"]:
        answer = await server.post(f"/api/tables/{plain['table']}/hint", {}, seat["token"])
        assert answer.json()["code"] == "not-now"


async def test_spectators_see_the_game_and_no_moves(server: Running) -> None:
    made = await server.make("me", "me")
    tokens = [seat["token"] for seat in made["seats"]]
    async with server.socket() as player, server.socket() as spectator:
        state = await player.watch(made["table"], *tokens)
        seen = await spectator.watch(made["table"], invite=made["invite"])
        assert (seen["mine"], seen["moves"], seen["host"]) == ([], [], False)
        await player.move(state, state["moves"][0]["text"])
        while seen["number"] == state["number"]:
            seen = await spectator.until("state")
        assert seen["view"] == (await state_of(server, made))["view"]


async def test_every_game_is_played_to_its_end_by_bots_and_a_person(server: Running) -> None:
    for game in GAMES.values():
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        made = (await server.post("/api/tables", {"game": game.name, "seats": seats})).json()
        async with server.socket() as client:
            state = await client.watch(made["table"], made["seats"][0]["token"], gains=False)
            end = await client.play_on(state, random.Random(1))
        assert end["status"] == "over", game.name


async def test_who_looked_on_before_the_start_sees_nothing_of_a_game_without_spectators(alone: Running) -> None:
    made = await alone.make("me", "open", public=True, spectators=False)
    async with alone.socket() as onlooker, alone.socket() as guest:
        assert (await onlooker.watch(made["table"]))["status"] == "open"
        assert (await guest.watch(made["table"], invite=made["invite"]))["status"] == "open"
        joined = await alone.post(f"/api/tables/{made['table']}/join", {"name": "Bo", "invite": made["invite"]})
        for client in (onlooker, guest):
            gone = await client.until("gone", "state")
            assert (gone["type"], gone["code"]) == ("gone", "forbidden")
            assert (await client.ask("ping"))["type"] == "pong"
        assert (await guest.watch(made["table"], joined.json()["token"]))["mine"] == [1]


async def test_a_move_sent_again_after_a_bot_took_the_seat_is_acknowledged_again(server: Running) -> None:
    made = await server.make("me", "me")
    tokens = [seat["token"] for seat in made["seats"]]
    async with server.socket() as client:
        state = await client.watch(made["table"], *tokens)
        first = await client.move(state, state["moves"][0]["text"], id="again")
        path = f"/api/tables/{made['table']}/leave"
        assert (await server.post(path, {"bot": "random"}, tokens[state["turn"]])).status_code == 200
        assert await client.move(state, state["moves"][0]["text"], id="again") == first
    async with server.socket() as client:
        await client.watch(made["table"], *tokens)
        assert await client.move(state, state["moves"][0]["text"], id="again") == first
