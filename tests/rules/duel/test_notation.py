"""Moves, maps and settings as text, both ways."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.duel.positions import EMPTY, after, random_game, rolled

from crownlands.game import Refused, find_move
from crownlands.kingdom.cells import Cell
from crownlands.rules.duel import DUEL
from crownlands.rules.duel.coats import COATS, Arms, read_arms, read_coat, read_face
from crownlands.rules.duel.components import DICE, LAND
from crownlands.rules.duel.drawings import read_half
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.moves import read_move
from crownlands.rules.duel.pictures import picture, read_picture

ARMS = st.builds(Arms, st.sampled_from(COATS), st.integers(0, 12))
MAPS = st.dictionaries(st.sampled_from(LAND), ARMS)


@given(st.integers(0, 2**32))
@settings(max_examples=20)
def test_every_legal_move_can_be_typed(seed: int) -> None:
    for state, played, _ in random_game(seed):
        assert find_move(DUEL, state, str(played)) == played
        assert [read_move(str(move)) for move in state.moves()] == list(state.moves())


@given(MAPS)
def test_a_map_comes_back_from_its_picture(squares: dict[Cell, Arms]) -> None:
    assert read_picture(picture(Map(squares))) == Map(squares)


@given(ARMS)
def test_arms_come_back(arms: Arms) -> None:
    assert read_arms(str(arms)) == arms
    assert read_arms(str(arms).lower()) == arms


def test_faces_coats_and_halves_come_back() -> None:
    assert all(read_face(str(face)) == face for die in DICE for face in die)
    assert all(read_coat(coat.letter) is read_coat(coat.value) is coat for coat in COATS)
    assert all(str(read_half(text)) == text for text in ("D0", "Q2", "O2+", "?T", "?T+"))


def test_the_order_of_squares_does_not_matter() -> None:
    assert read_move("draw c4:S0 c3:D0") == read_move("draw c3:D0 c4:S0")
    assert read_move("take 3 1") == read_move("take 1 3")
    assert str(read_move("  DRAW  C3:d0   c4:?s+ ")) == "draw c3:D0 c4:?S+"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected one of: roll DIE FACE, take DIE"),
        ("lay c3 c4", "“lay c3 c4” is not a move"),
        ("take", "not a complete move; expected: take DIE"),
        ("take 1 2 3", "not a complete move"),
        ("take one", "not a number"),
        ("roll 1 X0", "not a face of a die; expected \\?, or one of D, S, E, T, O, Q"),
        ("roll 1 D", "not a face"),
        ("use turn", "not a power to use; expected one of anywhere, split, first"),
        ("draw c3:D0", "not a complete move; expected: draw CELL:FACE CELL:FACE"),
        ("draw c3 c4", "“c3” is not part of a drawing; expected CELL:FACE"),
        ("draw h3:D0 c4:S0", "“h3” is not a square of the map; expected one of a1 to g5"),
        ("draw d3:D0 c3:S0", "“d3” is not a square of the map"),
        ("draw c3:?0 c4:S0", "“0” is not a coat of arms"),
        ("draw c3:D0++ c4:S0", "not a face"),
        ("name X", "not a coat of arms; expected one of D, S, E, T, O, Q"),
        ("cross z9", "not a square of the map"),
        ("pass now", "not a complete move"),
        ("draw c3:D² c4:S0", "not a face"),
    ],
)
def test_what_is_no_move_is_explained(text: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        read_move(text)


WORDS = st.one_of(
    st.sampled_from(["take", "draw", "castle", "turn", "use", "name", "cross", "roll", "pass"]),
    st.text("abcdefgDSETOQ?+:0123459² ", max_size=8),
)


@given(st.lists(WORDS, max_size=4).map(" ".join))
def test_whatever_is_typed_is_a_move_or_refused(text: str) -> None:
    try:
        move = read_move(text)
    except Refused:
        return
    assert read_move(str(move)) == move


def test_what_is_no_legal_move_is_explained() -> None:
    state = after(rolled("D0 S0 E0 T0"), "take 1")
    with pytest.raises(Refused, match="“take 1 2” is not possible now; possible: take 2 3, take 2 4, take 3 4"):
        after(state, "take 1 2")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("D0 D0", "1 rows; a map has 5"),
        (EMPTY.replace("##", ".."), "Line 4: d3 shows ..; the castle"),
        (EMPTY.replace(".. ##", "## .."), "Line 4: c3 shows ##"),
        (EMPTY.replace(".. ##", "X0 ##"), "Line 4: “X0” is not a square; expected one of D, S, E, T, O, Q"),
        (EMPTY.replace(".. ##", "##"), "Line 4 has 6 squares; a row of the map has 7"),
    ],
)
def test_what_is_no_map_is_explained(text: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        read_picture(text)


def test_settings_come_back() -> None:
    given_settings = {"players": "2", "colours": "blue,pink", "fill-without-drawing": "no"}
    assert DUEL.configure(given_settings).settings() == given_settings
    assert DUEL.configure({}).settings() == {"players": "2"}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": "3"}, "“3” does not fit the setting players; expected 2"),
        ({"dynasty": "yes"}, "no setting “dynasty”"),
        ({"fill-without-drawing": "on"}, "expected no or yes"),
        ({"colours": "pink,pink"}, "2 different ones of pink, yellow, green, blue"),
    ],
)
def test_other_settings_are_refused(wrong: dict[str, str], said: str) -> None:
    with pytest.raises(Refused, match=said):
        DUEL.configure(wrong)
