"""A table as environments see it, played by the kernel: the same as `Table`, faster."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np

from crownlands.envs.coders.coder import Coder
from crownlands.envs.coders.layout import Vector
from crownlands.envs.kernels import KERNELS, Kernel, Position
from crownlands.envs.table import Mask, Observation, Table, not_possible
from crownlands.game import CHANCE, OVER, AnyState, Dice, Seat
from crownlands.kernel import batch


@dataclass(frozen=True)
class KernelTable:
    """A position of the kernel; a value too, so the words are never changed."""

    coder: Coder
    game: str
    options: Any
    position: Position

    def __deepcopy__(self, memo: object) -> KernelTable:
        """A value is its own copy."""
        return self

    @property
    def kernel(self) -> Kernel:
        return KERNELS[self.game]

    @property
    def turn(self) -> Seat:
        return self.kernel.doors.turn(self.position)

    @cached_property
    def state(self) -> AnyState:
        """The position as the rules have it, without the moves of the last turns."""
        return self.kernel.unpack(self.position, self.options)

    @cached_property
    def allowed(self) -> Mask:
        """The mask of the seat to move."""
        mask = np.zeros(self.coder.actions, np.int8)
        batch.allow(self.kernel.environment, self.position, mask)
        return mask

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat to move, in order."""
        if self.turn in (CHANCE, OVER):
            return []
        actions: list[int] = np.flatnonzero(self.allowed).tolist()
        return actions

    def after(self, action: int) -> KernelTable:
        """The table after an action of the seat to move."""
        if self.turn in (CHANCE, OVER) or not 0 <= action < len(self.allowed) or not self.allowed[action]:
            raise not_possible(action)
        position = self.position[:]
        batch.act(self.kernel.environment, position, action, self.allowed)
        return self._at(position)

    def _at(self, position: Position) -> KernelTable:
        return KernelTable(self.coder, self.game, self.options, position)

    def chance(self, move: Any) -> KernelTable:
        position = self.position[:]
        self.kernel.doors.play(position, self.kernel.action_of(move))
        return self._at(position)

    def dealt(self, dice: Dice) -> KernelTable:
        """The table once chance has had all its turns; the same dice bring what they bring in the rules."""
        position = self.position[:]
        self.kernel.doors.deal(position, dice)
        return self._at(position)

    def mask(self, seat: Seat) -> Mask:
        """1 for each legal action; all 0 for a seat that is not to move, all 1 once nobody is asked any more."""
        if self.turn in (seat, OVER):
            return self.allowed.copy()
        return np.zeros(self.coder.actions, np.int8)

    def vector(self, seat: Seat) -> Vector:
        vector = self.coder.layout.blank()
        batch.see(self.kernel.environment, self.position, seat, vector)
        return vector

    def observation(self, seat: Seat) -> Observation:
        return {"observation": self.vector(seat), "action_mask": self.mask(seat)}


AnyTable: TypeAlias = Table | KernelTable
