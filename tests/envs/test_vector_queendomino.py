"""Queendomino in bulk: held to the PettingZoo environment, in self-play and against the bots of the kernel."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from typing import Any

import gymnasium
import pytest
from tests.envs.bulk import check_what_the_learner_sees, fingerprint, follow, mean_reward, told_games

import crownlands.envs
from crownlands.envs import queendomino_v0
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import Refused
from crownlands.rules.queendomino.board import Board
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.options import Options
from crownlands.rules.queendomino.state import Queendomino, start

SETTINGS: dict[str, dict[str, Any]] = {
    "2": {"players": 2, "harmony": True, "middle_kingdom": True},
    "3": {"players": 3, "must_place": True},
    "4": {"players": 4, "rewards": "margin"},
    "contest-3": {"players": 3, "mode": "contest", "middle_kingdom": True},
    "contest-6": {"players": 6, "mode": "contest"},
    "united-6": {"players": 6, "mode": "united", "teams": "1+4,2+5,3+6"},
    "united-8": {"players": 8, "mode": "united", "rewards": "margin"},
}


def turned_up(before: Board, after: Board) -> list[str]:
    """The tiles turned up, in their order: each goes to the cheapest empty space, the last stays on top."""
    closed = before.closed_up().filled()
    empty = [place for place, kind in enumerate(closed.spaces) if kind is None]
    told = [kind for kind in [*(after.spaces[place] for place in reversed(empty)), after.top] if kind is not None]
    seen = Counter(dict(zip(BUILDINGS, before.unseen, strict=True)))
    seen.subtract(dict(zip(BUILDINGS, after.unseen, strict=True)))
    assert Counter(told) == +seen
    return [f"building {kind}" for kind in told]


def dealt(before: Queendomino | None, after: Queendomino) -> list[str]:
    """What chance brought between two states: tiles, dominoes, kings."""
    fresh = before or start(after.options)
    tiles = turned_up(fresh.board, after.board) if fresh.board.unseen != after.board.unseen else []
    left = set(after.draft.remaining)
    draws = sorted(domino.number for domino in fresh.draft.remaining if domino not in left)
    kings = [f"king {after.draft.waiting[0] + 1}"] if len(after.draft.hand) < len(fresh.draft.hand) else []
    return tiles + [f"draw {number}" for number in draws] + kings


@pytest.mark.parametrize("name", SETTINGS)
def test_lockstep_with_the_pettingzoo_environment(name: str) -> None:
    said: Counter[str] = Counter()
    for game in told_games(TableVectorEnv(2, "queendomino", **SETTINGS[name]), 1, dealt):
        env = queendomino_v0.raw_env(**SETTINGS[name])
        follow(env, SETTINGS[name], game)
        said.update(env.coder.say(action).split()[0] for _, action, _, _ in game.steps)
    assert set(said) >= {"lay", "pick", "tax", "build", "bribe", "pass"}


@pytest.mark.parametrize("name", ["2", "contest-3", "united-6", "united-8"])
@pytest.mark.parametrize("bot", ["greedy", "random", "judge"])
def test_against_bots_the_learner_sees_what_the_rules_say(name: str, bot: str) -> None:
    settings = {key: value for key, value in SETTINGS[name].items() if key != "players"}
    others = [bot] * (SETTINGS[name]["players"] - 1)
    envs = TableVectorEnv(2, "queendomino", opponents=others, seat=1, **settings)
    assert check_what_the_learner_sees(envs, 130) > 0


def test_greedy_opponents_are_greedy() -> None:
    bots = ("random", "greedy")
    means = {bot: mean_reward(TableVectorEnv(64, "queendomino", opponents=[bot], copy=False)) for bot in bots}
    assert 0.4 < means["random"] < 0.6
    assert means["greedy"] < 0.05


def test_partners_share_what_their_team_earns() -> None:
    envs = TableVectorEnv(4, "queendomino", **SETTINGS["united-6"])
    options: Options = envs.options
    for game in told_games(envs, 5, dealt):
        assert sum(game.rewards) == pytest.approx(2)
        assert all(len({game.rewards[seat] for seat in seats}) == 1 for seats in options.sides)


def marks() -> list[str]:
    return [
        fingerprint(TableVectorEnv(2, "queendomino")),
        fingerprint(TableVectorEnv(2, "queendomino", opponents=["greedy"])),
        fingerprint(TableVectorEnv(1, "queendomino", players=5, mode="contest")),
    ]


def test_plain_python_gives_the_same() -> None:
    """The kernel uncompiled, in a process of its own, against whatever is used here."""
    program = [sys.executable, "-m", "tests.envs.test_vector_queendomino"]
    said = subprocess.run(program, capture_output=True, text=True, check=True).stdout
    assert said.split() == marks()


def test_it_is_made_by_gymnasium() -> None:
    envs = gymnasium.make_vec(crownlands.envs.IDS["queendomino"], num_envs=3, players=6, mode="contest")
    seen, infos = envs.reset(seed=1)
    assert isinstance(envs.unwrapped, TableVectorEnv)
    assert envs.observation_space.contains(seen)
    assert infos["seat"].shape == (3,)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": ["greedy"] * 4}, "5 were asked for"),
        ({"dynasty": True}, "plays single games"),
        ({"mode": "chess"}, "does not fit the setting mode"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        TableVectorEnv(1, "queendomino", **arguments)


if __name__ == "__main__":
    from tests.kernel.uncompiled import use_plain_python

    use_plain_python()
    from tests.envs import test_vector_queendomino

    sys.stdout.write(" ".join(test_vector_queendomino.marks()))
