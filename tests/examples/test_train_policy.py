"""The training example. `make test` installs PyTorch for it; `make check` leaves it out."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from crownlands.bots.file import load_bot
from crownlands.game import CHANCE, OVER, Refused, deal
from crownlands.rules.kingdomino import KINGDOMINO

FILE = Path(__file__).parents[2] / "examples" / "train_policy.py"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def example() -> ModuleType:
    described = importlib.util.spec_from_file_location("train_policy", FILE)
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    sys.modules["train_policy"] = module
    described.loader.exec_module(module)
    return module


def test_a_short_training_changes_the_policy_and_is_saved(example: Any, tmp_path: Path) -> None:
    fresh = example.Network()
    saved = tmp_path / "new" / "policy.pt"
    example.main(minutes=0.001, tables=16, steps=56, seed=1, threads=1, out=saved)
    torch = example.torch
    trained = torch.load(saved, weights_only=True)
    torch.manual_seed(1)
    before = example.Network().state_dict()
    assert trained.keys() == fresh.state_dict().keys()
    assert any(not torch.equal(before[name], trained[name]) for name in trained)


def test_advantages_by_hand(example: Any) -> None:
    """One table, both seats act in turn: 0, 1, 0, then the game ends with 30 and 10 points."""
    rollout = example.Rollout(
        seen=np.zeros((3, 1, 1)),
        masks=np.zeros((3, 1, 1)),
        actions=np.zeros((3, 1), np.int64),
        chances=np.zeros((3, 1)),
        values=np.array([[1.0], [2.0], [0.5]]),
        seats=np.array([[0], [1], [0]]),
        points=np.array([[0], [5], [10]]),
        over=np.array([[False], [False], [True]]),
        finals=np.array([[[0, 0]], [[0, 0]], [[30, 10]]]),
    )
    found, known = example.advantages(rollout)
    last = (30 - 10) / 10 - 0.5
    assert found[2, 0] == pytest.approx(last)
    assert found[1, 0] == pytest.approx((10 - 5) / 10 - 2.0)
    assert found[0, 0] == pytest.approx((10 - 0) / 10 + 0.5 - 1.0 + 0.9 * last)
    assert known.all()


def test_steps_whose_outcome_is_not_known_yet_are_left_out(example: Any) -> None:
    player = example.Player(example.Network(), 4, 1)
    _, known = example.advantages(player.roll(8))
    assert not known[-1].any()
    assert known[0].all()


def test_only_legal_actions_are_chosen(example: Any) -> None:
    rollout = example.Player(example.Network(), 8, 2).roll(60)
    chosen = np.take_along_axis(rollout.masks, rollout.actions[..., None], 2)
    assert chosen.all()
    assert rollout.over.any()


def test_the_policy_plays_as_a_bot(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = tmp_path / "policy.pt"
    example.torch.save(example.Network().state_dict(), saved)
    monkeypatch.setenv("CROWNLANDS_POLICY", str(saved))
    dice = Random(1)
    bot = load_bot(FILE, "Policy", dice)
    state = KINGDOMINO.start(KINGDOMINO.configure({"players": "2"}))
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else bot.choose(state)
        assert move in state.moves()
        state = state.play(move)


def test_another_table_or_no_training_is_refused(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROWNLANDS_POLICY", str(tmp_path / "nothing.pt"))
    with pytest.raises(Refused, match="There is no trained policy"):
        load_bot(FILE, "Policy", Random(1))
    saved = tmp_path / "policy.pt"
    example.torch.save(example.Network().state_dict(), saved)
    monkeypatch.setenv("CROWNLANDS_POLICY", str(saved))
    bot = load_bot(FILE, "Policy", Random(1))
    four = KINGDOMINO.start(KINGDOMINO.configure({"players": "4"}))
    while four.turn == CHANCE:
        four = four.play(deal(four, Random(1)))
    with pytest.raises(Refused, match="trained for 2 players"):
        bot.choose(four)
