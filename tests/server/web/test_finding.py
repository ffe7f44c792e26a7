"""Finding a game: open tables by what is wanted, one click to a seat, rated games counted once, and the best."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.clock import HandClock
from tests.server.running import Running, running
from tests.server.web.test_people import OUTAGE, history_of, play_to_the_end, somebody, table_of

LIVE = {"kind": "live", "base": 600, "increment": 5}


async def listed(server: Running, query: str = "") -> list[str]:
    answer = await server.get(f"/api/tables{query}")
    assert answer.status_code == 200, answer.text
    return [brief["table"] for brief in answer.json()["tables"]]


async def seek(server: Running, key: str | None = None, **wanted: Any) -> Any:
    return await server.post("/api/seek", {"name": "Bo", "game": "kingdomino", **wanted}, key)


async def test_open_tables_are_found_by_what_is_wanted(server: Running) -> None:
    ada = await somebody(server)
    plain = await server.make("me", "open", public=True)
    clocked = await server.make("me", "open", "open", public=True, pace=LIVE)
    with_bot = await server.make("me", "open", "medium", public=True)
    rated = await table_of(server, ada, "open", public=True, rated=True, hints=False)
    await server.make("me", "open")
    everything = {each["table"] for each in (plain, clocked, with_bot, rated)}
    assert set(await listed(server)) == everything
    assert await listed(server, "?pace=live") == [clocked["table"]]
    assert set(await listed(server, "?players=3")) == {clocked["table"], with_bot["table"]}
    assert await listed(server, "?level=medium") == [with_bot["table"]]
    assert await listed(server, "?rated=true") == [rated["table"]]
    assert set(await listed(server, "?players=2&rated=false&level=people&pace=none")) == {plain["table"]}
    assert await listed(server, "?game=duel") == []
    brief = (await server.get("/api/tables?rated=true")).json()["tables"][0]
    assert (brief["rated"], brief["hints"], brief["level"]) == (True, False, "people")


@pytest.mark.parametrize("query", ["?players=x", "?pace=soon", "?rated=perhaps", "?level=" + "x" * 65, "?game=a%00"])
async def test_a_wish_that_makes_no_sense_is_refused(alone: Running, query: str) -> None:
    answer = await alone.get(f"/api/tables{query}")
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


async def test_one_click_sits_down_or_makes_such_a_table(server: Running) -> None:
    first = (await seek(server, players=3, pace="days")).json()
    assert first["made"]
    state = (await server.get(f"/api/tables/{first['table']}", first["token"])).json()
    assert (state["status"], state["public"], len(state["seats"])) == ("open", True, 3)
    assert state["pace"]["kind"] == "days"
    second = (await seek(server, players=3)).json()
    assert (second["made"], second["table"], second["host"]) == (False, first["table"], None)
    other = (await seek(server, pace="live")).json()
    assert other["table"] != first["table"]
    third = (await seek(server, players=3, pace="days", level="people")).json()
    assert third["table"] == first["table"]
    assert (await server.get(f"/api/tables/{first['table']}", first["token"])).json()["status"] == "playing"
    assert (await seek(server, players=3, pace="days")).json()["made"]


async def test_many_who_seek_at_once_all_get_a_seat(server: Running) -> None:
    found = [answer.json() for answer in await asyncio.gather(*(seek(server) for _ in range(8)))]
    seats = {(each["table"], each["seat"]) for each in found}
    assert len(seats) == 8


async def test_nobody_sits_down_twice_at_a_table_by_one_click(server: Running) -> None:
    ada = await somebody(server)
    first = (await seek(server, ada["key"])).json()
    assert first["made"]
    assert (await seek(server, ada["key"])).json()["table"] != first["table"]


HOSTILE: list[tuple[dict[str, Any], int]] = [
    ({"game": "chess"}, 404),
    ({"game": "a\x00"}, 422),
    ({"name": ""}, 400),
    ({"players": 9}, 422),
    ({"players": 8}, 400),
    ({"game": "duel", "players": 3}, 400),
    ({"pace": "soon"}, 422),
    ({"level": "medium"}, 400),
    ({"level": "nobody", "players": 3}, 400),
    ({"rated": True}, 403),
    ({"more": 1}, 422),
]


@pytest.mark.parametrize(("wanted", "status"), HOSTILE)
async def test_seeking_nonsense_makes_no_table(alone: Running, wanted: dict[str, Any], status: int) -> None:
    answer = await seek(alone, **wanted)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]
    assert await listed(alone) == []


async def test_those_who_wait_may_have_a_bot_after_a_time(database: str) -> None:
    clock = HandClock()
    async with running(database, clock.sources, offer_seconds=60, **OUTAGE) as server:
        made = (await seek(server, players=3)).json()
        joined = (await seek(server, players=3)).json()
        path = f"/api/tables/{made['table']}"
        assert (await server.get(path, joined["token"])).json()["offer_at"] == clock.at + 60
        early = await server.post(f"{path}/start", {"bot": "easy"}, joined["token"])
        assert (early.status_code, early.json()["code"]) == (403, "forbidden")
        clock.pass_(60)
        stranger = await server.post(f"{path}/start", {"bot": "easy"}, "wrong")
        assert stranger.status_code == 403
        started = await server.post(f"{path}/start", {"bot": "easy"}, joined["token"])
        assert (started.json()["status"], started.json()["offer_at"]) == ("playing", None)


RATED: list[tuple[dict[str, Any], int]] = [
    ({"hints": True}, 400),
    ({"seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}, 400),
    ({"seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "random"}]}, 400),
]


@pytest.mark.parametrize(("more", "status"), RATED)
async def test_a_rated_table_is_fair(alone: Running, more: dict[str, Any], status: int) -> None:
    ada = await somebody(alone)
    seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
    body = {"game": "kingdomino", "settings": {}, "seats": seats, "hints": False, "rated": True}
    assert (await alone.post("/api/tables", body)).status_code == 403
    answer = await alone.post("/api/tables", {**body, **more}, ada["key"])
    assert answer.status_code == status, answer.text


async def test_at_a_rated_table_everybody_has_a_key_and_one_seat_and_takes_nothing_back(server: Running) -> None:
    ada, bo = await somebody(server), await somebody(server, "Bo")
    made = await table_of(server, ada, "open", rated=True, hints=False)
    path = f"/api/tables/{made['table']}"
    for key, status in ((None, 403), (ada["key"], 400), ("me-wrong", 403), (bo["key"], 200)):
        answer = await server.post(f"{path}/join", {"name": "Bo", "invite": made["invite"]}, key)
        assert answer.status_code == status, answer.text
    async with server.socket() as client:
        state = await client.watch(made["table"], ada["key"], bo["key"])
        assert state["rated"]
        mover = state["turn"]
        await client.move(state, state["moves"][0]["text"])
        state = await client.until("state")
        assert state["undo"] == []
        reply = await client.ask("undo", table=made["table"], seat=mover, seen=state["number"])
        assert reply["type"] == "refused"


async def rating_of(server: Running, person: dict[str, Any]) -> dict[str, Any]:
    found: list[dict[str, Any]] = (await history_of(server, person))["ratings"]
    return found[0] if found else {}


async def test_a_rated_game_changes_ratings_once(server: Running) -> None:
    ada, bo = await somebody(server), await somebody(server, "Bo")
    made = await table_of(server, ada, "open", rated=True, hints=False, pace=LIVE)
    await server.post(f"/api/tables/{made['table']}/join", {"name": "Bo", "invite": made["invite"]}, bo["key"])
    await play_to_the_end(server, made["table"], ada["key"], bo["key"])
    one, other = await rating_of(server, ada), await rating_of(server, bo)
    assert (one["game"], one["tempo"], one["games"]) == ("kingdomino", "live", 1)
    assert one["within"] < 500
    won = (await history_of(server, ada))["last"][0]
    assert won["rated"]
    assert (one["rating"] > other["rating"]) == (won["won"] and one["rating"] != other["rating"])
    proof = [{"table": made["table"], "tokens": [made["seats"][0]["token"]]}]
    await server.post("/api/me/seats", {"tables": proof}, ada["key"])
    await server.post(f"/api/tables/{made['table']}/rematch", {}, ada["key"])
    assert (await rating_of(server, ada), await rating_of(server, bo)) == (one, other)
    leaders = (await server.get("/api/leaders")).json()
    assert {each["name"] for each in leaders["leaders"]} == {"Ada", "Bo"}
    assert [each["bot"] for each in leaders["levels"]] == ["easy", "medium", "hard", "expert"]
    assert (await server.get("/api/leaders?tempo=days")).json()["leaders"] == []
    await server.post("/api/me", {"listed": False}, ada["key"])
    assert [each["name"] for each in (await server.get("/api/leaders")).json()["leaders"]] == ["Bo"]
    await server.post("/api/me/delete", {}, bo["key"])
    assert (await server.get("/api/leaders")).json()["leaders"] == []


async def test_a_rated_game_against_a_level_and_one_that_was_left(server: Running) -> None:
    ada = await somebody(server)
    made = await table_of(server, ada, "easy", rated=True, hints=False)
    await play_to_the_end(server, made["table"], ada["key"])
    before = await rating_of(server, ada)
    assert before["games"] == 1
    left = await table_of(server, ada, "easy", rated=True, hints=False)
    await server.post(f"/api/tables/{left['table']}/leave", {"bot": "expert"}, ada["key"])
    async with server.socket() as client:
        state = await client.watch(left["table"], ada["key"])
        while state["status"] != "over":
            state = await client.until("state")
    after = await rating_of(server, ada)
    assert after["games"] == 2
    assert after["rating"] < before["rating"], "whoever plays on for them, who leaves has lost"
    assert not (await history_of(server, ada))["last"][0]["won"]


async def test_the_operator_may_hide_who_is_best(database: str) -> None:
    async with running(database, leaderboard="hidden") as server:
        answer = await server.get("/api/leaders")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


@pytest.mark.parametrize(("query", "status"), [("?game=chess", 404), ("?tempo=none", 422), ("?game=a%00", 422)])
async def test_the_best_of_nothing(alone: Running, query: str, status: int) -> None:
    assert (await alone.get(f"/api/leaders{query}")).status_code == status
