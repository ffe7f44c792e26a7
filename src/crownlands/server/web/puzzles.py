"""Puzzles at the door: how many there are, one as a table shows it, and what the coach says of an answer."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path
from starlette.responses import Response

from crownlands.coach.puzzles import Puzzle
from crownlands.server.house.puzzles import Judged, Puzzles, Solution, judge, list_puzzles, pose, puzzle_at, solution
from crownlands.server.house.snapshot import GameName
from crownlands.server.web.bodies import AnswerRequest
from crownlands.server.web.describe import FAULTS, PUZZLE

router = APIRouter(prefix="/api/puzzles", responses=FAULTS)


def asked_for(game: GameName, number: Annotated[int, Path(ge=1, le=1_000_000)]) -> Puzzle:
    return puzzle_at(game, number)


Asked = Annotated[Puzzle, Depends(asked_for)]


@router.get("")
def puzzles() -> Puzzles:
    """How many puzzles there are of each game."""
    return list_puzzles()


@router.get("/{game}/{number}", response_class=Response, responses=PUZZLE)
async def puzzle(asked: Asked) -> Response:
    """A puzzle as a table shows it; nothing is said of the answer."""
    return Response(await asyncio.to_thread(pose, asked), media_type="application/json")


@router.post("/{game}/{number}")
async def answer(asked: Asked, body: AnswerRequest) -> Judged:
    """What the coach says of a move."""
    return await asyncio.to_thread(judge, asked, body.move)


@router.get("/{game}/{number}/answer")
async def shown(asked: Asked) -> Solution:
    """The answer, for who wants to be shown it."""
    return await asyncio.to_thread(solution, asked)
