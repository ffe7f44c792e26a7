"""The bot for a first game: now and then it plays whatever comes to hand."""

from __future__ import annotations

from random import Random
from typing import Any

from crownlands.bots.bot import Bot
from crownlands.game import AnyState

CARELESS = 0.4


class CasualBot:
    def __init__(self, better: Bot, dice: Random) -> None:
        self.better = better
        self.dice = dice

    def choose(self, state: AnyState) -> Any:
        if self.dice.random() < CARELESS:
            return self.dice.choice(state.moves())
        return self.better.choose(state)
