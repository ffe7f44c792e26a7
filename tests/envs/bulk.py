"""Games as the vectorised environment tells them, and what else holds it to the rules, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from numpy.typing import NDArray

from crownlands.envs.aec import TableEnv
from crownlands.envs.setup import set_up
from crownlands.envs.vector import TableVectorEnv

Drawn = Callable[[Any, Any], list[str]]
"""What chance brought between two states (the first is None before the game), in the notation of the records."""


def choose(masks: NDArray[Any], dice: np.random.Generator) -> NDArray[Any]:
    """A random legal action for each table."""
    wishes: NDArray[Any] = np.argmax(dice.random(masks.shape) * masks, axis=1)
    return wishes


@dataclass
class Told:
    """A game as the vector env told it: what chance brought, and every action with what was seen before it."""

    chance: list[str] = field(default_factory=list)
    steps: list[tuple[int, int, NDArray[Any], NDArray[Any]]] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)


def told_games(envs: TableVectorEnv, seed: int, drawn: Drawn) -> Iterator[Told]:
    """The first whole game of every table."""
    dice = np.random.default_rng(seed)
    seen, infos = envs.reset(seed=seed)
    states = [envs.table(number).state for number in range(envs.num_envs)]
    games = [Told(chance=drawn(None, state)) for state in states]
    while not all(game.rewards for game in games):
        actions = choose(seen["action_mask"], dice)
        for number, game in enumerate(games):
            if not game.rewards:
                one = seen["observation"][number], seen["action_mask"][number]
                game.steps.append((int(infos["seat"][number]), int(actions[number]), *one))
        seen, _, over, _, infos = envs.step(actions)
        for number, game in enumerate(games):
            if over[number] and not game.rewards:
                game.rewards = infos["rewards"][number].tolist()
            elif not game.rewards:
                before, states[number] = states[number], envs.table(number).state
                game.chance += drawn(before, states[number])
    yield from games


def follow(env: TableEnv, settings: dict[str, Any], game: Told) -> None:
    """Lead the PettingZoo environment, played by the rules, through a told game: it sees, allows and pays the same."""
    env.fresh = set_up(env.game.name, {name: value for name, value in settings.items() if name != "rewards"})
    env.reset(options={"chance": game.chance})
    for seat, action, seen, mask in game.steps:
        assert env.agent_selection == f"player_{seat}"
        said = env.observe(env.agent_selection)
        assert np.array_equal(said["observation"], seen)
        assert np.array_equal(said["action_mask"], mask)
        env.step(action)
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == pytest.approx(game.rewards)
    assert env.given == []


def check_what_the_learner_sees(envs: TableVectorEnv, steps: int) -> int:
    """Against bots: at every step what the rules say; returns how many games ended."""
    dice = np.random.default_rng(2)
    seen, infos = envs.reset(seed=2)
    ends = 0
    for _ in range(steps):
        assert (infos["seat"] == envs.learner).all()
        for number in range(envs.num_envs):
            table = envs.table(number)
            assert table.turn == envs.learner
            assert np.array_equal(table.vector(envs.learner), seen["observation"][number])
            assert np.array_equal(table.mask(envs.learner), seen["action_mask"][number])
        seen, _, over, _, infos = envs.step(choose(seen["action_mask"], dice))
        ends += int(over.sum())
    return ends


def mean_reward(envs: TableVectorEnv, games: int = 300) -> float:
    """What random play earns."""
    dice = np.random.default_rng(3)
    seen, _ = envs.reset(seed=3)
    got: list[float] = []
    while len(got) < games:
        seen, rewards, over, _, _ = envs.step(choose(seen["action_mask"], dice))
        got += rewards[over].tolist()
    return float(np.mean(got))


def fingerprint(envs: TableVectorEnv) -> str:
    """A mark of all that 60 steps brought."""
    dice = np.random.default_rng(4)
    seen, _ = envs.reset(seed=4)
    marks = []
    for _ in range(60):
        seen, rewards, over, _, infos = envs.step(choose(seen["action_mask"], dice))
        arrays = (seen["observation"], seen["action_mask"], rewards, over, infos["seat"])
        marks += [crc32(np.ascontiguousarray(array).tobytes()) for array in arrays]
    return f"{crc32(str(marks).encode()):08x}"
