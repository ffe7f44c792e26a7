"""All that a batch of two tables of any game needs, one of the arrays too short if so wished."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from crownlands.kernel import batch
from crownlands.kernel.layout import EVERYBODY


class Arrays:
    def __init__(
        self, environment: batch.Environment, table: array[int], short: str = "", who: int = EVERYBODY
    ) -> None:
        self.environment, self.state = environment, len(table)
        size, actions = batch.sizes(environment, table[:])
        lengths = {
            "tables": (2 * self.state, np.uint64),
            "chosen": (2, np.int8),
            "actions": (2, np.int64),
            "rngs": (4, np.uint64),
            "seen": (2 * size, np.int16),
            "masks": (2 * actions, np.int8),
            "seats": (2, np.int8),
            "paid": (4, np.int16),
            "worth": (4, np.int16),
            "ended": (2, np.int8),
            "who": (2, np.uint64),
        }
        self.all = {name: np.ones(length - (name == short), kind) for name, (length, kind) in lengths.items()}
        self.all["tables"][: self.state] = table
        self.all["who"][:] = who

    def reset(self, width: int = 0, count: int = 2) -> None:
        batch.reset_many(*self._tables(width, count))

    def step(self, viewer: int = -1) -> None:
        given = (*self._tables(), self.all["actions"], viewer, 0, 0, self.all["worth"], self.all["ended"])
        batch.step_many(*given)

    def _tables(self, width: int = 0, count: int = 2) -> tuple[Any, ...]:
        names = ("chosen", "who", "rngs", "seen", "masks", "seats", "paid")
        rows = (self.all[name] for name in names)
        return (self.environment, self.all["tables"], width or self.state, count, *rows)
