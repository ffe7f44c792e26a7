from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from tests.envs.bulk import check_what_the_learner_sees, choose, fingerprint, follow, mean_reward, told_games

import crownlands.envs
from crownlands.envs import kingdomino_v0
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import Refused
from crownlands.rules.kingdomino.state import Kingdomino

ID = crownlands.envs.IDS["kingdomino"]
SETTINGS: dict[str, dict[str, Any]] = {
    "german-2": {"players": 2},
    "hungarian-2": {"players": 2, "edition": "hungarian", "harmony": True, "middle_kingdom": True},
    "danish-2": {"players": 2, "edition": "danish", "middle_kingdom": True},
    "german-3": {"players": 3, "rewards": "margin"},
    "danish-3": {"players": 3, "edition": "danish", "harmony": True},
    "german-4": {"players": 4},
    "danish-4": {"players": 4, "edition": "danish", "rewards": "margin"},
    "mighty-duel": {"mighty_duel": True, "harmony": True, "rewards": "margin"},
}


def drawn(before: Kingdomino | None, after: Kingdomino) -> list[str]:
    """What chance brought between two states, in the notation of the records."""
    left = {domino.number for domino in after.draft.remaining}
    had = set(range(1, 49)) if before is None else {domino.number for domino in before.draft.remaining}
    kings_before = len(after.options.kings) if before is None else len(before.draft.hand)
    kings = after.draft.waiting[: None if after.options.order_first else 1]
    fallen = [f"king {seat + 1}" for seat in kings] if len(after.draft.hand) < kings_before else []
    return [f"draw {number}" for number in sorted(had - left)] + fallen


@pytest.mark.parametrize("name", SETTINGS)
def test_lockstep_with_the_pettingzoo_environment(name: str) -> None:
    settings = SETTINGS[name]
    discards, choices = 0, 0
    for game in told_games(TableVectorEnv(3, **settings), 1, drawn):
        env = kingdomino_v0.raw_env(**settings)
        follow(env, settings, game)
        discard = env.coder.actions - 1 - env.table.state.options.row_length  # type: ignore[attr-defined]
        discards += sum(action == discard for _, action, _, _ in game.steps)
        choices += sum(int(mask.sum() > 1) for *_, mask in game.steps)
    assert discards > 0
    assert choices > 20


@pytest.mark.parametrize("name", ["german-2", "danish-3", "german-4", "mighty-duel"])
@pytest.mark.parametrize("bot", ["greedy", "random", "judge"])
def test_against_bots_the_learner_sees_what_the_rules_say(name: str, bot: str) -> None:
    settings = {key: value for key, value in SETTINGS[name].items() if key != "players"}
    players, seat = SETTINGS[name].get("players", 2), 1
    envs = TableVectorEnv(4, opponents=[bot] * (players - 1), seat=seat, **settings)
    assert check_what_the_learner_sees(envs, 60) > 0


def test_greedy_opponents_are_greedy() -> None:
    means = {bot: mean_reward(TableVectorEnv(64, opponents=[bot], copy=False)) for bot in ("random", "greedy")}
    assert 0.4 < means["random"] < 0.6
    assert means["greedy"] < 0.1


def test_plain_python_gives_the_same() -> None:
    """The kernel uncompiled, in a process of its own, against whatever is used here."""
    program = [sys.executable, "-m", "tests.envs.test_vector"]
    said = subprocess.run(program, capture_output=True, text=True, check=True).stdout
    assert said.split() == marks()


def marks() -> list[str]:
    tables = [TableVectorEnv(2), TableVectorEnv(2, opponents=["greedy"]), TableVectorEnv(1, opponents=["judge"])]
    return [fingerprint(envs) for envs in tables]


def test_games_start_again_in_the_step_that_ends_them() -> None:
    envs = gymnasium.make_vec(ID, num_envs=2)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    dice = np.random.default_rng(5)
    seen, _ = envs.reset(seed=5)
    for _ in range(60):
        before = seen
        seen, rewards, over, late, infos = envs.step(choose(seen["action_mask"], dice))
        assert not late.any()
        assert not rewards[~over].any()
        if over.any():
            break
    number = int(np.flatnonzero(over)[0])
    layout = envs.unwrapped.coder.layout  # type: ignore[attr-defined]
    fresh = layout.split(seen["observation"][number])
    assert fresh["rows_to_come"] == 5
    assert fresh["kingdoms"][:, :7].sum() == 0
    last = layout.split(infos["final_obs"][number]["observation"])
    assert last["phase"].sum() == 0
    assert last["kingdoms"][0, :6].sum() >= layout.split(before["observation"][number])["kingdoms"][0, :6].sum()
    assert infos["_final_obs"][number]
    assert infos["rewards"][number].sum() == pytest.approx(1)
    assert rewards[number] == infos["rewards"][number, infos["acted"][number]]


def test_an_illegal_action_loses_and_starts_again() -> None:
    envs = TableVectorEnv(3, illegal_reward=-2.0)
    seen, infos = envs.reset(seed=6)
    actions = choose(seen["action_mask"], np.random.default_rng(6))
    actions[1], actions[2] = 0, 10_000
    _, rewards, over, _, after = envs.step(actions)
    assert over.tolist() == [False, True, True]
    assert rewards.tolist() == [0, -2, -2]
    assert after["illegal"].tolist() == [False, True, True]
    assert after["acted"].tolist() == infos["seat"].tolist()


def test_seeds_decide_the_games() -> None:
    envs, again = TableVectorEnv(3), TableVectorEnv(3)
    assert np.array_equal(envs.reset(seed=7)[0]["observation"], again.reset(seed=[7, 8, 9])[0]["observation"])
    first = envs.reset(seed=7)[0]["observation"]
    assert not np.array_equal(first[0], first[1])
    assert not np.array_equal(first, envs.reset()[0]["observation"])


def test_some_tables_can_be_reset_alone() -> None:
    envs = TableVectorEnv(3)
    before, _ = envs.reset(seed=8)
    after, _ = envs.reset(options={"reset_mask": np.array([False, True, False])})
    same = [np.array_equal(*pair) for pair in zip(before["observation"], after["observation"], strict=True)]
    assert same == [True, False, True]


def test_arrays_are_copies_unless_told_otherwise() -> None:
    for copy in (True, False):
        envs = TableVectorEnv(2, copy=copy)
        seen, _ = envs.reset(seed=9)
        later, *_ = envs.step(choose(seen["action_mask"], np.random.default_rng(9)))
        assert (later["observation"] is seen["observation"]) is not copy


def test_what_is_seen_fits_the_spaces() -> None:
    envs = TableVectorEnv(4, players=4)
    seen, _ = envs.reset(seed=10)
    assert envs.observation_space.contains(seen)
    assert envs.single_observation_space.contains({name: array[0] for name, array in seen.items()})


def test_tables_can_be_shown() -> None:
    envs = gymnasium.make_vec(ID, num_envs=2, render_mode="ansi")
    envs.reset(seed=11)
    shown = envs.render()
    assert shown is not None
    assert all(str(one).startswith("round 0") for one in shown)
    assert TableVectorEnv(1).render() is None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"opponents": ["nobody"]}, "There is no bot “nobody” for Kingdomino"),
        (
            {"autoreset_mode": "Never"},
            "There is no autoreset mode “Never”; expected one of NextStep, SameStep, Disabled",
        ),
        ({"opponents": ["greedy"], "players": 3}, "1 opponents were given for 3 players; expected 2"),
        ({"opponents": ["greedy"], "seat": 2}, "There is no seat 2"),
        ({"dynasty": True}, "plays single games"),
        ({"num_envs": 0}, "0 environments were asked for"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"weather": "fine"}, "There is no setting “weather”"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        TableVectorEnv(**arguments)


def test_a_wrong_number_of_actions_or_seeds_is_refused() -> None:
    envs = TableVectorEnv(2)
    envs.reset(seed=1)
    with pytest.raises(Refused, match="expected one for each of 2 tables"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(Refused, match="1 seeds were given for 2 environments"):
        envs.reset(seed=[1])


if __name__ == "__main__":
    from tests.kernel.uncompiled import use_plain_python

    use_plain_python()
    from tests.envs import test_vector

    sys.stdout.write(" ".join(test_vector.marks()))
