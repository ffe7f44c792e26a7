"""The REST part: everything that is not live."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import PlainTextResponse, Response

from crownlands.game import Refused, Seat
from crownlands.records import Record, read_record, write_record
from crownlands.rules.book import ORIGINAL
from crownlands.server import answers, messages
from crownlands.server.access import expect_host, expect_player, may_look, seat_of
from crownlands.server.catalogue import check, score, show_buildings, show_catalogue, show_rules
from crownlands.server.door import address_of
from crownlands.server.refusal import Refusal, because
from crownlands.server.room import Room
from crownlands.server.seating import Made, Wish, come_back, fill, game_and_options, join, leave, make_table
from crownlands.server.service import Service
from crownlands.server.show import show_brief, show_replay
from crownlands.server.table import Change, Setup, record_of

LISTED = 100
router = APIRouter(prefix="/api", responses=answers.FAULTS)
bearer = HTTPBearer(auto_error=False)


def service_of(request: Request) -> Service:
    service: Service = request.state.service
    return service


def secret_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    return given.credentials if given is not None else None


Served = Annotated[Service, Depends(service_of)]
Secret = Annotated[str | None, Depends(secret_of)]
TableId = Annotated[str, Path(min_length=1, max_length=32)]


async def room_of(table: TableId, service: Served) -> Room:
    return await service.house.room(table)


At = Annotated[Room, Depends(room_of)]


@router.get("/games", response_model=answers.Catalogue)
async def games() -> dict[str, Any]:
    """The games with their settings, and the bots."""
    return show_catalogue()


@router.post("/check", response_model=answers.Checked)
async def check_settings(body: messages.Check) -> dict[str, Any]:
    """Settings in their shortest form, or why they cannot be combined."""
    return check(body.game, body.settings)


@router.get("/rules/{game}", response_model=answers.RulesShown)
async def book(
    game: str,
    edition: Annotated[str | None, Query(max_length=64)] = None,
    language: Annotated[str, Query(max_length=64)] = ORIGINAL,
) -> dict[str, Any]:
    """The numbered rules of a game, as an edition has them, in one of the languages."""
    return show_rules(game, edition, language)


@router.get("/buildings", response_model=answers.Buildings)
async def buildings() -> dict[str, Any]:
    """The building tiles of Queendomino."""
    return show_buildings()


@router.post("/score", response_model=answers.Scored)
async def score_kingdom(body: messages.Score) -> dict[str, Any]:
    """A kingdom drawn as text, scored."""
    return await asyncio.to_thread(score, body.game, body.text, body.settings)


@router.get("/tables", response_model=answers.TableList)
async def public_tables(service: Served) -> dict[str, Any]:
    """Public tables with an open seat."""
    briefs = await service.house.store.open_tables(LISTED)
    return {"tables": [show_brief(brief, _date(brief.created)) for brief in briefs]}


@router.post("/tables", response_model=answers.TableMade, status_code=201)
async def create(body: messages.Create, service: Served, request: Request) -> dict[str, Any]:
    """A new table."""
    game, options = game_and_options(body.game, body.settings)
    setup = Setup(game, options, body.public, body.spectators, body.hints)
    made = make_table(setup, [seat.wish() for seat in body.seats], service.sources)
    return await _open(service, made, request)


@router.post("/import", response_model=answers.TableMade, status_code=201)
async def import_record(body: messages.Import, service: Served, request: Request) -> dict[str, Any]:
    """A table that goes on where a record ends."""
    record = await asyncio.to_thread(_read, body.record)
    setup = Setup(record.game, record.options, body.public, body.spectators, body.hints)
    everybody = [Wish("me", name) for name in record.names]
    wishes = everybody if body.seats is None else [seat.wish() for seat in body.seats]
    return await _open(service, make_table(setup, wishes, service.sources, record), request)


async def _open(service: Service, made: Made, request: Request) -> dict[str, Any]:
    service.gates.make(address_of(request.scope))
    await service.house.create(made)
    seats = [{"seat": seat, "token": token} for seat, token in made.tokens.items()]
    return {"table": made.table.id, "invite": made.invite, "host": made.host, "seats": seats}


@router.get("/tables/{table}", response_model=answers.StateShown)
async def show(room: At, secret: Secret) -> Response:
    """A table as whoever asks may see it."""
    may_look(room.table, [secret] if secret else [])
    return state_response(room, secret)


def state_response(room: Room, secret: str | None) -> Response:
    table = room.table
    seat = table.seat_of(secret) if secret else None
    mine = () if seat is None else (seat,)
    fields = room.shown().state(mine, bool(secret and table.is_host(secret)), table.number, gains=True)
    return Response(f"{{{fields}}}", media_type="application/json")


@router.post("/tables/{table}/join", response_model=answers.Seated)
async def take_seat(body: messages.Join, room: At, service: Served) -> dict[str, Any]:
    """Take an open seat."""
    if not room.table.setup.public and not (body.invite and room.table.is_invite(body.invite)):
        raise Refusal("forbidden", "This table is joined by its link.")
    token = service.sources.secret()
    table = await _change(service, room, join(body.name, body.seat, token, service.sources))
    return {"seat": table.seat_of(token), "token": token}


@router.post("/tables/{table}/start", response_model=answers.StateShown)
async def start(body: messages.Start, room: At, service: Served, secret: Secret) -> Response:
    """Give the open seats to bots and start."""
    expect_host(room.table, secret)
    await _change(service, room, fill(body.bot, service.sources))
    return state_response(room, secret)


@router.post("/tables/{table}/leave", response_model=answers.StateShown)
async def leave_seat(body: messages.Leave, room: At, service: Served, secret: Secret) -> Response:
    """Leave a seat to a bot for the time being, or for good before the start."""
    await _change(service, room, leave(_seat_to_leave(body, room, secret), body.bot))
    return state_response(room, secret)


def _seat_to_leave(body: messages.Leave, room: Room, secret: str | None) -> Seat:
    """One's own; the host may name another's."""
    if body.seat is not None and secret is not None and room.table.is_host(secret):
        return body.seat
    seat = seat_of(room.table, secret)
    if body.seat not in (None, seat):
        raise Refusal("forbidden", "Only the host may take somebody else from a seat.")
    return seat


@router.post("/tables/{table}/return", response_model=answers.StateShown)
async def return_to_seat(body: messages.Nothing, room: At, service: Served, secret: Secret) -> Response:
    """Take one's seat back from a bot."""
    await _change(service, room, come_back(seat_of(room.table, secret)))
    return state_response(room, secret)


async def _change(service: Service, room: Room, change: Change) -> Any:
    service.gates.change(room.table.id)
    return await service.house.change(room, change)


@router.post("/tables/{table}/rematch", response_model=answers.Following)
async def play_again(body: messages.Nothing, room: At, service: Served, secret: Secret) -> dict[str, str]:
    """A new table with the same people and settings."""
    expect_player(room.table, secret)
    service.gates.change(room.table.id)
    return {"table": await service.house.rematch(room)}


@router.post("/tables/{table}/hint", response_model=answers.HintShown)
async def hint(body: messages.Hint, room: At, service: Served, secret: Secret) -> dict[str, Any]:
    """What the strongest bot would play."""
    table, seat = room.table, seat_of(room.table, secret)
    if body.seat not in (None, seat):
        raise Refusal("forbidden", "This needs the token of that seat.")
    if not table.setup.hints:
        raise Refusal("not-now", "This table has no hints.")
    if table.status != "playing" or table.state.turn != seat:
        raise Refusal("not-now", "It is not the turn of this seat.")
    service.gates.hint(table.id, seat)
    text, bot = await service.turns.hint(room)
    return {"number": table.number, "seat": seat, "text": text, "bot": bot}


@router.get("/tables/{table}/record", response_class=PlainTextResponse, responses=answers.FAULTS_BESIDE_TEXT)
async def record(room: At, secret: Secret) -> Response:
    """The game as a record, finished or not."""
    may_look(room.table, [secret] if secret else [])
    if room.table.open:
        raise Refusal("not-now", "The game has not started.")
    return PlainTextResponse(write_record(record_of(room.table)))


@router.get("/tables/{table}/replay", response_model=answers.ReplayShown, response_model_exclude_unset=True)
async def replay_table(room: At, secret: Secret) -> dict[str, Any]:
    """Every position of a finished game."""
    may_look(room.table, [secret] if secret else [])
    if not room.table.over:
        raise Refusal("not-now", "The game is not over yet.")
    return await asyncio.to_thread(show_replay, record_of(room.table), moves=False)


@router.post("/replay", response_model=answers.ReplayShown, response_model_exclude_unset=True)
async def replay(body: messages.Replay) -> dict[str, Any]:
    """Every position of a record."""
    record = await asyncio.to_thread(_read, body.record)
    return await asyncio.to_thread(show_replay, record, moves=body.moves)


def _read(text: str) -> Record:
    try:
        return read_record(text)
    except Refused as reason:
        raise because(reason) from None


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
