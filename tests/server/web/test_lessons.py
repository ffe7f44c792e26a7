"""Lessons at the door: every position as a table shows it, right and wrong moves spelt out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.server.running import Running

from crownlands.coach.lessons import lesson, lesson_names
from crownlands.server.web.lessons import LessonShown

LESSON: TypeAdapter[Any] = TypeAdapter(LessonShown)


async def test_the_lessons_are_listed(alone: Running) -> None:
    found = (await alone.get("/api/lessons?language=de")).json()["lessons"]
    assert [(one["name"], one["title"], one["steps"]) for one in found] == [
        (name, lesson(name, "de").title, len(lesson(name).steps)) for name in lesson_names()
    ]


@pytest.mark.parametrize("name", lesson_names())
async def test_a_lesson_needs_nothing_else(alone: Running, name: str) -> None:
    told = lesson(name, "hu")
    shown = (await alone.get(f"/api/lessons/{name}?language=hu")).json()
    assert LESSON.validate_python(shown, strict=True) == shown
    assert [step["ask"] for step in shown["steps"]] == [step.ask for step in told.steps]
    for step in shown["steps"]:
        moves = {move["text"] for move in step["state"]["moves"]}
        wrong = {move for why in step["wrong"] for move in why["moves"]}
        assert step["state"]["mine"] == [0]
        assert step["move"] in step["right"]
        assert set(step["right"]) | wrong == moves
        assert not set(step["right"]) & wrong
        placing = any(move.startswith(("lay", "draw")) for move in moves)
        assert placing == any(why["cells"] for why in step["wrong"])


@pytest.mark.parametrize("name", lesson_names())
async def test_each_step_leads_to_the_next(alone: Running, name: str) -> None:
    """What shows itself begins with the move of the step, and ends where the next one stands or the game is over."""
    steps = (await alone.get(f"/api/lessons/{name}")).json()["steps"]
    for step, following in pairwise(steps):
        numbers = [step["state"]["number"], *(state["number"] for state in step["then"])]
        assert numbers == sorted(set(numbers))
        assert numbers[-1] < following["state"]["number"]
        assert following["jump"] or following["state"]["number"] - numbers[-1] <= 8
        after = [*step["then"], following["state"]][0]
        assert after["log"][step["state"]["number"]]["text"] == step["move"]
    assert steps[-1]["then"][-1]["status"] == "over"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [("chess", 404, "unknown"), ("duel?language=xx", 400, "refused")],
)
async def test_what_there_is_not_is_refused(alone: Running, path: str, status: int, code: str) -> None:
    answer = await alone.get(f"/api/lessons/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
