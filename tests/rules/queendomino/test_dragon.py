"""D: bribing the Dragon."""

import pytest
from tests.rules.queendomino.tables import board, realm, say, table, texts

THREE = ". statue . church . bakery"
TOWN = "## T0"


@pytest.mark.rule("Q-D1")
def test_for_one_coin_he_destroys_one_building_of_the_board() -> None:
    state = say(table(realm(), spaces=THREE), "discard")
    assert texts(state) == ["bribe statue 4", "bribe church 2", "bribe bakery 0", "pass"]
    after = say(state, "bribe church 2")
    assert after.realms[0].coins == 6
    assert after.board == board(". statue . . . bakery")


@pytest.mark.rule("Q-D2")
def test_once_a_round_for_the_whole_table() -> None:
    start = table(realm(), claimed="1:1 2:2 3:1", spaces=THREE)
    state = say(start, "discard", "bribe church 2", "pick 45")
    assert not state.dragon_home
    assert say(state, "discard").phase == "pick"


@pytest.mark.rule("Q-D2")
def test_a_pass_leaves_him_to_the_next() -> None:
    state = say(table(realm(), claimed="1:1 2:2", spaces=THREE), "discard", "pass", "pick 45", "discard")
    assert (state.turn, state.phase) == (1, "bribe")


@pytest.mark.rule("Q-D3")
def test_not_while_the_queen_is_with_you() -> None:
    assert say(table(realm(TOWN, "travelling_castle h7"), queen=0, spaces=THREE), "discard").phase == "pick"
    assert say(table(realm(TOWN, "travelling_castle h7"), queen=1, spaces=THREE), "discard").phase == "bribe"


@pytest.mark.rule("Q-D3")
def test_not_when_she_came_this_turn() -> None:
    state = say(table(realm(TOWN), spaces=". statue . . . travelling_castle"), "discard")
    assert say(state, "build travelling_castle 0 h7").phase == "pick"
    assert say(state, "pass").phase == "bribe"


@pytest.mark.rule("Q-D4")
def test_a_destroyed_building_is_out_of_the_game() -> None:
    state = say(table(realm(), spaces=board(THREE, "guardtower")), "discard", "bribe statue 4")
    assert state.view()["destroyed"] == ["statue"]
    assert state.board.stack == 1


@pytest.mark.rule("Q-D5")
def test_its_space_stays_empty_to_the_end_of_the_round() -> None:
    start = table(realm(), claimed="1:1 2:2", spaces=board(THREE, "guardtower", "foundry"))
    state = say(start, "discard", "bribe church 2", "pick 45")
    assert state.board == board(". statue . . . bakery", "guardtower", "foundry")


@pytest.mark.rule("Q-N4")
def test_no_coin_or_an_empty_board_no_bribe() -> None:
    assert say(table(realm(coins=0), spaces=THREE), "discard").phase == "pick"
    assert say(table(realm(), spaces=". . . . . ."), "discard").phase == "pick"


@pytest.mark.rule("Q-N4")
def test_the_last_building_built_leaves_nothing_to_destroy() -> None:
    state = say(table(realm(TOWN), spaces=". . . . . church"), "discard", "build church 0 h7")
    assert state.phase == "pick"


@pytest.mark.rule("Q-C10")
def test_he_reaches_the_board_only() -> None:
    state = say(table(realm(TOWN, "statue h7"), spaces=". . . . . church"), "discard")
    assert texts(state) == ["bribe church 0", "pass"]
