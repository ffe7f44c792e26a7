"""What the net of Duel is told: what a square of each coat of arms would bring, held against the rules; and hopes."""

from __future__ import annotations

from array import array

import pytest
from tests.rules.duel.positions import EMPTY, FULL_BUT_TWO, NO_ROOM, random_game

from crownlands.kernel.duel import convert
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.judged import JUDGEMENT
from crownlands.kernel.duel.layout import AT_LARGE, FEATURES, HOPED, HOPED_LEVELS, OF_COAT
from crownlands.kernel.lessons import play_lessons
from crownlands.rules.duel.coats import COATS, Arms, Coat
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.pictures import read_picture
from crownlands.rules.duel.scoring import coat_points
from crownlands.rules.duel.state import Duel

BEST_SQUARE, BEST_CROSS = 14, 15
SHAPES, DOMINOES, THEIRS_CAN_BE_FULL, TURNS = (AT_LARGE + number for number in (23, 24, 27, 28))


def told(state: Duel, seat: int = 0) -> array[int]:
    """The features of a player before a roll."""
    lessons = play_lessons(GAME, JUDGEMENT, convert.pack(state), 1, seed=1, stray=0.0)
    return lessons.told[FEATURES * seat : FEATURES * (seat + 1)]


def with_maps(first: str, second: str = EMPTY) -> Duel:
    return Duel(Options(), maps=(read_picture(first), read_picture(second)))


def most_gained(land: Map, coat: Coat, crosses: int) -> int:
    """By one square, wherever a domino has room."""
    cells = {cell for pair in land.pairs for cell in pair}
    points = [coat_points(land.draw({cell: Arms(coat, crosses)}), coat) for cell in cells]
    return max(points, default=coat_points(land, coat)) - coat_points(land, coat)


@pytest.mark.parametrize("seed", range(3))
def test_the_best_square_of_each_coat_brings_what_the_rules_say(seed: int) -> None:
    for before, _, after in random_game(seed):
        if after.phase == "roll" and not after.dice and before.round != after.round:
            for seat, land in enumerate(after.maps):
                x = told(after, seat)
                for coat in COATS:
                    assert x[OF_COAT * coat.order + BEST_SQUARE] == most_gained(land, coat, 0)
                    assert x[OF_COAT * coat.order + BEST_CROSS] == most_gained(land, coat, 1)


def test_every_side_that_brings_something_is_hoped_for() -> None:
    x = told(with_maps(EMPTY.replace(".. .. .. ##", ".. Q2 Q0 ##")))
    hopes = x[HOPED:]
    assert hopes[HOPED_LEVELS + 2] == 2 + 2 * 3, "the most: Q2 makes three squares with four crosses of two with two"
    assert hopes[: HOPED_LEVELS - 1].tolist() == [11, 5, 1, 1, 1, 0, 0]
    assert hopes[HOPED_LEVELS + 3] == 24, "beside the castle everything connects"


def test_what_no_domino_fits_on_brings_nothing() -> None:
    x = told(with_maps(NO_ROOM))
    assert x[SHAPES] == x[DOMINOES] == x[TURNS] == 0
    assert not any(x[HOPED : HOPED + HOPED_LEVELS + 3])


def test_turns_end_when_the_other_map_can_be_full() -> None:
    full_soon, holes = told(with_maps(EMPTY, FULL_BUT_TWO)), told(with_maps(EMPTY, NO_ROOM))
    assert (full_soon[TURNS], holes[TURNS]) == (1, 16), "18 squares of one colour, 16 of the other"
    assert (full_soon[THEIRS_CAN_BE_FULL], holes[THEIRS_CAN_BE_FULL]) == (8, 0)
