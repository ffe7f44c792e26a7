"""What a bot is: something that answers a state with one of its moves.

A state holds nothing a seat may not see, so a bot is given the state itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from crownlands.game import AnyState

T = TypeVar("T")


class Bot(Protocol):
    """Somebody to play with: shown a position, it answers with a move."""

    def choose(self, state: AnyState) -> Any:
        """One of `state.moves()`, for the seat whose turn it is."""


@runtime_checkable
class PlanningBot(Bot, Protocol):
    """A bot that chooses several moves of a turn together."""

    def recall(self, state: AnyState) -> Any | None:
        """The move planned for this state with an earlier one; None if it has to think."""


@runtime_checkable
class SolvingBot(Bot, Protocol):
    """A bot that works out the end of a game."""

    solved: bool
    """Whether no move is better than the one it chose last."""


def choose_turn(bot: Bot, state: AnyState) -> list[Any]:
    """The move a bot plays, and those of the same turn it has already planned to follow it."""
    seat, moves = state.turn, [bot.choose(state)]
    while isinstance(bot, PlanningBot):
        state = state.play(moves[-1])
        planned = bot.recall(state) if state.turn == seat else None
        if planned is None:
            break
        moves.append(planned)
    return moves


class BotFailed(Exception):
    """A bot broke, cheated or ran over its time; the message is one sentence for the report.

    `trace` is the traceback of one that broke, for whoever wrote it.
    """

    def __init__(self, sentence: str, trace: str = "") -> None:
        super().__init__(sentence)
        self.trace = trace


class JudgingBot:
    """Plays what is worth most by its judge, who is shown the single game being played; ties are broken at random."""

    def __init__(self, judge: Callable[[Any], Mapping[Any, float]], dice: Random) -> None:
        self._judge = judge
        self._dice = dice

    def choose(self, state: AnyState) -> Any:
        moves = state.current.moves()
        return moves[0] if len(moves) == 1 else best_of(self.worths(state), self._dice)

    def worths(self, state: AnyState) -> Mapping[Any, float]:
        """What each move is worth to it."""
        return self._judge(state.current)


def best_of(worths: Mapping[T, float], dice: Random) -> T:
    """Any of the choices worth most."""
    most = max(worths.values())
    return dice.choice([choice for choice, worth in worths.items() if worth == most])
