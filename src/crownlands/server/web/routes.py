"""The REST part: everything that is not live."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import PlainTextResponse, Response
from typing_extensions import TypedDict

from crownlands.records import Record, write_record
from crownlands.rules.book import ORIGINAL
from crownlands.server.house.people import caller_for, holder_of
from crownlands.server.house.room import Room
from crownlands.server.house.snapshot import to_json
from crownlands.server.ops.logs import logger
from crownlands.server.ops.metrics import REPORTS
from crownlands.server.storage.people import Device
from crownlands.server.table.access import (
    Act,
    Caller,
    caller_with,
    expect,
    expect_fill,
    expect_join,
    expect_look,
    expect_player,
    expect_stand_in,
    own_seat,
    seat_to_leave,
)
from crownlands.server.table.recording import record_of
from crownlands.server.table.refusal import Refusal, Told, told
from crownlands.server.table.seating import (
    Made,
    Wish,
    come_back,
    fill,
    game_and_options,
    join,
    leave,
    make_table,
    stand_in,
)
from crownlands.server.table.sources import PERSON_KEY
from crownlands.server.table.value import Change, Setup
from crownlands.server.web import bodies
from crownlands.server.web.catalogue import Catalogue, Checked, check, show_catalogue
from crownlands.server.web.describe import FAULTS, REPLAY, STATE
from crownlands.server.web.fields import NO_NUL
from crownlands.server.web.middleware import address_of
from crownlands.server.web.replay import read, show_replay
from crownlands.server.web.rulebook import Buildings, RulesShown, show_buildings, show_rules
from crownlands.server.web.score_pad import Scored, ScoredMap, score
from crownlands.server.web.service import Service

router = APIRouter(prefix="/api", responses=FAULTS)
bearer = HTTPBearer(auto_error=False)


class Seated(TypedDict):
    """A seat and its secret."""

    seat: int
    token: str


class TableMade(TypedDict):
    """A new table and the secrets only its maker is told."""

    table: str
    invite: str
    host: str
    seats: list[Seated]


class NextTable(TypedDict):
    """The table of the rematch."""

    table: str


class Reported(TypedDict):
    """The table the operator was told of."""

    table: str


class Hint(TypedDict):
    """What the coach would play: the move, those that follow it in the turn, what that is worth, and why."""

    number: int
    seat: int
    text: str
    turn: list[str]
    lead: float
    chance: float
    reasons: list[Told]


def service_of(request: Request) -> Service:
    service: Service = request.state.service
    return service


def sender_of(request: Request) -> str:
    return address_of(request.scope)


Served = Annotated[Service, Depends(service_of)]
Given = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


async def caller_of(given: Given, service: Served) -> Caller:
    return await caller_for(service.hub.store, given.credentials if given is not None else None)


async def holder_at_door(given: Given, service: Served) -> Device:
    """Who a person is, for requests that need to know."""
    return await holder_of(service.hub, given.credentials if given is not None else None)


async def person_of(given: Given, service: Served) -> str | None:
    """Who a person is, for requests anybody may make; a key of a person that is not good is refused."""
    if given is None or not given.credentials.startswith(PERSON_KEY):
        return None
    return (await holder_at_door(given, service)).person


Called = Annotated[Caller, Depends(caller_of)]
Address = Annotated[str, Depends(sender_of)]
Holder = Annotated[Device, Depends(holder_at_door)]
PersonId = Annotated[str | None, Depends(person_of)]
Start = Annotated[int, Query(ge=0, le=1_000_000)]
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=NO_NUL)]


async def room_of(table: TableId, service: Served, caller: Called) -> Room:
    return await service.hub.room_for(caller, table)


At = Annotated[Room, Depends(room_of)]


@router.get("/games")
async def games() -> Catalogue:
    """The games with their settings, and the bots."""
    return show_catalogue()


@router.post("/check")
async def check_settings(body: bodies.CheckRequest) -> Checked:
    """Settings in their shortest form, or why they cannot be combined."""
    return check(body.game, body.settings)


@router.get("/rules/{game}")
async def book(
    game: str,
    edition: Annotated[str | None, Query(max_length=64)] = None,
    language: Annotated[str, Query(max_length=64)] = ORIGINAL,
) -> RulesShown:
    """The numbered rules of a game, as an edition has them, in one of the languages."""
    return show_rules(game, edition, language)


@router.get("/buildings")
async def buildings() -> Buildings:
    """The building tiles of Queendomino."""
    return show_buildings()


@router.post("/score")
async def score_kingdom(body: bodies.ScoreRequest) -> Scored | ScoredMap:
    """A kingdom drawn as text, scored."""
    return await asyncio.to_thread(score, body.game, body.text, body.settings)


@router.post("/tables", status_code=201)
async def create(body: bodies.CreateRequest, service: Served, address: Address, person: PersonId) -> TableMade:
    """A new table. With the key of a person, the seats of their own are theirs on all devices."""
    game, options = game_and_options(body.game, body.settings)
    pace = bodies.pace_of(body.pace)
    setup = Setup(game, options, body.public, body.spectators, body.hints, pace, body.rated)
    made = make_table(setup, [seat.wish() for seat in body.seats], service.hub.sources, person=person)
    return await open_table(service, made, address)


@router.post("/import", status_code=201)
async def import_record(body: bodies.ImportRequest, service: Served, address: Address, person: PersonId) -> TableMade:
    """A table that goes on where a record ends."""
    record = await asyncio.to_thread(read, body.record)
    pace = bodies.pace_of(body.pace)
    setup = Setup(record.game, record.options, body.public, body.spectators, body.hints, pace, imported=True)
    everybody = [Wish("me", name) for name in record.names]
    wishes = everybody if body.seats is None else [seat.wish() for seat in body.seats]
    return await open_table(service, make_table(setup, wishes, service.hub.sources, record, person), address)


async def open_table(service: Service, made: Made, address: str) -> TableMade:
    service.limits.make(address)
    await service.lobby.admit(made.table, address)
    await service.hub.create(made)
    seats: list[Seated] = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
    return {"table": made.table.id, "invite": made.invite, "host": made.host, "seats": seats}


@router.get("/tables/{table}", response_class=Response, responses=STATE)
async def show(room: At, caller: Called) -> Response:
    """A table as the caller may see it."""
    expect_look(room.table, caller)
    return state_response(room, caller)


def state_response(room: Room, caller: Caller) -> Response:
    table = room.table
    fields = room.shown().state(caller.seats(table), caller.is_host(table), table.number, gains=True)
    return Response(f"{{{fields}}}", media_type="application/json")


@router.post("/tables/{table}/join")
async def take_seat(body: bodies.JoinRequest, room: At, service: Served, address: Address, person: PersonId) -> Seated:
    """Take an open seat; with the key of a person it is theirs on all devices."""
    expect_join(room.table, caller_with(body.invite))
    service.limits.visit(room.table, address)
    return await sit_down(service, room, body.name, body.seat, person)


async def sit_down(service: Service, room: Room, name: str, seat: int | None, person: str | None) -> Seated:
    token = service.hub.sources.secret()
    table = await service.hub.change(room, join(name, seat, token, service.hub.sources, person))
    return {"seat": own_seat(table, caller_with(token)), "token": token}


@router.post("/tables/{table}/start", response_class=Response, responses=STATE)
async def start(body: bodies.StartRequest, room: At, service: Served, caller: Called) -> Response:
    """Give the open seats to bots and start."""
    offer_at = room.presence.offer_at(room.table)
    expect_fill(room.table, caller, waited=offer_at is not None and offer_at <= service.hub.sources.now())
    return await _change(service, room, caller, fill(body.bot, service.hub.sources))


@router.post("/tables/{table}/leave", response_class=Response, responses=STATE)
async def leave_seat(body: bodies.LeaveRequest, room: At, service: Served, caller: Called) -> Response:
    """Leave a seat: to a bot until one returns, or for good before the start."""
    return await _change(service, room, caller, leave(seat_to_leave(room.table, caller, body.seat), body.bot))


@router.post("/tables/{table}/stand-in", response_class=Response, responses=STATE)
async def let_bot_stand_in(body: bodies.StandInRequest, room: At, service: Served, caller: Called) -> Response:
    """Let a bot play for somebody who is absent, until they return."""
    table, presence = room.table, room.presence
    expect_stand_in(table, caller, body.seat, presence.gone_for(table, body.seat), presence.patience)
    return await _change(service, room, caller, stand_in(body.seat, body.bot))


@router.post("/tables/{table}/return", response_class=Response, responses=STATE)
async def return_to_seat(body: bodies.EmptyRequest, room: At, service: Served, caller: Called) -> Response:
    """Take one's seat back from a bot."""
    return await _change(service, room, caller, come_back(own_seat(room.table, caller), service.hub.sources.now()))


async def _change(service: Service, room: Room, caller: Caller, change: Change) -> Response:
    service.limits.change(room.table, caller)
    await service.hub.change(room, change)
    return state_response(room, caller)


@router.post("/tables/{table}/rematch")
async def play_again(body: bodies.EmptyRequest, room: At, service: Served, caller: Called) -> NextTable:
    """A new table with the same people and settings."""
    expect_player(room.table, caller)
    service.limits.change(room.table, caller)
    return {"table": await service.hub.rematch(room)}


@router.post("/tables/{table}/report", status_code=202)
async def report(body: bodies.ReportRequest, room: At, service: Served, caller: Called, address: Address) -> Reported:
    """Tell the operator of something that should not be here: a line in the log."""
    expect_look(room.table, caller)
    service.limits.report(address)
    REPORTS.inc()
    maker = service.hub.bots.visitors.maker(room.table.id)
    logger().warning("report", table=room.table.id, seat=body.seat, reason=body.reason, by=address, maker=maker)
    return {"table": room.table.id}


@router.post("/tables/{table}/hint")
async def hint(body: bodies.HintRequest, room: At, service: Served, caller: Called) -> Hint:
    """What the coach would play, and why."""
    table, seat = room.table, own_seat(room.table, caller, body.seat)
    expect(table, seat, Act.HINT)
    service.limits.hint(table.id, seat)
    advice = await service.hub.bots.hint(room)
    return {
        "number": table.number,
        "seat": seat,
        "text": advice.move,
        "turn": list(advice.turn),
        "lead": advice.lead,
        "chance": advice.chance,
        "reasons": [told(reason.said) for reason in advice.reasons],
    }


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(room: At, caller: Called) -> Response:
    """The game as a record, finished or not."""
    expect_look(room.table, caller)
    if room.table.open:
        raise Refusal("not-now", "The game has not started.")
    return PlainTextResponse(write_record(record_of(room.table)))


@router.get("/tables/{table}/replay", response_class=Response, responses=REPLAY)
async def replay_table(room: At, caller: Called, start: Start = 0) -> Response:
    """The positions of a finished game, as many as one answer holds."""
    expect_look(room.table, caller)
    if not room.table.over:
        raise Refusal("not-now", "The game is not over yet.")
    return await replay_response(record_of(room.table), moves=False, start=start)


@router.post("/replay", response_class=Response, responses=REPLAY)
async def replay(body: bodies.ReplayRequest) -> Response:
    """The positions of a record, as many as one answer holds."""
    return await replay_response(await asyncio.to_thread(read, body.record), moves=body.moves, start=body.start)


async def replay_response(record: Record, *, moves: bool, start: int) -> Response:
    """Long, so it is written off the loop and not checked again."""
    text = await asyncio.to_thread(lambda: to_json(show_replay(record, moves=moves, start=start)))
    return Response(text, media_type="application/json")
