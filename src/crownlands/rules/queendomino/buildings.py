"""The building tiles, read from the table beside this file: the only place that says what they bring (Q-N18)."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import NamedTuple

from crownlands.game import Refused
from crownlands.kingdom.squares import Terrain


class Building(NamedTuple):
    """A kind of building tile and how many of it there are."""

    id: str
    name_en: str
    name_de: str
    copies: int
    knights: int
    """Immediate bonus (Q-C4)."""
    towers: int
    """Immediate bonus (Q-C9)."""
    crowns: int
    points: int
    per: str
    """What the points are given for: `flat`, `territory`, `tower`, `knight` or `none`."""
    terrain: Terrain | None
    """The terrain whose territories are counted."""
    tax_bonus: str
    """A Safe: what each knight put down earns one more coin for: `knight`, `tower` or nothing (Q-B3, Q-B6)."""
    scoring_status: str
    bonus_status: str


def _building(row: dict[str, str]) -> Building:
    per, _, terrain = row["points_per"].partition(":")
    return Building(
        id=row["id"],
        name_en=row["name_en"],
        name_de=row["name_de"],
        copies=int(row["count"]),
        knights=int(row["knights"]),
        towers=int(row["towers"]),
        crowns=int(row["crowns"]),
        points=int(row["points"]),
        per=per,
        terrain=Terrain(terrain) if terrain else None,
        tax_bonus=row["tax_bonus"],
        scoring_status=row["scoring_status"],
        bonus_status=row["bonus_status"],
    )


def _read() -> dict[str, Building]:
    with (files("crownlands.rules.queendomino") / "buildings.csv").open(encoding="utf-8") as lines:
        return {row["id"]: _building(row) for row in csv.DictReader(lines)}


BUILDINGS = _read()


def read_building(text: str) -> str:
    """The id of a building as it is typed; a hyphen will do for the underscore."""
    name = text.lower().replace("-", "_")
    if name not in BUILDINGS:
        raise Refused(
            "“{text}” is not a building; expected one of {buildings}.", text=text, buildings=", ".join(BUILDINGS)
        )
    return name
