"""What Kingdomino Duel shows, as plain JSON values. Nothing is hidden in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from typing_extensions import TypedDict

from crownlands.game import Seat
from crownlands.kingdom.cells import NAMES
from crownlands.rules.duel.coats import Coat
from crownlands.rules.duel.components import CASTLE, COLUMNS, DICE, LINES, ROWS, BookLine, Power
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.options import SETTINGS
from crownlands.rules.view import TableView, table_view

if TYPE_CHECKING:
    from crownlands.rules.duel.state import Duel

PhaseName = Literal["roll", "take", "take-two", "draw", "name", "cross", "over"]
CoatName = Literal["dot", "stripe", "double-dot", "double-stripe", "solid", "quartered"]
CoatLetter = Literal["D", "S", "E", "T", "O", "Q"]
PowerName = Literal["anywhere", "split", "first", "turn", "name", "cross"]
Passed = Literal["nothing-fits", "by-choice"]
"""Why a player drew nothing: the domino fits nowhere, or only with a power the player kept."""
Ended = Literal["map-full", "nobody-drew"]


class RolesView(TypedDict):
    A: int
    B: int


class DieView(TypedDict):
    die: int
    face: str | None
    taken: int | None
    faces: list[str]


class ArmsView(TypedDict):
    cell: str
    coat: CoatName
    crosses: int


class DomainView(TypedDict):
    coat: CoatName
    cells: list[str]
    crosses: int
    points: int


class DrawnView(TypedDict):
    columns: int
    rows: int
    castle: str
    squares: list[ArmsView]
    heavy_lines: list[list[str]]
    domains: list[DomainView]


class MapView(DrawnView):
    """A player's map and what belongs to it. `passed` says of the last drawing why there was none."""

    castle_used: bool
    drew: bool
    passed: Passed | None
    powers: list[PowerName]
    three_points: CoatName | None


class BookLineView(TypedDict):
    coat: CoatName
    letter: CoatLetter
    power: PowerName
    immediate: bool
    boxes: int
    filled: list[int]
    owner: int | None
    struck: int | None
    used: bool


class DeclaredView(TypedDict):
    castle: str | None
    powers: list[PowerName]


class DuelView(TableView):
    game: Literal["duel"]
    phase: PhaseName
    roles: RolesView
    dice: list[DieView]
    maps: list[MapView]
    spellbook: list[BookLineView]
    declared: DeclaredView
    ended: Ended | None


def duel_view(state: Duel) -> DuelView:
    return {
        "game": "duel",
        "phase": state.phase,
        **table_view(state, SETTINGS),
        "roles": {"A": state.a, "B": state.b},
        "dice": [die_view(state, index) for index in range(len(DICE))],
        "maps": [map_view(state, seat) for seat in range(len(state.maps))],
        "spellbook": [line_view(state, line) for line in LINES],
        "declared": {
            "castle": None if state.raised is None else str(state.raised),
            "powers": sorted(power_name(power) for power in state.called),
        },
        "ended": ended_view(state),
    }


def ended_view(state: Duel) -> Ended | None:
    if state.phase != "over":
        return None
    return "map-full" if any(land.full for land in state.maps) else "nobody-drew"


def coat_name(coat: Coat) -> CoatName:
    return coat.value


def power_name(power: Power) -> PowerName:
    return power.value


def die_view(state: Duel, index: int) -> DieView:
    face = str(state.dice[index]) if index < len(state.dice) else None
    return {"die": index + 1, "face": face, "taken": state.takers[index], "faces": [str(side) for side in DICE[index]]}


def map_view(state: Duel, seat: Seat) -> MapView:
    named = state.named[seat]
    return {
        **drawn_view(state.maps[seat]),
        "castle_used": state.castles[seat],
        "drew": state.drew[seat],
        "passed": state.passed[seat],
        "powers": [power_name(power) for power in state.spellbook.kept(seat)],
        "three_points": None if named is None else coat_name(named),
    }


def drawn_view(land: Map) -> DrawnView:
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "castle": NAMES[CASTLE],
        "squares": [
            {"cell": NAMES[cell], "coat": coat_name(arms.coat), "crosses": arms.crosses}
            for cell, arms in sorted(land.squares.items())
        ],
        "heavy_lines": [[NAMES[cell], NAMES[other]] for cell, other in land.heavy_lines],
        "domains": [
            {
                "coat": coat_name(domain.terrain),
                "cells": [NAMES[cell] for cell in sorted(domain.cells)],
                "crosses": domain.crowns,
                "points": domain.points,
            }
            for domain in land.domains
        ],
    }


def line_view(state: Duel, line: BookLine) -> BookLineView:
    book, index = state.spellbook, line.coat.order
    owner = book.owners[index]
    return {
        "coat": coat_name(line.coat),
        "letter": cast("CoatLetter", line.coat.letter),
        "power": power_name(line.power),
        "immediate": line.immediate,
        "boxes": line.boxes,
        "filled": [boxes[index] for boxes in book.boxes],
        "owner": owner,
        "struck": None if owner is None else 1 - owner,
        "used": line.power in book.spent,
    }
