"""The learnt policy as a bot: legal games at the tables it knows, greedy ones elsewhere, and stronger than greedy."""

from __future__ import annotations

import sys
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
import pytest

from crownlands.bots import make_bot
from crownlands.bots.kingdomino.baseline import network
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import CHANCE, OVER, Refused, deal
from crownlands.rules import game_named

KNOWN: list[tuple[str, dict[str, str]]] = [
    ("kingdomino", {}),
    ("kingdomino", {"edition": "danish", "harmony": "yes"}),
    ("kingdomino", {"dynasty": "yes"}),
]
UNKNOWN: list[tuple[str, dict[str, str]]] = [
    ("kingdomino", {"players": "4"}),
    ("kingdomino", {"mighty-duel": "yes"}),
]


@pytest.mark.parametrize(("name", "settings"), KNOWN)
def test_it_plays_whole_games(name: str, settings: dict[str, str]) -> None:
    game, dice, asked = game_named(name), Random(1), 0
    bot: Any = make_bot("baseline", game, dice)
    bot.elsewhere = None
    state = game.start(game.configure(settings))
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else bot.choose(state)
        asked += state.turn >= 0
        assert move in state.moves()
        state = state.play(move)
    assert asked >= 40


@pytest.mark.parametrize(("name", "settings"), UNKNOWN)
def test_elsewhere_it_is_greedy(name: str, settings: dict[str, str]) -> None:
    game, dice = game_named(name), Random(1)
    state = game.start(game.configure(settings))
    bot, greedy = make_bot("baseline", game, Random(7)), make_bot("greedy", game, Random(7))
    for _ in range(40):
        if state.turn == CHANCE:
            state = state.play(deal(state, dice))
            continue
        if len(state.moves()) == 1:
            move = bot.choose(state)
        else:
            move = greedy.choose(state)
            assert bot.choose(state) == move
        state = state.play(move)


@pytest.mark.slow
def test_it_beats_greedy() -> None:
    """The greedy player of the kernel, in 300 games."""
    net = network()
    envs = TableVectorEnv(50, opponents=["greedy"])
    seen, _ = envs.reset(seed=2)
    won: list[float] = []
    while len(won) < 300:
        logits = np.stack([net.logits(net.saved.scaled(row)) for row in seen["observation"]])
        seen, rewards, over, _, _ = envs.step(np.where(seen["action_mask"], logits, -np.inf).argmax(1))
        won += rewards[over].tolist()
    assert np.mean(won) > 0.6


def test_it_is_small() -> None:
    assert len((files("crownlands.bots.kingdomino") / "baseline.npz").read_bytes()) < 150_000


def test_without_numpy_the_command_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in ("crownlands.bots.learnt", "crownlands.bots.kingdomino.baseline"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(Refused, match=r"needs NumPy; install it with: pip install 'crownlands\[arena\]'"):
        make_bot("baseline", game_named("kingdomino"), Random(1))
