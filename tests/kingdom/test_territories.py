import pytest
from hypothesis import given
from tests.kingdom.test_pictures import drawn_pictures
from tests.perft.naive import naive_territories

from crownlands.kingdom.pictures import read_picture
from crownlands.kingdom.squares import Terrain
from crownlands.kingdom.territories import Territory, joined, largest, points_by_terrain, territories


def found(text: str, size: int = 5) -> list[tuple[str, int, int, int]]:
    """Every territory as letter, squares, crowns and points, in a fixed order."""
    land = territories(read_picture(text, size).squares)
    return sorted((part.terrain.letter, part.size, part.crowns, part.points) for part in land)


@pytest.mark.rule("K-X1")
def test_seven_forests_with_three_crowns_make_21() -> None:
    """The Danish book's example: 7×3 = 21."""
    text = """
        F0  F1  F0
        F0  ##  F1
        ..  F1  F0
    """
    # The ring is open at the bottom left corner, so F1 below the castle joins through F0 and F1 at the right.
    assert found(text) == [("F", 7, 3, 21)]


@pytest.mark.rule("K-X6")
def test_nine_lakes_without_crowns_make_0() -> None:
    """The Danish book's example: 9×0 = 0."""
    text = """
        ##  L0  L0  L0
        ..  L0  L0  L0
        ..  L0  L0  L0
    """
    assert found(text) == [("L", 9, 0, 0)]


@pytest.mark.rule("K-X5")
def test_corners_do_not_join() -> None:
    text = """
        W1  F0
        ##  W2
    """
    assert found(text) == [("F", 1, 0, 0), ("W", 1, 1, 1), ("W", 1, 2, 2)]


@pytest.mark.rule("K-X5")
def test_territories_of_one_terrain_that_do_not_touch_score_separately() -> None:
    # Together they would be 4 squares × 2 crowns = 8; apart 2×1 + 2×1 = 4.
    assert found("W1 W0 ## W0 W1") == [("W", 2, 1, 2), ("W", 2, 1, 2)]


@pytest.mark.rule("K-X2")
def test_the_castle_neither_adds_nor_joins() -> None:
    text = """
        ..  W1  ..
        W1  ##  W1
        ..  W1  ..
    """
    assert found(text) == [("W", 1, 1, 1)] * 4


@pytest.mark.rule("K-X1")
def test_a_territory_may_wind() -> None:
    text = """
        ##  W1  W0  W0
        F0  F0  F0  W0
        W2  W0  W0  W0
    """
    # Wheat: row 1 three, row 2 one, row 3 four, all joined at the right = 8 squares, 3 crowns.
    assert found(text) == [("F", 3, 0, 0), ("W", 8, 3, 24)]


@pytest.mark.rule("K-X7")
def test_the_largest_territory_counts_squares_with_or_without_crowns() -> None:
    land = territories(read_picture("M3 M3 ## W0 W0\n.. .. .. .. W0").squares)
    assert largest(land) == 3
    assert largest(territories(read_picture("##").squares)) == 0


@pytest.mark.rule("K-X4")
def test_points_of_a_terrain_are_the_sum_of_its_territories() -> None:
    points = points_by_terrain(territories(read_picture("W1 W0 ## W0 W1\nF1 .. .. .. F1").squares))
    assert points[Terrain.WHEAT] == 2 + 2
    assert points[Terrain.FOREST] == 1 + 1
    assert points[Terrain.LAKE] == 0


@given(drawn_pictures())
def test_a_second_method_finds_the_same_territories(text: str) -> None:
    assert found(text) == naive_territories(text)


@pytest.mark.rule("K-X2", "K-X5")
@given(drawn_pictures())
def test_square_by_square_the_same_territories_are_found(picture: str) -> None:
    squares = read_picture(picture).squares
    grown: list[Territory[Terrain]] = []
    for cell, square in squares.items():
        grown = joined(grown, cell, square)
    assert grown == territories(squares)
