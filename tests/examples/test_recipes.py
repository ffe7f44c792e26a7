"""The recipes for other libraries, which need PyTorch: their tables are played here, and libraries there are train."""

from __future__ import annotations

import importlib.util
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "examples"
GAMES = ("kingdomino", "queendomino", "duel")


def load(name: str) -> Any:
    described = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    sys.modules[name] = module
    described.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("recipe", "given", "names"),
    [
        ("tianshou_dqn", lambda game: game, ("obs", "mask")),
        ("rllib_ppo", lambda game: {"game": game}, ("observations", "action_mask")),
    ],
)
def test_a_table_is_seen_as_the_library_wants_it(recipe: str, given: Any, names: tuple[str, str], game: str) -> None:
    env = load(recipe).make_env(given(game))
    seen, _ = env.reset(seed=1)
    vector, mask = names
    for _ in range(1000):
        assert env.observation_space.contains(seen)
        assert set(seen) == set(names)
        assert seen[vector].max() <= 1
        seen, _, over, late, info = env.step(int(seen[mask].argmax()))
        assert not late
        assert "illegal" not in info
        if over:
            return
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_for_stable_baselines(game: str) -> None:
    envs = load("sb3_maskable_ppo").make_tables(4, 1, game)
    names = set()
    for _ in range(60):
        *_, infos = envs.step(envs.action_masks().argmax(1))
        names |= set(infos["opponents"].ravel())
    assert names == {"random", "greedy"}


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_collected_and_every_gain_is_credited_once(game: str) -> None:
    """With values of 0 and without discount the advantages of a seat's first step are all it gained afterwards."""
    recipe = load("cleanrl_ppo")
    recipe.LAMBDA = 1.0
    collector = recipe.Collector(2, 1, game)

    def act(seen: Any, masks: Any) -> tuple[Any, ...]:
        assert seen.dtype == np.float32
        return masks.argmax(1), np.zeros(len(seen)), np.zeros(len(seen), np.float32)

    roll = collector.roll(400, act)
    better, counts = recipe.advantages(roll)
    for table in range(2):
        end = int(roll["over"][:, table].argmax())
        assert roll["over"][end, table]
        assert counts[: end + 1, table].all()
        for seat in range(2):
            first = int((roll["seat"][:, table] == seat).argmax())
            assert better[first, table] == pytest.approx(roll["rewards"][first : end + 1, table, seat].sum())


def sb3(recipe: Any, folder: Path) -> None:
    recipe.main(steps=256, tables=4, seed=1, game="kingdomino", out=folder / "model.zip")


def cleanrl(recipe: Any, folder: Path) -> None:
    recipe.main(steps=1, tables=4, horizon=56, seed=1, game="kingdomino", out=folder / "model.pt")


def tianshou(recipe: Any, folder: Path) -> None:
    recipe.main(epochs=1, steps=40, tables=2, seed=1, game="kingdomino", out=folder / "model.pt")


def rllib(recipe: Any, folder: Path) -> None:
    recipe.main(rounds=1, batch=64, seed=1, game="kingdomino", out=folder / "model")


TRAINED = [
    ("sb3_maskable_ppo", sb3, ("torch", "sb3_contrib")),
    ("cleanrl_ppo", cleanrl, ("torch",)),
    ("tianshou_dqn", tianshou, ("torch", "tianshou")),
    ("rllib_ppo", rllib, ("torch", "tree", "ray.rllib")),
]


def is_installed(library: str) -> bool:
    return find_spec(library.partition(".")[0]) is not None


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("recipe", "trained"),
    [pytest.param(name, trained, id=name) for name, trained, needs in TRAINED if all(map(is_installed, needs))]
    or [pytest.param("sb3_maskable_ppo", None, id="no library is installed")],
)
def test_a_short_training_is_saved(recipe: str, trained: Any, tmp_path: Path) -> None:
    """With the libraries there are; without any, that a recipe says which one it misses."""
    if trained is None:
        with pytest.raises(ModuleNotFoundError, match="sb3_contrib"):
            sb3(load(recipe), tmp_path)
        return
    trained(load(recipe), tmp_path)
    assert list(tmp_path.iterdir())
