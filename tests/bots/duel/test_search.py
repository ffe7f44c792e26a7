"""Duel by search: legal, repeatable, and a whole turn chosen at once."""

from random import Random

import pytest
from tests.rules.duel.positions import FULL_BUT_TWO, after, rolled

from crownlands.bots import make_bot
from crownlands.bots.bot import choose_turn
from crownlands.bots.keeping import KeepingBot
from crownlands.bots.searching import SearchingBot
from crownlands.game import CHANCE, OVER, deal
from crownlands.rules.duel import DUEL
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.state import start


@pytest.mark.parametrize("name", ["montecarlo", "hard", "expert"])
def test_with_playouts_they_search(name: str) -> None:
    bot = make_bot(f"{name}:20p", DUEL, Random(1))
    assert isinstance(bot.bot if isinstance(bot, KeepingBot) else bot, SearchingBot)


def test_it_finishes_a_game_with_legal_moves() -> None:
    dice, state, bot = Random(2), start(Options()), make_bot("montecarlo:8p", DUEL, Random(1))
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else bot.choose(state)
        assert move in state.moves()
        state = state.play(move)


def test_a_power_is_called_up_together_with_its_drawing() -> None:
    state = after(rolled("D0 S0 S0 T0", FULL_BUT_TWO, powers=("anywhere", "")), "take 1, take 3 4")
    turn = choose_turn(make_bot("montecarlo:60p", DUEL, Random(1)), state)
    assert [str(move).split()[0] for move in turn] in (["use", "draw"], ["castle", "use", "draw"], ["pass"])
    for move in turn:
        assert move in state.moves()
        state = state.play(move)


@pytest.mark.slow
def test_it_beats_planning() -> None:
    won = 0.0
    for number in range(10):
        dice, state, seat = Random(number), start(Options()), number % 2
        bots = [make_bot("montecarlo:600p" if other == seat else "hard", DUEL, Random(number)) for other in (0, 1)]
        while state.turn != OVER:
            state = state.play(deal(state, dice) if state.turn == CHANCE else bots[state.turn].choose(state))
        won += (seat in state.winners()) / len(state.winners())
    assert won >= 5.5
