"""A small picture to draw on: rectangles, patterns, little figures and digits, in plain numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

Colour = tuple[int, int, int]
INK: Colour = (40, 36, 32)
GOLD: Colour = (250, 204, 36)
PAPER: Colour = (236, 226, 204)

CROWN = ("#..#..#", "##.#.##", "#######", "#######", ".#####.")
KING = ("..##..", "..##..", ".####.", "..##..", ".####.", "######")
CASTLE = ("#.##.##.#", "#########", ".#######.", ".###.###.", ".##...##.", ".##...##.", ".##...##.")
TOWER = ("#.#.#", "#####", ".###.", ".###.", "#####")
KNIGHT = (".##.", ".##.", "####", ".##.", ".##.", "#..#")
HOUSE = ("...#...", "..###..", ".#####.", "#######", ".#####.", ".##.##.", ".##.##.")
CROSS = (".#.", "###", ".#.")
DIGITS = dict(
    zip(
        "0123456789",
        (
            "### #.# #.# #.# ###", ".#. ##. .#. .#. ###", "### ..# ### #.. ###", "### ..# ### ..# ###",
            "#.# #.# ### ..# ..#", "### #.. ### ..# ###", "### #.. ### #.# ###", "### ..# ..# .#. .#.",
            "### #.# ### #.# ###", "### #.# ### ..# ###",
        ),
        strict=True,
    )
)  # fmt: skip


def bitmap(rows: tuple[str, ...]) -> NDArray[np.bool_]:
    return np.array([[mark == "#" for mark in row] for row in rows])


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.pixels: NDArray[np.uint8] = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = PAPER

    def box(self, x: int, y: int, width: int, height: int, colour: Colour) -> None:
        self.pixels[y : y + height, x : x + width] = colour

    def frame(self, x: int, y: int, width: int, height: int, colour: Colour, thick: int = 2) -> None:
        """The edge of a rectangle, inside it."""
        inner = self.pixels[y + thick : y + height - thick, x + thick : x + width - thick].copy()
        self.box(x, y, width, height, colour)
        self.pixels[y + thick : y + height - thick, x + thick : x + width - thick] = inner

    def stamp(self, x: int, y: int, figure: tuple[str, ...], colour: Colour, scale: int = 1) -> None:
        """A figure with its top left corner here; what falls off the picture is left out."""
        dots: NDArray[Any] = np.kron(bitmap(figure), np.ones((scale, scale), bool))
        part = self.pixels[y : y + dots.shape[0], x : x + dots.shape[1]]
        part[dots[: part.shape[0], : part.shape[1]]] = colour

    def pattern(self, x: int, y: int, side: int, tile: tuple[str, ...], colour: Colour) -> None:
        """A square filled with a small tile again and again."""
        dots = bitmap(tile)
        many = -(-side // len(tile))
        self.pixels[y : y + side, x : x + side][np.tile(dots, (many, many))[:side, :side]] = colour

    def number(self, x: int, y: int, value: int, colour: Colour = INK, scale: int = 2) -> None:
        for place, digit in enumerate(str(value)):
            self.stamp(x + place * 4 * scale, y, tuple(DIGITS[digit].split()), colour, scale)
