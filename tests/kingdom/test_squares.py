from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.game import Refused
from crownlands.kingdom.squares import COUNTRYSIDE, Square, Terrain, read_square

SQUARES = [Square(terrain, crowns) for terrain in Terrain for crowns in range(4)]


@pytest.mark.parametrize("square", SQUARES, ids=str)
def test_every_square_round_trips(square: Square) -> None:
    assert read_square(str(square)) == square
    assert read_square(str(square).lower()) == square


@pytest.mark.parametrize(
    ("text", "terrain", "crowns"),
    [
        ("W0", Terrain.WHEAT, 0),
        ("F1", Terrain.FOREST, 1),
        ("L2", Terrain.LAKE, 2),
        ("G3", Terrain.GRASSLAND, 3),
        ("S0", Terrain.SWAMP, 0),
        ("M3", Terrain.MINE, 3),
        ("T0", Terrain.TOWN, 0),
    ],
)
def test_a_square_is_a_letter_and_its_crowns(text: str, terrain: Terrain, crowns: int) -> None:
    assert read_square(text) == Square(terrain, crowns)


def test_kingdomino_has_six_terrains_in_the_order_of_the_score_sheet() -> None:
    assert [terrain.value for terrain in COUNTRYSIDE] == ["wheat", "forest", "lake", "grassland", "swamp", "mine"]


@pytest.mark.parametrize("text", ["", "W", "W4", "X0", "0W", "W00", "W-1", "W²", "##", ".."])
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="is not a square; expected one of W, F, L, G, S, M, T and 0–3 crowns"):
        read_square(text)


@given(st.text(max_size=4))
def test_garbage_is_refused_and_nothing_else(text: str) -> None:
    with suppress(Refused):
        assert str(read_square(text)) == text.upper()
