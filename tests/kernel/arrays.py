"""All that a batch of two tables of any game needs, one of the arrays too short if so wished."""

from __future__ import annotations

from array import array

import numpy as np

from crownlands.kernel import batch


class Arrays:
    def __init__(self, environment: batch.Environment, table: array[int], short: str = "") -> None:
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
            "worth": (4, np.int16),
            "ended": (2, np.int8),
            "last_seen": (2 * size, np.int16),
        }
        self.all = {name: np.ones(length - (name == short), kind) for name, (length, kind) in lengths.items()}
        self.all["tables"][: self.state] = table

    def reset(self, width: int = 0, count: int = 2, learner: int = -1) -> None:
        tables, chosen, rngs, *out = (self.all[n] for n in ("tables", "chosen", "rngs", "seen", "masks", "seats"))
        batch.reset_many(self.environment, tables, width or self.state, count, chosen, learner, 0, rngs, *out)

    def step(self) -> None:
        tables, actions, *out = (self.all[name] for name in self.all if name != "chosen")
        batch.step_many(self.environment, tables, self.state, 2, actions, -1, 0, 0, *out)
