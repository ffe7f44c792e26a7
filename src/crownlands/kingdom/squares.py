"""Squares of land: a terrain and its crowns, and the text form `W1`."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from crownlands.game import Refused


class Terrain(StrEnum):
    """The terrains in the order of the score sheet; town is Queendomino's."""

    WHEAT = "wheat"
    FOREST = "forest"
    LAKE = "lake"
    GRASSLAND = "grassland"
    SWAMP = "swamp"
    MINE = "mine"
    TOWN = "town"

    @property
    def letter(self) -> str:
        return self.value[0].upper()


COUNTRYSIDE = tuple(terrain for terrain in Terrain if terrain is not Terrain.TOWN)
MOST_CROWNS = 3
_TERRAINS = {terrain.letter: terrain for terrain in Terrain}


class Square(NamedTuple):
    terrain: Terrain
    crowns: int

    def __str__(self) -> str:
        return f"{self.terrain.letter}{self.crowns}"


def read_square(text: str) -> Square:
    terrain = _TERRAINS.get(text[:1].upper())
    if terrain is None or text[1:] not in ("0", "1", "2", "3"):
        letters = ", ".join(_TERRAINS)
        raise Refused(
            "“{text}” is not a square; expected one of {letters} and 0–{most} crowns, such as W0 or M3.",
            text=text,
            letters=letters,
            most=MOST_CROWNS,
        )
    return Square(terrain, int(text[1:]))
