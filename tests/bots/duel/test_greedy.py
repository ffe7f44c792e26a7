"""Greedy Kingdomino Duel: it beats random play, and knows what castle and powers are for."""

from dataclasses import replace
from random import Random

import pytest
from tests.rules.duel.positions import EMPTY, FULL_BUT_TWO, OPEN_ON_DOTS, after, rolled

from crownlands.bots import Bot, make_bot
from crownlands.game import CHANCE, OVER, Refused, deal
from crownlands.rules.duel import DUEL
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.state import Duel, start

STRONG = """
    .. .. .. .. .. .. ..
    .. .. Q1 .. .. .. ..
    .. .. Q2 ## O0 .. ..
    .. Q0 Q0 .. .. .. ..
    .. .. .. .. .. .. ..
"""


def greedy(seed: int = 1) -> Bot:
    return make_bot("greedy", DUEL, Random(seed))


def play(first: str, second: str, seed: int) -> Duel:
    dice, state = Random(seed), start(Options())
    bots = [make_bot(name, DUEL, Random(seed + number)) for number, name in enumerate((first, second))]
    while state.turn != OVER:
        state = state.play(deal(state, dice) if state.turn == CHANCE else bots[state.turn].choose(state))
    return state


def wins_against_random(games: int) -> int:
    """Games won from either seat."""
    first = sum(play("greedy", "random", seed).winners() == (0,) for seed in range(games // 2))
    return first + sum(play("random", "greedy", seed).winners() == (1,) for seed in range(games // 2))


def test_greedy_beats_random() -> None:
    assert wins_against_random(6) == 6


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert wins_against_random(100) >= 95


def test_the_same_dice_make_the_same_game() -> None:
    assert play("greedy", "random", 5) == play("greedy", "random", 5)


def test_it_joins_what_scores() -> None:
    state = after(rolled("D0 S0 Q2 T0", STRONG), "take 3, take 1 2")
    move = str(greedy().choose(replace(state, castles=(True, True))))
    assert "Q2" in move
    assert state.play(DUEL.read(state, move)).scores()[0].total == 5 * 5


def test_it_takes_the_die_that_scores() -> None:
    assert str(greedy().choose(rolled("D0 S0 Q2 T0", STRONG))) == "take 3"


@pytest.mark.rule("D-T6")
def test_it_uses_the_castle_before_it_is_too_late() -> None:
    state = after(rolled("D0 Q0 E0 T0", FULL_BUT_TWO), "take 2, take 3 4")
    assert str(greedy().choose(state)) == "castle Q0"


@pytest.mark.rule("D-M1")
def test_it_does_not_spend_a_power_on_next_to_nothing() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, powers=("anywhere", "")), "take 1, take 3 4")
    assert str(greedy().choose(state)) == "pass"


@pytest.mark.rule("D-M6")
def test_it_adds_the_cross_to_the_largest_domain() -> None:
    state = rolled("D0 Q0 E0 T0", EMPTY.replace(".. .. .. ##", "O0 O0 O0 ##"), boxes={"Q": (2, 0)})
    state = after(state, "take 2, take 3 4, draw d4:D0 e4:Q0, draw c3:E0 b3:T0")
    assert str(greedy().choose(state)) in ("cross a3", "cross b3", "cross c3")


@pytest.mark.rule("D-M5")
def test_it_names_the_coat_of_arms_with_most_domains() -> None:
    land = EMPTY.replace(".. .. .. ##", "S0 D0 D0 ##").replace("## .. ..", "## D0 S0").replace("..\n", "S0\n", 1)
    state = rolled("D0 O0 E0 T0", land, boxes={"O": (2, 0)})
    state = after(state, "take 2, take 3 4, draw d4:O0 e4:D0, draw c3:E0 b3:T0")
    assert str(greedy().choose(state)) == "name S"


def test_it_answers_at_once() -> None:
    with pytest.raises(Refused, match="answers at once"):
        make_bot("greedy:2s", DUEL, Random(1))
