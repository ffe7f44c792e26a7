"""What the games with dominoes show, as plain JSON values."""

from __future__ import annotations

from functools import cache
from typing import Any

from crownlands.game import CHANCE, OVER, Seat, Sheet
from crownlands.kingdom.cells import CASTLE, NAMES
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom, once
from crownlands.kingdom.squares import Terrain
from crownlands.kingdom.territories import Territory
from crownlands.rules.draft import Claim, Draft


def show_turn(turn: Seat) -> int | str:
    return {CHANCE: "chance", OVER: "over"}.get(turn, turn)


@cache
def show_domino(domino: Domino) -> dict[str, Any]:
    """A domino's number and squares; the same value every time, to be read and not changed."""
    squares = [{"terrain": square.terrain.value, "crowns": square.crowns} for square in (domino.first, domino.second)]
    return {"number": domino.number, "squares": squares}


def show_claim(claim: Claim) -> dict[str, Any]:
    return {**show_domino(claim.domino), "king": claim.king}


def show_draft(draft: Draft) -> dict[str, Any]:
    return {
        "row": [show_claim(claim) for claim in draft.row],
        "offer": [show_claim(claim) for claim in draft.offer],
        "row_length": draft.length,
        "hand": list(draft.hand),
        "waiting": list(draft.waiting),
        "remaining": [show_domino(domino) for domino in draft.remaining],
        "left_over": [show_domino(domino) for domino in draft.left_over],
    }


def show_kingdom(kingdom: Kingdom, discarded: tuple[Domino, ...]) -> dict[str, Any]:
    return {**_show_land(kingdom), "discarded": [show_domino(domino) for domino in discarded]}


@once
def _show_land(kingdom: Kingdom) -> dict[str, Any]:
    """All of a kingdom itself; the same value every time, to be read and not changed."""
    return {
        "size": kingdom.size,
        "castle": NAMES[CASTLE],
        "squares": [
            {"cell": NAMES[cell], "terrain": square.terrain.value, "crowns": square.crowns}
            for cell, square in sorted(kingdom.squares.items())
        ],
        "dominoes": [
            {"number": laid.domino.number, "cells": [NAMES[laid.first], NAMES[laid.second]]} for laid in kingdom.laid
        ],
        "territories": show_territories(kingdom.territories),
    }


def show_territories(found: list[Territory[Terrain]]) -> list[dict[str, Any]]:
    return [
        {
            "terrain": territory.terrain.value,
            "cells": [NAMES[cell] for cell in sorted(territory.cells)],
            "crowns": territory.crowns,
            "points": territory.points,
        }
        for territory in found
    ]


def show_sheet(sheet: Sheet) -> dict[str, Any]:
    lines = [{"group": line.group, "name": line.name, "points": line.points} for line in sheet.lines]
    return {"lines": lines, "total": sheet.total}
