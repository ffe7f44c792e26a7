"""Puzzles at the door: counted, posed without their answers, judged, and shown."""

from __future__ import annotations

import pytest
from tests.server.running import Running

from crownlands.coach.puzzles import shipped

GAMES = ("kingdomino", "queendomino", "duel")


async def test_how_many_there_are(alone: Running) -> None:
    told = (await alone.get("/api/puzzles")).json()["games"]
    assert [game["game"] for game in told] == list(GAMES)
    for game in told:
        levels = [puzzle.difficulty for puzzle in shipped(game["game"])]
        assert game["levels"] == [levels.count(level) for level in (0, 1, 2)]


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_posed_judged_and_shown(alone: Running, game: str) -> None:
    puzzle, path = shipped(game)[0], f"/api/puzzles/{game}/1"
    posed = (await alone.get(path)).json()
    state = posed["state"]
    assert set(posed) == {"difficulty", "state"}
    assert {move["text"] for move in state["moves"]} == {puzzle.answer, *puzzle.lost}
    assert (state["mine"], state["number"]) == ([state["turn"]], puzzle.number)
    wrong = (await alone.post(path, {"move": puzzle.next_best})).json()
    assert wrong == {"right": False, "lost": puzzle.margin, "reasons": []}
    right = (await alone.post(path, {"move": puzzle.answer})).json()
    assert (right["right"], right["lost"]) == (True, 0)
    assert right["reasons"][0]["message"] == str(puzzle.why()[0].said)
    shown = (await alone.get(f"{path}/answer")).json()
    assert shown == {"move": puzzle.answer, "reasons": right["reasons"]}


async def test_what_cannot_be_is_refused(alone: Running) -> None:
    for path, status in (("chess/1", 422), ("duel/0", 422), ("duel/100000", 404), ("duel/x", 422)):
        answer = await alone.get(f"/api/puzzles/{path}")
        assert answer.status_code == status, answer.text
        assert answer.json()["message"].count(". ") == 0
    answer = await alone.post("/api/puzzles/duel/1", {"move": "fly away"})
    assert (answer.status_code, answer.json()["code"]) == (400, "refused")
