"""What a bot is: something that answers a state with one of its moves.

A state holds nothing a seat may not see, so a bot is given the state itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol, TypeVar

from crownlands.game import AnyState

T = TypeVar("T")


class Bot(Protocol):
    def choose(self, state: AnyState) -> Any:
        """One of `state.moves()`, for the seat whose turn it is."""


class BotFailed(Exception):
    """A bot broke, cheated or ran over its time; the message is one sentence for the report."""


def best_of(worths: Mapping[T, float], dice: Random) -> T:
    """Any of the choices worth most."""
    most = max(worths.values())
    return dice.choice([choice for choice, worth in worths.items() if worth == most])
