"""The description of the API: OpenAPI, with what FastAPI does not see of it.

FastAPI describes and checks what the routes return as values. What is written as text already (states, replays), what
is refused and what goes over the socket is described here, and the tests check it.
"""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from crownlands.server.house.puzzles import PuzzlePosed
from crownlands.server.house.reviews import ReviewShown
from crownlands.server.house.snapshot import TableState
from crownlands.server.house.study import Studied
from crownlands.server.table.refusal import Fault
from crownlands.server.web.lessons import LessonShown
from crownlands.server.web.messages import ClientMessage, ServerMessage
from crownlands.server.web.replay import Replay

Answers = dict[int | str, dict[str, Any]]

PLACE = "#/components/schemas/{model}"
COMES_IN: dict[str, Any] = {"ClientMessage": ClientMessage}
GOES_OUT: dict[str, Any] = {
    "ServerMessage": ServerMessage,
    "TableState": TableState,
    "Replay": Replay,
    "ReviewShown": ReviewShown,
    "Studied": Studied,
    "LessonShown": LessonShown,
    "PuzzlePosed": PuzzlePosed,
    "Fault": Fault,
}
REFUSED_WITH = (400, 403, 404, 405, 409, 413, 422, 429, 503)


def answer(shape: str, text: str) -> dict[str, Any]:
    """An answer of JSON in one of the shapes above."""
    return {"description": text, "content": {"application/json": {"schema": {"$ref": PLACE.format(model=shape)}}}}


FAULTS: Answers = {status: answer("Fault", "Refused; nothing has changed.") for status in REFUSED_WITH}
STATE: Answers = {200: answer("TableState", "The table as the caller sees it.")}
REPLAY: Answers = {200: answer("Replay", "Every position.")}
STUDY: Answers = {200: answer("Studied", "The position.")}
LESSON: Answers = {200: answer("LessonShown", "Every step.")}
PUZZLE: Answers = {200: answer("PuzzlePosed", "The position.")}
REVIEW: Answers = {200: answer("ReviewShown", "A review, or as much of it as there is.")}


def describe(app: FastAPI) -> None:
    """Add to the description FastAPI makes what it does not see."""
    seen = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            seen()["components"]["schemas"].update(unseen_shapes())
        return seen()

    app.openapi = openapi  # type: ignore[method-assign]


def unseen_shapes() -> dict[str, Any]:
    """The shapes above, by their names, and everything that is in them."""
    inputs: list[Any] = [(name, "validation", TypeAdapter(shape)) for name, shape in COMES_IN.items()]
    outputs: list[Any] = [(name, "serialization", TypeAdapter(shape)) for name, shape in GOES_OUT.items()]
    named, parts = TypeAdapter.json_schemas([*inputs, *outputs], ref_template=PLACE)
    unions = {name: schema for (name, _), schema in named.items() if name not in parts["$defs"]}
    return {**parts["$defs"], **unions}
