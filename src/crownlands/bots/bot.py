"""What a bot is: something that answers a state with one of its moves.

A state holds nothing a seat may not see, so a bot is given the state itself.
"""

from __future__ import annotations

from typing import Any, Protocol

from crownlands.game import AnyState


class Bot(Protocol):
    def choose(self, state: AnyState) -> Any:
        """One of `state.moves()`, for the seat whose turn it is."""
