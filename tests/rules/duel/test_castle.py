"""The castle's cross, once a game."""

import pytest
from tests.rules.duel.positions import EMPTY, OPEN_ON_DOTS, after, rolled, texts

from crownlands.game import CHANCE, Refused
from crownlands.kingdom.cells import read_cell
from crownlands.rules.duel.state import Duel

AGAIN = "roll 1 D0, roll 2 S0, roll 3 E0, roll 4 T0, take 1, take 3 4"


def square(state: Duel, seat: int, cell: str) -> str:
    return str(state.maps[seat].squares[read_cell(cell)])


@pytest.mark.rule("D-T6")
def test_once_a_game_one_die_gets_one_more_cross() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4")
    assert texts(state, "castle") == ["castle D0", "castle S0"]
    state = after(state, "castle S0, draw c3:S0+ b3:D0")
    assert (square(state, 0, "c3"), square(state, 0, "b3")) == ("S1", "D0")
    assert state.castles == (True, False)
    state = after(state, f"draw c3:E0 b3:T0, {AGAIN}")
    assert texts(state, "castle"), "B has a castle of their own"
    state = after(state, "draw d2:D0 d1:S0")
    assert texts(state, "draw")
    assert not texts(state, "castle"), "A has used it"


@pytest.mark.rule("D-T6")
def test_who_calls_on_the_castle_draws_with_it() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4, castle D0")
    assert state.castles == (False, False)
    assert all(text.startswith("draw") and "D0+" in text for text in texts(state))
    assert len(texts(state)) == 24
    with pytest.raises(Refused, match="not possible now"):
        after(state, "draw c3:D0 b3:S0")


@pytest.mark.rule("D-T6")
def test_without_the_castle_nothing_is_raised() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4")
    with pytest.raises(Refused, match="not possible now"):
        after(state, "draw c3:D0+ b3:S0")


@pytest.mark.rule("D-G5")
def test_a_raised_die_fills_no_box_and_the_other_does() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1, take 3 4, castle S0, draw c3:S0+ b3:D0, draw c3:E0 b3:T0")
    assert state.spellbook.boxes[0] == (1, 0, 0, 0, 0, 0)


@pytest.mark.rule("D-N12")
@pytest.mark.parametrize(
    ("dice", "moves", "cell", "shown"),
    [
        ("D0 S0 E0 T0", "castle D0, draw c3:D0+ b3:S0", "c3", "D1"),
        ("E1 S0 E0 T0", "castle E1, draw c3:E1+ b3:S0", "c3", "E2"),
        ("? S0 E0 T0", "castle ?, draw c3:?Q+ b3:S0", "c3", "Q1"),
        ("D0 S0 E0 T0", "turn D0 T1, castle T1, draw c3:T1+ b3:S0", "c3", "T2"),
    ],
    ids=["plain", "crossed", "joker", "turned"],
)
def test_any_die_may_be_raised(dice: str, moves: str, cell: str, shown: str) -> None:
    state = after(rolled(dice, powers=("turn", "")), f"take 1, take 3 4, {moves}")
    assert square(state, 0, cell) == shown


@pytest.mark.rule("D-N12")
def test_who_draws_nothing_keeps_the_castle() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS), "take 1, take 3 4, draw c3:E0 b3:T0")
    assert state.turn == CHANCE
    assert state.castles == (False, False)


@pytest.mark.rule("D-N12")
def test_the_castle_does_not_help_to_connect() -> None:
    state = after(rolled("S0 S0 E0 T0", OPEN_ON_DOTS, powers=("turn", "")), "take 1, take 3 4")
    assert not texts(state, "castle")


@pytest.mark.rule("D-N13")
def test_two_crosses_become_three() -> None:
    state = after(rolled("D0 S0 O2 T0"), "take 3, take 1 2, castle O2, draw c3:O2+ b3:T0")
    assert square(state, 0, "c3") == "O3"


@pytest.mark.rule("D-N13")
def test_and_four_with_the_power() -> None:
    land = EMPTY.replace(".. .. .. ##", ".. T0 O3 ##")
    state = rolled("D0 Q0 E0 T0", land, boxes={"Q": (2, 0)})
    state = after(state, "take 2, take 3 4, draw d4:D0 e4:Q0, draw c3:E0 b3:T0, cross c3")
    assert square(state, 0, "c3") == "O4"


@pytest.mark.rule("D-T6")
def test_of_two_like_faces_one_is_raised() -> None:
    state = after(rolled("D0 D0 E0 T0"), "take 1, take 3 4")
    assert texts(state, "castle") == ["castle D0"]
    places = texts(after(state, "castle D0"))
    assert len(places) == 24
    assert all(text.count("D0+") == 1 for text in places)
