"""A level for people lays a domino that fits; it throws one away only where placing it is known to be worse."""

from __future__ import annotations

from typing import Any

from crownlands.bots.bot import Bot, PlanningBot, SolvingBot
from crownlands.game import AnyState, gain
from crownlands.rules.moves import Discard, Lay


class KeepingBot:
    """Plays as another bot does, but keeps what that one would throw away without a reason."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, state: AnyState) -> Any:
        move = self.bot.choose(state)
        solved = isinstance(self.bot, SolvingBot) and self.bot.solved
        return self._kept(state, move) if isinstance(move, Discard) and not solved else move

    def recall(self, state: AnyState) -> Any | None:
        return self.bot.recall(state) if isinstance(self.bot, PlanningBot) else None

    def _kept(self, state: AnyState, discard: Discard) -> Any:
        """The placement that brings most, unless discarding brings more."""
        places = [move for move in state.moves() if isinstance(move, Lay)]
        if not places:
            return discard
        best = max(places, key=lambda place: gain(state, place))
        return best if gain(state, best) >= gain(state, discard) else discard
