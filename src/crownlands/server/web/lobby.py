"""The list of public tables."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from typing_extensions import TypedDict

from crownlands.server.house.snapshot import GameName, PaceShown, PlaceShown, game_name, show_pace, show_place
from crownlands.server.storage import Brief
from crownlands.server.table.outcome import strongest
from crownlands.server.table.value import OPEN, Setup


class TableBrief(TypedDict):
    """A table in the list of public ones. `level` is the strongest bot with a seat there, or `people`."""

    table: str
    game: GameName
    title: str
    settings: dict[str, str]
    seats: list[PlaceShown]
    open: int
    pace: PaceShown | None
    rated: bool
    hints: bool
    level: str
    created: str


class TableList(TypedDict):
    tables: list[TableBrief]


def show_tables(briefs: Iterable[Brief]) -> TableList:
    return {"tables": [show_brief(brief, brief.setup) for brief in briefs if brief.setup is not None]}


def show_brief(brief: Brief, setup: Setup) -> TableBrief:
    return {
        "table": brief.id,
        "game": game_name(setup.game),
        "title": setup.game.title,
        "settings": setup.options.settings(),
        "seats": [show_place(seat, place) for seat, place in enumerate(brief.places)],
        "open": sum(place.kind == OPEN for place in brief.places),
        "pace": show_pace(setup.pace),
        "rated": setup.rated,
        "hints": setup.hints,
        "level": strongest(brief.places),
        "created": _date(brief.created),
    }


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
