"""The coach at the door: reviews of finished games for whoever may look, and nothing of a game between people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.coach.games import played
from tests.server.running import Running, running, sqlite

from crownlands.records import write_record

PATIENCE = 120


async def kept(server: Running, game: str = "kingdomino", seed: int = 1) -> dict[str, Any]:
    """A finished game as a table."""
    record = write_record(played(game, "easy", seed))
    made: dict[str, Any] = (await server.post("/api/import", {"record": record})).json()
    return made


async def reviewed(server: Running, made: dict[str, Any]) -> dict[str, Any]:
    """Asked again and again until all of it is there."""
    path, told = f"/api/tables/{made['table']}/review", []
    for _ in range(PATIENCE * 10):
        answer = await server.post(path, {}, made["invite"])
        assert answer.status_code == 200, answer.text
        told.append(answer.json())
        if told[-1]["finished"]:
            break
        await asyncio.sleep(0.1)
    done = [review["done"] for review in told]
    assert done == sorted(done)
    assert done[-1] == told[-1]["of"]
    last: dict[str, Any] = told[-1]
    return last


async def test_a_finished_game_is_reviewed_and_kept(tmp_path: Path) -> None:
    async with running(sqlite(tmp_path)) as server:
        made = await kept(server)
        found = await reviewed(server, made)
        record = played("kingdomino", "easy", 1)
        assert [player["name"] for player in found["players"]] == list(record.names)
        assert all(0 <= player["accuracy"] <= 100 for player in found["players"])
        for decision in found["decisions"]:
            assert decision["move"] == str(record.moves[decision["entry"] - 1])
            assert decision["lost"] >= 0
        assert any(decision["reasons"] for decision in found["decisions"])
        assert found["course"][-1]["chances"] == [float(team in record.last.winners()) for team in (0, 1)]
        assert len(found["turning_points"]) == 3
    async with running(sqlite(tmp_path)) as server:
        again = (await server.post(f"/api/tables/{made['table']}/review", {}, made["invite"])).json()
        assert again == found


async def test_who_may_not_look_is_shown_no_review(server: Running) -> None:
    made = await kept(server)
    answer = await server.post(f"/api/tables/{made['table']}/review", {})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert (await server.post("/api/tables/nothing/review", {})).json()["code"] == "unknown"


async def test_nothing_is_told_of_a_running_game_between_people(server: Running) -> None:
    made = await server.make("me", "me")
    path = f"/api/tables/{made['table']}"
    for secret in (made["host"], made["invite"], *(seat["token"] for seat in made["seats"])):
        answer = await server.post(f"{path}/review", {}, secret)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        answer = await server.post(f"{path}/try", {"entry": 5, "move": "pick 1"}, secret)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
        assert (await server.get(f"{path}/choices?entry=5", secret)).json()["code"] == "not-now"
    for seat in made["seats"]:
        answer = await server.post(f"{path}/hint", {"seat": seat["seat"]}, seat["token"])
        assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


async def test_another_move_is_tried(alone: Running) -> None:
    made = await kept(alone, "duel")
    path, secret = f"/api/tables/{made['table']}", made["invite"]
    record = played("duel", "easy", 1)
    choosing = (state.turn >= 0 and len(state.moves()) > 2 for state in record.states())
    entry = 1 + list(choosing).index(True)
    moves = (await alone.get(f"{path}/choices?entry={entry}", secret)).json()["moves"]
    assert moves == [str(move) for move in record.state_after(entry - 1).moves()]
    tried = [(await alone.post(f"{path}/try", {"entry": entry, "move": move}, secret)).json() for move in moves]
    assert [decision["move"] for decision in tried] == moves
    assert any(decision["grade"] == "best" for decision in tried)
    for body in ({"entry": entry, "move": "nonsense"}, {"entry": 1, "move": moves[0]}, {"entry": 9999, "move": "x"}):
        answer = await alone.post(f"{path}/try", body, secret)
        assert (answer.status_code, answer.json()["code"]) == (400, "refused"), answer.text
    assert (await alone.get(f"{path}/choices?entry=1", secret)).json()["code"] == "refused"
