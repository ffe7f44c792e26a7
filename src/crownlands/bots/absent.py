"""The bot for a seat whose player is not there: it does as little as the rules let it, in every game."""

from __future__ import annotations

from typing import Any

from crownlands.game import AnyState


class AbsentBot:
    """Passes where it may; otherwise the first legal move, which leaves the better dominoes to the others."""

    def choose(self, state: AnyState) -> Any:
        moves = state.moves()
        return next((move for move in moves if str(move) == "pass"), moves[0])
