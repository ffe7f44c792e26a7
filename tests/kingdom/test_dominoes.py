from collections import Counter

import pytest
from tests.kingdom.drawings import domino

from crownlands.kingdom.dominoes import KINGDOMINO

# The German book's last page and the Hungarian book's list: squares of each kind.
PRINTED = {
    "W0": 21, "W1": 5,
    "F0": 16, "F1": 6,
    "L0": 12, "L1": 6,
    "G0": 10, "G1": 2, "G2": 2,
    "S0": 6, "S1": 2, "S2": 2,
    "M0": 1, "M1": 1, "M2": 3, "M3": 1,
}  # fmt: skip


@pytest.mark.rule("K-C1")
def test_the_box_holds_48_numbered_dominoes() -> None:
    assert [domino.number for domino in KINGDOMINO] == list(range(1, 49))


@pytest.mark.rule("K-C1")
def test_the_box_holds_96_squares_of_these_kinds() -> None:
    squares = Counter(str(square) for piece in KINGDOMINO for square in (piece.first, piece.second))
    assert squares == PRINTED
    assert squares.total() == 96


@pytest.mark.rule("K-C1")
def test_squares_of_each_terrain() -> None:
    terrains = Counter(square.terrain.value for piece in KINGDOMINO for square in (piece.first, piece.second))
    assert terrains == {"wheat": 26, "forest": 22, "lake": 18, "grassland": 14, "swamp": 10, "mine": 6}


def test_higher_numbers_never_bear_fewer_crowns_on_their_best_square_by_rank() -> None:
    """The numbers rank the dominoes: plain ones first, one crown from 19, two from 41, the three crowns last."""
    best = [max(piece.first.crowns, piece.second.crowns) for piece in KINGDOMINO]
    assert best == [0] * 18 + [1] * 22 + [2] * 7 + [3]


@pytest.mark.parametrize(("text", "double"), [("W0 W0", True), ("W0 W1", False), ("W0 F0", False), ("M2 M2", True)])
def test_a_double_has_both_ends_alike(text: str, double: bool) -> None:
    assert domino(text).double is double
