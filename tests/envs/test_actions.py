"""An action is a whole number: nothing is rounded to one, whichever the environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import crownlands.envs.openspiel  # registers the games
from crownlands.envs import kingdomino_v0
from crownlands.envs.actions import action_number
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import Refused

ID = crownlands.envs.IDS["kingdomino"]
NOT_WHOLE = [1.0, 325.7, np.float32(3), "3", True, np.array([3]), np.array(3.0)]
REFUSAL = "is not a whole number; expected one such as 3"


@pytest.mark.parametrize("action", [3, np.int64(3), np.uint8(3), np.array(3)])
def test_whole_numbers_are_taken(action: Any) -> None:
    assert action_number(action) == 3


@pytest.mark.parametrize("action", NOT_WHOLE)
@pytest.mark.parametrize("form", ["env", "raw_env"])
def test_one_by_one(form: str, action: Any) -> None:
    env = getattr(kingdomino_v0, form)()
    env.reset(seed=1)
    before = env.unwrapped.table
    with pytest.raises(Refused, match=REFUSAL):
        env.step(action)
    assert env.unwrapped.table is before


@pytest.mark.parametrize("action", NOT_WHOLE)
def test_in_the_parallel_form(action: Any) -> None:
    env = kingdomino_v0.parallel_env(max_cycles=1)
    env.reset(seed=1)
    with pytest.raises(Refused, match=REFUSAL):
        env.step(dict.fromkeys(env.agents, action))
    assert env.agents


@pytest.mark.parametrize("action", NOT_WHOLE)
def test_in_gymnasium(action: Any) -> None:
    env: Any = gymnasium.make(ID, disable_env_checker=True)
    env.reset(seed=1)
    before = env.unwrapped.table
    with pytest.raises(Refused, match=REFUSAL):
        env.step(action)
    assert env.unwrapped.table is before


@pytest.mark.parametrize("actions", [[1.0, 2.0], np.full(2, 325.7), np.ones(2, bool), ["1", "2"]])
def test_in_bulk(actions: Any) -> None:
    envs = TableVectorEnv(2)
    seen, _ = envs.reset(seed=1)
    with pytest.raises(Refused, match="expected whole numbers, such as"):
        envs.step(actions)
    assert np.array_equal(envs.bulk.seen, seen["observation"])


def test_numbers_of_any_width_and_lists_will_do_in_bulk() -> None:
    envs = TableVectorEnv(2)
    for kind in (np.int64, np.uint8, list):
        seen, _ = envs.reset(seed=1)
        first = seen["action_mask"].argmax(1)
        after, *_ = envs.step(first.tolist() if kind is list else (first % 256).astype(kind))
        assert after["observation"].shape == seen["observation"].shape


@pytest.mark.parametrize("action", NOT_WHOLE)
def test_in_openspiel(action: Any) -> None:
    state = pyspiel.load_game("python_crownlands_kingdomino").new_initial_state()
    with pytest.raises(Refused, match=REFUSAL):
        state.apply_action(action)
    assert state.history() == []
    state.apply_action(np.int64(3))
    assert state.history() == [3]
