"""What every game shows, as plain JSON values: the types the games share and the functions that build them.

A view is to be read and not changed: parts of it are made once and shown many times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, Protocol, cast

from typing_extensions import TypedDict

from crownlands.game import CHANCE, OVER, Line, Seat, Setting, Sheet, Team
from crownlands.kingdom.cells import CASTLE, NAMES, at
from crownlands.kingdom.dominoes import Domino, DominoSet
from crownlands.kingdom.kingdom import Kingdom, once, spread
from crownlands.kingdom.squares import Square, Terrain
from crownlands.kingdom.territories import Territory
from crownlands.rules.draft import Claim, Draft
from crownlands.rules.settings import in_force

TerrainName = Literal["wheat", "forest", "lake", "grassland", "swamp", "mine", "town"]
Colour = Literal["pink", "yellow", "green", "blue", "orange", "red", "violet", "white"]
EditionName = Literal["german", "hungarian", "danish"]
Turn = int | Literal["chance", "over"]
ScoreGroup = Literal["terrain", "special", "coins", "building", "coat", "power", "game"]
Side = Literal[5, 7]


class SquareView(TypedDict):
    terrain: TerrainName
    crowns: int


class CellView(SquareView):
    cell: str


class DominoView(TypedDict):
    number: int
    set: DominoSet
    squares: list[SquareView]


class ClaimView(DominoView):
    king: int | None


class LaidView(TypedDict):
    number: int
    set: DominoSet
    cells: list[str]


class TerritoryView(TypedDict):
    terrain: TerrainName
    cells: list[str]
    crowns: int
    points: int


ReachView = TypedDict("ReachView", {"from": str, "to": str})
"""The corners of the area in which a square may still be laid: the first cell and the last."""


class LandView(TypedDict):
    size: Side
    castle: str
    reach: ReachView
    squares: list[CellView]
    dominoes: list[LaidView]
    territories: list[TerritoryView]


class KingdomView(LandView):
    discarded: list[DominoView]


class LineView(TypedDict):
    group: ScoreGroup
    name: str
    points: int
    safe: bool


class SheetView(TypedDict):
    lines: list[LineView]
    total: int


class SeatView(TypedDict):
    colour: Colour
    team: int


class MatchView(TypedDict):
    """A match of several games: which one is played, the totals of those before it, and the sums so far."""

    game: int
    games: int
    past: list[list[int]]
    totals: list[int]


class TableView(TypedDict):
    """What every game shows. `upcoming` holds the seats that act after the one to move, as far as that is certain."""

    edition: EditionName | None
    settings: dict[str, str]
    must_place: bool
    turn: Turn
    round: int
    seats: list[SeatView]
    upcoming: list[int]
    last: list[list[str]]
    scores: list[SheetView]
    winners: list[int]
    match: MatchView | None


class RowsView(TypedDict):
    """The rows of dominoes and the kings of the games that have them."""

    row: list[ClaimView]
    offer: list[ClaimView]
    row_length: int
    hand: list[int]
    waiting: list[int]
    remaining: list[DominoView]
    to_come: int
    left_over: list[DominoView]


class Options(Protocol):
    @property
    def colours(self) -> tuple[str, ...]: ...


class Table(Protocol):
    """What a state has to know to be shown."""

    @property
    def options(self) -> Options: ...

    @property
    def turn(self) -> Seat: ...

    @property
    def round(self) -> int: ...

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]: ...

    @property
    def upcoming(self) -> tuple[Seat, ...]: ...

    @property
    def last(self) -> tuple[tuple[object, ...], ...]: ...

    def scores(self) -> tuple[Sheet, ...]: ...

    def winners(self) -> tuple[Team, ...]: ...


def table_view(
    state: Table, settings: Sequence[Setting], *, edition: str | None = None, must_place: bool = True
) -> TableView:
    return {
        "edition": cast("EditionName | None", edition),
        "settings": in_force(settings, state.options),
        "must_place": must_place,
        "turn": turn_view(state.turn),
        "round": state.round,
        "seats": seat_views(state),
        "upcoming": list(state.upcoming),
        "last": last_view(state),
        "scores": [sheet_view(sheet) for sheet in state.scores()],
        "winners": list(state.winners()) if state.turn == OVER else [],
        "match": None,
    }


def turn_view(turn: Seat) -> Turn:
    return "chance" if turn == CHANCE else "over" if turn == OVER else turn


def seat_views(state: Table) -> list[SeatView]:
    teams = {seat: team for team, seats in enumerate(state.teams) for seat in seats}
    colours = cast("tuple[Colour, ...]", state.options.colours)
    return [{"colour": colour, "team": teams[seat]} for seat, colour in enumerate(colours)]


def last_view(state: Table) -> list[list[str]]:
    """The moves of each seat's last turn as text; none for a seat that has not had one."""
    turns = [[str(move) for move in turn] for turn in state.last]
    return [*turns, *([] for _ in range(len(state.options.colours) - len(turns)))]


def sheet_view(sheet: Sheet) -> SheetView:
    return {"lines": [line_view(line) for line in sheet.lines], "total": sheet.total}


def line_view(line: Line) -> LineView:
    return {"group": cast("ScoreGroup", line.group), "name": line.name, "points": line.points, "safe": line.safe}


def rows_view(draft: Draft) -> RowsView:
    return {
        "row": [claim_view(claim) for claim in draft.row],
        "offer": [claim_view(claim) for claim in draft.offer],
        "row_length": draft.length,
        "hand": list(draft.hand),
        "waiting": list(draft.waiting),
        "remaining": [domino_view(domino) for domino in draft.remaining],
        "to_come": draft.to_come,
        "left_over": [domino_view(domino) for domino in draft.left_over],
    }


@cache
def domino_view(domino: Domino) -> DominoView:
    squares = [square_view(square) for square in (domino.first, domino.second)]
    return {"number": domino.number, "set": domino.set, "squares": squares}


def square_view(square: Square) -> SquareView:
    return {"terrain": terrain_name(square.terrain), "crowns": square.crowns}


def terrain_name(terrain: Terrain) -> TerrainName:
    return terrain.value


def claim_view(claim: Claim) -> ClaimView:
    return {**domino_view(claim.domino), "king": claim.king}


def kingdom_view(kingdom: Kingdom, discarded: tuple[Domino, ...]) -> KingdomView:
    return {**land_view(kingdom), "discarded": [domino_view(domino) for domino in discarded]}


@once
def land_view(kingdom: Kingdom) -> LandView:
    """All of a kingdom itself; the same value every time."""
    squares = sorted(kingdom.squares.items())
    return {
        "size": cast("Side", kingdom.size),
        "castle": NAMES[CASTLE],
        "reach": reach_view(kingdom),
        "squares": [{"cell": NAMES[cell], **square_view(square)} for cell, square in squares],
        "dominoes": [
            {"number": laid.domino.number, "set": laid.domino.set, "cells": [NAMES[laid.first], NAMES[laid.second]]}
            for laid in kingdom.laid
        ],
        "territories": territory_views(kingdom.territories),
    }


def reach_view(kingdom: Kingdom) -> ReachView:
    area = spread(kingdom.box, kingdom.size)
    return {"from": NAMES[at(area.left, area.top)], "to": NAMES[at(area.right, area.bottom)]}


def territory_views(found: list[Territory[Terrain]]) -> list[TerritoryView]:
    return [
        {
            "terrain": terrain_name(territory.terrain),
            "cells": [NAMES[cell] for cell in sorted(territory.cells)],
            "crowns": territory.crowns,
            "points": territory.points,
        }
        for territory in found
    ]
