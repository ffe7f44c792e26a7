"""How fast the vectorised environment is, as a piece of work to be timed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from crownlands.envs.vector import TableVectorEnv

BATCH = 256
STEPS = 40


def vector_steps() -> Callable[[], int]:
    """Steps of 2-player self-play on 5×5 in a batch of 256, with observations and masks; the actions are random."""
    envs = TableVectorEnv(BATCH, copy=False)
    masks = envs.reset(seed=1)[0]["action_mask"]
    shape = (STEPS, *masks.shape)
    wishes = np.random.default_rng(1).integers(1, 128, shape, np.int8)

    def once() -> int:
        for wish in wishes:
            envs.step((wish * masks).argmax(1))
        return BATCH * STEPS

    return once
