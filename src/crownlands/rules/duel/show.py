"""What Kingdomino Duel shows, as plain JSON values. Nothing is hidden in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from crownlands.game import OVER, Seat
from crownlands.kingdom.cells import NAMES
from crownlands.rules.duel.components import CASTLE, COLUMNS, DICE, LINES, ROWS, BookLine
from crownlands.rules.duel.map import Map
from crownlands.rules.show import show_sheet, show_turn

if TYPE_CHECKING:
    from crownlands.rules.duel.state import Duel


def show(state: Duel) -> dict[str, Any]:
    return {
        "game": "duel",
        "phase": state.phase,
        "turn": show_turn(state.turn),
        "round": state.round,
        "roles": {"A": state.a, "B": state.b},
        "seats": [{"colour": colour, "team": seat} for seat, colour in enumerate(state.options.colours)],
        "dice": [_show_die(state, index) for index in range(len(DICE))],
        "maps": [_show_player(state, seat) for seat in range(len(state.maps))],
        "spellbook": [_show_line(state, line) for line in LINES],
        "declared": {
            "castle": None if state.raised is None else str(state.raised),
            "powers": sorted(power.value for power in state.called),
        },
        "scores": [show_sheet(sheet) for sheet in state.scores()],
        "winners": list(state.winners()) if state.turn == OVER else [],
    }


def _show_die(state: Duel, index: int) -> dict[str, Any]:
    face = str(state.dice[index]) if index < len(state.dice) else None
    return {"die": index + 1, "face": face, "taken": state.takers[index], "faces": [str(side) for side in DICE[index]]}


def _show_player(state: Duel, seat: Seat) -> dict[str, Any]:
    named = state.named[seat]
    return {
        **show_map(state.maps[seat]),
        "castle_used": state.castles[seat],
        "drew": state.drew[seat],
        "powers": [power.value for power in state.spellbook.kept(seat)],
        "three_points": None if named is None else named.value,
    }


def show_map(land: Map) -> dict[str, Any]:
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "castle": NAMES[CASTLE],
        "squares": [
            {"cell": NAMES[cell], "coat": arms.coat.value, "crosses": arms.crosses}
            for cell, arms in sorted(land.squares.items())
        ],
        "heavy_lines": [[NAMES[cell], NAMES[other]] for cell, other in land.heavy_lines],
        "domains": [
            {
                "coat": domain.terrain.value,
                "cells": [NAMES[cell] for cell in sorted(domain.cells)],
                "crosses": domain.crowns,
                "points": domain.points,
            }
            for domain in land.domains
        ],
    }


def _show_line(state: Duel, line: BookLine) -> dict[str, Any]:
    book, index = state.spellbook, line.coat.order
    owner = book.owners[index]
    return {
        "coat": line.coat.value,
        "letter": line.coat.letter,
        "power": line.power.value,
        "immediate": line.immediate,
        "boxes": line.boxes,
        "filled": [boxes[index] for boxes in book.boxes],
        "owner": owner,
        "struck": None if owner is None else 1 - owner,
        "used": line.power in book.spent,
    }
