"""Kingdoms drawn as text, scored."""

from __future__ import annotations

from collections.abc import Mapping

from typing_extensions import TypedDict

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES
from crownlands.rules import SCORERS
from crownlands.rules.view import SheetView, sheet_view
from crownlands.server.table.refusal import Told, because, no_game, told


class TerritoryShown(TypedDict):
    terrain: str
    cells: list[str]
    crowns: int
    points: int


class Scored(TypedDict):
    """A score sheet, the territories behind it, and what is odd about the kingdom."""

    sheet: SheetView
    territories: list[TerritoryShown]
    warnings: list[Told]


def score(name: str, text: str, settings: Mapping[str, str]) -> Scored:
    """A kingdom drawn as text, scored."""
    if name not in SCORERS:
        raise no_game(name, SCORERS)
    try:
        sheet, territories, warnings = SCORERS[name](text, settings)
    except Refused as reason:
        raise because(reason) from None
    return {
        "sheet": sheet_view(sheet),
        "territories": [
            {
                "terrain": str(territory.terrain),
                "cells": [NAMES[cell] for cell in sorted(territory.cells)],
                "crowns": territory.crowns,
                "points": territory.points,
            }
            for territory in territories
        ],
        "warnings": [told(warning) for warning in warnings],
    }
