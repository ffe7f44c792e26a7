"""The tables the tests of this room play on, and random games on them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from crownlands.envs.setup import set_up
from crownlands.envs.table import Table
from crownlands.game import OVER

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "kingdomino-2": ("kingdomino", {}),
    "kingdomino-3": ("kingdomino", {"players": 3, "edition": "hungarian", "middle_kingdom": True}),
    "kingdomino-4": ("kingdomino", {"players": 4, "edition": "danish", "harmony": True}),
    "mighty-duel": ("kingdomino", {"mighty_duel": True}),
    "dynasty": ("kingdomino", {"dynasty": True}),
    "queendomino-2": ("queendomino", {"players": 2}),
    "queendomino-4": ("queendomino", {"players": 4}),
    "contest": ("queendomino", {"players": 5, "mode": "contest"}),
    "united": ("queendomino", {"players": 6, "mode": "united"}),
    "duel": ("duel", {}),
}


def tables_of(name: str, seed: int) -> Iterator[Table]:
    """Every table of a random game, chance left out, the finished one last."""
    game, settings = TABLES[name]
    dice = Random(seed)
    table = set_up(game, settings).dealt(dice)
    while table.turn != OVER:
        yield table
        table = table.after(dice.choice(table.legal)).dealt(dice)
    yield table
