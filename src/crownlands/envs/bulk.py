"""Many tables of one game in the arrays of the kernel: games begin and go on there, and all is written in place."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crownlands.envs.coders.coder import Coder
from crownlands.envs.kernels import KERNELS
from crownlands.envs.rewards import KINDS
from crownlands.envs.table import Table
from crownlands.game import CHANCE
from crownlands.kernel import batch

Chosen = NDArray[np.int8]
"""1 for each table that is meant."""


class Bulk:
    """Tables of one kind. `who` says who plays at each: sets of seats, as the kernel has them."""

    def __init__(self, game: str, options: Any, coder: Coder, who: NDArray[np.uint64], most: int, rewards: str) -> None:
        self.kernel, self.options, self.coder, self.who = KERNELS[game], options, coder, who
        self.kind = KINDS[rewards]
        environment, start = self.kernel.environment, self.kernel.start(options)
        count, players = len(who), options.players
        size, actions = batch.sizes(environment, start)
        self.width = batch.words_of(environment, most)
        self.tables: NDArray[np.uint64] = np.zeros((count, self.width), np.uint64)
        self.tables[:, : self.kernel.state] = np.frombuffer(start, np.uint64)
        self.rngs: NDArray[np.uint64] = np.zeros((count, 2), np.uint64)
        self.seen: NDArray[np.int16] = np.zeros((count, size), np.int16)
        self.masks: NDArray[np.int8] = np.zeros((count, actions), np.int8)
        self.seats: NDArray[np.int8] = np.full(count, CHANCE, np.int8)
        self.paid: NDArray[np.int16] = np.zeros((count, players), np.int16)
        self.worth: NDArray[np.int16] = np.zeros((count, players), np.int16)
        self.ended: NDArray[np.int8] = np.zeros(count, np.int8)

    def sow(self, number: int, seed: int) -> None:
        """Where the random numbers of a table begin."""
        batch.sow(self.rngs, number, seed & 2**64 - 1)

    def begin(self, chosen: Chosen) -> None:
        """New games at the chosen tables, up to the first action that somebody is asked for."""
        batch.reset_many(*self._tables(chosen))

    def step(self, chosen: Chosen, actions: NDArray[np.int64], viewer: int) -> None:
        """One action at each of the chosen tables; what it brought is added to `worth`."""
        pays = (self.kind.pays, int(self.kind.dense), self.worth, self.ended)
        given = (*self._tables(chosen), actions, viewer, *pays)
        batch.step_many(*given)

    def _tables(self, chosen: Chosen) -> tuple[Any, ...]:
        tables = (self.kernel.environment, self.tables, self.width, len(self.who))
        return (*tables, chosen, self.who, self.rngs, self.seen, self.masks, self.seats, self.paid)

    def table(self, number: int) -> Table:
        """One of the tables as the rules have it; who laid what in which order is known in self-play only."""
        position = array("Q", self.tables[number, : self.kernel.state].tobytes())
        return Table(self.coder, self.kernel.unpack(position, self.options), self.kernel.said(position))

    @property
    def table_bytes(self) -> int:
        """The memory each table takes, with all that is written about it."""
        rows = (self.tables, self.rngs, self.seen, self.masks, self.seats, self.paid, self.worth, self.ended, self.who)
        return sum(row.nbytes for row in rows) // len(self.who)
