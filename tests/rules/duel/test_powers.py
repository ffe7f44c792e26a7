"""The four powers that wait."""

import pytest
from tests.rules.duel.positions import FULL_BUT_TWO, NO_ROOM, OPEN_ON_DOTS, after, rolled, texts

from crownlands.game import CHANCE, Refused
from crownlands.kingdom.cells import NAMES
from crownlands.rules.duel.components import DICE, Power
from crownlands.rules.duel.state import Duel

DOTS_LEFT_STRIPES_RIGHT = """
    .. .. .. .. .. .. ..
    .. .. .. O0 .. .. ..
    D0 O0 O0 ## O0 O0 S0
    .. .. .. O0 .. .. ..
    .. .. .. .. .. .. ..
"""
TWO_HOLES = """
    .. S0 S0 S0 S0 S0 S0
    D0 S0 S0 S0 S0 S0 S0
    S0 S0 S0 ## S0 S0 S0
    S0 S0 S0 S0 S0 S0 S0
    S0 S0 S0 S0 S0 S0 ..
"""
"""A dot connects on a1 only; a stripe on both."""


def squares(state: Duel, seat: int = 0) -> dict[str, str]:
    return {NAMES[cell]: str(arms) for cell, arms in state.maps[seat].squares.items()}


@pytest.mark.rule("D-M1")
def test_anywhere_ignores_the_connection_rule() -> None:
    state = after(rolled("S0 T1 E0 D1", OPEN_ON_DOTS, powers=("anywhere", "")), "take 1, take 3 4")
    assert texts(state) == ["castle S0", "castle T1", "use anywhere", "pass"]
    state = after(state, "use anywhere, draw a1:S0 a2:T1")
    assert (squares(state)["a1"], squares(state)["a2"]) == ("S0", "T1")
    assert state.spellbook.spent == {Power.ANYWHERE}


@pytest.mark.rule("D-M1")
def test_a_drawing_that_connects_does_not_spend_the_power() -> None:
    state = after(rolled("D0 S0 E0 T0", OPEN_ON_DOTS, powers=("anywhere", "")), "take 1, take 3 4")
    plain, free = set(texts(state, "draw")), set(texts(after(state, "use anywhere")))
    assert plain
    assert free
    assert plain.isdisjoint(free)
    assert after(state, texts(state)[0]).spellbook.spent == frozenset()


@pytest.mark.rule("D-M1", "D-G7")
def test_who_calls_up_a_power_must_draw_with_it() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, powers=("anywhere", "")), "take 1, take 3 4, use anywhere")
    assert state.turn == 0
    assert set(texts(state)) == set(texts(state, "draw"))
    with pytest.raises(Refused, match="not possible now"):
        after(state, "pass")


@pytest.mark.rule("D-N9")
def test_anywhere_still_needs_two_free_neighbouring_squares() -> None:
    state = after(rolled("S0 S0 E0 T0", NO_ROOM, powers=("anywhere", "")), "take 1, take 3 4")
    assert state.turn == 1, "A has nothing to choose"


@pytest.mark.rule("D-M2", "D-N7")
def test_split_dice_each_connect_by_themselves() -> None:
    state = after(rolled("D0 S0 E0 T0", TWO_HOLES, powers=("split", "")), "take 1, take 3 4")
    assert texts(state) == ["castle D0", "castle S0", "use split", "pass"]
    state = after(state, "use split")
    assert texts(state) == ["draw a1:D0 g5:S0"], "the dot has no like beside g5"
    state = after(state, "draw a1:D0 g5:S0")
    assert state.maps[0].full
    assert state.spellbook.spent == {Power.SPLIT}


@pytest.mark.rule("D-N7")
def test_both_split_dice_are_drawn_or_the_power_is_not_used() -> None:
    state = after(rolled("D0 D0 E0 T0", TWO_HOLES, powers=("split", "")), "take 1, take 3 4")
    assert state.turn == 1, "one dot would fit on a1, the other nowhere"
    assert state.spellbook.ready(0, Power.SPLIT)


@pytest.mark.rule("D-N7")
def test_the_one_cannot_lean_on_the_other_but_they_may_lie_side_by_side() -> None:
    """Side by side they need one contact only and no power, so nothing side by side is asked of it."""
    state = after(rolled("D0 S0 E0 D1", DOTS_LEFT_STRIPES_RIGHT, powers=("split", "")), "take 1, take 2 3")
    plain, split = texts(state, "draw"), texts(after(state, "use split"))
    assert "draw a1:D1 a2:D0" in plain
    assert split == ["draw a2:D0 a4:D1", "draw a2:D1 a4:D0"], "beside the one dot, each by itself"


@pytest.mark.rule("D-N8", "D-N9")
def test_anywhere_and_split_together_free_both_dice() -> None:
    state = after(rolled("E1 T1 D0 D1", TWO_HOLES, powers=("anywhere split", "")), "take 1, take 3 4")
    assert texts(state) == ["castle E1", "castle T1", "use anywhere", "pass"]
    state = after(state, "use anywhere")
    assert texts(state) == ["use split"]
    state = after(state, "use split")
    assert texts(state) == ["draw a1:E1 g5:T1", "draw a1:T1 g5:E1"]
    state = after(state, "draw a1:T1 g5:E1")
    assert state.spellbook.spent == {Power.ANYWHERE, Power.SPLIT}


@pytest.mark.rule("D-N8")
def test_castle_and_three_powers_in_one_turn() -> None:
    state = after(rolled("D0 T1 E0 D1", TWO_HOLES, powers=("anywhere split turn", "")), "take 1, take 3 4")
    state = after(state, "turn D0 E1, castle E1, use anywhere, use split, draw a1:T1 g5:E1+")
    assert (squares(state)["a1"], squares(state)["g5"]) == ("T1", "E2")
    assert state.spellbook.spent == {Power.ANYWHERE, Power.SPLIT, Power.TURN}
    assert state.castles[0]


@pytest.mark.rule("D-M4", "D-N11")
def test_a_die_is_turned_to_another_of_its_own_faces() -> None:
    state = after(rolled("D0 S0 E0 T0", powers=("turn", "")), "take 1, take 3 4")
    assert [text.split()[2] for text in texts(state, "turn D0")] == ["?", "S0", "E1", "T1"]
    assert [text.split()[2] for text in texts(state, "turn S0")] == ["D0", "E1", "T1", "O0", "Q0"]
    state = after(state, "turn D0 ?")
    assert [str(face) for face in state.domino(0)] == ["?", "S0"]
    assert state.spellbook.spent == {Power.TURN}
    assert not texts(state, "turn")
    assert "draw b3:S0 c3:?Q" in texts(state)


@pytest.mark.rule("D-M4")
def test_only_ones_own_dice_are_turned() -> None:
    state = after(rolled("D0 S0 E0 T0", powers=("turn", "")), "take 1, take 3 4")
    assert not texts(state, "turn E0")
    assert not texts(state, "turn T0")


@pytest.mark.rule("D-M4")
def test_of_two_dice_with_the_same_face_the_one_that_has_the_other_face_is_turned() -> None:
    state = after(rolled("S0 S0 E0 T0", powers=("turn", "")), "take 1, take 3 4")
    assert len(texts(state, "turn")) == len(set(texts(state, "turn"))) == 6
    assert [str(face) for face in after(state, "turn S0 Q0").dice] == ["S0", "Q0", "E0", "T0"]
    assert [str(face) for face in after(state, "turn S0 ?").dice] == ["?", "S0", "E0", "T0"]


@pytest.mark.rule("D-N11", "D-G1")
def test_the_new_face_counts_for_boxes() -> None:
    state = after(rolled("E1 S0 E0 T0", powers=("turn", "")), "take 1, take 3 4, turn E1 D0, draw c3:D0 b3:S0")
    state = after(state, "draw c3:E0 b3:T0")
    assert state.spellbook.boxes[0][:2] == (1, 1)


@pytest.mark.rule("D-N11")
def test_a_die_may_be_turned_though_nothing_can_be_drawn_and_still_counts() -> None:
    state = after(rolled("E1 S0 E0 T0", NO_ROOM, powers=("turn", "")), "take 1, take 3 4")
    assert "pass" in texts(state)
    state = after(state, "turn E1 D0")
    assert state.turn == 1, "still nothing to draw, so A is not asked again"
    assert after(state, "draw c3:E0 b3:T0").spellbook.boxes[0][:2] == (1, 1)


@pytest.mark.rule("D-N11")
def test_turning_comes_before_castle_and_calls() -> None:
    state = after(rolled("D0 S0 E0 T0", OPEN_ON_DOTS, powers=("turn anywhere", "")), "take 1, take 3 4")
    assert texts(state, "turn")
    assert not texts(after(state, "castle D0"), "turn")
    assert not texts(after(state, "use anywhere"), "turn")


@pytest.mark.rule("D-G3")
def test_a_power_is_used_once() -> None:
    dice = "roll 1 S0, roll 2 S0, roll 3 E0, roll 4 T0"
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, powers=("anywhere", "")), "take 1, take 3 4")
    state = after(state, f"use anywhere, draw a1:S0 b1:S0, draw c3:E0 b3:T0, {dice}, take 3, take 1 4")
    state = after(state, "draw d4:E0 e4:S0")
    assert state.turn == 0
    assert texts(state, "draw")
    assert not texts(state, "use")


@pytest.mark.rule("D-G7")
def test_a_power_may_wait_or_never_be_used() -> None:
    state = after(rolled("D0 S0 E0 T0", FULL_BUT_TWO, powers=("anywhere split first turn", "")), "take 1, take 3 4")
    state = after(state, "pass, draw c3:E0 b3:T0")
    assert state.turn == CHANCE
    assert state.spellbook.kept(0) == [Power.ANYWHERE, Power.SPLIT, Power.FIRST, Power.TURN]


@pytest.mark.rule("D-G2", "D-M1")
def test_the_other_player_has_no_use_of_it() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, powers=("", "anywhere split turn")), "take 1, take 3 4")
    assert state.turn == 1, "A can do nothing"


def test_every_face_of_a_die_can_be_turned_to() -> None:
    state = after(rolled("D0 S0 E0 T0", powers=("turn", "")), "take 1, take 3 4")
    for text in texts(state, "turn"):
        turned = after(state, text)
        assert all(face in die for face, die in zip(turned.dice, DICE, strict=True))
