"""The coach at the door: reviews of finished games, other moves tried at their decisions, and lessons."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response
from typing_extensions import TypedDict

from crownlands.rules.book import ORIGINAL
from crownlands.server.house.reviews import DecisionShown, position_before
from crownlands.server.house.room import Room
from crownlands.server.table.access import Caller, expect_look
from crownlands.server.table.recording import record_of
from crownlands.server.table.refusal import Refusal
from crownlands.server.web.bodies import EmptyRequest, TryRequest
from crownlands.server.web.describe import FAULTS, LESSON, REVIEW
from crownlands.server.web.fields import NO_NUL
from crownlands.server.web.lessons import Lessons, list_lessons, show_lesson
from crownlands.server.web.routes import Address, At, Called, Served

router = APIRouter(prefix="/api", responses=FAULTS)
LessonName = Annotated[str, Path(min_length=1, max_length=64, pattern=NO_NUL)]
Language = Annotated[str, Query(max_length=64, pattern=NO_NUL)]


class Choices(TypedDict):
    """The moves somebody could choose from."""

    moves: list[str]


def expect_finished(room: Room, caller: Caller) -> None:
    """Nothing is told of a game that goes on."""
    expect_look(room.table, caller)
    if not room.table.over:
        raise Refusal("not-now", "The game is not over yet.")


@router.post("/tables/{table}/review", response_class=Response, responses=REVIEW)
async def review(body: EmptyRequest, room: At, service: Served, caller: Called, address: Address) -> Response:
    """The review of a finished game, or as much of it as there is; the first to ask has it made."""
    expect_finished(room, caller)
    service.limits.visit(room.table, address)
    return Response(await service.hub.reviews.ask(room.table), media_type="application/json")


@router.get("/tables/{table}/choices")
async def choices(room: At, caller: Called, entry: Annotated[int, Query(ge=1, le=1_000_000)]) -> Choices:
    """The moves there were to choose from at a decision of a finished game."""
    expect_finished(room, caller)
    return {"moves": [str(move) for move in position_before(record_of(room.table), entry).moves()]}


@router.post("/tables/{table}/try")
async def try_move(body: TryRequest, room: At, service: Served, caller: Called, address: Address) -> DecisionShown:
    """What another move would have given away at a decision of a finished game."""
    expect_finished(room, caller)
    service.limits.visit(room.table, address)
    return await service.hub.reviews.judge(room.table, body.entry, body.move)


@router.get("/lessons")
async def lessons(language: Language = ORIGINAL) -> Lessons:
    """The lessons there are, with their titles in one of the languages."""
    return list_lessons(language)


@router.get("/lessons/{name}", response_class=Response, responses=LESSON)
async def lesson(name: LessonName, language: Language = ORIGINAL) -> Response:
    """A lesson step by step, with its words in one of the languages."""
    return Response(await asyncio.to_thread(show_lesson, name, language), media_type="application/json")
