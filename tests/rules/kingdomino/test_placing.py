import pytest
from tests.rules.kingdomino.positions import EDITIONS, after, position, texts, the

from crownlands.game import Refused
from crownlands.kingdom.cells import read_cell
from crownlands.kingdom.pictures import picture
from crownlands.rules.kingdomino.state import Kingdomino

WALLED = """
    W0  W0  W0
    W0  ##  W0
    W0  W0  W0
"""
"""Only wheat can be laid here."""

NO_ROOM = """
    ..  L0  L0  L0  L0
    L0  L0  L0  L0  L0
    L0  L0  ##  L0  L0
    L0  L0  L0  L0  L0
    L0  L0  L0  L0  ..
"""


def to_lay(settings: str, number: int, kingdom: str) -> Kingdomino:
    """The first player is to lay a domino, and another player waits."""
    other = 1 if number != 1 else 2
    return position(settings, row=f"1:{number} 2:{other}", offer="3 4", kingdoms=[kingdom])


@pytest.mark.rule("K-E1")
def test_german_a_domino_that_fits_may_be_declined() -> None:
    moves = texts(to_lay("players=2, edition=german", 7, "##").moves())
    assert moves[-1] == "discard"
    assert len(moves) == 12 + 1


@pytest.mark.rule("K-E1", "K-P11")
@pytest.mark.parametrize("edition", ["hungarian", "danish"])
def test_elsewhere_a_domino_that_fits_cannot_be_discarded(edition: str) -> None:
    state = to_lay(f"players=2, edition={edition}", 7, "##")
    assert len(state.moves()) == 12
    with pytest.raises(Refused, match="“discard” is not possible now"):
        after(state, "discard")


@pytest.mark.rule("K-E5", "K-P11")
def test_the_german_author_recommends_that_it_must_be_placed() -> None:
    assert "discard" in texts(to_lay("players=2, must-place=no", 7, "##").moves())
    assert "discard" not in texts(to_lay("players=2, must-place=yes", 7, "##").moves())


@pytest.mark.rule("K-P5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("number", "kingdom"), [(7, WALLED), (7, NO_ROOM)], ids=["no contact", "no room"])
def test_a_domino_that_cannot_be_placed_is_discarded_and_leaves_the_game(
    edition: str, number: int, kingdom: str
) -> None:
    state = to_lay(f"players=2, edition={edition}", number, kingdom)
    assert texts(state.moves()) == ["discard"]
    later = after(state, "discard")
    assert later.discarded == ((the(number),), ())
    assert later.kingdoms == state.kingdoms
    assert later.scores() == state.scores()
    assert the(number) not in later.draft.remaining


@pytest.mark.rule("K-P5", "K-P4")
def test_a_domino_that_would_stick_out_of_the_grid_is_discarded() -> None:
    column = "W0\nF0\n##\nF0\nW0"
    sideways = "W0 F0 ## F0 W0"
    assert "lay g4 f4" not in texts(to_lay("players=2", 13, column).moves())
    assert "lay g6 g5" in texts(to_lay("players=2", 13, sideways).moves())
    assert "lay f5 e5" in texts(to_lay("players=2", 13, column).moves())
    assert "lay d7 d8" not in texts(to_lay("players=2", 13, sideways).moves())


@pytest.mark.rule("K-N5")
def test_a_declined_domino_counts_as_discarded() -> None:
    state = after(to_lay("players=2, edition=german", 7, "##"), "discard")
    assert state.discarded[0] == (the(7),)
    assert the(7) not in state.draft.remaining


@pytest.mark.rule("K-N5", "K-P9")
def test_the_first_domino_may_be_declined_and_then_the_next_must_touch_the_castle() -> None:
    state = position("players=2", row="1:7 1:13", offer="3 4")
    state = after(state, "discard, pick 3")
    beside = {"g6", "f7", "h7", "g8"}
    places = [text.split()[1:] for text in texts(state.moves()) if text != "discard"]
    assert len(places) == 24
    assert all(beside & set(cells) for cells in places)


@pytest.mark.rule("K-P1", "K-P2", "K-P3", "K-P7")
def test_the_first_square_goes_to_the_first_cell_and_the_second_to_the_second() -> None:
    state = after(to_lay("players=2", 19, "##"), "lay h7 h8")
    assert picture(state.kingdoms[0]) == "## W1\n.. F0"
    state = after(to_lay("players=2", 19, "##"), "lay h8 h7")
    assert picture(state.kingdoms[0]) == "## F0\n.. W1"


@pytest.mark.rule("K-P6")
def test_a_placed_domino_never_moves() -> None:
    state = position("players=2", row="1:7 1:8 1:9", offer="3 4 5")
    seen = []
    for moves in ("lay h7 i7, pick 3", "lay g8 g9, pick 4", "lay f7 e7, pick 5"):
        state = after(state, moves)
        seen.append(dict(state.kingdoms[0].squares))
    assert seen[0].items() < seen[1].items() < seen[2].items()


@pytest.mark.rule("K-P12")
@pytest.mark.parametrize("cells", ["g7 h7", "h7 g7", "h7 h8", "i7 h7"])
def test_laying_on_the_castle_or_on_a_domino_is_refused(cells: str) -> None:
    with pytest.raises(Refused, match="is not possible now"):
        after(to_lay("players=2", 7, "## L0 L0"), f"lay {cells}")


@pytest.mark.parametrize("cells", ["h8 j8", "h8 h8", "h8 i9", "a1 a2"])
def test_two_cells_that_are_no_place_for_a_domino_are_refused(cells: str) -> None:
    with pytest.raises(Refused, match="is not possible now"):
        after(to_lay("players=2", 7, "## L0 L0"), f"lay {cells}")


def test_a_double_may_be_typed_either_way_round() -> None:
    state = to_lay("players=2", 7, "##")
    assert after(state, "lay i7 h7") == after(state, "lay h7 i7")
    assert read_cell("i7") in after(state, "lay i7 h7").kingdoms[0].squares


def test_only_the_kingdom_of_the_player_to_move_grows() -> None:
    state = position("players=4", row="3:7 1:13", offer="3 4")
    later = after(state, "lay h7 i7")
    assert [bool(kingdom.squares) for kingdom in later.kingdoms] == [False, False, True, False]
