"""Requests of people: who they are, their games and devices, moving to another one, taking all along or deleting it."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Path
from pydantic import Field, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from crownlands.rules.view import Colour
from crownlands.server.house.people import delete_all, shut_out
from crownlands.server.house.snapshot import GameName
from crownlands.server.storage import Store
from crownlands.server.storage import people as storage
from crownlands.server.storage.history import last_results, ratings_of
from crownlands.server.storage.passkeys import passkeys_of
from crownlands.server.storage.people import Arrival, Device, Person
from crownlands.server.table.access import caller_with
from crownlands.server.table.names import check_name
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.seating import adopt
from crownlands.server.table.sources import Sources, digest
from crownlands.server.web.bodies import EmptyRequest
from crownlands.server.web.describe import FAULTS
from crownlands.server.web.fields import NO_NUL, Secret, Short, Strict, TableId
from crownlands.server.web.history import HistoryShown, show_history
from crownlands.server.web.routes import Address, Holder, Served
from crownlands.server.web.service import Service

router = APIRouter(prefix="/api", responses=FAULTS)
TRANSFER_SECONDS = 600.0
MOST_TABLES = 100
COLOURS = get_args(Colour)

Id = Annotated[str, Path(min_length=1, max_length=32, pattern=NO_NUL)]
DeviceName = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=NO_NUL)]


class PersonRequest(Strict):
    name: Short
    colour: Colour = "pink"
    device: DeviceName = "?"


class PersonChange(Strict):
    name: Short | None = None
    colour: Colour | None = None
    listed: bool | None = None


class Proof(Strict):
    """A table and the secrets of seats there."""

    table: TableId
    tokens: Annotated[list[Secret], Field(min_length=1, max_length=16)]


class AdoptRequest(Strict):
    tables: Annotated[list[Proof], Field(min_length=1, max_length=MOST_TABLES)]


class ArrivalRequest(Strict):
    key: Secret
    device: DeviceName = "?"


class PersonMade(TypedDict):
    """Somebody, and the key of this device, which is told once."""

    person: str
    device: str
    name: str
    colour: Colour
    key: str


class DeviceShown(TypedDict):
    device: str
    name: str
    created: float
    seen: float
    here: bool


class PasskeyShown(TypedDict):
    passkey: str
    name: str
    created: float


class PersonShown(TypedDict):
    person: str
    name: str
    colour: Colour
    listed: bool
    created: float
    devices: list[DeviceShown]
    passkeys: list[PasskeyShown]


class GameOfMine(TypedDict):
    """A table with the seats of a person."""

    table: str
    game: GameName
    over: bool
    seats: list[int]


class GamesOfMine(TypedDict):
    games: list[GameOfMine]


class Adopted(TypedDict):
    """The tables where all seats that were proven are the person's now."""

    tables: list[str]


class Transfer(TypedDict):
    """What the link to another device carries behind its #, and until when it is good."""

    key: str
    expires: float


class Gone(TypedDict):
    """At how many tables a seat is nobody's now."""

    tables: int


@router.post("/people", status_code=201)
async def begin(body: PersonRequest, service: Served, address: Address) -> PersonMade:
    """Somebody new, with a key for this device."""
    name = check_name(body.name)
    service.limits.person(address)
    sources = service.hub.sources
    person = Person(sources.table_id(), name, body.colour, True, sources.now())
    key, device = new_device(sources, person.id, body.device)
    await storage.make_person(service.hub.store, person, device)
    return made(person, device, key)


def new_device(sources: Sources, person: str, name: str) -> tuple[str, Device]:
    key, now = sources.person_key(), sources.now()
    return key, Device(sources.table_id(), person, digest(key), name.strip() or "?", now, now)


def made(person: Person, device: Device, key: str) -> PersonMade:
    return {
        "person": person.id,
        "device": device.id,
        "name": person.name,
        "colour": colour_of(person),
        "key": key,
    }


def colour_of(person: Person) -> Colour:
    return next((colour for colour in COLOURS if colour == person.colour), "pink")


@router.get("/me")
async def me(service: Served, holder: Holder) -> PersonShown:
    """Who somebody is, with their devices and passkeys."""
    return await show_person(service.hub.store, holder)


async def show_person(store: Store, holder: Device) -> PersonShown:
    person = await expect_person(store, holder.person)
    devices = await storage.devices_of(store, person.id)
    return {
        "person": person.id,
        "name": person.name,
        "colour": colour_of(person),
        "listed": person.listed,
        "created": person.created,
        "devices": [_show_device(device, holder) for device in devices],
        "passkeys": [
            {"passkey": each.id, "name": each.name, "created": each.created}
            for each in await passkeys_of(store, person.id)
        ],
    }


def _show_device(device: Device, holder: Device) -> DeviceShown:
    return {
        "device": device.id,
        "name": device.name,
        "created": device.created,
        "seen": device.seen,
        "here": device.id == holder.id,
    }


async def expect_person(store: Store, key: str) -> Person:
    person = await storage.person_with(store, key)
    if person is None:
        raise Refusal("unknown", "This person has deleted everything.")
    return person


@router.post("/me")
async def change(body: PersonChange, service: Served, holder: Holder) -> PersonShown:
    """Another name or colour, or not among the best."""
    values = body.model_dump(exclude_none=True)
    if body.name is not None:
        values["name"] = check_name(body.name)
    await storage.change_person(service.hub.store, holder.person, values)
    return await show_person(service.hub.store, holder)


@router.get("/me/games")
async def games(service: Served, holder: Holder) -> GamesOfMine:
    """The tables where somebody sits, the newest first."""
    found: dict[str, GameOfMine] = {}
    for each in await storage.seats_of(service.hub.store, holder.person):
        game: Any = each.game
        shown = found.setdefault(each.table, {"table": each.table, "game": game, "over": each.over, "seats": []})
        shown["seats"].append(each.seat)
    return {"games": list(found.values())}


@router.post("/me/seats")
async def adopt_seats(body: AdoptRequest, service: Served, holder: Holder, address: Address) -> Adopted:
    """Seats whose secrets somebody has become theirs on all devices; those of somebody else stay as they are."""
    service.limits.person(address)
    adopted = [proof.table for proof in body.tables if await _adopt(service, proof, holder.person)]
    return {"tables": adopted}


async def _adopt(service: Service, proof: Proof, person: str) -> bool:
    caller = caller_with(*proof.tokens)
    try:
        room = await service.hub.room_for(caller, proof.table)
        proven = [room.table.places[seat] for seat in caller.seats(room.table)]
        if any(place.person is None for place in proven):
            await service.hub.change(room, adopt(caller.keys, person))
    except Refusal as refusal:
        if refusal.code == "trouble":
            raise
        return False
    held = [room.table.places[seat].person for seat in caller.seats(room.table)]
    return bool(held) and all(owner == person for owner in held)


@router.get("/me/history")
async def history(service: Served, holder: Holder) -> HistoryShown:
    """Statistics, the best kingdoms, ratings, and the last games."""
    return await show_history(service.hub.store, holder.person)


@router.post("/me/transfer", status_code=201)
async def lead_to_another_device(body: EmptyRequest, service: Served, holder: Holder, address: Address) -> Transfer:
    """A link that makes another browser one of this person's: once, and for ten minutes."""
    service.limits.person(address)
    sources = service.hub.sources
    key, expires = sources.secret(), sources.now() + TRANSFER_SECONDS
    await storage.add_transfer(service.hub.store, holder.person, digest(key), expires)
    return {"key": key, "expires": expires}


@router.post("/people/arrive", status_code=201)
async def arrive(body: ArrivalRequest, service: Served, address: Address) -> PersonMade:
    """The link to another device was opened there."""
    service.limits.person(address)
    sources, store = service.hub.sources, service.hub.store
    key, device = new_device(sources, "", body.device)
    arrival = await storage.use_transfer(store, digest(body.key), device, sources.now())
    if arrival is None:
        raise Refusal("unknown", "This link has been used, is older than ten minutes, or never was; make a new one.")
    return await arrived(service, arrival, device, key)


async def arrived(service: Service, arrival: Arrival, device: Device, key: str) -> PersonMade:
    for dropped in arrival.dropped:
        service.hub.revoke(dropped)
    return made(await expect_person(service.hub.store, arrival.person), device, key)


@router.post("/me/devices/{device}/end")
async def end_device(device: Id, body: EmptyRequest, service: Served, holder: Holder) -> PersonShown:
    """Shut out one of one's devices, wherever it is. The last way in stays, unless everything is deleted."""
    store = service.hub.store
    only = len(await storage.devices_of(store, holder.person)) == 1
    if device == holder.id and only and not await storage.has_passkey(store, holder.person):
        raise Refusal("not-now", "This is the only device of yours; delete everything instead.")
    await shut_out(service.hub, holder.person, device)
    return await show_person(store, holder)


@router.get("/me/export", response_class=Response)
async def export(service: Served, holder: Holder) -> Response:
    """All that is stored about somebody, as one file."""
    text = json.dumps(await everything(service.hub.store, holder), indent=2, ensure_ascii=False)
    headers = {"Content-Disposition": 'attachment; filename="crownlands.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def everything(store: Store, holder: Device) -> dict[str, Any]:
    person = holder.person
    notices = [
        {"table": row.table_id, "kind": row.kind, "address": row.address, "language": row.language}
        for row in await storage.told_of(store, person)
    ]
    return {
        "person": await show_person(store, holder),
        "seats": [
            {"table": each.table, "game": each.game, "seat": each.seat, "name": each.name, "over": each.over}
            for each in await storage.seats_of(store, person)
        ],
        "results": [
            {
                "table": each.table,
                "game": each.game,
                "tempo": each.tempo,
                "players": each.players,
                "level": each.level,
                "points": each.points,
                "won": each.won,
                "rated": each.rated,
                "ended": datetime.fromtimestamp(each.at, UTC).isoformat(),
            }
            for each in await last_results(store, person, None)
        ],
        "ratings": [
            {
                "game": each.game,
                "tempo": each.tempo,
                "mu": each.rating.mu,
                "sigma": each.rating.sigma,
                "games": each.rating.games,
            }
            for each in await ratings_of(store, person)
        ],
        "notices": notices,
    }


@router.post("/me/delete")
async def delete(body: EmptyRequest, service: Served, holder: Holder) -> Gone:
    """Everything about somebody goes: keys, results, ratings and names. Games of others go on."""
    return {"tables": len((await delete_all(service.hub, holder.person)).tables)}
