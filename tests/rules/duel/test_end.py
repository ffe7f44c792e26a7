"""How the game ends."""

import pytest
from tests.rules.duel.positions import EMPTY, FULL_BUT_TWO, NO_ROOM, OPEN_ON_DOTS, after, rolled, texts

from crownlands.game import CHANCE, OVER

LAST_TWO = "draw g1:D0 g2:Q0"


@pytest.mark.rule("D-E1")
def test_the_game_ends_with_the_turn_in_which_a_map_becomes_full() -> None:
    state = after(rolled("D0 Q0 E0 T0", FULL_BUT_TWO), f"take 2, take 3 4, {LAST_TWO}")
    assert state.turn == 1, "B still draws"
    state = after(state, "draw c3:E0 b3:T0")
    assert (state.turn, list(state.moves())) == (OVER, [])
    assert state.maps[0].full
    assert len(state.maps[1].squares) == 2


@pytest.mark.rule("D-E1", "D-N5")
def test_the_last_turn_is_played_out_when_b_fills_the_map() -> None:
    state = after(rolled("D0 Q0 E0 T0", EMPTY, FULL_BUT_TWO, turn=1), "take 3, take 1 2")
    assert state.turn == 0
    state = after(state, f"draw c3:E0 b3:T0, {LAST_TWO}")
    assert state.turn == OVER


@pytest.mark.rule("D-N5")
def test_boxes_and_immediate_powers_come_in_the_last_turn_too() -> None:
    state = rolled("D0 Q0 E0 T0", FULL_BUT_TWO, boxes={"Q": (2, 0), "D": (4, 0)})
    state = after(state, f"take 2, take 3 4, {LAST_TWO}, draw c3:E0 b3:T0")
    assert state.turn == 0
    assert len(texts(state, "cross")) == 34
    state = after(state, "cross a1")
    assert state.turn == OVER
    assert state.spellbook.owners[0] == 0
    assert state.scores()[0].total == 33


@pytest.mark.rule("D-E3")
def test_the_game_ends_with_the_turn_in_which_neither_could_draw() -> None:
    state = rolled("S0 S0 E0 T0", OPEN_ON_DOTS, OPEN_ON_DOTS)
    assert after(state, "take 1, take 3 4").turn == OVER


@pytest.mark.rule("D-E3", "D-T9")
def test_one_player_alone_unable_does_not_end_it() -> None:
    state = after(rolled("S0 S0 E0 T0", NO_ROOM), "take 1, take 3 4, draw c3:E0 b3:T0")
    assert (state.turn, state.round) == (CHANCE, 2)
    state = after(state, "roll 1 D0, roll 2 S0, roll 3 E0, roll 4 T0, take 1, take 2 3, draw c4:D0 d4:T0")
    assert (state.turn, state.round) == (CHANCE, 3), "unable again, and the game goes on"


@pytest.mark.rule("D-E3")
def test_unable_in_different_turns_does_not_end_it() -> None:
    state = rolled("D0 S0 E0 T0", OPEN_ON_DOTS, OPEN_ON_DOTS)
    state = after(state, "take 1, take 3 4, draw c2:D0 c1:S0")
    assert (state.turn, state.drew) == (CHANCE, (False, False))
    state = after(state, "roll 1 D0, roll 2 S0, roll 3 E0, roll 4 T0, take 1, take 3 4, draw c2:D0 c1:S0")
    assert state.turn == CHANCE
