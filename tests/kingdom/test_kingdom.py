import pytest
from tests.kingdom.drawings import domino, fits

from crownlands.kingdom.cells import NAMES, read_cell
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.pictures import picture, read_picture


def placed(text: str, asked: str, size: int = 5) -> set[str]:
    """Where a domino fits, as the names of its cells."""
    return {f"{NAMES[a]} {NAMES[b]}" for a, b in read_picture(text, size).placements(domino(asked))}


@pytest.mark.rule("K-P1")
def test_a_square_beside_its_like_connects() -> None:
    assert fits("## W0 aa bb", "W0 F0")
    assert fits("## W0 bb aa", "F0 W0")


@pytest.mark.rule("K-P1")
def test_terrain_connects_whatever_its_crowns() -> None:
    assert fits("## W0 aa bb", "W1 F0")
    assert fits("## W1 aa bb", "W0 F0")


@pytest.mark.rule("K-P1")
def test_without_its_like_or_the_castle_it_does_not_connect() -> None:
    assert not fits("## W0 aa bb", "F0 L0")
    assert not fits("## W0 aa bb", "F0 W0"), "the wheat end is away from the wheat"


@pytest.mark.rule("K-P1")
def test_a_domino_does_not_connect_to_itself() -> None:
    assert not fits("## W0 aa bb", "F0 F0")


@pytest.mark.rule("K-P1", "K-P7")
def test_one_contact_is_enough_whatever_the_other_square_touches() -> None:
    beside_strangers = """
        ##  W0  F0
        ..  aa  bb
        ..  ..  L0
    """
    assert fits(beside_strangers, "W0 S0"), "wheat touches wheat; swamp touches forest and lake"
    beside_nothing = """
        ##  W0  aa
        ..  ..  bb
    """
    assert fits(beside_nothing, "W0 S0")


@pytest.mark.rule("K-P2")
@pytest.mark.parametrize("terrain", "WFLGSM")
@pytest.mark.parametrize(
    "text",
    ["## aa bb", "bb aa ##", "##\naa\nbb", "bb\naa\n##"],
    ids=["right", "left", "below", "above"],
)
def test_the_castle_takes_any_terrain_on_all_four_sides(text: str, terrain: str) -> None:
    assert fits(text, f"{terrain}0 {terrain}0")
    assert fits(text, f"{terrain}0 W1")


@pytest.mark.rule("K-P2", "K-N4")
def test_touching_the_castle_suffices_whatever_else_it_touches() -> None:
    between_strangers = """
        W0  F0  L0
        G0  ##  S0
        M0  aa  M0
        ..  bb  ..
    """
    assert fits(between_strangers, "W0 L0")


@pytest.mark.rule("K-P3")
@pytest.mark.parametrize(
    "text",
    ["## W0 aa bb", "## W0 aa\n.. .. bb", ".. .. bb\n## W0 aa"],
    ids=["along", "down", "up"],
)
def test_any_orientation(text: str) -> None:
    assert fits(text, "W0 F0")


@pytest.mark.rule("K-P3")
def test_all_four_orientations_at_the_castle() -> None:
    # On each side of the castle one square, the other on one of three sides of it, either end first: 4 × 3 × 2.
    assert len(placed("##", "W0 F0")) == 24
    assert {"h7 i7", "i7 h7", "h7 h6", "h6 h7", "h7 h8", "h8 h7"} <= placed("##", "W0 F0")


@pytest.mark.rule("K-P3")
def test_a_double_is_the_same_either_way_round_and_counted_once() -> None:
    assert len(placed("##", "W0 W0")) == 12
    assert "h7 i7" in placed("##", "W0 W0")
    assert "i7 h7" not in placed("##", "W0 W0")


@pytest.mark.rule("K-P4", "K-P10")
@pytest.mark.parametrize(
    ("text", "fit"),
    [
        ("## W0 W0 aa bb", True),
        ("## W0 W0 W0 aa bb", False),
        ("bb aa W0 ## W0", True),
        ("bb aa W0 W0 ## W0", False),
        ("##\nW0\nW0\naa\nbb", True),
        ("##\nW0\nW0\nW0\naa\nbb", False),
        ("bb\naa\nW0\n##\nW0\nW0", False),
    ],
)
def test_the_kingdom_fits_in_five_by_five(text: str, fit: bool) -> None:
    assert fits(text, "W0 F0") is fit


@pytest.mark.rule("K-P4", "K-V4")
@pytest.mark.parametrize(
    ("text", "fit"),
    [("## W0 W0 W0 W0 aa bb", True), ("## W0 W0 W0 W0 W0 aa bb", False), ("bb aa W0 W0 ## W0 W0", True)],
)
def test_seven_by_seven_in_the_mighty_duel(text: str, fit: bool) -> None:
    assert fits(text, "W0 F0", size=7) is fit


@pytest.mark.rule("K-P4")
def test_width_and_height_are_limited_separately() -> None:
    inside = """
        ##  W0  W0  W0  W0
        W0  ..  ..  ..  aa
        W0  ..  ..  ..  bb
        W0  ..  ..  ..  ..
        W0  ..  ..  ..  ..
    """
    outside = """
        ##  W0  W0  W0  W0  aa
        W0  ..  ..  ..  ..  bb
    """
    assert fits(inside, "W0 F0")
    assert not fits(outside, "W0 F0")


@pytest.mark.rule("K-P10")
@pytest.mark.parametrize("column", range(5))
@pytest.mark.parametrize("row", range(5))
def test_the_castle_may_end_anywhere_in_the_grid(column: int, row: int) -> None:
    grid = [["W0"] * 5 for _ in range(5)]
    grid[row][column] = "##"
    free = [(0, 0), (0, 1)] if (row, column) not in ((0, 0), (0, 1)) else [(4, 3), (4, 4)]
    for mark, (y, x) in zip(("aa", "bb"), free, strict=True):
        grid[y][x] = mark
    assert fits("\n".join(" ".join(line) for line in grid), "W0 F0")


@pytest.mark.rule("K-P8")
def test_corners_do_not_connect_to_their_like() -> None:
    text = """
        ##  W0  ..
        ..  ..  aa
        ..  ..  bb
    """
    assert not fits(text, "W0 F0")


@pytest.mark.rule("K-P8")
def test_corners_do_not_connect_to_the_castle() -> None:
    text = """
        ##  ..
        W0  aa
        W0  bb
    """
    assert not fits(text, "F0 F0")
    assert not fits("## ..\n.. aa\n.. bb", "F0 F0")


@pytest.mark.rule("K-P9")
def test_the_first_domino_touches_the_castle() -> None:
    beside = {"g6", "f7", "h7", "g8"}
    first = placed("##", "W0 F0")
    assert all(beside & set(place.split()) for place in first)
    assert not fits("## .. aa bb", "W0 F0")


@pytest.mark.rule("K-P12")
def test_no_overlap_with_dominoes_or_castle() -> None:
    full_but_one = """
        W0  W0  W0  W0  W0
        W0  W0  W0  W0  W0
        W0  W0  ##  W0  W0
        W0  W0  W0  W0  W0
        W0  W0  W0  W0  ..
    """
    assert placed(full_but_one, "W0 W0") == set(), "one free square is not enough for a domino"
    taken = {"g7", "h7", "i7"}
    assert all(not taken & set(place.split()) for place in placed("## W0 W0", "W0 F0"))


@pytest.mark.rule("K-P5")
def test_a_domino_without_any_contact_fits_nowhere() -> None:
    walled = """
        W0  W0  W0
        W0  ##  W0
        W0  W0  W0
    """
    assert placed(walled, "F0 L0") == set()
    assert placed(walled, "F0 W0") != set()


@pytest.mark.rule("K-P6")
def test_laying_moves_nothing_that_lies() -> None:
    before = read_picture("W0 ## F0")
    after = before.lay(domino("F1 L0"), read_cell("i7"), read_cell("i8"))
    assert picture(before) == "W0 ## F0"
    assert picture(after) == "W0 ## F0 F1\n.. .. .. L0"


def test_laying_keeps_the_dominoes_in_their_order() -> None:
    kingdom = Kingdom(5).lay(domino("W0 F0", 13), read_cell("h7"), read_cell("i7"))
    kingdom = kingdom.lay(domino("L0 L0", 7), read_cell("g8"), read_cell("g9"))
    assert [laid.domino.number for laid in kingdom.laid] == [13, 7]
    assert picture(kingdom) == "## W0 F0\nL0 .. ..\nL0 .. .."


def test_kingdoms_are_values() -> None:
    one, other = read_picture("W0 ## F1"), read_picture(".. .. ..\nW0 ## F1")
    assert one == other
    assert hash(one) == hash(other)
    assert one != read_picture("W0 ## F0")


def test_placements_are_in_order_and_unique() -> None:
    places = read_picture("W0 ## F1\n.. W0 ..").placements(domino("W0 F0"))
    assert places == sorted(set(places))


@pytest.mark.rule("K-V2")
def test_complete_means_no_hole() -> None:
    rows = ["W0 W0 W0 W0 W0"] * 4
    assert read_picture("\n".join(["## W0 W0 W0 W0", *rows])).complete
    assert not read_picture("\n".join(["## W0 .. W0 W0", *rows])).complete
    assert not read_picture("\n".join(["## W0 W0 W0 W0", *rows]), 7).complete


@pytest.mark.rule("K-V3", "K-N10")
@pytest.mark.parametrize(
    ("text", "size", "centred"),
    [
        ("##", 5, True),
        ("## W0 W0", 5, True),
        ("## W0 W0 W0", 5, False),
        ("W0 W0 ## W0 W0", 5, True),
        ("W0 W0 W0 ##", 5, False),
        ("##\nW0\nW0\nW0", 5, False),
        ("W0\nW0\nW0\n##", 5, False),
        ("W0\nW0\n##\nW0\nW0", 5, True),
        ("## W0 W0 W0", 7, True),
        ("## W0 W0 W0 W0", 7, False),
        ("W0 W0 .. \n.. .. ##", 5, True),
    ],
)
def test_centred_means_that_a_grid_around_the_castle_holds_it_all(text: str, size: int, centred: bool) -> None:
    assert read_picture(text, size).centred is centred
