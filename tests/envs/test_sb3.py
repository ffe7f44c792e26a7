"""The adapter for Stable-Baselines3, against a stand-in for its base class, for the library needs PyTorch.

Where the library is installed, `tests/examples/test_recipes.py` trains with it.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from crownlands.envs.opponents import Pool
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import Refused

ADAPTER = "crownlands.envs.sb3"


class VecEnv:
    """What the base class keeps, and what it asks of those built on it."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        self.render_mode = self.get_attr("render_mode")[0]
        self._reset_seeds()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        raise AssertionError("the adapter has its own")

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def _reset_options(self) -> None:
        self._options: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]

    def seed(self, seed: int) -> None:
        self._seeds = [seed + number for number in range(self.num_envs)]

    def has_attr(self, attr_name: str) -> bool:
        try:
            self.get_attr(attr_name)
        except AttributeError:
            return False
        return True

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module as it is where the library is installed."""
    names = ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env")
    for name in names:
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    sys.modules[names[-1]].VecEnv = VecEnv  # type: ignore[attr-defined]
    monkeypatch.delitem(sys.modules, ADAPTER, raising=False)
    yield importlib.import_module(ADAPTER)
    sys.modules.pop(ADAPTER, None)


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_it_plays_the_same_games(adapter: Any, game: str) -> None:
    envs = adapter.SB3VecEnv(TableVectorEnv(3, game, opponents=["greedy"], rewards="lead"))
    same = TableVectorEnv(3, game, opponents=["greedy"], rewards="lead")
    envs.seed(5)
    seen, told = envs.reset(), same.reset(seed=5)[0]
    assert envs.has_attr("action_masks")
    most, sums, ends = same.coder.layout.most(), np.zeros(3), 0
    for _ in range(120):
        assert seen.dtype == np.float32
        assert envs.observation_space.contains(seen[0])
        assert np.allclose(seen * most, told["observation"], atol=1e-3)
        assert np.array_equal(np.stack(envs.env_method("action_masks")), told["action_mask"] == 1)
        actions = told["action_mask"].argmax(1)
        seen, rewards, over, infos = envs.step(actions)
        told, paid, ended, _, _ = same.step(actions)
        assert rewards.tolist() == paid.tolist()
        assert over.tolist() == ended.tolist()
        sums += paid
        for number in np.flatnonzero(over):
            assert infos[number]["episode"]["r"] == sums[number]
            assert infos[number]["terminal_observation"].shape == seen[number].shape
            assert infos[number]["TimeLimit.truncated"] is False
            sums[number], ends = 0, ends + 1
    assert ends > 0


def test_tables_can_be_asked_alone(adapter: Any) -> None:
    envs = adapter.SB3VecEnv(TableVectorEnv(3, opponents=[Pool(["random", "absent"])]))
    envs.reset()
    assert len(envs.env_method("action_masks", indices=[0, 2])) == 2
    assert len(envs.env_method("action_masks", indices=1)) == 1
    assert envs.env_is_wrapped(object) == [False] * 3
    assert envs.get_attr("learner", indices=[0]) == [0]
    envs.close()
    with pytest.raises(Refused, match="no method fly; expected action_masks"):
        envs.env_method("fly")
    with pytest.raises(Refused, match="cannot be set at single tables"):
        envs.set_attr("copy", False)


def test_what_it_cannot_learn_from_is_refused(adapter: Any) -> None:
    with pytest.raises(Refused, match="learns for one seat; expected tables with opponents"):
        adapter.SB3VecEnv(TableVectorEnv(2))
    with pytest.raises(Refused, match="expected SAME_STEP"):
        adapter.SB3VecEnv(TableVectorEnv(2, opponents=["random"], autoreset_mode="NextStep"))


def test_without_the_library_the_command_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "stable_baselines3", None)
    monkeypatch.delitem(sys.modules, ADAPTER, raising=False)
    with pytest.raises(ImportError, match="pip install stable-baselines3 sb3-contrib"):
        importlib.import_module(ADAPTER)
