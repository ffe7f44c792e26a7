"""What is in the box: dice, maps, spellbook, as the data file says them."""

from collections import Counter

import pytest
from tests.rules.duel.positions import EMPTY, rolled

from crownlands.kingdom.cells import NAMES
from crownlands.rules.duel.coats import COATS, JOKER
from crownlands.rules.duel.components import CASTLE, CERTAINTY, DICE, LAND, LINES, NAME_POINTS, Power
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.pictures import picture
from crownlands.rules.duel.state import start


@pytest.mark.rule("D-C1", "D-N19")
def test_four_different_dice_with_six_coats_of_arms_and_jokers_on_two() -> None:
    assert len({tuple(map(str, die)) for die in DICE}) == 4
    assert [len(die) for die in DICE] == [6, 6, 6, 6]
    assert [die.count(JOKER) for die in DICE] == [1, 0, 0, 1]
    assert {face.coat for die in DICE for face in die} == {*COATS, None}
    assert {face.crosses for die in DICE for face in die} == {0, 1, 2}


@pytest.mark.rule("D-C1")
def test_two_play() -> None:
    assert start(Options()).teams == ((0,), (1,))


@pytest.mark.rule("D-N19")
def test_the_faces_of_the_data_file() -> None:
    assert [" ".join(map(str, die)) for die in DICE] == [
        "? D0 D0 S0 E1 T1",
        "D0 S0 E1 T1 O0 Q0",
        "D0 S0 E0 T0 O2 Q2",
        "? D1 S1 S0 E0 T0",
    ]


@pytest.mark.rule("D-N19")
def test_every_part_says_how_certain_it_is() -> None:
    assert set(CERTAINTY) == {"dice", "map", "castle", "spellbook"}
    assert all(len(words) > 20 for words in CERTAINTY.values())


@pytest.mark.rule("D-C2")
def test_a_map_has_34_squares_around_its_castle() -> None:
    assert len(LAND) == 34
    assert NAMES[CASTLE] == "d3"
    assert (NAMES[min(LAND)], NAMES[max(LAND)]) == ("a1", "g5")
    assert picture(start(Options()).maps[0]).split() == EMPTY.split()


@pytest.mark.rule("D-C3", "D-N19")
def test_the_spellbook_has_a_line_for_each_coat_of_arms() -> None:
    lines = [(line.coat.letter, line.boxes, line.power.value, line.immediate) for line in LINES]
    assert lines == [
        ("D", 5, "anywhere", False),
        ("S", 5, "split", False),
        ("E", 4, "first", False),
        ("T", 4, "turn", False),
        ("O", 3, "name", True),
        ("Q", 3, "cross", True),
    ]
    assert NAME_POINTS == 3
    assert Counter(line.power for line in LINES) == Counter(Power)


@pytest.mark.rule("D-C3")
def test_each_player_has_boxes_of_their_own() -> None:
    state = rolled("D0 S0 E0 T0", boxes={"D": (2, 1)})
    assert [boxes[0] for boxes in state.spellbook.boxes] == [2, 1]
