"""The end of a round, the final round and the end of the game."""

import pytest
from tests.rules.queendomino.tables import board, realm, say, table, texts

from crownlands.game import CHANCE, OVER

TOWN = "## T0"


@pytest.mark.rule("Q-R1")
def test_the_dragon_goes_home() -> None:
    state = table(realm(), spaces=board(". . . church . bakery", "statue", "foundry"))
    state = say(state, "discard", "bribe church 2")
    assert not state.dragon_home
    assert say(state, "pick 45").dragon_home


@pytest.mark.rule("Q-R3")
def test_buildings_slide_to_the_cheaper_spaces_keeping_their_order() -> None:
    state = table(realm(), spaces=". statue . church . bakery")
    assert say(state, "discard", "pass", "pick 45").board == board(". . . statue church bakery")


@pytest.mark.rule("Q-R4", "Q-N9")
def test_the_dearest_spaces_are_filled_from_the_stack_the_cheapest_first() -> None:
    state = table(
        realm(), spaces=board(". statue . church . bakery", "guardtower", "foundry sawmill foundry big_tavern")
    )
    state = say(state, "discard", "pass", "pick 45")
    assert (state.phase, state.turn) == ("building", CHANCE)
    assert state.board == board(". . guardtower statue church bakery", None, "foundry sawmill foundry big_tavern")
    assert [(str(move), weight) for move, weight in state.odds()] == [
        ("building sawmill", 1),
        ("building foundry", 2),
        ("building big_tavern", 1),
    ]
    state = say(state, "building foundry", "building big_tavern", "building foundry")
    assert state.board == board("big_tavern foundry guardtower statue church bakery", "foundry", "sawmill")
    assert state.phase == "draw"


@pytest.mark.rule("Q-R4")
def test_when_the_stack_is_used_up_they_stay_empty() -> None:
    state = table(realm(), spaces=board(". statue . . . .", "guardtower"))
    state = say(state, "discard", "pass", "pick 45")
    assert state.board == board(". . . . guardtower statue")
    assert state.board.stack == 0
    assert state.phase == "draw"


@pytest.mark.rule("Q-R5", "K-T9", "K-T3")
def test_then_the_leftover_domino_goes_and_the_new_row_comes() -> None:
    start = table(
        *[realm("##", size=5)] * 3,
        claimed="1:1",
        offer="45 46:2 47:3 48",
        spaces=board(". statue statue statue church church", "guardtower", "foundry"),
    )
    state = say(start, "discard", "pass", "pick 48")
    assert (state.phase, [domino.number for domino in state.draft.free]) == ("building", [45])
    state = say(state, "building foundry")
    assert (state.phase, state.draft.offer) == ("draw", ())
    assert [domino.number for domino in state.draft.left_over] == [45]
    assert [claim.domino.number for claim in state.draft.row] == [46, 47, 48]


@pytest.mark.rule("Q-R2", "Q-N10")
def test_a_final_round_without_pick() -> None:
    state = table(realm(TOWN), claimed="1:1 2:1", offer="", rows_to_come=0, spaces=". . . church . statue")
    assert state.round == state.options.rounds == 12
    state = say(state, "discard", "build statue 0 h7", "bribe church 2")
    assert (state.turn, state.phase) == (0, "lay")
    state = say(state, "discard")
    assert (state.turn, state.phase, texts(state)) == (OVER, "over", [])


@pytest.mark.rule("Q-N10")
def test_the_board_is_made_ready_and_the_dragon_sent_home_before_the_final_round() -> None:
    start = table(realm(), rows_to_come=0, offer="45:2 46:2 47 48:1", spaces=board(". statue . . . church", "bakery"))
    state = say(start, "discard", "bribe church 0")
    assert (state.round, state.dragon_home) == (11, False)
    state = say(state, "pick 47")
    assert (state.round, state.phase, state.dragon_home) == (12, "lay", True)
    assert state.board == board(". . . . bakery statue")


@pytest.mark.rule("Q-N10", "Q-D2")
def test_after_the_final_round_nothing_is_made_ready() -> None:
    state = table(realm(), offer="", rows_to_come=0, spaces=board(". statue . . . church", "bakery"))
    state = say(state, "discard", "bribe church 0")
    assert (state.turn, state.dragon_home) == (OVER, False)
    assert state.board == board(". statue . . . .", "bakery")


@pytest.mark.rule("Q-T2")
def test_every_row_is_on_offer_once() -> None:
    last = table(realm(), offer="45:2 46:2 47:1 48", rows_to_come=0)
    state = say(last, "discard", "pick 48")
    assert (state.phase, state.draft.offer) == ("lay", ())
