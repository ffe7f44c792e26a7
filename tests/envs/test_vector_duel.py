"""Duel in bulk: held to the PettingZoo environment, in self-play and against the bots of the kernel."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import pytest
from tests.envs.bulk import check_what_the_learner_sees, fingerprint, follow, mean_reward, told_games

import crownlands.envs
from crownlands.envs import duel_v0
from crownlands.envs.coders.duel import FIRST_HALF
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import Refused
from crownlands.rules.duel.state import Duel

SETTINGS: dict[str, dict[str, Any]] = {
    "usual": {},
    "no boxes without drawing": {"fill_without_drawing": False, "rewards": "margin"},
}


def rolled(before: Duel | None, after: Duel) -> list[str]:
    """The dice of a new round."""
    if before is not None and before.round == after.round:
        return []
    return [f"roll {number} {face}" for number, face in enumerate(after.dice, 1)]


@pytest.mark.parametrize("name", SETTINGS)
def test_lockstep_with_the_pettingzoo_environment(name: str) -> None:
    acted: set[int] = set()
    for game in told_games(TableVectorEnv(16, "duel", **SETTINGS[name]), 1, rolled):
        follow(duel_v0.raw_env(**SETTINGS[name]), SETTINGS[name], game)
        acted |= {action for _, action, _, _ in game.steps}
    said = {duel_v0.raw_env().coder.say(action).split()[0] for action in acted}
    assert said >= {"take", "use", "turn", "castle", "pass", "name", "cross", "draw"}
    assert any(action >= FIRST_HALF for action in acted)


@pytest.mark.parametrize("bot", ["greedy", "random", "judge"])
def test_against_bots_the_learner_sees_what_the_rules_say(bot: str) -> None:
    assert check_what_the_learner_sees(TableVectorEnv(3, "duel", opponents=[bot], seat=1), 130) > 0


def test_greedy_opponents_are_greedy() -> None:
    means = {bot: mean_reward(TableVectorEnv(64, "duel", opponents=[bot], copy=False)) for bot in ("random", "greedy")}
    assert 0.4 < means["random"] < 0.6
    assert means["greedy"] < 0.05


def marks() -> list[str]:
    opponents = (None, ["greedy"], ["judge"])
    return [fingerprint(TableVectorEnv(1, "duel", opponents=bots)) for bots in opponents]


def test_plain_python_gives_the_same() -> None:
    """The kernel uncompiled, in a process of its own, against whatever is used here."""
    program = [sys.executable, "-m", "tests.envs.test_vector_duel"]
    said = subprocess.run(program, capture_output=True, text=True, check=True).stdout
    assert said.split() == marks()


def test_make_vec_plays_it_on_the_kernel() -> None:
    envs = gymnasium.make_vec(crownlands.envs.IDS["duel"], num_envs=3, opponents=["greedy"])
    assert isinstance(envs.unwrapped, TableVectorEnv)
    seen, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert seen["observation"].shape == (3, 811)


def test_it_is_a_game_for_two() -> None:
    with pytest.raises(Refused, match="players"):
        TableVectorEnv(1, "duel", opponents=["greedy", "greedy"])


if __name__ == "__main__":
    from tests.kernel.uncompiled import use_plain_python

    use_plain_python()
    from tests.envs import test_vector_duel

    sys.stdout.write(" ".join(test_vector_duel.marks()))
