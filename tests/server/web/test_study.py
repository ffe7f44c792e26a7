"""Positions of records at the door: shown as a table shows them, played on from, dealt, and nothing kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.coach.games import played
from tests.server.running import Running, running, sqlite

from crownlands.game import CHANCE
from crownlands.records import Record, read_record, write_record
from crownlands.server.house.snapshot import TableState

STATE: TypeAdapter[Any] = TypeAdapter(TableState)
GAMES = ("kingdomino", "queendomino", "duel")
PATIENCE = 10


async def asked(server: Running, record: Record, **more: Any) -> dict[str, Any]:
    answer = await server.post("/api/study", {"record": write_record(record), **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert STATE.validate_python(found["state"], strict=True) == found["state"]
    return found


async def valued(server: Running, body: dict[str, Any]) -> dict[str, Any]:
    """Asked again where the machine is too busy to answer soon."""
    for _ in range(PATIENCE):
        answer = await server.post("/api/study/values", body)
        if answer.status_code != 429:
            break
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def decision(record: Record, after: int = 0) -> int:
    """The number of a position in which somebody can choose."""
    return next(n for n, state in enumerate(record.states()) if n >= after and state.turn >= 0 and state.moves()[1:])


@pytest.mark.parametrize("game", GAMES)
async def test_a_position_is_shown_as_a_table_shows_it(alone: Running, game: str) -> None:
    record = played(game, "easy", 1)
    number = decision(record, 20)
    at = record.state_after(number)
    found = await asked(alone, record, number=number)
    state = found["state"]
    assert [move["text"] for move in state["moves"]] == [str(move) for move in at.moves()]
    assert [move["gain"] for move in state["moves"]] == list(at.gains())
    assert (state["number"], state["turn"], state["status"]) == (number, at.turn, "playing")
    assert state["mine"] == list(range(len(record.names)))
    assert [seat["name"] for seat in state["seats"]] == list(record.names)
    assert [entry["text"] for entry in state["log"]] == [str(move) for move in record.moves[:number]]
    assert read_record(found["record"]).moves == record.moves[:number]
    theirs = await asked(alone, record, number=number, seats=[1 - at.turn])
    assert (theirs["state"]["mine"], theirs["state"]["moves"]) == ([1 - at.turn], [])
    assert (await asked(alone, record))["state"]["status"] == "over"


@pytest.mark.parametrize("game", GAMES)
async def test_a_position_is_played_on_from(alone: Running, game: str) -> None:
    """Another move than the one that was played, for whoever is to move, and then what chance brings, twice."""
    record = played(game, "easy", 1)
    number = next(n for n, state in enumerate(record.states()) if n > 10 and state.turn == CHANCE)
    dealt = [await asked(alone, record, number=number, deal=True) for _ in range(6)]
    draws = {tuple(entry["text"] for entry in found["state"]["log"][number:]) for found in dealt}
    assert len(draws) > 1
    assert all(found["state"]["turn"] in (0, 1) for found in dealt)
    move = dealt[0]["state"]["moves"][-1]["text"]
    after = await asked(alone, read_record(dealt[0]["record"]), play=[move])
    assert after["state"]["log"][-1]["text"] == move
    again = [str(event) for event in read_record(after["record"]).moves[number:]]
    assert await asked(alone, record, number=number, play=again) == after


async def test_what_cannot_be_is_refused(alone: Running) -> None:
    record = played("kingdomino", "easy", 1)
    text, number = write_record(record), decision(record, 20)
    for body, status, code in [
        ({"record": "nothing"}, 400, "refused"),
        ({"record": text, "number": 100_000}, 400, "refused"),
        ({"record": text, "number": -1}, 422, "malformed"),
        ({"record": text, "play": ["pick 1"]}, 400, "refused"),
        ({"record": text, "number": number, "play": ["x" * 101]}, 422, "malformed"),
        ({"record": text, "number": number, "play": ["pick 1"] * 3_000}, 422, "malformed"),
        ({"record": text, "number": number, "deal": True}, 409, "not-now"),
        ({"record": text, "deal": True}, 409, "not-now"),
    ]:
        answer = await alone.post("/api/study", body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.json()["message"].count(". ") == 0


@pytest.mark.parametrize("game", GAMES)
async def test_the_coach_values_a_position(alone: Running, game: str) -> None:
    """The best move comes first and gives nothing away; every number has its interval."""
    record = played(game, "easy", 1)
    number = decision(record, 20)
    at = record.state_after(number)
    found = await valued(alone, {"record": write_record(record), "number": number})
    assert (found["number"], found["seat"]) == (number, at.turn)
    assert {move["move"] for move in found["moves"]} <= {str(move) for move in at.moves()}
    lost = [move["lost"] for move in found["moves"]]
    assert lost == sorted(lost)
    assert (lost[0], len(lost) <= 5) == (0, True)
    for move in found["moves"]:
        assert move["turn"][0] == move["move"]
        assert 0 <= move["chance"] <= 1
        assert move["exact"] == (move["lead_off"] == 0 == move["chance_off"])


async def test_nothing_is_valued_where_nobody_decides_or_too_often(tmp_path: Path) -> None:
    record = played("kingdomino", "easy", 1)
    text = write_record(record)
    async with running(sqlite(tmp_path), hint_rate=0.001, hint_burst=1) as server:
        for body, status, code in [
            ({"record": text}, 409, "not-now"),
            ({"record": text, "number": 0}, 409, "not-now"),
            ({"record": "nothing"}, 400, "refused"),
            ({"record": text, "deal": True}, 422, "malformed"),
            ({"record": text, "number": decision(record, 20)}, 200, None),
            ({"record": text, "number": decision(record, 20)}, 429, "slow-down"),
        ]:
            answer = await server.post("/api/study/values", body)
            assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text
