"""B: knights collect taxes."""

import pytest
from tests.rules.queendomino.tables import realm, say, table, texts

from crownlands.rules.queendomino.components import START_COINS

WHEAT = """
    ## W0 W0
    .. .. W0
"""
BEFORE = START_COINS


@pytest.mark.rule("Q-B1")
def test_one_or_two_knights_on_the_squares_just_placed() -> None:
    state = say(table(realm(WHEAT, knights=2)), "lay j7 k7")
    assert texts(state) == ["tax j7", "tax k7", "tax j7 k7", "pass"]


@pytest.mark.rule("Q-B1")
def test_with_one_knight_only_one_square() -> None:
    assert texts(say(table(realm(WHEAT, knights=1)), "lay j7 k7")) == ["tax j7", "tax k7", "pass"]


@pytest.mark.rule("Q-B4")
def test_the_books_example_two_knights_in_seven_wheat_squares_earn_fourteen() -> None:
    """Maria's wheat: five squares with a knight already there, and the two just laid."""
    maria = realm("## W0 W0\n.. W0 W0\n.. W0 ..", knights=2, posts="h7")
    state = say(table(maria), "lay j7 k7", "tax j7 k7")
    assert state.realms[0].coins == BEFORE + 14
    assert (state.realms[0].knights, len(state.realms[0].posts)) == (0, 3)


@pytest.mark.rule("Q-B4")
def test_a_knight_earns_the_territory_it_stands_in_with_the_new_domino() -> None:
    state = say(table(realm(WHEAT), claimed="10:1"), "lay j7 k7")  # wheat and forest
    assert say(state, "tax j7").realms[0].coins == BEFORE + 4
    assert say(state, "tax k7").realms[0].coins == BEFORE + 1


@pytest.mark.rule("Q-B2")
def test_knights_stay_and_a_territory_may_hold_any_number() -> None:
    state = table(realm(WHEAT, knights=3), claimed="1:1 2:1", offer="45 46 47 48")
    state = say(state, "lay j7 k7", "tax j7 k7", "pick 45", "lay j8 k8", "tax j8")
    shown = state.view()["kingdoms"][0]
    assert shown["knights_on"] == ["j7", "k7", "j8"]
    assert (shown["knights"], shown["knights_owned"]) == (0, 3)


@pytest.mark.rule("Q-B5")
def test_no_knight_in_stock_no_tax() -> None:
    assert say(table(realm(WHEAT, knights=0, posts="h7")), "lay j7 k7").phase == "pick"


@pytest.mark.rule("Q-B5")
def test_no_domino_placed_no_tax() -> None:
    assert say(table(realm(WHEAT, knights=2)), "discard").phase == "pick"


@pytest.mark.rule("Q-B3", "Q-N6")
def test_the_safe_for_knights_counts_stock_and_kingdom_and_those_put_down() -> None:
    rich = realm(f"{WHEAT}T0", "safe_knights g9", knights=2, posts="h7")
    state = say(table(rich), "lay j7 k7")
    assert say(state, "tax j7").realms[0].coins == BEFORE + 5 + 3
    assert say(state, "tax j7 k7").realms[0].coins == BEFORE + 2 * (5 + 3)


@pytest.mark.rule("Q-B6")
def test_the_safe_for_towers() -> None:
    rich = realm(f"{WHEAT}T0 T0", "safe_towers g9, guardtower h9", knights=2)
    state = say(table(rich), "lay j7 k7")
    assert say(state, "tax j7").realms[0].coins == BEFORE + 5 + 3
    assert say(state, "tax j7 k7").realms[0].coins == BEFORE + 2 * (5 + 3)


@pytest.mark.rule("Q-N6")
def test_both_safes_add_up() -> None:
    rich = realm(f"{WHEAT}T0 T0", "safe_towers g9, safe_knights h9", knights=2)
    state = say(table(rich), "lay j7 k7", "tax j7 k7")
    assert state.realms[0].coins == BEFORE + 2 * (5 + 1 + 2)


@pytest.mark.rule("Q-B7", "Q-N5", "Q-N7", "Q-C4")
def test_a_safe_and_its_knight_work_from_the_next_turn_the_other_kings_in_the_same_round_too() -> None:
    state = table(realm(f"{WHEAT}T0", coins=7), claimed="1:1 2:1", offer="45 46 47 48", spaces=". . . . . safe_knights")
    state = say(state, "lay j7 k7", "tax j7")
    assert state.realms[0].coins == 7 + 5
    state = say(state, "build safe_knights 0 g9")
    assert (state.phase, state.realms[0].knights) == ("pick", 1)  # too late for this turn's B
    state = say(state, "pick 45", "lay j8 k8", "tax j8")
    assert state.realms[0].coins == 12 + 7 + 2


@pytest.mark.rule("Q-N5")
def test_coins_taxed_pay_for_c_and_d() -> None:
    state = table(realm(f"{WHEAT}T0", coins=0), spaces="statue church . . . .")
    assert say(state, "lay j7 k7", "pass").phase == "pick"
    state = say(state, "lay j7 k7", "tax j7", "build church 4 g9", "bribe statue 5")
    assert state.realms[0].coins == 0


@pytest.mark.rule("Q-N2")
def test_a_knight_taxes_town_squares_built_or_not() -> None:
    town = realm("## T0 T0", "statue h7")
    state = say(table(town, claimed="46:1"), "lay j7 k7", "tax j7")
    assert state.realms[0].coins == BEFORE + 4


def test_a_tax_may_be_said_either_way_round() -> None:
    state = say(table(realm(WHEAT, knights=2)), "lay j7 k7")
    assert say(state, "TAX k7 j7") == say(state, "tax j7 k7")
