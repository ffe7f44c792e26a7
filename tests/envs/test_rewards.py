"""Rewards: at the end or step by step, and then they add up to what the end is worth."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as example_settings
from hypothesis import strategies as st
from tests.envs.bulk import choose
from tests.envs.tables import TABLES

from crownlands.envs.aec import TableEnv
from crownlands.envs.gym import SeatEnv
from crownlands.envs.parallel import ParallelTableEnv
from crownlands.envs.rewards import points
from crownlands.envs.setup import set_up
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import OVER, Refused, team_of

DENSE = {"points": "points", "lead": "margin"}
"""Rewards step by step, and what they add up to."""


def ends(state: Any, kind: str) -> list[float]:
    """What a finished game should have brought each seat, from its score sheets."""
    assert state.turn == OVER
    totals = points(state)
    best_other = [max(totals[:team] + totals[team + 1 :]) for team in range(len(totals))]
    worth = totals if kind == "points" else [total - best for total, best in zip(totals, best_other, strict=True)]
    return [worth[team_of(state, seat)] for seat in range(sum(map(len, state.teams)))]


@pytest.mark.parametrize("by_rules", [False, True])
@pytest.mark.parametrize("kind", DENSE)
@pytest.mark.parametrize("name", TABLES)
@example_settings(max_examples=3)
@given(seed=st.integers(0, 2**32))
def test_dense_rewards_add_up_in_pettingzoo(name: str, kind: str, by_rules: bool, seed: int) -> None:
    game, settings = TABLES[name]
    env, dice = TableEnv(game, settings, kind, None), Random(seed)
    if by_rules:
        env.fresh = set_up(game, settings)
    env.reset(seed=seed)
    got, steps = np.zeros(len(env.possible_agents)), 0
    while not env.terminations[env.agent_selection]:
        env.step(dice.choice(env.table.legal))
        got += np.array(list(env.rewards.values()))
        steps += any(env.rewards.values())
    assert got.tolist() == ends(env.table.state, kind)
    assert steps > 3


@pytest.mark.parametrize("kind", DENSE)
def test_each_agent_collects_them(kind: str) -> None:
    """As PettingZoo hands them out: what came in since an agent's last action, and at the end."""
    env = TableEnv("kingdomino", {"players": 3}, kind, None)
    env.reset(seed=3)
    env.action_spaces["player_0"].seed(3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else int(env.action_spaces["player_0"].sample(seen["action_mask"])))
    assert list(got.values()) == ends(env.table.state, kind)


@pytest.mark.parametrize("kind", DENSE)
def test_they_add_up_in_the_parallel_form_and_in_gymnasium(kind: str) -> None:
    parallel, dice = ParallelTableEnv(TableEnv("duel", {}, kind, None), None), Random(1)
    parallel.reset(seed=1)
    got = np.zeros(2)
    while parallel.agents:
        action = dice.choice(parallel.one_by_one.table.legal)
        got += np.array(list(parallel.step(dict.fromkeys(parallel.agents, action))[1].values()))
    assert got.tolist() == ends(parallel.one_by_one.table.state, kind)
    env = SeatEnv("queendomino", ["greedy"], seat=1, rewards=kind)
    env.reset(seed=1)
    sum_of, over = 0.0, False
    while not over:
        _, reward, over, _, _ = env.step(dice.choice(env.table.legal))
        sum_of += reward
    assert sum_of == ends(env.table.state, kind)[1]


@pytest.mark.parametrize("opponents", [None, ["greedy"], ["easy"]])
@pytest.mark.parametrize("kind", DENSE)
@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_they_add_up_in_bulk(game: str, kind: str, opponents: list[str] | None) -> None:
    """Beside tables that pay the end of the same games."""
    dense, late = (TableVectorEnv(3, game, opponents=opponents, rewards=kind) for kind in (kind, DENSE[kind]))
    last = TableVectorEnv(3, game, opponents=opponents, rewards="margin", autoreset_mode="Disabled")
    dice, seen = np.random.default_rng(1), dense.reset(seed=1)[0]
    late.reset(seed=1)
    last.reset(seed=1)
    got: Any = 0.0
    for _ in range(1000):
        actions = choose(seen["action_mask"], dice)
        seen, _, over, _, infos = dense.step(actions)
        paid = late.step(actions)[4]["rewards"]
        got = got + infos["rewards"]
        if kind == "lead":
            assert np.array_equal(got[over], paid[over])
        if not over.any():
            last.step(actions)
            continue
        last.step(actions)
        for number in np.flatnonzero(over).tolist():
            assert got[number].tolist() == ends(last.table(number).state, kind)
        return
    raise AssertionError("no game ends")


def test_the_learner_is_paid_what_changed_until_it_is_asked_again() -> None:
    envs = TableVectorEnv(4, opponents=["greedy"], rewards="lead")
    layout, dice = envs.coder.layout, np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    before: Any = np.zeros(4)
    for _ in range(20):
        seen, rewards, over, _, _ = envs.step(choose(seen["action_mask"], dice))
        assert not over.any()
        standing = layout.split(seen["observation"])["points"]
        lead = standing[:, 0] - standing[:, 1]
        assert rewards.tolist() == (lead - before).tolist()
        before = lead


def test_other_rewards_are_refused() -> None:
    with pytest.raises(Refused, match="There are no rewards “gold”; expected one of win, margin, points, lead"):
        TableVectorEnv(1, rewards="gold")
    import pyspiel

    import crownlands.envs.openspiel  # noqa: F401 - registers the games

    with pytest.raises(Refused, match="There are no rewards “lead”; expected one of win, margin"):
        pyspiel.load_game("python_crownlands_kingdomino(rewards=lead)")
