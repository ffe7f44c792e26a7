"""Greedy Queendomino: sensible, and clearly stronger than chance."""

from random import Random

import pytest
from tests.rules.queendomino.tables import configured, plain, realm, say, table

from crownlands.bots.bot import Bot
from crownlands.bots.queendomino.greedy import greedy_queendomino
from crownlands.bots.random import RandomBot
from crownlands.game import CHANCE, OVER, deal
from crownlands.rules.queendomino.state import Queendomino, start


def greedy_wins(seed: int) -> bool:
    """A game for two; greedy sits first in even games."""
    dice, options = Random(seed), configured()
    bots: list[Bot] = [greedy_queendomino(dice), RandomBot(dice)]
    seat = seed % 2
    state: Queendomino = start(options)
    while state.turn != OVER:
        state = state.play(deal(state, dice) if state.turn == CHANCE else bots[(state.turn + seat) % 2].choose(state))
    return state.winners() == (seat,)


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert sum(greedy_wins(seed) for seed in range(100)) >= 95


@pytest.mark.parametrize("words", ["players=3", "players=5 mode=contest", "players=6 mode=united"])
def test_greedy_plays_legal_games_at_every_table(words: str) -> None:
    dice = Random(1)
    bot = greedy_queendomino(dice)
    state: Queendomino = start(configured(plain(words)))
    while state.turn != OVER:
        move = deal(state, dice) if state.turn == CHANCE else bot.choose(state)
        assert move in state.moves()
        state = state.play(move)


def chosen(state: Queendomino) -> str:
    return str(greedy_queendomino(Random(0)).choose(state))


def test_it_lays_where_crowns_are() -> None:
    state = table(realm("W0 ## W2 W0"), claimed="1:1")
    after = state.play(greedy_queendomino(Random(0)).choose(state))
    assert after.scores()[0].points("terrain")["wheat"] == 8


def test_it_taxes_large_lands_and_keeps_the_knight_where_they_are_small() -> None:
    large = say(table(realm("## W0 W0 W0\n.. W0 W0 W0"), claimed="10:1"), "lay j6 j5")
    assert chosen(large) == "tax j6"
    assert chosen(say(table(realm("## F0"), claimed="10:1"), "lay g6 h6")) == "pass"


def test_it_builds_what_brings_most() -> None:
    forests = realm("F0 T0 F0 T0 F0 .. F0\n## .. .. .. .. .. ..")
    state = say(table(forests, spaces=". . . . sawmill fishmonger", rows_to_come=0, offer=""), "discard")
    assert chosen(state).startswith("build sawmill 1")


def test_it_keeps_its_coins_where_nothing_is_worth_them() -> None:
    state = say(table(realm("## T0", coins=6), spaces="fishmonger . . . . .", rows_to_come=0, offer=""), "discard")
    assert chosen(state) == "pass"
