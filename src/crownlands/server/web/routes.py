"""The REST part: everything that is not live."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import PlainTextResponse, Response

from crownlands.records import write_record
from crownlands.rules.book import ORIGINAL
from crownlands.server.table.access import (
    Act,
    Caller,
    caller_with,
    expect,
    expect_host,
    expect_join,
    expect_look,
    expect_player,
    own_seat,
    seat_to_leave,
)
from crownlands.server.web import bodies, schemas
from crownlands.server.web.catalogue import check, show_catalogue
from crownlands.server.web.lobby import show_brief
from crownlands.server.web.replay import read, show_replay
from crownlands.server.web.rulebook import show_buildings, show_rules
from crownlands.server.web.score_pad import score
from crownlands.server.web.service import Service
from crownlands.server.web.middleware import address_of
from crownlands.server.table.refusal import Refusal
from crownlands.server.house.room import Room
from crownlands.server.table.seating import Made, Wish, come_back, fill, game_and_options, join, leave, make_table
from crownlands.server.table.value import Change, Setup, record_of

LISTED = 100
router = APIRouter(prefix="/api", responses=schemas.FAULTS)
bearer = HTTPBearer(auto_error=False)


def service_of(request: Request) -> Service:
    service: Service = request.state.service
    return service


def caller_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> Caller:
    return caller_with(given.credentials if given is not None else None)


Served = Annotated[Service, Depends(service_of)]
Called = Annotated[Caller, Depends(caller_of)]
TableId = Annotated[str, Path(min_length=1, max_length=32)]


async def room_of(table: TableId, service: Served) -> Room:
    return await service.hub.room(table)


At = Annotated[Room, Depends(room_of)]


@router.get("/games", response_model=schemas.Catalogue)
async def games() -> dict[str, Any]:
    """The games with their settings, and the bots."""
    return show_catalogue()


@router.post("/check", response_model=schemas.Checked)
async def check_settings(body: bodies.Check) -> dict[str, Any]:
    """Settings in their shortest form, or why they cannot be combined."""
    return check(body.game, body.settings)


@router.get("/rules/{game}", response_model=schemas.RulesShown)
async def book(
    game: str,
    edition: Annotated[str | None, Query(max_length=64)] = None,
    language: Annotated[str, Query(max_length=64)] = ORIGINAL,
) -> dict[str, Any]:
    """The numbered rules of a game, as an edition has them, in one of the languages."""
    return show_rules(game, edition, language)


@router.get("/buildings", response_model=schemas.Buildings)
async def buildings() -> dict[str, Any]:
    """The building tiles of Queendomino."""
    return show_buildings()


@router.post("/score", response_model=schemas.Scored)
async def score_kingdom(body: bodies.Score) -> dict[str, Any]:
    """A kingdom drawn as text, scored."""
    return await asyncio.to_thread(score, body.game, body.text, body.settings)


@router.get("/tables", response_model=schemas.TableList)
async def public_tables(service: Served) -> dict[str, Any]:
    """Public tables with an open seat."""
    briefs = await service.hub.store.open_tables(LISTED)
    return {"tables": [show_brief(brief) for brief in briefs]}


@router.post("/tables", response_model=schemas.TableMade, status_code=201)
async def create(body: bodies.Create, service: Served, request: Request) -> dict[str, Any]:
    """A new table."""
    game, options = game_and_options(body.game, body.settings)
    setup = Setup(game, options, body.public, body.spectators, body.hints)
    made = make_table(setup, [seat.wish() for seat in body.seats], service.hub.sources)
    return await _open(service, made, request)


@router.post("/import", response_model=schemas.TableMade, status_code=201)
async def import_record(body: bodies.Import, service: Served, request: Request) -> dict[str, Any]:
    """A table that goes on where a record ends."""
    record = await asyncio.to_thread(read, body.record)
    setup = Setup(record.game, record.options, body.public, body.spectators, body.hints)
    everybody = [Wish("me", name) for name in record.names]
    wishes = everybody if body.seats is None else [seat.wish() for seat in body.seats]
    return await _open(service, make_table(setup, wishes, service.hub.sources, record), request)


async def _open(service: Service, made: Made, request: Request) -> dict[str, Any]:
    service.limits.make(address_of(request.scope))
    await service.hub.create(made)
    seats = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
    return {"table": made.table.id, "invite": made.invite, "host": made.host, "seats": seats}


@router.get("/tables/{table}", response_model=schemas.StateShown)
async def show(room: At, caller: Called) -> Response:
    """A table as the caller may see it."""
    expect_look(room.table, caller)
    return state_response(room, caller)


def state_response(room: Room, caller: Caller) -> Response:
    table = room.table
    fields = room.shown().state(caller.seats(table), caller.is_host(table), table.number, gains=True)
    return Response(f"{{{fields}}}", media_type="application/json")


@router.post("/tables/{table}/join", response_model=schemas.Seated)
async def take_seat(body: bodies.Join, room: At, service: Served) -> dict[str, Any]:
    """Take an open seat."""
    expect_join(room.table, caller_with(body.invite))
    token = service.hub.sources.secret()
    table = await _change(service, room, join(body.name, body.seat, token, service.hub.sources))
    return {"seat": own_seat(table, caller_with(token)), "token": token}


@router.post("/tables/{table}/start", response_model=schemas.StateShown)
async def start(body: bodies.Start, room: At, service: Served, caller: Called) -> Response:
    """Give the open seats to bots and start."""
    expect_host(room.table, caller)
    await _change(service, room, fill(body.bot, service.hub.sources))
    return state_response(room, caller)


@router.post("/tables/{table}/leave", response_model=schemas.StateShown)
async def leave_seat(body: bodies.Leave, room: At, service: Served, caller: Called) -> Response:
    """Leave a seat: to a bot until one returns, or for good before the start."""
    await _change(service, room, leave(seat_to_leave(room.table, caller, body.seat), body.bot))
    return state_response(room, caller)


@router.post("/tables/{table}/return", response_model=schemas.StateShown)
async def return_to_seat(body: bodies.Nothing, room: At, service: Served, caller: Called) -> Response:
    """Take one's seat back from a bot."""
    await _change(service, room, come_back(own_seat(room.table, caller)))
    return state_response(room, caller)


async def _change(service: Service, room: Room, change: Change) -> Any:
    service.limits.change(room.table.id)
    return await service.hub.change(room, change)


@router.post("/tables/{table}/rematch", response_model=schemas.Following)
async def play_again(body: bodies.Nothing, room: At, service: Served, caller: Called) -> dict[str, str]:
    """A new table with the same people and settings."""
    expect_player(room.table, caller)
    service.limits.change(room.table.id)
    return {"table": await service.hub.rematch(room)}


@router.post("/tables/{table}/hint", response_model=schemas.HintShown)
async def hint(body: bodies.Hint, room: At, service: Served, caller: Called) -> dict[str, Any]:
    """What the strongest bot would play."""
    table, seat = room.table, own_seat(room.table, caller, body.seat)
    expect(table, seat, Act.HINT)
    service.limits.hint(table.id, seat)
    text, bot = await service.hub.bots.hint(room)
    return {"number": table.number, "seat": seat, "text": text, "bot": bot}


@router.get("/tables/{table}/record", response_class=PlainTextResponse, responses=schemas.FAULTS_BESIDE_TEXT)
async def record(room: At, caller: Called) -> Response:
    """The game as a record, finished or not."""
    expect_look(room.table, caller)
    if room.table.open:
        raise Refusal("not-now", "The game has not started.")
    return PlainTextResponse(write_record(record_of(room.table)))


@router.get("/tables/{table}/replay", response_model=schemas.ReplayShown, response_model_exclude_unset=True)
async def replay_table(room: At, caller: Called) -> dict[str, Any]:
    """Every position of a finished game."""
    expect_look(room.table, caller)
    if not room.table.over:
        raise Refusal("not-now", "The game is not over yet.")
    return await asyncio.to_thread(show_replay, record_of(room.table), moves=False)


@router.post("/replay", response_model=schemas.ReplayShown, response_model_exclude_unset=True)
async def replay(body: bodies.Replay) -> dict[str, Any]:
    """Every position of a record."""
    record = await asyncio.to_thread(read, body.record)
    return await asyncio.to_thread(show_replay, record, moves=body.moves)
