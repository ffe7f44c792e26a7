"""When games start again: in the step that ends them, with the next one, or when told to; Gymnasium agrees."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import (
    FlattenObservation,
    NormalizeReward,
    RecordEpisodeStatistics,
    TransformObservation,
    TransformReward,
)
from tests.envs.bulk import choose

import crownlands.envs
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import OVER, Refused

ID = crownlands.envs.IDS["kingdomino"]
SAME, NEXT, NEVER = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED


def play(envs: Any, steps: int, seed: int = 1) -> list[tuple[Any, ...]]:
    """What every step brought."""
    dice = np.random.default_rng(seed)
    envs.reset(seed=seed)
    return [envs.step(choose(envs.unwrapped.bulk.masks, dice)) for _ in range(steps)]


@pytest.mark.parametrize("mode", [SAME, NEXT, NEVER, "NextStep"])
def test_the_mode_stands_in_the_metadata(mode: AutoresetMode | str) -> None:
    envs = gymnasium.make_vec(ID, num_envs=2, autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] is AutoresetMode(mode)
    assert TableVectorEnv.metadata["autoreset_mode"] is SAME


@pytest.mark.parametrize("opponents", [None, ["greedy"], ["montecarlo:1p"]])
def test_with_the_next_step_the_last_observation_comes_first(opponents: list[str] | None) -> None:
    envs = TableVectorEnv(3, opponents=opponents, autoreset_mode=NEXT, rewards="margin")
    over = np.zeros(3, bool)
    ends = 0
    for seen, rewards, ended, late, infos in play(envs, 110):
        assert not late.any()
        assert not (ended & over).any()
        assert not rewards[over].any()
        assert not infos["rewards"][over].any()
        parts = envs.coder.layout.split(seen["observation"])
        assert (parts["rows_to_come"][over, 0] == 5).all()
        assert not parts["phase"][ended].any()
        assert (infos["seat"][ended] == OVER).all()
        assert seen["action_mask"][ended].all()
        assert "final_obs" not in infos
        over, ends = ended, ends + int(ended.sum())
    assert ends > 3


def test_both_modes_play_the_same_games() -> None:
    """One table: with the next step there is one step more for each game, and the same is seen otherwise."""
    same, later = (play(TableVectorEnv(1, autoreset_mode=mode, rewards="margin"), 1) for mode in (SAME, NEXT))
    assert np.array_equal(same[0][0]["observation"], later[0][0]["observation"])
    told: dict[AutoresetMode, list[Any]] = {SAME: [], NEXT: []}
    for mode, list_of in told.items():
        envs = TableVectorEnv(1, autoreset_mode=mode, rewards="margin")
        seen, _ = envs.reset(seed=3)
        while len(list_of) < 200:
            seen, rewards, over, _, infos = envs.step(seen["action_mask"].argmax(1))
            last = infos["final_obs"][0] if over[0] and mode is SAME else {name: row[0] for name, row in seen.items()}
            list_of.append((last["observation"].tobytes(), rewards[0], bool(over[0])))
            if over[0] and mode is NEXT:
                seen, rewards, over, _, _ = envs.step(np.zeros(1, np.int64))
                assert (rewards[0], over[0]) == (0, False)
    assert told[SAME] == told[NEXT]


def test_without_autoreset_games_wait() -> None:
    envs = TableVectorEnv(2, autoreset_mode=NEVER)
    dice = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    actions = choose(seen["action_mask"], dice)
    actions[0] = 10_000
    _, _, over, _, infos = envs.step(actions)
    assert over.tolist() == [True, False]
    assert infos["illegal"].tolist() == [True, False]
    with pytest.raises(Refused, match=r"The game is over at table 0; reset it first"):
        envs.step(actions)
    seen, infos = envs.reset(options={"reset_mask": over})
    assert (infos["seat"] >= 0).all()
    envs.step(choose(seen["action_mask"], dice))


def test_a_step_needs_a_game() -> None:
    with pytest.raises(Refused, match="call reset before the first step"):
        TableVectorEnv(2).step(np.zeros(2, np.int64))


@pytest.mark.parametrize("mode", [SAME, NEXT])
def test_episode_statistics(mode: AutoresetMode) -> None:
    envs: Any = RecordEpisodeStatistics(
        gymnasium.make_vec(ID, num_envs=3, opponents=["greedy"], autoreset_mode=mode, rewards="lead"), 1000
    )
    got: list[float] = []
    for _, rewards, over, _, infos in play(envs, 100):
        assert rewards.shape == (3,)
        if over.any():
            got += infos["episode"]["r"][over].tolist()
            assert (infos["episode"]["l"][over] == 12 + 12).all()
    ends = play(TableVectorEnv(3, opponents=["greedy"], autoreset_mode=mode, rewards="margin"), 100)
    assert got == [reward for _, rewards, over, _, _ in ends for reward in rewards[over].tolist()]
    assert len(got) > 9


@pytest.mark.parametrize("mode", [SAME, NEXT])
def test_rewards_can_be_normalized_and_scaled(mode: AutoresetMode) -> None:
    envs: Any = gymnasium.make_vec(ID, num_envs=3, autoreset_mode=mode, rewards="points")
    told = play(TransformReward(NormalizeReward(envs), lambda rewards: 2 * rewards), 60)
    assert max(np.abs(rewards).max() for _, rewards, *_ in told) > 0


def test_observations_can_be_flattened_with_the_next_step() -> None:
    envs: Any = FlattenObservation(gymnasium.make_vec(ID, num_envs=2, autoreset_mode=NEXT))
    size = envs.single_observation_space.shape[0]
    assert all(seen.shape == (2, size) for seen, *_ in play(envs, 60))


def test_observations_can_be_transformed_with_the_next_step() -> None:
    with pytest.raises(ValueError, match="Expected autoreset_mode to be NEXT_STEP"):
        TransformObservation(gymnasium.make_vec(ID, num_envs=2), lambda seen: seen)
    envs: Any = gymnasium.make_vec(ID, num_envs=2, autoreset_mode=NEXT)
    halved = TransformObservation(envs, lambda seen: {**seen, "observation": seen["observation"] // 2})
    seen, *_ = play(halved, 3)[-1]
    assert np.array_equal(seen["observation"], envs.unwrapped.bulk.seen // 2)
