"""One table of a game, move by move, as those outside use it who do not know the game."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass

from crownlands.game import CHANCE, Dice, drawn


@dataclass(frozen=True)
class Doors:
    """The functions of a game's `position`, and how likely each move of chance is."""

    turn: Callable[[array[int]], int]
    moves: Callable[[array[int]], list[int]]
    play: Callable[[array[int], int], None]
    weight_of: Callable[[array[int], int], int]

    def deal(self, position: array[int], dice: Dice) -> None:
        """Chance has all its turns; the same dice bring what they bring in the rules."""
        while self.turn(position) == CHANCE:
            odds = [(move, self.weight_of(position, move)) for move in self.moves(position)]
            self.play(position, drawn(odds, dice))
