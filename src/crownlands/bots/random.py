"""The bot that plays any legal move, each as likely as the next, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

from crownlands.game import AnyState


class RandomBot:
    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def choose(self, state: AnyState) -> Any:
        return self.dice.choice(state.moves())
