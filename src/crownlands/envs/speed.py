"""How fast the vectorised environment is, as a piece of work to be timed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from crownlands.envs.vector import TableVectorEnv

BATCH = 256
STEPS = 40


def vector_steps(game: str = "kingdomino") -> Callable[[], int]:
    """Steps of 2-player self-play in a batch of 256, with observations and masks; the actions are random."""
    envs = TableVectorEnv(BATCH, game, copy=False)
    masks = envs.reset(seed=1)[0]["action_mask"]
    shape = (STEPS, *masks.shape)
    wishes = np.random.default_rng(1).integers(1, 128, shape, np.int8)

    def once() -> int:
        for wish in wishes:
            envs.step((wish * masks).argmax(1))
        return BATCH * STEPS

    return once


def bytes_a_table(game: str) -> int:
    """The memory one table of such a batch takes: its position, what is seen now and was seen last, its mask."""
    envs = TableVectorEnv(1, game)
    return envs.tables.nbytes + envs.seen.nbytes + envs.last_seen.nbytes + envs.masks.nbytes
