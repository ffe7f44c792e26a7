"""The kernel's table against that of the rules: the same in everything an environment asks for."""

from __future__ import annotations

from pickle import dumps, loads
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.envs.tables import TABLES

from crownlands.envs import duel_v0, kingdomino_v0, queendomino_v0, setup
from crownlands.envs.kernel_table import KernelTable
from crownlands.envs.kernels import KERNELS
from crownlands.envs.render.picture import picture
from crownlands.envs.render.text import text
from crownlands.envs.setup import set_up, set_up_fast
from crownlands.envs.table import Table
from crownlands.game import OVER, Refused
from crownlands.kernel import COMPILED, batch
from crownlands.rules import game_named

SINGLE = [name for name in TABLES if name != "dynasty"]
MODULES: dict[str, Any] = {"kingdomino": kingdomino_v0, "queendomino": queendomino_v0, "duel": duel_v0}


def both(name: str) -> tuple[Table, KernelTable]:
    """The same table twice."""
    game, settings = TABLES[name]
    table = set_up(game, settings)
    options: Any = game_named(game).configure(setup.as_text(settings))
    return table, KernelTable(table.coder, game, options, KERNELS[game].start(options))


def compare(table: Table, fast: KernelTable) -> None:
    assert fast.turn == table.turn
    assert fast.legal == table.legal
    for seat in range(sum(len(seats) for seats in table.state.teams)):
        seen, expected = fast.observation(seat), table.observation(seat)
        for part in ("observation", "action_mask"):
            assert seen[part].dtype == expected[part].dtype
            assert np.array_equal(seen[part], expected[part])


@pytest.mark.parametrize("name", SINGLE)
def test_both_tables_are_the_same_at_every_step(name: str) -> None:
    dice, same_dice, choices = Random(1), Random(1), Random(2)
    table, fast = both(name)
    table, fast = table.dealt(dice), fast.dealt(same_dice)
    while table.turn != OVER:
        compare(table, fast)
        action = choices.choice(table.legal)
        table, fast = table.after(action).dealt(dice), fast.after(action).dealt(same_dice)
    compare(table, fast)
    assert text(fast.state) == text(table.state)
    assert np.array_equal(picture(fast.state), picture(table.state))
    assert fast.state.winners() == table.state.winners()


@pytest.mark.parametrize("name", ["kingdomino-4", "queendomino-4", "united", "duel"])
@pytest.mark.parametrize("rewards", ["win", "margin"])
def test_the_same_seed_is_the_same_game_in_both_environments(name: str, rewards: str) -> None:
    game, settings = TABLES[name]
    fast, plain = (MODULES[game].raw_env(rewards=rewards, render_mode="ansi", **settings) for _ in range(2))
    fast.fresh, plain.fresh = reversed(both(name))
    fast.reset(seed=3)
    plain.reset(seed=3)
    choices = Random(4)
    while not any(plain.terminations.values()):
        assert fast.agent_selection == plain.agent_selection
        assert fast.render() == plain.render()
        action = choices.choice(plain.table.legal)
        fast.step(action)
        plain.step(action)
        for heard in ("rewards", "terminations", "truncations", "infos", "_cumulative_rewards"):
            assert getattr(fast, heard) == getattr(plain, heard)
    assert any(fast.rewards.values())


def test_the_kernel_plays_where_it_is_compiled_and_the_game_a_single_one() -> None:
    assert isinstance(set_up_fast("duel", {}), KernelTable) == COMPILED
    assert isinstance(set_up_fast("kingdomino", {"dynasty": True}), Table)


def test_without_a_compiled_kernel_the_rules_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "COMPILED", False)
    assert isinstance(set_up_fast("duel", {}), Table)


@pytest.mark.parametrize("action", [-1, 0, 10_000])
def test_an_action_that_is_not_possible_changes_nothing(action: int) -> None:
    table = both("kingdomino-2")[1].dealt(Random(1))
    before = table.position[:]
    with pytest.raises(Refused, match=f"Action {action} is not possible now"):
        table.after(action)
    assert table.position == before
    with pytest.raises(ValueError, match="is not possible now"):
        batch.act(table.kernel.environment, table.position, action, table.allowed)


@pytest.mark.parametrize("name", ["kingdomino-2", "queendomino-2", "duel"])
def test_nobody_acts_in_place_of_chance(name: str) -> None:
    table = both(name)[1]
    assert table.legal == []
    with pytest.raises(Refused, match="Action 0 is not possible now"):
        table.after(0)
    with pytest.raises(ValueError, match="Action 0 is not possible now"):
        batch.act(table.kernel.environment, table.position, 0, np.ones(table.coder.actions, np.int8))


@pytest.mark.parametrize("name", ["kingdomino-2", "queendomino-2", "duel"])
def test_doors_take_buffers_of_their_size_only(name: str) -> None:
    table = both(name)[1].dealt(Random(1))
    environment, size, actions = table.kernel.environment, len(table.vector(0)), table.coder.actions
    with pytest.raises(ValueError, match="bytes; it needs"):
        batch.see(environment, table.position[:-1], 0, np.zeros(size, np.int16))
    with pytest.raises(ValueError, match="bytes; it needs"):
        batch.see(environment, table.position, 0, np.zeros(size - 1, np.int16))
    with pytest.raises(ValueError, match="There is no seat 2"):
        batch.see(environment, table.position, 2, np.zeros(size, np.int16))
    with pytest.raises(ValueError, match="bytes; it needs"):
        batch.allow(environment, table.position, np.zeros(actions - 1, np.int8))
    with pytest.raises(ValueError, match="bytes; it needs"):
        batch.act(environment, table.position, 0, np.zeros(actions - 1, np.int8))


@pytest.mark.parametrize("name", ["kingdomino-2", "queendomino-2", "duel"])
def test_a_table_can_be_sent_elsewhere(name: str) -> None:
    table = both(name)[1].dealt(Random(1))
    again = loads(dumps(table))  # noqa: S301 - written a moment ago
    assert again == table
    assert again.legal == table.legal
