"""Rolling the dice and dividing them."""

from fractions import Fraction

import pytest
from tests.rules.duel.positions import after, rolled, texts

from crownlands.game import CHANCE
from crownlands.rules.duel.components import Power
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.state import Duel, start

ROLL = "roll 1 D0, roll 2 S0, roll 3 E0, roll 4 T0"


def dominoes(state: Duel) -> list[str]:
    return [" ".join(map(str, state.domino(seat))) for seat in (0, 1)]


@pytest.mark.rule("D-T1")
def test_the_four_dice_are_rolled_one_after_the_other() -> None:
    state = start(Options())
    assert state.turn == CHANCE
    assert texts(state) == ["roll 1 ?", "roll 1 D0", "roll 1 S0", "roll 1 E1", "roll 1 T1"]
    assert [str(face) for face in after(state, ROLL).dice] == ["D0", "S0", "E0", "T0"]


@pytest.mark.rule("D-T1")
def test_every_side_of_a_die_is_as_likely_as_the_next() -> None:
    odds = start(Options()).odds()
    weights = {str(move): Fraction(weight, sum(weight for _, weight in odds)) for move, weight in odds}
    assert weights["roll 1 D0"] == Fraction(2, 6)
    assert weights["roll 1 ?"] == weights["roll 1 E1"] == Fraction(1, 6)
    assert sum(weights.values()) == 1


@pytest.mark.rule("D-S1", "D-N1")
def test_the_first_seat_is_a_and_then_the_roles_swap() -> None:
    state = after(start(Options()), ROLL)
    assert (state.turn, state.a, state.b) == (0, 0, 1)
    state = after(state, "take 1, take 2 3, draw c3:D0 b3:T0, draw c3:S0 b3:E0")
    assert (state.turn, state.round) == (CHANCE, 2)
    state = after(state, ROLL)
    assert (state.turn, state.a, state.b) == (1, 1, 0)
    assert after(state, "take 1").turn == 0


@pytest.mark.rule("D-T2")
def test_a_takes_one_b_two_and_a_gets_the_last() -> None:
    state = rolled("D0 S0 E0 T0")
    assert (state.turn, texts(state)) == (0, ["take 1", "take 2", "take 3", "take 4"])
    state = after(state, "take 2")
    assert (state.turn, texts(state)) == (1, ["take 1 3", "take 1 4", "take 3 4"])
    state = after(state, "take 4 1")
    assert dominoes(state) == ["S0 E0", "D0 T0"]


@pytest.mark.rule("D-M3", "D-N10")
def test_the_power_lets_a_take_two_first_and_b_gets_the_others() -> None:
    state = rolled("D0 S0 E0 T0", powers=("first", ""))
    assert texts(state) == ["take 1", "take 2", "take 3", "take 4", "use first"]
    state = after(state, "use first")
    assert state.turn == 0
    assert texts(state) == ["take 1 2", "take 1 3", "take 1 4", "take 2 3", "take 2 4", "take 3 4"]
    state = after(state, "take 1 4")
    assert dominoes(state) == ["D0 T0", "S0 E0"]
    assert state.turn == 0
    assert state.spellbook.spent == {Power.FIRST}


@pytest.mark.rule("D-M3", "D-G7")
def test_the_power_to_take_first_may_wait() -> None:
    state = after(rolled("D0 S0 E0 T0", powers=("first", "")), "take 1")
    assert state.spellbook.ready(0, Power.FIRST)


@pytest.mark.rule("D-M3")
def test_b_cannot_take_first() -> None:
    state = rolled("D0 S0 E0 T0", powers=("", "first"))
    assert "use first" not in texts(state)
    assert "use first" not in texts(after(state, "take 1"))
