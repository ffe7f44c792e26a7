"""How fast environments are, as pieces of work to be timed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from crownlands.envs.aec import TableEnv
from crownlands.envs.setup import set_up
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


def aec_steps(game: str, *, by_rules: bool = False) -> Callable[[], int]:
    """A whole game of 2 players in the PettingZoo environment, without guards; the actions are random."""
    env, dice = TableEnv(game, {}, "win", None), Random(1)
    if by_rules:
        env.fresh = set_up(game, {})

    def once() -> int:
        env.reset(seed=dice.getrandbits(32))
        steps = 0
        while not env.terminations[env.agent_selection]:
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(legal[dice.randrange(len(legal))])
            steps += 1
        return steps

    return once


def bytes_a_table(game: str) -> int:
    """The memory one table of such a batch takes, with all that is written about it."""
    return TableVectorEnv(1, game).table_bytes
