from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.game import Refused
from crownlands.kingdom.cells import CASTLE, NAMES, NEIGHBOURS, WIDTH, at, column_of, read_cell, row_of


def test_a_cell_is_a_letter_for_the_column_and_a_number_for_the_row() -> None:
    assert NAMES[at(0, 0)] == "a1"
    assert NAMES[at(12, 0)] == "m1"
    assert NAMES[at(0, 12)] == "a13"
    assert NAMES[CASTLE] == "g7"


def test_the_board_has_room_for_seven_squares_on_every_side_of_the_castle() -> None:
    assert WIDTH == 13
    assert (column_of(CASTLE), row_of(CASTLE)) == (6, 6)


@pytest.mark.parametrize("cell", range(WIDTH * WIDTH))
def test_every_cell_round_trips(cell: int) -> None:
    assert read_cell(NAMES[cell]) == cell
    assert read_cell(NAMES[cell].upper()) == cell
    assert at(column_of(cell), row_of(cell)) == cell


@pytest.mark.rule("K-P8")
@pytest.mark.parametrize(
    ("name", "beside"),
    [
        ("g7", "g6 f7 h7 g8"),
        ("a1", "b1 a2"),
        ("m1", "m2 l1"),
        ("a13", "a12 b13"),
        ("m13", "m12 l13"),
        ("a7", "a6 b7 a8"),
    ],
)
def test_neighbours_are_side_to_side_and_never_across_the_edge(name: str, beside: str) -> None:
    assert {NAMES[cell] for cell in NEIGHBOURS[read_cell(name)]} == set(beside.split())


@pytest.mark.parametrize("text", ["", "g", "7", "g0", "g14", "n7", "7g", "g7 ", "g07", "g-1", "g٧", "gg7"])
def test_what_is_no_cell_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="is not a cell; expected a letter a–m and a number 1–13"):
        read_cell(text)


@given(st.text(max_size=6))
def test_garbage_is_refused_and_nothing_else(text: str) -> None:
    with suppress(Refused):
        assert NAMES[read_cell(text)] == text.lower()
