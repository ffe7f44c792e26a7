"""A table as environments see it: a position with legal actions as numbers, told one action at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crownlands.envs.coders.coder import Coder, Path
from crownlands.envs.coders.layout import Vector
from crownlands.game import CHANCE, OVER, AnyState, Dice, Refused, Seat, deal

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]


def not_possible(action: int) -> Refused:
    return Refused(f"Action {action} is not possible now; expected one that the action mask allows.")


@dataclass(frozen=True)
class Table:
    """A position and what has been said of the next move so far; a value like the position itself."""

    coder: Coder
    state: AnyState
    said: Path = ()

    def __deepcopy__(self, memo: object) -> Table:
        """A value is its own copy."""
        return self

    @property
    def turn(self) -> Seat:
        return self.state.turn

    @cached_property
    def paths(self) -> Mapping[Path, Any]:
        """The moves that agree with what has been said, by the actions that are still to be said."""
        given = len(self.said)
        told = ((self.coder.path(self.state, move), move) for move in self.state.moves())
        return {path[given:]: move for path, move in told if path[:given] == self.said}

    @cached_property
    def legal(self) -> list[int]:
        """The legal actions of the seat to move, in order."""
        if self.turn in (CHANCE, OVER):
            return []
        return sorted({path[0] for path in self.paths})

    def after(self, action: int) -> Table:
        """The table after an action of the seat to move."""
        if action not in self.legal:
            raise not_possible(action)
        move = self.paths.get((action,))
        if move is None:
            return replace(self, said=(*self.said, action))
        return replace(self, state=self.state.play(move), said=())

    def chance(self, move: Any) -> Table:
        return replace(self, state=self.state.play(move))

    def dealt(self, dice: Dice) -> Table:
        """The table once chance has had all its turns."""
        state = self.state
        while state.turn == CHANCE:
            state = state.play(deal(state, dice))
        return replace(self, state=state)

    def mask(self, seat: Seat) -> Mask:
        """1 for each legal action; all 0 for a seat that is not to move, all 1 once nobody is asked any more."""
        if self.turn == OVER:
            return np.ones(self.coder.actions, np.int8)
        mask = np.zeros(self.coder.actions, np.int8)
        if seat == self.turn:
            mask[self.legal] = 1
        return mask

    def vector(self, seat: Seat) -> Vector:
        return self.coder.observe(self.state, seat, self.said)

    def observation(self, seat: Seat) -> Observation:
        return {"observation": self.vector(seat), "action_mask": self.mask(seat)}
