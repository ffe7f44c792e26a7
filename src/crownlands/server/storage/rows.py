"""Tables as rows, both ways."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from crownlands.game import Refused
from crownlands.records import read_pace
from crownlands.rules import game_named
from crownlands.server.table.due import deadline_of
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.value import Entry, Place, Setup, Table, extend, new_table

Row = Mapping[str, Any]


def table_row(table: Table) -> dict[str, Any]:
    setup = table.setup
    return {
        "id": table.id,
        "game": setup.game.name,
        "rules": setup.game.version,
        "settings": json.dumps(setup.options.settings()),
        "public": setup.public,
        "spectators": setup.spectators,
        "hints": setup.hints,
        "rated": setup.rated,
        "imported": setup.imported,
        "pace": None if setup.pace is None else str(setup.pace),
        "deadline": deadline_of(table),
        "tells": table.tells,
        "host": table.host,
        "invite": table.invite,
        "created": table.created,
        "following": table.following,
        "finished": table.over,
        "open": table.open,
        "changes": table.changes,
    }


def seat_row(key: str, seat: int, place: Place) -> dict[str, Any]:
    return {
        "table_id": key,
        "seat": seat,
        "kind": place.kind,
        "name": place.name,
        "bot": place.bot,
        "away": place.away,
        "token": place.token,
        "person_id": place.person,
    }


def seat_rows(table: Table) -> list[dict[str, Any]]:
    return [seat_row(table.id, seat, place) for seat, place in enumerate(table.places)]


def move_rows(key: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": key,
            "number": entry.number,
            "actor": entry.actor,
            "text": entry.text,
            "turn": entry.turn,
            "at": entry.at,
            "message": entry.message,
            "spent": entry.spent,
        }
        for entry in entries
    ]


def read_entry(row: Row) -> Entry:
    return Entry(row["number"], row["actor"], row["text"], row["turn"], row["at"], row["message"], spent=row["spent"])


def read_place(row: Row) -> Place:
    return Place(row["kind"], row["name"], row["bot"], row["away"], row["token"], row["person_id"])


def read_table(row: Row, seats: Sequence[Row], moves: Sequence[Row], known: Table | None = None) -> Table:
    """A restart is a replay: the log leads to where the game stands. What is known of it already is not replayed."""
    if known is None:
        known = new_table(row["id"], read_setup(row), row["host"], row["invite"], row["created"], ())
    places = tuple(read_place(seat) for seat in seats)
    table = replace(known, places=places, following=row["following"], changes=row["changes"], tells=row["tells"])
    return extend(table, [read_entry(move) for move in moves])


def read_setup(row: Row) -> Setup:
    try:
        game = game_named(row["game"])
        options = game.options_of(row["rules"], json.loads(row["settings"]))
        pace = None if row["pace"] is None else read_pace(row["pace"])
    except Refused as reason:
        raise Refusal("refused", "The table cannot be opened: {reason}", reason=reason.sentence) from None
    if not game.plays(row["rules"]):
        raise Refusal(
            "refused",
            "The table was played with version {played} of the rules; this server plays version {version}.",
            played=row["rules"],
            version=game.version,
        )
    choices = (row["public"], row["spectators"], row["hints"])
    return Setup(game, options, *choices, pace, row["rated"], row["imported"])
