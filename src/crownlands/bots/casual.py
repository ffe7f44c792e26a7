"""Bots that do not always do their best: every so often somebody weaker moves for them."""

from __future__ import annotations

from random import Random
from typing import Any

from crownlands.bots.bot import Bot
from crownlands.game import AnyState
from crownlands.rules.duel.moves import Pass
from crownlands.rules.moves import Discard


class CasualBot:
    def __init__(self, better: Bot, worse: Bot, share: float, dice: Random) -> None:
        self.better = better
        self.worse = worse
        self.share = share
        self.dice = dice

    def choose(self, state: AnyState) -> Any:
        return (self.worse if self.dice.random() < self.share else self.better).choose(state)


class CarelessBot:
    """Plays whatever comes to hand, but throws nothing away that fits."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def choose(self, state: AnyState) -> Any:
        moves = state.moves()
        return self.dice.choice([move for move in moves if not isinstance(move, Discard | Pass)] or moves)
