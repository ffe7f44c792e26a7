from __future__ import annotations

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from crownlands.envs import duel_v0, kingdomino_v0, queendomino_v0
from crownlands.game import Refused

CASES: dict[str, tuple[Any, dict[str, Any]]] = {
    "kingdomino": (kingdomino_v0, {"players": 4, "edition": "danish"}),
    "mighty-duel": (kingdomino_v0, {"mighty_duel": True, "rewards": "margin"}),
    "queendomino": (queendomino_v0, {"players": 3}),
    "united": (queendomino_v0, {"players": 6, "mode": "united"}),
    "duel": (duel_v0, {}),
}
# PettingZoo exempts its own environments with an action mask from these two by name.
OBSERVATION_WITH_MASK = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in OBSERVATION_WITH_MASK:
            warnings.filterwarnings("ignore", message=message)
        yield


@pytest.mark.parametrize("name", CASES)
def test_pettingzoo_api(name: str) -> None:
    module, settings = CASES[name]
    api_test(module.env(**settings), num_cycles=300)


@pytest.mark.parametrize("name", CASES)
def test_pettingzoo_seed(name: str) -> None:
    module, settings = CASES[name]
    seed_test(lambda: module.env(**settings), num_cycles=100)


@pytest.mark.parametrize("name", CASES)
def test_pettingzoo_render(name: str) -> None:
    module, settings = CASES[name]
    render_test(lambda render_mode: module.env(render_mode=render_mode, **settings))


@pytest.mark.parametrize("name", CASES)
def test_pettingzoo_max_cycles(name: str) -> None:
    """That test asks everybody in every cycle, so the parallel form takes it, one by one too."""
    module, settings = CASES[name]

    def parallel_env(max_cycles: int) -> Any:
        return module.parallel_env(max_cycles=max_cycles, **settings)

    one_by_one = SimpleNamespace(
        parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))
    )
    max_cycles_test(one_by_one)


@pytest.mark.parametrize("name", ["kingdomino", "duel"])
def test_pettingzoo_parallel(name: str) -> None:
    module, settings = CASES[name]
    parallel_api_test(module.parallel_env(max_cycles=60, **settings), num_cycles=120)
    parallel_seed_test(lambda: module.parallel_env(max_cycles=60, **settings), num_cycles=30)


def play_through(env: Any, seed: int) -> dict[str, float]:
    """A whole random game; what everybody got."""
    env.reset(seed=seed)
    got = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
        else:
            env.action_space(agent).seed(seed)
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    return got


@pytest.mark.parametrize("name", CASES)
def test_rewards_at_the_end(name: str) -> None:
    module, settings = CASES[name]
    env = module.env(**settings)
    got = play_through(env, 1)
    state = env.unwrapped.table.state
    totals = [sheet.total for sheet in state.scores()]
    for team, seats in enumerate(state.teams):
        share = (team in state.winners()) / len(state.winners())
        margin = totals[team] - max(total for other, total in enumerate(totals) if other != team)
        for seat in seats:
            assert got[f"player_{seat}"] == (margin if settings.get("rewards") == "margin" else share)


def test_the_seed_decides_the_game() -> None:
    first, again, other = (kingdomino_v0.raw_env() for _ in range(3))
    first.reset(seed=5)
    again.reset(seed=5)
    other.reset(seed=6)
    assert first.table.state == again.table.state
    assert first.table.state != other.table.state


def test_without_a_seed_the_dice_go_on() -> None:
    env, again = kingdomino_v0.raw_env(), kingdomino_v0.raw_env()
    for one in (env, again):
        one.reset(seed=5)
        one.reset()
    assert env.table.state == again.table.state
    before = env.table.state
    env.reset(seed=5)
    assert env.table.state != before


def test_chance_can_be_given() -> None:
    env = kingdomino_v0.raw_env()
    env.reset(seed=1, options={"chance": ["draw 30", "draw 1", "draw 48", "draw 19", "king 2"]})
    assert [claim.domino.number for claim in env.table.state.draft.offer] == [1, 19, 30, 48]  # type: ignore[attr-defined]
    assert env.agent_selection == "player_1"


def test_impossible_chance_is_refused() -> None:
    with pytest.raises(Refused, match="not possible now"):
        kingdomino_v0.raw_env().reset(options={"chance": ["draw 7", "draw 7"]})


def test_an_illegal_action_loses_in_env_and_is_refused_in_raw_env() -> None:
    raw = kingdomino_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(Refused, match="Action 0 is not possible now"):
        raw.step(0)
    guarded = kingdomino_v0.env()
    guarded.reset(seed=1)
    mover = guarded.agent_selection
    guarded.last()
    guarded.step(0)
    assert guarded.terminations[mover]
    assert guarded.rewards[mover] == -1


def test_in_the_parallel_form_an_illegal_action_does_nothing() -> None:
    env = kingdomino_v0.parallel_env(max_cycles=2)
    seen, _ = env.reset(seed=1)
    after, rewards, ended, late, _ = env.step(dict.fromkeys(env.agents, 0))
    assert all(np.array_equal(after[agent]["observation"], seen[agent]["observation"]) for agent in seen)
    assert not any(rewards.values())
    assert not any(ended.values())
    assert not any(late.values())
    *_, late, _ = env.step(dict.fromkeys(env.agents, 0))
    assert all(late.values())
    assert env.agents == []


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 7}, "“7” does not fit the setting players"),
        ({"render_mode": "smell"}, "There is no render mode “smell”"),
        ({"rewards": "gold"}, "There are no rewards “gold”"),
    ],
)
def test_what_makes_no_sense_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(Refused, match=message):
        kingdomino_v0.env(**settings)


def test_no_cycles_make_no_sense() -> None:
    with pytest.raises(Refused, match="max_cycles is 0"):
        kingdomino_v0.parallel_env(max_cycles=0)


def test_human_mode_prints_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = duel_v0.raw_env(render_mode="human")
    env.reset(seed=1)
    env.step(env.table.legal[0])
    assert "yellow: take-two" in capsys.readouterr().out
