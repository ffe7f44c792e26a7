"""Positions to play on with, at the door: a record goes in and a position comes out; nothing is kept in between."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.responses import Response

from crownlands.game import Dice
from crownlands.records import Record, write_record
from crownlands.server.house.snapshot import to_json
from crownlands.server.house.study import (
    Prospects,
    continued,
    cut,
    dealt,
    expect_decision,
    show_prospect,
    study_state,
)
from crownlands.server.web.bodies import PositionRequest, StudyRequest
from crownlands.server.web.describe import FAULTS, STUDY
from crownlands.server.web.replay import read
from crownlands.server.web.routes import Address, Served

router = APIRouter(prefix="/api", responses=FAULTS)


@router.post("/study", response_class=Response, responses=STUDY)
async def study(body: StudyRequest, service: Served) -> Response:
    """A position of a record as a table shows it, after more moves and what chance brings if that is asked for."""
    text = await asyncio.to_thread(_study, body, service.hub.sources.dice)
    return Response(text, media_type="application/json")


@router.post("/study/values")
async def values(body: PositionRequest, service: Served, address: Address) -> Prospects:
    """What the best moves of a position come to, by the coach."""
    record = await asyncio.to_thread(_position, body)
    seat = await asyncio.to_thread(expect_decision, record)
    service.limits.study(address)
    found = await service.hub.bots.look_ahead(record, address)
    return {"number": len(record.moves), "seat": seat, "moves": [show_prospect(prospect) for prospect in found]}


def _study(body: StudyRequest, dice: Dice) -> str:
    record = _position(body)
    if body.deal:
        record = dealt(record, dice)
    return f'{{"record":{to_json(write_record(record))},"state":{study_state(record, seats=body.seats)}}}'


def _position(body: PositionRequest) -> Record:
    """The record up to the position that is asked for."""
    return continued(cut(read(body.record), body.number), body.play)
