"""Kingdoms drawn as text, scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES
from crownlands.rules import SCORERS
from crownlands.rules.show import show_sheet
from crownlands.server.table.refusal import Refusal, because, told, no_game


def score(name: str, text: str, settings: Mapping[str, str]) -> dict[str, Any]:
    """A kingdom drawn as text, scored."""
    if name not in SCORERS:
        raise no_game(name, SCORERS)
    try:
        sheet, territories, warnings = SCORERS[name](text, settings)
    except Refused as reason:
        raise because(reason) from None
    return {
        "sheet": show_sheet(sheet),
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
