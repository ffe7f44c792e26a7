"""The box: dominoes, buildings, pieces, and the marks that say how sure we are of them."""

from collections import Counter
from pathlib import Path

import pytest
from tests.rules.queendomino.tables import configured

import crownlands.rules.queendomino
from crownlands.kingdom.dominoes import QUEENDOMINO
from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.components import (
    BRIBE,
    COINS_PER_POINT,
    KNIGHTS,
    PRICES,
    QUEEN_DISCOUNT,
    START_COINS,
    START_KNIGHTS,
    TOWERS,
)

SQUARES = {
    "wheat": {0: 14, 1: 5},
    "forest": {0: 11, 1: 6},
    "lake": {0: 8, 1: 6},
    "grassland": {0: 8, 1: 2, 2: 2},
    "swamp": {0: 4, 1: 2, 2: 2},
    "mine": {0: 1, 1: 1, 2: 3, 3: 1},
    "town": {0: 20},
}
PACKAGE = Path(crownlands.rules.queendomino.__file__).parent


@pytest.mark.rule("Q-C1")
def test_the_dominoes_have_the_printed_squares() -> None:
    counted = Counter(square for domino in QUEENDOMINO for square in (domino.first, domino.second))
    found = {
        terrain: {square.crowns: n for square, n in counted.items() if square.terrain.value == terrain}
        for terrain in SQUARES
    }
    assert found == SQUARES
    assert [domino.number for domino in QUEENDOMINO] == list(range(1, 49))


@pytest.mark.rule("Q-C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dominoes_are_used(players: int) -> None:
    options = configured(players=players)
    assert options.sets == (QUEENDOMINO,)
    assert options.rounds * options.row_length == 48


@pytest.mark.rule("Q-C2")
def test_buildings_and_pieces_of_the_box() -> None:
    assert len(BUILDINGS) == 17
    assert sum(kind.copies for kind in BUILDINGS.values()) == 32
    assert (KNIGHTS, TOWERS) == (22, 15)
    assert PRICES == (5, 4, 3, 2, 1, 0)
    assert (START_COINS, START_KNIGHTS, BRIBE, QUEEN_DISCOUNT, COINS_PER_POINT) == (7, 1, 1, 1, 3)


@pytest.mark.rule("Q-C2")
def test_the_kingdoms_are_orange_red_violet_and_white() -> None:
    assert configured(players=4).colours == ("orange", "red", "violet", "white")


@pytest.mark.rule("Q-N18")
def test_what_buildings_bring_stands_in_one_file_with_its_certainty() -> None:
    statuses = {"verified", "inferred", "unverified"}
    assert {kind.bonus_status for kind in BUILDINGS.values()} <= statuses
    assert {kind.scoring_status for kind in BUILDINGS.values()} <= statuses
    in_the_table = (PACKAGE / "buildings.csv").read_text(encoding="utf-8")
    code = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.glob("*.py") if path.name != "score_text.py")
    for kind in BUILDINGS:
        assert in_the_table.count(f"\n{kind},") == 1
        assert kind not in code
