from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kingdom.drawings import domino

from crownlands.game import Refused
from crownlands.kingdom.cells import CASTLE, WIDTH, read_cell
from crownlands.rules.moves import READERS, Discard, Draw, King, Lay, Pick, read_words

CELLS = st.integers(0, WIDTH * WIDTH - 1)
MOVES = st.one_of(
    st.builds(Draw, st.integers(0, 999)),
    st.builds(Pick, st.integers(0, 999)),
    st.builds(King, st.integers(0, 7)),
    st.builds(Lay, CELLS, CELLS),
    st.just(Discard()),
)


@given(MOVES)
def test_every_move_round_trips(move: Draw | Pick | King | Lay | Discard) -> None:
    assert read_words(READERS, str(move)) == move
    assert read_words(READERS, f"  {str(move).upper()} ") == move


def test_the_text_forms() -> None:
    moves = (Draw(12), King(0), Pick(48), Lay(CASTLE + 1, CASTLE + 2), Discard())
    assert [str(move) for move in moves] == ["draw 12", "king 1", "pick 48", "lay h7 i7", "discard"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "“” is not a move; expected one of: draw NUMBER, king SEAT, pick NUMBER, lay CELL CELL, discard."),
        ("fly g7", "“fly g7” is not a move; expected one of: draw NUMBER"),
        ("lay g7", "“lay g7” is not a complete move; expected: lay CELL CELL."),
        ("discard 3", "“discard 3” is not a complete move; expected: discard."),
        ("pick one", "“one” is not a number; expected a whole number such as 12."),
        ("pick -1", "“-1” is not a number"),
        ("pick 1000", "“1000” is not a number"),
        ("pick ٣", "is not a number"),
        ("lay z9 g7", "“z9” is not a cell"),
    ],
)
def test_what_is_no_move_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_words(READERS, text)
    assert reason in str(refusal.value)


@given(st.text(max_size=20) | st.text(alphabet="drawpicklyg kgsn0123456789", max_size=14))
def test_garbage_is_refused_and_nothing_else(text: str) -> None:
    with suppress(Refused):
        assert read_words(READERS, str(read_words(READERS, text))) == read_words(READERS, text)


def test_a_double_names_the_smaller_cell_first() -> None:
    here, there = read_cell("h7"), read_cell("i7")
    assert Lay(there, here).canonical(domino("W0 W0")) == Lay(here, there)
    assert Lay(there, here).canonical(domino("W0 F0")) == Lay(there, here)
