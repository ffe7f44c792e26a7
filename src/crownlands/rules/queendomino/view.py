"""What Queendomino shows, as plain JSON values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from typing_extensions import TypedDict

from crownlands.kingdom.cells import NAMES
from crownlands.rules.queendomino.buildings import BUILDINGS, Building
from crownlands.rules.queendomino.components import BRIBE, PRICES
from crownlands.rules.queendomino.moves import Tax
from crownlands.rules.queendomino.options import SETTINGS
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.scoring import final_territories, queen_stands
from crownlands.rules.view import (
    KingdomView,
    RowsView,
    TableView,
    TerrainName,
    kingdom_view,
    rows_view,
    table_view,
    terrain_name,
    territory_views,
)

if TYPE_CHECKING:
    from crownlands.rules.queendomino.state import Queendomino

PhaseName = Literal["building", "draw", "king", "lay", "tax", "build", "bribe", "pick", "over"]
Mode = Literal["alone", "contest", "united"]
Per = Literal["flat", "territory", "tower", "knight", "none"]
TaxBonus = Literal["knight", "tower"]

if TYPE_CHECKING:
    BuildingId = str
else:
    # The table of the buildings is the only place that names them (Q-N18), so their type is made from it.
    BuildingId = Literal[tuple(BUILDINGS)]


class BuildingView(TypedDict):
    """A kind of tile with everything printed on it, and how sure we are of it."""

    id: BuildingId
    name_en: str
    name_de: str
    copies: int
    knights: int
    towers: int
    crowns: int
    points: int
    per: Per
    terrain: TerrainName | None
    tax_bonus: TaxBonus | None
    scoring_status: str
    bonus_status: str


class BuiltView(TypedDict):
    id: BuildingId
    cell: str
    towers: int


class RealmView(KingdomView):
    coins: int
    knights: int
    knights_on: list[str]
    knights_owned: int
    towers: int
    buildings: list[BuiltView]
    sites: list[str]
    safe_bonus: int
    queen_on: list[str] | None


class SpaceView(TypedDict):
    """A space of the board. `cost` is what the seat to move would pay, the Queen's discount counted."""

    price: int
    cost: int | None
    building: BuildingId | None


class BoardView(TypedDict):
    spaces: list[SpaceView]
    stack: int
    top: BuildingId | None


class SupplyView(TypedDict):
    knights: int
    towers: int


class TaxView(TypedDict):
    """A tax that may be collected now: the move, its squares and the coins it brings."""

    text: str
    cells: list[str]
    coins: int


class QueendominoView(TableView, RowsView):
    game: Literal["queendomino"]
    mode: Mode
    phase: PhaseName
    rounds: int
    teams: list[list[int]]
    kingdoms: list[RealmView]
    board: BoardView
    queen: int | None
    dragon_home: bool
    destroyed: list[BuildingId]
    supply: SupplyView
    buildings: dict[BuildingId, BuildingView]
    taxes: list[TaxView]
    bribe_cost: int
    ended: Literal["last-round"] | None


def building_view(kind: Building) -> BuildingView:
    return {
        "id": kind.id,
        "name_en": kind.name_en,
        "name_de": kind.name_de,
        "copies": kind.copies,
        "knights": kind.knights,
        "towers": kind.towers,
        "crowns": kind.crowns,
        "points": kind.points,
        "per": cast("Per", kind.per),
        "terrain": None if kind.terrain is None else terrain_name(kind.terrain),
        "tax_bonus": cast("TaxBonus", kind.tax_bonus) if kind.tax_bonus else None,
        "scoring_status": kind.scoring_status,
        "bonus_status": kind.bonus_status,
    }


CATALOGUE: dict[BuildingId, BuildingView] = {kind.id: building_view(kind) for kind in BUILDINGS.values()}


def queendomino_view(state: Queendomino) -> QueendominoView:
    options = state.options
    return {
        "game": "queendomino",
        "mode": cast("Mode", options.mode),
        "phase": state.phase,
        "rounds": options.rounds,
        **table_view(state, SETTINGS, must_place=options.must_place),
        "teams": [list(seats) for seats in options.sides],
        **rows_view(state.draft),
        "kingdoms": [realm_view(realm, state.queen == team) for team, realm in enumerate(state.realms)],
        "board": board_view(state),
        "queen": state.queen,
        "dragon_home": state.dragon_home,
        "destroyed": list(state.destroyed),
        "supply": {"knights": state.knights_left, "towers": state.towers_left},
        "buildings": CATALOGUE,
        "taxes": tax_views(state),
        "bribe_cost": BRIBE,
        "ended": "last-round" if state.phase == "over" else None,
    }


def board_view(state: Queendomino) -> BoardView:
    board = state.board
    pairs = zip(PRICES, board.spaces, strict=True)
    return {
        "spaces": [{"price": price, "cost": _cost(state, price), "building": building} for price, building in pairs],
        "stack": board.stack,
        "top": board.top,
    }


def _cost(state: Queendomino, price: int) -> int | None:
    return state.price(price) if state.turn >= 0 else None


def tax_views(state: Queendomino) -> list[TaxView]:
    """What each tax that may be collected now brings (Q-B1 to Q-B6); nothing outside that phase."""
    if state.phase != "tax":
        return []
    taxes = [move for move in state.moves() if isinstance(move, Tax)]
    return [
        {"text": str(tax), "cells": [NAMES[cell] for cell in tax.cells], "coins": state.realm.tax(tax.cells)}
        for tax in taxes
    ]


def realm_view(realm: Realm, queen: bool) -> RealmView:
    stands = queen_stands(realm.territories) if queen else None
    land: KingdomView = {
        **kingdom_view(realm.kingdom, realm.discarded),
        "territories": territory_views(final_territories(realm, queen)),
    }
    return {
        **land,
        "coins": realm.coins,
        "knights": realm.knights,
        "knights_on": [NAMES[cell] for cell in realm.posts],
        "knights_owned": realm.knights_owned,
        "towers": realm.towers,
        "buildings": [
            {"id": built.kind.id, "cell": NAMES[built.cell], "towers": built.towers} for built in realm.buildings
        ],
        "sites": [NAMES[cell] for cell in realm.sites],
        "safe_bonus": realm.safe_bonus,
        "queen_on": None if stands is None else [NAMES[cell] for cell in sorted(stands.cells)],
    }
