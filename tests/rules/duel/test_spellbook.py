"""Phase 4: boxes, lines won and struck, and the two immediate powers."""

import pytest
from tests.rules.duel.positions import EMPTY, NO_ROOM, OPEN_ON_DOTS, after, rolled, texts

from crownlands.game import CHANCE, OVER
from crownlands.kingdom.cells import NAMES, read_cell
from crownlands.rules.duel.coats import Coat
from crownlands.rules.duel.components import Power

OFF = {"fill-without-drawing": "no"}


@pytest.mark.rule("D-G1")
def test_each_face_without_crosses_fills_a_box() -> None:
    state = after(rolled("D0 S0 Q2 T0"), "take 1, take 3 4, draw c3:D0 b3:S0, draw c3:Q2 b3:T0")
    assert state.spellbook.boxes == ((1, 1, 0, 0, 0, 0), (0, 0, 0, 1, 0, 0))


@pytest.mark.rule("D-G1")
def test_two_alike_fill_two() -> None:
    state = after(rolled("D0 D0 E0 T0"), "take 1, take 3 4, draw c3:D0 b3:D0, draw c3:E0 b3:T0")
    assert state.spellbook.boxes[0] == (2, 0, 0, 0, 0, 0)


@pytest.mark.rule("D-G1", "D-N6")
def test_boxes_are_filled_after_both_have_drawn() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4, draw c3:D0 b3:S0")
    assert state.spellbook.boxes[0] == (0, 0, 0, 0, 0, 0)
    assert after(state, "draw c3:E0 b3:T0").spellbook.boxes[0] == (1, 1, 0, 0, 0, 0)


@pytest.mark.rule("D-G4")
def test_a_joker_fills_no_box() -> None:
    state = after(rolled("? S0 E0 T0"), "take 1, take 3 4, draw c3:?D b3:S0, draw c3:E0 b3:T0")
    assert state.spellbook.boxes[0] == (0, 1, 0, 0, 0, 0)


@pytest.mark.rule("D-G2", "D-G9")
def test_the_first_to_fill_a_line_gets_its_power_and_the_others_is_struck() -> None:
    state = rolled("D0 S0 E0 T0", boxes={"S": (4, 4)})
    state = after(state, "take 1, take 3 4, draw c3:D0 b3:S0, draw c3:E0 b3:T0")
    assert state.spellbook.ready(0, Power.SPLIT)
    line = state.view()["spellbook"][1]
    assert (line["filled"], line["owner"], line["struck"], line["used"]) == ([5, 4], 0, 1, False)


@pytest.mark.rule("D-G2", "D-N15")
def test_in_a_struck_line_nothing_is_filled() -> None:
    state = rolled("D0 S0 E0 T0", powers=("split", ""), boxes={"S": (0, 4)}, turn=2)
    state = after(state, "take 1, take 3 4, draw c3:D0 b3:S0, draw c3:E0 b3:T0")
    assert state.spellbook.boxes[1] == (1, 4, 0, 0, 0, 0)
    assert state.spellbook.owners[1] == 0


@pytest.mark.rule("D-N15")
def test_a_second_like_face_is_lost_if_one_box_is_left() -> None:
    state = rolled("D0 D0 E0 T0", boxes={"D": (4, 0)})
    state = after(state, "take 1, take 3 4, draw c3:D0 b3:D0, draw c3:E0 b3:T0")
    assert state.spellbook.boxes[0][0] == 5
    assert state.spellbook.owners[0] == 0


@pytest.mark.rule("D-N15")
def test_in_ones_own_complete_line_nothing_more_is_filled() -> None:
    state = rolled("D0 S0 E0 T0", powers=("anywhere", ""))
    state = after(state, "take 1, take 3 4, draw c3:D0 b3:S0, draw c3:E0 b3:T0")
    assert state.spellbook.boxes[0] == (5, 1, 0, 0, 0, 0)


@pytest.mark.rule("D-G6")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_line_both_complete_in_the_same_turn_is_as(turn: int) -> None:
    state = rolled("S0 T1 S0 T0", boxes={"S": (4, 4)}, turn=turn)
    state = after(state, "take 1, take 3 4, draw c3:S0 b3:T1, draw c3:S0 b3:T0")
    assert [boxes[1] for boxes in state.spellbook.boxes] == [5, 5]
    assert state.spellbook.owners[1] == turn - 1


@pytest.mark.rule("D-T9", "D-N3")
def test_who_could_not_draw_still_fills_boxes() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS), "take 1, take 3 4, draw c3:E0 b3:T0")
    assert state.spellbook.boxes == ((0, 2, 0, 0, 0, 0), (0, 0, 1, 1, 0, 0))


@pytest.mark.rule("D-N3")
def test_by_the_other_reading_who_did_not_draw_fills_nothing() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, settings=OFF), "take 1, take 3 4, draw c3:E0 b3:T0")
    assert state.spellbook.boxes == ((0, 0, 0, 0, 0, 0), (0, 0, 1, 1, 0, 0))


@pytest.mark.rule("D-N3", "D-N2")
def test_who_passes_counts_as_unable_in_both_readings() -> None:
    moves = "take 1, take 3 4, pass, draw c3:E0 b3:T0"
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, powers=("anywhere", "")), moves)
    assert state.spellbook.boxes[0][1] == 2
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, powers=("anywhere", ""), settings=OFF), moves)
    assert state.spellbook.boxes[0][1] == 0


@pytest.mark.rule("D-N4")
def test_a_power_won_can_be_used_from_the_next_turn_on() -> None:
    state = rolled("T1 S0 E0 T0", OPEN_ON_DOTS, boxes={"S": (4, 0)})
    state = after(state, "take 1, take 3 4")
    assert state.turn == 1, "nothing to draw; the line is filled later in this turn"
    state = after(state, "draw c3:E0 b3:T0, roll 1 S0, roll 2 S0, roll 3 D0, roll 4 D1, take 1, take 3 4")
    state = after(state, "draw c4:S0 d4:S0")
    assert state.turn == 0
    assert "use split" in texts(state)


@pytest.mark.rule("D-G8", "D-M5", "D-N17")
def test_naming_is_done_at_once_and_any_coat_of_arms_may_be_named() -> None:
    state = rolled("D0 O0 E0 T0", boxes={"O": (2, 0)})
    state = after(state, "take 2, take 3 4, draw c3:D0 b3:O0, draw c3:E0 b3:T0")
    assert state.turn == 0
    assert texts(state) == ["name D", "name S", "name E", "name T", "name O", "name Q"]
    state = after(state, "name D")
    assert state.turn == CHANCE
    assert state.spellbook.spent == {Power.NAME}
    assert state.scores()[0].points("power") == {"three-points": 3}


@pytest.mark.rule("D-M5", "D-E4", "D-N17")
def test_the_named_domains_are_counted_at_the_end() -> None:
    land = """
    D0 D0 .. .. .. .. D0
    .. .. .. .. .. .. ..
    .. .. D1 ## .. .. ..
    .. .. .. .. .. .. ..
    .. .. .. .. .. .. ..
    """
    state = rolled("D0 O0 E0 T0", land, boxes={"O": (2, 0)})
    state = after(state, "take 2, take 3 4, draw b3:D0 b4:O0, draw c3:E0 b3:T0, name D")
    assert state.scores()[0].points("power") == {"three-points": 9}
    assert state.scores()[0].total == 9 + 2 * 1


@pytest.mark.rule("D-G8", "D-M6", "D-N16")
def test_a_cross_is_added_at_once_on_any_square_of_ones_own_map() -> None:
    land = EMPTY.replace(".. .. .. ##", ".. T0 O2 ##")
    state = rolled("D0 Q0 E0 T0", land, boxes={"Q": (2, 0)})
    state = after(state, "take 2, take 3 4, draw d4:D0 e4:Q0, draw c3:E0 b3:T0")
    assert (state.turn, texts(state)) == (0, ["cross b3", "cross c3", "cross d4", "cross e4"])
    assert str(after(state, "cross c3").maps[0].squares[read_cell("c3")]) == "O3"
    state = after(state, "cross e4")
    assert {NAMES[cell]: str(arms) for cell, arms in state.maps[0].squares.items()}["e4"] == "Q1", "drawn this turn"
    assert state.turn == CHANCE
    assert state.spellbook.spent == {Power.CROSS}


@pytest.mark.rule("D-G8", "D-N6")
def test_immediate_powers_a_before_b() -> None:
    """Only one die shows either coat of arms plain, so the lines stand complete before the turn's boxes."""
    state = rolled("D0 S0 E0 T0", boxes={"O": (0, 3), "Q": (3, 0)}, turn=1)
    state = after(state, "take 1, take 2 3, draw c3:D0 b3:T0, draw c3:S0 b3:E0")
    assert (state.turn, texts(state)) == (0, ["cross b3", "cross c3"])
    state = after(state, "cross b3")
    assert (state.turn, texts(state)[0]) == (1, "name D")
    assert after(state, "name E").named == (None, Coat.DOUBLE_DOT)


@pytest.mark.rule("D-G8")
def test_both_immediate_powers_in_one_turn() -> None:
    state = rolled("D0 Q0 E0 T0", boxes={"O": (3, 0), "Q": (2, 0)})
    state = after(state, "take 2, take 3 4, draw c3:D0 b3:Q0, draw c3:E0 b3:T0")
    assert texts(state)[0] == "name D"
    state = after(state, "name Q")
    assert (state.turn, texts(state)) == (0, ["cross b3", "cross c3"])
    assert after(state, "cross b3").spellbook.spent == {Power.NAME, Power.CROSS}


@pytest.mark.rule("D-G9")
def test_both_see_what_is_spent() -> None:
    state = rolled("D0 S0 E0 T0", OPEN_ON_DOTS, powers=("anywhere first", "turn"))
    state = after(state, "use first, take 1 2, castle D0, use anywhere, draw a1:D0+ b1:S0")
    view = state.view()
    used = {line["power"]: line["used"] for line in view["spellbook"]}
    assert used == {"anywhere": True, "split": False, "first": True, "turn": False, "name": False, "cross": False}
    assert [line["struck"] for line in view["spellbook"]] == [1, None, 1, 0, None, None]
    assert [player["castle_used"] for player in view["maps"]] == [True, False]
    assert [player["powers"] for player in view["maps"]] == [[], ["turn"]]


@pytest.mark.rule("D-N3", "D-E3")
def test_boxes_are_filled_in_the_last_turn_too() -> None:
    state = after(rolled("D0 S0 E0 T0", NO_ROOM, NO_ROOM), "take 1, take 3 4")
    assert state.turn == OVER
    assert state.spellbook.boxes == ((1, 1, 0, 0, 0, 0), (0, 0, 1, 1, 0, 0))
