"""Positions to play on with, at the door: a record goes in and a position comes out; nothing is kept in between."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.responses import Response

from crownlands.game import Dice
from crownlands.records import write_record
from crownlands.server.house.snapshot import to_json
from crownlands.server.house.study import continued, cut, dealt, study_state
from crownlands.server.web.bodies import StudyRequest
from crownlands.server.web.describe import FAULTS, STUDY
from crownlands.server.web.replay import read
from crownlands.server.web.routes import Served

router = APIRouter(prefix="/api", responses=FAULTS)


@router.post("/study", response_class=Response, responses=STUDY)
async def study(body: StudyRequest, service: Served) -> Response:
    """A position of a record as a table shows it, after more moves and what chance brings if that is asked for."""
    text = await asyncio.to_thread(_study, body, service.hub.sources.dice)
    return Response(text, media_type="application/json")


def _study(body: StudyRequest, dice: Dice) -> str:
    record = continued(cut(read(body.record), body.number), body.play)
    if body.deal:
        record = dealt(record, dice)
    return f'{{"record":{to_json(write_record(record))},"state":{study_state(record, seats=body.seats)}}}'
