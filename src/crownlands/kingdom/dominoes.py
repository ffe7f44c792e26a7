"""The printed dominoes of both boxes, read from the tables beside this file."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Literal, NamedTuple

from crownlands.kingdom.squares import Square, Terrain

DominoSet = Literal["kingdomino", "queendomino"]


class Domino(NamedTuple):
    number: int
    first: Square
    second: Square
    set: DominoSet = "kingdomino"
    """The box it comes from: both number their dominoes from 1."""

    @property
    def double(self) -> bool:
        """Both ends alike: turning it round changes nothing."""
        return self.first == self.second


def _read(name: DominoSet) -> tuple[Domino, ...]:
    with (files("crownlands.kingdom") / f"{name}_dominoes.csv").open(encoding="utf-8") as lines:
        return tuple(
            Domino(
                int(row["number"]),
                Square(Terrain(row["terrain_a"]), int(row["crowns_a"])),
                Square(Terrain(row["terrain_b"]), int(row["crowns_b"])),
                name,
            )
            for row in csv.DictReader(lines)
        )


KINGDOMINO = _read("kingdomino")
QUEENDOMINO = _read("queendomino")
