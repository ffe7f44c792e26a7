"""Requests of those who look for a game: open tables, a seat at one like the one wanted, and who is best."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Query
from pydantic import Field
from typing_extensions import TypedDict

from crownlands.rules.view import Colour
from crownlands.server.storage import Brief
from crownlands.server.storage.history import leaders
from crownlands.server.table.names import check_name
from crownlands.server.table.outcome import Tempo
from crownlands.server.table.rating import SURE, Rating, worth
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.seating import game_and_options, levels_for, make_table
from crownlands.server.table.wanted import PaceWord, Wanted, setup_for, wishes_for
from crownlands.server.web.describe import FAULTS
from crownlands.server.web.fields import NO_NUL, Short, Strict
from crownlands.server.web.history import RatingShown, show_rating
from crownlands.server.web.lobby import TableList, show_tables
from crownlands.server.web.routes import Address, PersonId, Served, open_table, sit_down
from crownlands.server.web.service import Service

router = APIRouter(prefix="/api", responses=FAULTS)
LISTED = 100
LOOKED_AT = 500
SHOWN = 50

Word = Annotated[str | None, Query(max_length=64, pattern=NO_NUL)]


class SeekRequest(Strict):
    name: Short
    game: Short
    players: Annotated[int, Field(ge=2, le=8)] | None = None
    pace: PaceWord | None = None
    rated: bool | None = None
    level: Short | None = None


class Found(TypedDict):
    """A seat at a table that waited, or at a new one, whose host's secret and invitation come with it."""

    table: str
    made: bool
    seat: int
    token: str
    host: str | None
    invite: str | None


class LeaderShown(RatingShown):
    name: str
    colour: Colour


class LevelShown(RatingShown):
    bot: str


class Leaders(TypedDict):
    """The best, and what the levels of bots are worth, which stands still."""

    leaders: list[LeaderShown]
    levels: list[LevelShown]


@router.get("/tables")
async def public_tables(
    service: Served,
    game: Word = None,
    players: Annotated[int | None, Query(ge=1, le=16)] = None,
    pace: PaceWord | None = None,
    rated: bool | None = None,
    level: Word = None,
) -> TableList:
    """Public tables with an open seat, all or those like the one wanted."""
    wanted = Wanted(game, players, pace, rated, level)
    return show_tables((await _fitting(service, wanted))[:LISTED])


async def _fitting(service: Service, wanted: Wanted) -> list[Brief]:
    briefs = await service.hub.store.open_tables(LOOKED_AT)
    return [brief for brief in briefs if brief.setup is not None and wanted.fits(brief.setup, brief.places)]


@router.post("/seek", status_code=201)
async def seek(body: SeekRequest, service: Served, address: Address, person: PersonId) -> Found:
    """Sit down at a waiting table like the one wanted, the one that has waited longest; else make such a table."""
    name = check_name(body.name)
    wanted = Wanted(body.game, body.players, body.pace, body.rated, body.level)
    setup = setup_for(wanted)
    wishes = wishes_for(wanted, setup, name)
    service.limits.make(address)
    for brief in await _waiting(service, wanted, person):
        found = await _sit_down_at(service, brief.id, name, person)
        if found is not None:
            return found
    made = make_table(setup, wishes, service.hub.sources, person=person)
    opened = await open_table(service, made, address)
    seat = opened["seats"][0]
    return {
        "table": opened["table"],
        "made": True,
        "seat": seat["seat"],
        "token": seat["token"],
        "host": opened["host"],
        "invite": opened["invite"],
    }


async def _waiting(service: Service, wanted: Wanted, person: str | None) -> list[Brief]:
    """Where somebody is connected first, then those made first; never one's own, nor one this person may not join."""
    found = await _fitting(service, wanted)
    others = [
        brief
        for brief in found
        if (person is None or person not in [place.person for place in brief.places])
        and not (person is None and brief.setup is not None and brief.setup.rated)
    ]
    return sorted(others, key=lambda brief: (not _somebody_there(service, brief.id), brief.created))


def _somebody_there(service: Service, key: str) -> bool:
    room = service.hub.present(key)
    return room is not None and bool(room.connected)


async def _sit_down_at(service: Service, key: str, name: str, person: str | None) -> Found | None:
    """None if somebody else was quicker."""
    try:
        seated = await sit_down(service, await service.hub.room(key), name, None, person)
    except Refusal as refusal:
        if refusal.code in ("full", "unknown", "forbidden"):
            return None
        raise
    return {"table": key, "made": False, **seated, "host": None, "invite": None}


@router.get("/leaders")
async def best(
    service: Served, game: Annotated[str, Query(max_length=64, pattern=NO_NUL)] = "kingdomino", tempo: Tempo = "live"
) -> Leaders:
    """The best of a game, by what they are worth at least; who does not want to be among them is not."""
    if service.settings.leaderboard == "hidden":
        raise Refusal("not-now", "This server does not show who is best.")
    known, _ = game_and_options(game, {})
    found = await leaders(service.hub.store, known.name, tempo, SHOWN)
    return {
        "leaders": [
            {"name": each.name, "colour": cast("Colour", each.colour), **show_rating(each.rating)} for each in found
        ],
        "levels": [{"bot": bot, **show_rating(Rating(worth(known.name, bot), SURE))} for bot in levels_for(known)],
    }
