from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.game import Refused
from crownlands.kingdom.cells import NAMES, read_cell
from crownlands.kingdom.dominoes import KINGDOMINO
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.pictures import picture, read_picture

SMALL = """
    ..  W1  F0
    L0  ##  G2
    ..  ..  M3
"""


def test_a_picture_is_read_around_the_castle() -> None:
    kingdom = read_picture(SMALL)
    assert {NAMES[cell]: str(square) for cell, square in kingdom.squares.items()} == {
        "g6": "W1",
        "h6": "F0",
        "f7": "L0",
        "h7": "G2",
        "h8": "M3",
    }


def test_a_kingdom_is_written_as_it_is_drawn() -> None:
    assert picture(read_picture(SMALL)) == ".. W1 F0\nL0 ## G2\n.. .. M3"


def test_empty_rows_and_columns_around_it_do_no_harm() -> None:
    wide = "\n.. .. .. .. .. ..\n.. .. W0 ## .. ..\n\n.. .. .. F1\n.. ..\n"
    assert picture(read_picture(wide)) == "W0 ##\n.. F1"


def test_the_castle_alone_is_a_kingdom() -> None:
    kingdom = read_picture("##")
    assert not kingdom.squares
    assert picture(kingdom) == "##"


def test_the_castle_keeps_its_cell_wherever_the_picture_has_it() -> None:
    corner = read_picture("## W0")
    assert set(corner.squares) == {read_cell("h7")}
    assert set(read_picture("W0 ##").squares) == {read_cell("f7")}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "The picture has 0 castles"),
        ("W0 W0", "The picture has 0 castles"),
        ("## W0\nF0 ##", "The picture has 2 castles"),
        ("## W0\nF0 X1", "Line 2 of the picture: “X1” is not a square"),
        ("\n\n## W9", "Line 3 of the picture: “W9” is not a square"),
        ("## W0 W0 W0 W0 W0", "The kingdom is 6 wide and 1 high; it must fit in 5×5"),
        ("##\nW0\nW0\nW0\nW0\nW0", "The kingdom is 1 wide and 6 high; it must fit in 5×5"),
    ],
)
def test_what_cannot_be_a_kingdom_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read_picture(text)


@pytest.mark.rule("K-P4", "K-P10")
@pytest.mark.parametrize("size", [5, 7])
def test_the_castle_counts_in_the_size(size: int) -> None:
    full = "## " + "W0 " * (size - 1)
    assert read_picture(full, size).box.width == size
    with pytest.raises(Refused, match=f"must fit in {size}×{size}"):
        read_picture(full + "W0", size)


MARKS = st.sampled_from(["..", "W0", "F1", "L0", "G2", "S1", "M3", "T0"])


@st.composite
def drawn_pictures(draw: st.DrawFn) -> str:
    """Any squares with a castle somewhere among them, in up to five rows and columns."""
    width, height = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    grid = [[draw(MARKS) for _ in range(width)] for _ in range(height)]
    grid[draw(st.integers(0, height - 1))][draw(st.integers(0, width - 1))] = "##"
    return "\n".join(" ".join(line) for line in grid)


@given(drawn_pictures())
def test_every_picture_round_trips(text: str) -> None:
    kingdom = read_picture(text)
    again = read_picture(picture(kingdom))
    assert again == kingdom
    assert picture(again) == picture(kingdom)
    assert text.count("..") >= picture(kingdom).count("..")


@given(st.sampled_from([5, 7]), st.integers(0, 2**32))
def test_the_picture_of_a_kingdom_gives_back_its_squares_on_their_cells(size: int, seed: int) -> None:
    dice, kingdom = Random(seed), Kingdom(size)
    for domino in dice.sample(KINGDOMINO, dice.randrange(12)):
        places = kingdom.placements(domino)
        kingdom = kingdom.lay(domino, *dice.choice(places)) if places else kingdom
    again = read_picture(picture(kingdom), size)
    assert (again.squares, again.box, again.size) == (kingdom.squares, kingdom.box, kingdom.size)
    assert again == replace(kingdom, laid=()), "all but the dominoes"


@given(st.text(alphabet="WFLGSMTX0123#. \n\t\x0b\x85", max_size=60) | st.text(max_size=30))
def test_garbage_is_refused_and_nothing_else(text: str) -> None:
    try:
        kingdom = read_picture(text)
    except Refused:
        return
    assert text.count("##") == 1
    assert len(kingdom.squares) <= 24
