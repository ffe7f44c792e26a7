"""Dice for a game that can be left, continued and taken back."""

from __future__ import annotations

from random import Random, SystemRandom


class Luck:
    """Dice that depend on a seed and the number of the move alone, so a game that is continued goes on the same way."""

    def __init__(self, seed: int | None) -> None:
        self.seed = SystemRandom().getrandbits(64) if seed is None else seed
        self.dice = Random(self.seed)

    def at(self, move_number: int) -> Random:
        self.dice.seed(f"{self.seed}/{move_number}")
        return self.dice
