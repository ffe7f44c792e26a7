"""No bot can know what comes: shown what everybody sees, and dealt another future, every level plays the same."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import pytest

from crownlands.bots import KINDS, make_bot
from crownlands.game import CHANCE, OVER, AnyState, deal
from crownlands.records.position import read_position, write_position
from crownlands.rules import game_named

BUDGETED = {"montecarlo", "mcts", "expert"}
TABLES: dict[str, tuple[dict[str, str], ...]] = {
    "kingdomino": ({}, {"players": "4"}, {"mighty-duel": "yes"}),
    "queendomino": ({}, {"players": "4"}),
    "duel": ({},),
}
CASES = [(name, game) for name, kind in KINDS.items() for game in kind.makers]


def positions(game: str, settings: dict[str, str]) -> list[AnyState]:
    """Positions with a choice, early and late, of a game in which everybody plays anything."""
    chosen, dice, found = game_named(game), Random(5), list[AnyState]()
    state = chosen.start(chosen.configure(settings))
    while state.turn != OVER:
        if state.turn != CHANCE and len(state.moves()) > 1:
            found.append(state)
        state = state.play(deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves()))
    return [found[0], found[len(found) // 2], found[-2]]


def choice(name: str, state: AnyState, game: str, future: int) -> Any:
    """What a bot with dice of its own plays, while the rest of the world is dealt from other dice."""
    bot = make_bot(f"{name}:4p" if name in BUDGETED else name, game_named(game), Random(7))
    random.seed(future)
    return bot.choose(state)


@pytest.mark.parametrize(("name", "game"), CASES)
def test_another_future_changes_no_choice(name: str, game: str) -> None:
    for settings in TABLES[game]:
        for state in positions(game, settings):
            seen = read_position(write_position(state))
            chosen = [choice(name, shown, game, future) for shown, future in ((state, 1), (seen, 2))]
            assert chosen[0] == chosen[1]
            assert chosen[0] in state.moves()
