"""The order of turns and of a turn's actions; placing, declining and picking."""

import pytest
from tests.rules.queendomino.tables import FULL_BOARD, realm, say, table, texts

TOWN = """
    T0 ## W0
"""


@pytest.mark.rule("Q-T1")
def test_turns_go_from_the_smallest_number_to_the_largest() -> None:
    state = table(realm(), claimed="9:2 12:1 30:1 41:2", offer="1 2 3 4")
    order = []
    for number in (1, 2, 3, 4):
        order.append(state.turn)
        state = say(state, "discard", f"pick {number}")
    assert order == [1, 0, 0, 1]


@pytest.mark.rule("Q-T3")
def test_a_to_e_come_in_order_and_b_c_d_may_each_be_left_out() -> None:
    state = table(realm(TOWN), claimed="1:1", spaces=FULL_BOARD)
    phases = []
    for move in ("lay i7 j7", "pass", "pass", "pass"):
        phases.append(state.phase)
        state = say(state, move)
    assert [*phases, state.phase] == ["lay", "tax", "build", "bribe", "pick"]
    assert "pass" not in texts(state)


@pytest.mark.rule("Q-T3")
@pytest.mark.parametrize(
    "chosen",
    [
        ("tax i7", "pass", "pass"),
        ("pass", "build statue 5 f7", "pass"),
        ("pass", "pass", "bribe statue 5"),
        ("tax i7", "pass", "bribe bakery 4"),
        ("tax i7", "build church 3 f7", "bribe bakery 4"),
    ],
)
def test_b_c_d_are_independent(chosen: tuple[str, ...]) -> None:
    state = table(realm(TOWN), claimed="1:1", spaces=FULL_BOARD)
    assert say(state, "lay i7 j7", *chosen).phase == "pick"


@pytest.mark.rule("Q-T3")
def test_there_is_no_going_back() -> None:
    state = say(table(realm(TOWN), claimed="1:1", spaces=FULL_BOARD), "lay i7 j7", "pass", "pass")
    assert {text.split()[0] for text in texts(state)} == {"bribe", "pass"}


def test_a_phase_in_which_passing_is_the_only_move_is_not_asked() -> None:
    poor = realm(TOWN, coins=0, knights=0)
    assert say(table(poor, claimed="1:1", spaces="statue . . . . ."), "lay i7 j7").phase == "pick"


@pytest.mark.rule("Q-T4")
def test_two_players_have_two_whole_turns_a_round() -> None:
    state = table(realm(TOWN), claimed="1:1 2:1", offer="45 46 47 48", spaces=FULL_BOARD)
    state = say(state, "lay i7 j7", "tax i7", "build church 3 f7", "pass", "pick 45")
    assert (state.turn, state.phase) == (0, "lay")
    state = say(state, "lay i6 j6")
    assert state.phase == "bribe"


@pytest.mark.rule("Q-A1", "K-E1")
def test_a_domino_that_fits_may_be_declined() -> None:
    moves = texts(table(realm(TOWN), claimed="1:1"))
    assert "lay i7 j7" in moves
    assert moves[-1] == "discard"


@pytest.mark.rule("Q-A2", "K-E5", "K-P11")
def test_with_the_authors_option_it_must_be_placed() -> None:
    assert "discard" not in texts(table(realm(TOWN), claimed="1:1", must_place="yes"))


@pytest.mark.rule("Q-A2", "K-P5")
def test_what_fits_nowhere_is_discarded_with_the_option_too() -> None:
    closed = realm("""
        T0 T0 T0
        T0 ## T0
        T0 T0 T0
    """)
    assert texts(table(closed, claimed="1:1", must_place="yes")) == ["discard"]


@pytest.mark.rule("Q-A3", "Q-B5")
def test_a_declined_domino_leaves_the_game_and_the_turn_goes_on_with_c() -> None:
    state = say(table(realm(TOWN), claimed="1:1", spaces=FULL_BOARD), "discard")
    assert state.phase == "build"
    assert [domino.number for domino in state.realms[0].discarded] == [1]
    assert say(state, "pass").phase == "bribe"
    assert say(state, "pass", "pass").phase == "pick"


@pytest.mark.rule("Q-E1", "K-T7", "K-S7")
def test_the_king_moves_onto_a_free_domino() -> None:
    state = say(table(realm(), claimed="1:1 2:2", offer="45:2 46 47 48"), "discard")
    assert texts(state) == ["pick 46", "pick 47", "pick 48"]
    claims = say(state, "pick 47").draft.offer
    assert [(claim.domino.number, claim.king) for claim in claims] == [(45, 1), (46, None), (47, 0), (48, None)]


@pytest.mark.rule("K-P1", "K-P2", "K-P8")
def test_placing_is_kingdominos_with_towns_as_a_terrain() -> None:
    moves = texts(table(realm(TOWN, knights=0), claimed="48:1"))
    assert "lay e7 d7" not in moves
    assert "lay d7 e7" in moves  # town beside town
    assert "lay g6 h6" in moves  # beside the castle
    assert "lay h6 i6" not in moves  # beside wheat and at the castle's corner only
