"""The learnt policy as a bot: legal games at the tables it knows, greedy ones elsewhere, and stronger than greedy."""

from __future__ import annotations

import sys
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
import pytest

from crownlands.bots import make_bot
from crownlands.bots.learnt import LearntBot
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import CHANCE, OVER, Refused, deal
from crownlands.rules import GAMES, game_named

KNOWN: list[tuple[str, dict[str, str]]] = [
    ("kingdomino", {}),
    ("kingdomino", {"edition": "danish", "harmony": "yes"}),
    ("kingdomino", {"dynasty": "yes"}),
    ("queendomino", {}),
    ("duel", {}),
]
UNKNOWN: list[tuple[str, dict[str, str]]] = [
    ("kingdomino", {"players": "4"}),
    ("kingdomino", {"mighty-duel": "yes"}),
    ("queendomino", {"players": "3"}),
]


@pytest.mark.slow
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
@pytest.mark.parametrize(
    ("game", "opponent", "least"),
    [("kingdomino", "greedy", 0.6), ("queendomino", "greedy", 0.55), ("duel", "random", 0.9)],
)
def test_it_beats_a_bot(game: str, opponent: str, least: float) -> None:
    """The player of the kernel, in 256 games."""
    bot: Any = make_bot("baseline", game_named(game), Random(1))
    assert isinstance(bot, LearntBot)
    envs = TableVectorEnv(64, game, opponents=[opponent])
    seen, _ = envs.reset(seed=2)
    won: list[float] = []
    while len(won) < 256:
        logits = bot.network.logits(bot.saved.scaled(seen["observation"]))
        seen, rewards, over, _, _ = envs.step(np.where(seen["action_mask"], logits, -np.inf).argmax(1))
        won += rewards[over].tolist()
    assert np.mean(won) > least


@pytest.mark.parametrize("game", GAMES)
def test_it_is_small_and_says_how_it_learnt(game: str) -> None:
    lying = files(f"crownlands.bots.{game}")
    assert len((lying / "baseline.npz").read_bytes()) < 150_000
    assert (lying / "baseline.csv").read_text("utf-8").startswith("seconds,positions,games,loss,wins,margin\n")


def test_without_numpy_the_command_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in ("learnt", "dominoes", *(f"{game}.baseline" for game in GAMES), "duel.network"):
        monkeypatch.delitem(sys.modules, f"crownlands.bots.{name}", raising=False)
    for game in GAMES:
        with pytest.raises(Refused, match=r"needs NumPy; install it with: pip install 'crownlands\[arena\]'"):
            make_bot("baseline", game_named(game), Random(1))
