"""The printed dominoes of both boxes, read from the tables beside this file."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import NamedTuple

from crownlands.kingdom.squares import Square, Terrain


class Domino(NamedTuple):
    number: int
    first: Square
    second: Square

    @property
    def double(self) -> bool:
        """Both ends alike: turning it round changes nothing."""
        return self.first == self.second


def _read(table: str) -> tuple[Domino, ...]:
    with (files("crownlands.kingdom") / table).open(encoding="utf-8") as lines:
        return tuple(
            Domino(
                int(row["number"]),
                Square(Terrain(row["terrain_a"]), int(row["crowns_a"])),
                Square(Terrain(row["terrain_b"]), int(row["crowns_b"])),
            )
            for row in csv.DictReader(lines)
        )


KINGDOMINO = _read("kingdomino_dominoes.csv")
QUEENDOMINO = _read("queendomino_dominoes.csv")
