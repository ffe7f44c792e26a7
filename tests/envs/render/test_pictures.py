from __future__ import annotations

import numpy as np
import pytest
from tests.envs.coders.test_coders import FIRST_ROW, SECOND_ROW, play
from tests.envs.tables import TABLES, tables_of

from crownlands.envs.render.canvas import GOLD, INK, PAPER, Canvas
from crownlands.envs.render.picture import CELL, LIGHT, MARGIN, SEATS, TOP, picture
from crownlands.envs.render.text import beside, text


@pytest.mark.parametrize("name", TABLES)
def test_every_table_can_be_painted_and_written(name: str) -> None:
    tables = list(tables_of(name, 1))
    for table in tables[:: len(tables) // 3]:
        image = picture(table.state)
        assert image.dtype == np.uint8
        assert image.shape[2] == 3
        assert text(table.state).endswith("\n")
    assert "over, won by" in text(tables[-1].state)


def colours_at(image: np.ndarray, column: int, row: int) -> set[tuple[int, ...]]:
    """The colours of a cell of the first seat's window."""
    x, y = MARGIN + column * CELL, TOP + MARGIN + row * CELL
    return {tuple(pixel) for line in image[y : y + CELL - 1, x : x + CELL - 1].tolist() for pixel in line}


def test_terrains_crowns_and_castles_are_where_they_are_laid() -> None:
    table = play("kingdomino", f"{FIRST_ROW},{SECOND_ROW},lay g6 h6,pick 3,lay h7 i7")
    image = picture(table.state)
    wheat, forest = colours_at(image, 5, 4), colours_at(image, 6, 4)
    assert LIGHT["wheat"] in wheat
    assert GOLD in wheat
    assert LIGHT["forest"] in forest
    assert GOLD not in forest
    assert SEATS["pink"] in colours_at(image, 4, 4)
    # The king of the seat to move, and the row with kings on it.
    assert SEATS["pink"] in {tuple(pixel) for line in image[:TOP].tolist() for pixel in line}


def test_figures_and_digits() -> None:
    canvas = Canvas(12, 6)
    canvas.number(0, 0, 17, INK, scale=1)
    rows = ["".join("#" if tuple(pixel) == INK else "." for pixel in line) for line in canvas.pixels.tolist()]
    assert rows == [".#..###.....", "##....#.....", ".#....#.....", ".#...#......", "###..#......", "............"]
    canvas.frame(0, 0, 12, 6, GOLD, 1)
    assert tuple(canvas.pixels[0, 0]) == GOLD
    assert tuple(canvas.pixels[4, 10]) == PAPER


def test_the_table_as_text() -> None:
    table = play("kingdomino", f"{FIRST_ROW},{SECOND_ROW},lay g6 h6,pick 3,lay h7 i7")
    assert text(table.state) == (
        "round 1, pink: pick\n"
        "row   19 W1 F0 pink   30 L1 W0 yellow   48 W0 M3 pink\n"
        "offer 2 W0 W0   3 F0 F0 yellow   4 F0 F0   5 F0 F0\n"
        "\n"
        "pink       yellow\n"
        "1 points   0 points\n"
        "## W1 F0   W0 W0\n"
        "           ## ..\n"
    )


def test_blocks_beside_each_other() -> None:
    assert beside([["a", "bbb"], ["c"]]) == ["a     c", "bbb"]
