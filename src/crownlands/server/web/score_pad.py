"""Kingdoms drawn as text, scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from typing_extensions import TypedDict

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES
from crownlands.kingdom.territories import Territory
from crownlands.rules import SCORERS
from crownlands.rules.duel.view import CoatName
from crownlands.rules.view import SheetView, TerritoryView, sheet_view
from crownlands.server.table.refusal import Told, because, no_game, told


class Scored(TypedDict):
    """A score sheet, the territories behind it, and what is odd about the kingdom."""

    sheet: SheetView
    territories: list[TerritoryView]
    warnings: list[Told]


class CoatTerritory(TypedDict):
    terrain: CoatName
    cells: list[str]
    crowns: int
    points: int


class ScoredMap(TypedDict):
    """The same for a map of Duel, where coats of arms stand for the terrains and crosses for the crowns."""

    sheet: SheetView
    territories: list[CoatTerritory]
    warnings: list[Told]


def score(name: str, text: str, settings: Mapping[str, str]) -> Scored | ScoredMap:
    """A kingdom drawn as text, scored."""
    if name not in SCORERS:
        raise no_game(name, SCORERS)
    try:
        sheet, territories, warnings = SCORERS[name](text, settings)
    except Refused as reason:
        raise because(reason) from None
    scored = {
        "sheet": sheet_view(sheet),
        "territories": [show_territory(territory) for territory in territories],
        "warnings": [told(warning) for warning in warnings],
    }
    return cast("Scored | ScoredMap", scored)


def show_territory(territory: Territory[Any]) -> dict[str, Any]:
    return {
        "terrain": str(territory.terrain),
        "cells": [NAMES[cell] for cell in sorted(territory.cells)],
        "crowns": territory.crowns,
        "points": territory.points,
    }
