"""People: a key for each device, their seats and games on all of them, and nothing of one person for another."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.clock import HandClock
from tests.server.running import Running, running

from crownlands.server.storage.people import MOST_DEVICES

OUTAGE = {"outage_seconds": 1e9}


async def somebody(server: Running, name: str = "Ada", **more: Any) -> dict[str, Any]:
    answer = await server.post("/api/people", {"name": name, "device": "A browser", **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def other_device(server: Running, person: dict[str, Any]) -> dict[str, Any]:
    link = (await server.post("/api/me/transfer", {}, person["key"])).json()
    answer = await server.post("/api/people/arrive", {"key": link["key"], "device": "A phone"})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def table_of(server: Running, person: dict[str, Any], *kinds: str, **more: Any) -> dict[str, Any]:
    """A table one of whose seats is a person's own."""
    others: dict[str, dict[str, str]] = {"open": {"kind": "open"}, "here": {"kind": "me", "name": "Here"}}
    seats = [{"kind": "me", "name": person["name"]}]
    seats += [others.get(kind, {"kind": "bot", "bot": kind}) for kind in kinds]
    body = {"game": "kingdomino", "settings": {"players": str(len(seats))}, "seats": seats, **more}
    answer = await server.post("/api/tables", body, person["key"])
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def play_to_the_end(server: Running, table: str, *tokens: str) -> None:
    async with server.socket() as client:
        state = await client.watch(table, *tokens)
        assert (await client.play_on(state, random.Random(1)))["status"] == "over"


async def games_of(server: Running, person: dict[str, Any]) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = (await server.get("/api/me/games", person["key"])).json()["games"]
    return games


async def history_of(server: Running, person: dict[str, Any]) -> dict[str, Any]:
    answer = await server.get("/api/me/history", person["key"])
    assert answer.status_code == 200, answer.text
    history: dict[str, Any] = answer.json()
    return history


async def test_somebody_has_the_same_games_on_every_device(server: Running) -> None:
    ada = await somebody(server, colour="blue")
    made = await table_of(server, ada, "open")
    joined = await server.post(f"/api/tables/{made['table']}/join", {"name": "Bo", "invite": made["invite"]})
    assert joined.status_code == 200
    phone = await other_device(server, ada)
    assert (phone["person"], phone["name"], phone["colour"]) == (ada["person"], "Ada", "blue")
    assert phone["key"] != ada["key"]
    expected = [{"table": made["table"], "game": "kingdomino", "over": False, "seats": [0]}]
    assert await games_of(server, ada) == await games_of(server, phone) == expected
    assert (await server.get(f"/api/tables/{made['table']}", phone["key"])).json()["mine"] == [0]
    await play_to_the_end(server, made["table"], phone["key"], joined.json()["token"])
    assert (await games_of(server, ada))[0]["over"]


async def test_a_seat_goes_on_without_a_person(server: Running) -> None:
    made = await server.make("me", "random")
    await play_to_the_end(server, made["table"], made["seats"][0]["token"])


async def test_seats_are_adopted_by_proving_them_and_their_games_count(server: Running) -> None:
    ended, playing, theirs = [await server.make("me", "random") for _ in range(3)]
    await play_to_the_end(server, ended["table"], ended["seats"][0]["token"])
    ada, bo = await somebody(server), await somebody(server, "Bo")
    proofs = [{"table": each["table"], "tokens": [each["seats"][0]["token"]]} for each in (ended, playing, theirs)]
    taken = await server.post("/api/me/seats", {"tables": proofs[2:]}, bo["key"])
    assert taken.json() == {"tables": [theirs["table"]]}
    wrong = [{"table": playing["table"], "tokens": ["wrong"]}, {"table": "nowhere", "tokens": ["x"]}]
    answer = await server.post("/api/me/seats", {"tables": [*proofs, *wrong]}, ada["key"])
    assert answer.json() == {"tables": [ended["table"], playing["table"]]}, "what is somebody else's stays theirs"
    assert {game["table"] for game in await games_of(server, ada)} == {ended["table"], playing["table"]}
    assert await server.post("/api/me/seats", {"tables": proofs}, ada["key"]) is not None
    history = await history_of(server, ada)
    assert [(each["table"], each["level"]) for each in history["last"]] == [(ended["table"], "random")]
    assert history["tallies"][0]["games"] == 1
    await play_to_the_end(server, playing["table"], playing["seats"][0]["token"])
    assert (await history_of(server, ada))["tallies"][0]["games"] == 2


async def test_games_are_counted_by_game_and_level_with_the_best_kingdom(server: Running) -> None:
    ada, bo = await somebody(server), await somebody(server, "Bo")
    alone = await table_of(server, ada, "random")
    await play_to_the_end(server, alone["table"], ada["key"])
    together = await table_of(server, ada, "open")
    taken = {"name": "Bo", "invite": together["invite"]}
    await server.post(f"/api/tables/{together['table']}/join", taken, bo["key"])
    await play_to_the_end(server, together["table"], ada["key"], bo["key"])
    here = await table_of(server, ada, "here")
    await play_to_the_end(server, here["table"], ada["key"])
    history = await history_of(server, ada)
    assert {each["level"]: each["games"] for each in history["tallies"]} == {"random": 1, "people": 1, "screen": 1}
    won = {each["table"]: each["won"] for each in history["last"]}
    theirs = {each["table"]: each["won"] for each in (await history_of(server, bo))["last"]}
    assert list(theirs) == [together["table"]]
    assert won[together["table"]] or theirs[together["table"]]
    (best,) = history["best"]
    assert best["result"]["points"] == max(each["points"] for each in history["last"])
    team = best["view"]["seats"][best["seat"]]["team"]
    assert best["view"]["scores"][team]["total"] == best["result"]["points"]
    assert best["view"]["kingdoms"][team]["squares"]


async def test_a_record_counts_for_nobody(server: Running) -> None:
    ada = await somebody(server)
    made = await table_of(server, ada, "here")
    await play_to_the_end(server, made["table"], ada["key"])
    record = (await server.get(f"/api/tables/{made['table']}/record", ada["key"])).text
    again = await server.post("/api/import", {"record": record}, ada["key"])
    assert len((await history_of(server, ada))["last"]) == 1
    assert {game["table"] for game in await games_of(server, ada)} == {made["table"], again.json()["table"]}


async def test_results_outlive_their_table(database: str) -> None:
    clock = HandClock()
    async with running(database, clock.sources, over_hours=1, grace_hours=0, prune_minutes=0.001, **OUTAGE) as server:
        ada = await somebody(server)
        made = await table_of(server, ada, "random")
        await play_to_the_end(server, made["table"], ada["key"])
        before = await history_of(server, ada)
        assert before["last"][0]["table"] == made["table"]
        clock.pass_(7200)
        while (await server.get(f"/api/tables/{made['table']}", ada["key"])).status_code == 200:
            pass
        after = await history_of(server, ada)
        assert after["last"] == [{**before["last"][0], "table": None}]
        assert after["best"][0]["view"] == before["best"][0]["view"]
        assert await games_of(server, ada) == []


async def test_a_link_to_another_device_works_once_and_ten_minutes(database: str) -> None:
    clock = HandClock()
    async with running(database, clock.sources, **OUTAGE) as server:
        ada = await somebody(server)

        async def arrive(key: str) -> int:
            return (await server.post("/api/people/arrive", {"key": key})).status_code

        first = (await server.post("/api/me/transfer", {}, ada["key"])).json()
        assert first["expires"] == clock.at + 600
        clock.pass_(599)
        assert await arrive(first["key"]) == 201
        assert await arrive(first["key"]) == 404
        late = (await server.post("/api/me/transfer", {}, ada["key"])).json()
        clock.pass_(600)
        assert await arrive(late["key"]) == 404
        ended = (await server.post("/api/me/transfer", {}, ada["key"])).json()
        newer = (await server.post("/api/me/transfer", {}, ada["key"])).json()
        assert await arrive(ended["key"]) == 404, "a new link ends the one before"
        assert await arrive(newer["key"]) == 201
        assert await arrive("me-" + newer["key"]) == 404
        assert len((await server.get("/api/me", ada["key"])).json()["devices"]) == 3


async def test_a_lost_device_is_shut_out_at_once(server: Running) -> None:
    ada = await somebody(server)
    made = await table_of(server, ada, "here")
    lost = await other_device(server, ada)
    async with server.socket() as client:
        state = await client.watch(made["table"], lost["key"])
        assert state["mine"] == [0, 1]
        answer = await server.post(f"/api/me/devices/{lost['device']}/end", {}, ada["key"])
        assert [device["device"] for device in answer.json()["devices"]] == [ada["device"]]
        assert (await client.until("gone"))["code"] == "forbidden"
        move = await client.move(state, "pick 1")
        assert (move["type"], move["code"]) == ("refused", "not-your-seat")
        assert (await client.watch(made["table"], lost["key"]))["code"] == "forbidden"
    for path in ("/api/me", "/api/me/games", "/api/me/history", "/api/me/export"):
        assert (await server.get(path, lost["key"])).status_code == 403
    assert (await server.get("/api/me", ada["key"])).status_code == 200
    only = await server.post(f"/api/me/devices/{ada['device']}/end", {}, ada["key"])
    assert (only.status_code, only.json()["code"]) == (409, "not-now")


async def test_a_device_is_shut_out_of_all_processes(new_postgres: Callable[[], str]) -> None:
    database = new_postgres()
    async with running(database) as one, running(database) as other, other.socket() as client:
        ada = await somebody(one)
        made = await table_of(one, ada, "here")
        lost = await other_device(one, ada)
        assert (await client.watch(made["table"], lost["key"]))["mine"] == [0, 1]
        await one.post(f"/api/me/devices/{lost['device']}/end", {}, ada["key"])
        assert (await client.until("gone"))["code"] == "forbidden"
        assert (await other.get("/api/me", lost["key"])).status_code == 403


async def test_one_device_too_many_takes_the_place_of_the_one_not_used_for_longest(database: str) -> None:
    clock = HandClock()
    async with running(database, clock.sources, **OUTAGE) as server, server.socket() as client:
        ada = await somebody(server)
        made = await table_of(server, ada, "here")
        assert (await client.watch(made["table"], ada["key"]))["mine"] == [0, 1]
        clock.pass_(1)
        newest = await other_device(server, ada)
        for _ in range(MOST_DEVICES - 2):
            clock.pass_(1)
            newest = await other_device(server, newest)
        assert (await server.get("/api/me", ada["key"])).status_code == 200
        newest = await other_device(server, newest)
        assert (await client.until("gone"))["code"] == "forbidden"
        assert (await server.get("/api/me", ada["key"])).status_code == 403
        assert len((await server.get("/api/me", newest["key"])).json()["devices"]) == MOST_DEVICES


async def test_name_colour_and_being_listed_are_changed(server: Running) -> None:
    ada = await somebody(server)
    answer = await server.post("/api/me", {"name": " Ada L. ", "colour": "violet", "listed": False}, ada["key"])
    shown = answer.json()
    assert (shown["name"], shown["colour"], shown["listed"]) == ("Ada L.", "violet", False)
    assert (await server.post("/api/me", {"name": "\u200b"}, ada["key"])).status_code == 400
    assert (await server.get("/api/me", ada["key"])).json()["name"] == "Ada L."


async def test_everything_is_taken_along_and_deleted(server: Running) -> None:
    ada, bo = await somebody(server), await somebody(server, "Bo")
    over, playing = await table_of(server, ada, "random"), await table_of(server, ada, "open")
    await play_to_the_end(server, over["table"], ada["key"])
    taken = {"name": "Bo", "invite": playing["invite"]}
    await server.post(f"/api/tables/{playing['table']}/join", taken, bo["key"])
    answer = await server.get("/api/me/export", ada["key"])
    assert "attachment" in answer.headers["content-disposition"]
    assert ada["key"] not in answer.text
    everything = answer.json()
    assert {each["table"] for each in everything["seats"]} == {over["table"], playing["table"]}
    assert [each["table"] for each in everything["results"]] == [over["table"]]
    async with server.socket() as client:
        state = await client.watch(playing["table"], bo["key"])
        assert (await server.post("/api/me/delete", {}, ada["key"])).json() == {"tables": 2}
        while state["seats"][0]["name"] != "Somebody":
            state = await client.until("state")
        assert state["status"] == "playing"
    assert (await server.get("/api/me", ada["key"])).status_code == 403
    token = playing["seats"][0]["token"]
    assert (await server.get(f"/api/tables/{playing['table']}", token)).status_code == 403, "the seat is nobody's"
    assert (await server.get(f"/api/tables/{playing['table']}", bo["key"])).json()["mine"] == [1]


async def test_people_nobody_has_seen_for_long_are_forgotten(database: str) -> None:
    from crownlands.server.house.people import forget_people
    from crownlands.server.ops.settings import Settings
    from crownlands.server.web.service import serving

    clock = HandClock()
    async with running(database, clock.sources, **OUTAGE) as server:
        old = await somebody(server)
        clock.pass_(300 * 86400)
        new = await somebody(server, "Bo")
        assert (await server.get("/api/me", old["key"])).status_code == 200, "and that is a sign of life"
        clock.pass_(399 * 86400)
        await server.get("/api/me", new["key"])
    clock.pass_(2 * 86400)
    async with serving(Settings(database=database), clock.sources) as service:
        await forget_people(service.hub, 0)
        await forget_people(service.hub, 400)
    async with running(database, clock.sources, **OUTAGE) as server:
        assert (await server.get("/api/me", old["key"])).status_code == 403
        assert (await server.get("/api/me", new["key"])).status_code == 200


async def test_nothing_of_one_person_is_there_for_another(alone: Running) -> None:
    ada, eve = await somebody(alone), await somebody(alone, "Eve")
    made = await table_of(alone, ada, "open")
    await alone.post("/api/me/transfer", {}, ada["key"])
    for path in ("/api/me", "/api/me/games", "/api/me/history", "/api/me/export"):
        answer = await alone.get(path, eve["key"])
        assert ada["person"] not in answer.text
        assert made["table"] not in answer.text
    assert (await alone.get(f"/api/tables/{made['table']}", eve["key"])).status_code == 403
    ended = await alone.post(f"/api/me/devices/{ada['device']}/end", {}, eve["key"])
    assert (ended.status_code, ended.json()["code"]) == (404, "unknown")
    assert (await alone.get("/api/me", ada["key"])).status_code == 200
    shown = await alone.get(f"/api/tables/{made['table']}", made["invite"])
    assert shown.status_code == 200
    assert ada["person"] not in shown.text, "who somebody is stays between them and the server"


HOSTILE: list[tuple[str, Any, int]] = [
    ("/api/people", {"name": ""}, 400),
    ("/api/people", {"name": "x" * 65}, 422),
    ("/api/people", {"name": "a\x00b"}, 422),
    ("/api/people", {"name": "Ada", "colour": "black"}, 422),
    ("/api/people", {"name": "Ada", "device": "x" * 65}, 422),
    ("/api/people", {"name": "Ada", "admin": True}, 422),
    ("/api/people/arrive", {"key": ""}, 404),
    ("/api/people/arrive", {"key": "x" * 65}, 422),
    ("/api/people/arrive", {"key": "a\x00b"}, 422),
    ("/api/people/arrive", {"key": ["x"]}, 422),
    ("/api/passkeys/sign-in", {"credential": {}}, 422),
]


@pytest.mark.parametrize(("path", "body", "status"), HOSTILE)
async def test_nonsense_makes_nobody(alone: Running, path: str, body: Any, status: int) -> None:
    answer = await alone.post(path, body)
    assert answer.status_code == status, answer.text
    assert answer.json()["code"]
    assert answer.json()["message"]


HOSTILE_ME: list[tuple[str, Any, int]] = [
    ("/api/me", {"name": "x" * 30}, 400),
    ("/api/me", {"id": "other"}, 422),
    ("/api/me/seats", {"tables": []}, 422),
    ("/api/me/seats", {"tables": [{"table": "a\x00", "tokens": ["x"]}]}, 422),
    ("/api/me/seats", {"tables": [{"table": "a", "tokens": ["x"] * 17}]}, 422),
    ("/api/me/seats", {"tables": [{"table": "a", "tokens": ["x"]}] * 101}, 422),
    ("/api/me/devices/nowhere/end", {}, 404),
    ("/api/me/devices/a%00b/end", {}, 422),
    ("/api/me/devices/" + "x" * 33 + "/end", {}, 422),
    ("/api/me/passkeys/nowhere/end", {}, 404),
    ("/api/me/passkeys", {"credential": {"id": "x", "response": {"clientDataJSON": "?"}}}, 422),
]


@pytest.mark.parametrize(("path", "body", "status"), HOSTILE_ME)
async def test_nonsense_changes_nothing(alone: Running, path: str, body: Any, status: int) -> None:
    ada = await somebody(alone)
    before = (await alone.get("/api/me", ada["key"])).json()
    answer = await alone.post(path, body, ada["key"])
    assert answer.status_code == status, answer.text
    assert answer.json()["code"]
    assert (await alone.get("/api/me", ada["key"])).json() == before


@pytest.mark.parametrize("key", ["", "wrong", "me-", "me-" + "A" * 22, "me-" + "A" * 5000])
async def test_no_key_opens_nothing(alone: Running, key: str) -> None:
    for path in ("/api/me", "/api/me/games", "/api/me/history", "/api/me/export"):
        answer = await alone.get(path, key)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    for path in ("/api/me", "/api/me/transfer", "/api/me/delete", "/api/me/passkeys/begin"):
        assert (await alone.post(path, {}, key)).status_code == 403


async def test_people_are_made_and_looked_for_at_a_limited_rate(database: str) -> None:
    async with running(database, person_rate=0.001, person_burst=3) as server:
        ada = await somebody(server)
        for _ in range(2):
            assert (await server.post("/api/people/arrive", {"key": "guess"})).status_code == 404
        for path in ("/api/people/arrive", "/api/people", "/api/passkeys/begin"):
            body = {"key": "guess"} if path.endswith("arrive") else {"name": "Bo"} if path.endswith("people") else {}
            assert (await server.post(path, body)).status_code == 429
        assert (await server.get("/api/me", ada["key"])).status_code == 200


async def test_no_key_is_logged(database: str, capfd: pytest.CaptureFixture[str]) -> None:
    async with running(database, log_level="debug", log_format="json") as server:
        ada = await somebody(server)
        link = (await server.post("/api/me/transfer", {}, ada["key"])).json()
        phone = (await server.post("/api/people/arrive", {"key": link["key"]})).json()
        await server.get("/api/me/games", phone["key"])
        await server.post("/api/me/delete", {}, ada["key"])
    said = "".join(capfd.readouterr())
    assert "/api/people/arrive" in said
    assert not [secret for secret in (ada["key"], link["key"], phone["key"]) if secret in said]
