"""The score sheet, the Queen's crown, ties."""

import pytest
from tests.rules.queendomino.tables import configured, realm

from crownlands.game import Sheet
from crownlands.kingdom.cells import read_cell
from crownlands.kingdom.dominoes import QUEENDOMINO
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.pictures import picture
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.score_text import score_text
from crownlands.rules.queendomino.scoring import final_territories, score_sheet, winners

ALONE = configured()

# Every figure of the book's example fixes a square: the 5×5 is full. One arrangement with dominoes of the box.
EXAMPLE = """\
S1 T0 L1 L0 T0
T0 T0 F1 L1 F0
M2 W0 ## T0 G0
M0 W1 G1 G2 G0
M2 W0 T0 F0 F1
"""
EXAMPLE_BUILDINGS = "sawmill f5, church e6, travelling_castle f6, big_tavern i5, statue h7, guardtower g9"
EXAMPLE_DOMINOES = """
    38 g6 f6, 35 h7 i7, 42 e5 e6, 31 e7 f7, 14 f8 e8, 30 e9 f9,
    41 g8 g9, 27 h8 h9, 19 i9 i8, 39 g5 f5, 33 i5 h5, 21 h6 i6
"""


def sheet(given: Realm, queen: bool = False) -> Sheet:
    return score_sheet(given, ALONE, queen)


@pytest.mark.rule("Q-X6", "Q-X12")
def test_the_books_example_comes_to_71() -> None:
    example = realm(EXAMPLE, EXAMPLE_BUILDINGS, size=5, coins=11, knights=0)
    scored = score_sheet(example, configured(players=4), queen=True)
    assert [(line.group, line.name, line.points) for line in scored.lines] == [
        ("coins", "coins", 3),
        ("terrain", "wheat", 3),
        ("terrain", "forest", 3),
        ("terrain", "lake", 6),
        ("terrain", "grassland", 16),
        ("terrain", "swamp", 1),
        ("terrain", "mine", 12),
        ("terrain", "town", 0),
        ("building", "sawmill", 6),
        ("building", "church", 8),
        ("building", "big_tavern", 2),
        ("building", "guardtower", 3),
        ("building", "travelling_castle", 3),
        ("building", "statue", 5),
    ]
    assert scored.total == 71


@pytest.mark.rule("Q-X6")
def test_the_example_from_its_text() -> None:
    text = f"{EXAMPLE}coins: 11\nbuildings: {EXAMPLE_BUILDINGS}\nqueen: yes\n"
    scored, found, doubts = score_text(text, {"players": "4"})
    assert scored.total == 71
    assert doubts == []
    lands = sorted((land.terrain.value, land.size, land.crowns) for land in found)
    assert [land for land in lands if land[0] == "forest"] == [("forest", 1, 0), ("forest", 1, 1), ("forest", 2, 1)]
    assert ("grassland", 4, 4) in lands
    assert sum(land[0] == "town" for land in lands) == 4


@pytest.mark.rule("Q-X6", "K-P1")
def test_the_example_can_be_laid_with_dominoes_of_the_box() -> None:
    kingdom = Kingdom(5)
    for number, first, second in (placing.split() for placing in EXAMPLE_DOMINOES.split(",")):
        domino, cells = QUEENDOMINO[int(number) - 1], (read_cell(first), read_cell(second))
        assert cells in kingdom.placements(domino)
        kingdom = kingdom.lay(domino, *cells)
    assert picture(kingdom) == EXAMPLE.strip()
    assert kingdom.complete


@pytest.mark.rule("Q-X1")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_one_point_for_three_coins(coins: int, points: int) -> None:
    assert sheet(realm(coins=coins)).points("coins") == {"coins": points}


@pytest.mark.rule("Q-X2", "K-X1", "K-X2", "K-X5", "K-X6")
def test_territories_score_as_in_kingdomino() -> None:
    land = """
        W1 W0 F0
        .. ## F1
        W0 M3 L0
    """
    assert sheet(realm(land)).points("terrain") == {
        "wheat": 2,
        "forest": 2,
        "lake": 0,
        "grassland": 0,
        "swamp": 0,
        "mine": 3,
        "town": 0,
    }


@pytest.mark.rule("Q-X2", "Q-X7")
def test_town_squares_count_built_or_not_with_the_crowns_of_buildings() -> None:
    land = """
        ## T0 T0
        T0 .. T0
    """
    built = realm(land, "queens_tower h7, statue i7")
    assert sheet(built).points("terrain")["town"] == 3
    assert sheet(realm(land, "queens_tower h7, queens_tower g8")).points("terrain")["town"] == 3 + 1
    assert sheet(realm(land, "queens_tower h7, queens_tower i8")).points("terrain")["town"] == 3 * 2
    assert sheet(realm(land, "statue h7")).points("terrain")["town"] == 0


@pytest.mark.rule("Q-X3")
def test_the_queen_is_a_crown_on_the_largest_territory() -> None:
    land = realm("## W1 W0 F3\n.. G0 G0 G0")
    assert sheet(land).points("terrain")["grassland"] == 0
    crowned = sheet(land, queen=True).points("terrain")
    assert (crowned["grassland"], crowned["wheat"], crowned["forest"]) == (3, 2, 3)


@pytest.mark.rule("Q-X3")
def test_she_may_stand_in_a_town() -> None:
    land = realm("## T0 T0 T0 W1", "statue h7")
    assert sheet(land, queen=True).points("terrain") == {**sheet(land).points("terrain"), "town": 3}


@pytest.mark.rule("Q-N12")
def test_of_several_largest_she_stands_on_one_and_brings_the_same_on_each() -> None:
    land = realm("## W1 W0 F0\n.. L2 L0 F1")
    assert sheet(land, queen=True).total == sheet(land).total + 2
    crowned = [found for found in final_territories(land, queen=True) if found not in land.territories]
    assert [(found.terrain.value, found.crowns) for found in crowned] == [("lake", 3)]


@pytest.mark.rule("Q-N12", "Q-X13")
def test_she_is_no_square() -> None:
    guest = realm("## T0 W0 W0\n.. F0", "queens_tower h7", coins=0)
    other = realm("## W3 F0 F0", coins=0)
    assert score_sheet(guest, ALONE, queen=True).total == score_sheet(other, ALONE, queen=False).total == 3
    assert winners((guest, other), ALONE, 0) == (0, 1)


def test_without_a_territory_she_brings_nothing() -> None:
    assert sheet(realm(coins=0), queen=True).total == 0


@pytest.mark.rule("Q-X4", "Q-X11")
def test_fixed_points_each_tile_by_itself() -> None:
    town = "## T0 T0 T0 T0 T0 T0"
    points = sheet(realm(town, "statue h7, statue i7, big_tavern j7, small_tavern k7, guardtower l7")).points(
        "building"
    )
    assert points == {"small_tavern": 3, "big_tavern": 2, "guardtower": 3, "statue": 10}


@pytest.mark.rule("Q-X8", "Q-X11")
@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("bakery", 4),
        ("sawmill", 4),
        ("fishmonger", 2),
        ("weaving_shop", 0),
        ("magic_school", 2),
        ("foundry", 2),
        ("church", 8),
    ],
)
def test_two_points_for_each_territory_of_a_terrain(building: str, points: int) -> None:
    land = """
        W0 W0 T0 F0 T0
        T0 ## W2 L0 L1
        S0 F1 T0 M1 M0
    """
    assert sheet(realm(land, f"{building} f7")).points("building") == {building: points}
    assert sheet(realm(land, f"{building} f7, {building} h6")).points("building") == {building: 2 * points}


@pytest.mark.rule("Q-X9", "Q-X11")
def test_a_point_for_each_tower() -> None:
    town = "## T0 T0 T0 T0"
    assert sheet(realm(town, "travelling_castle h7, guardtower i7")).points("building")["travelling_castle"] == 3
    both = "travelling_castle h7, travelling_castle i7, guardtower j7"
    assert sheet(realm(town, both)).points("building")["travelling_castle"] == 2 * 4


@pytest.mark.rule("Q-X10", "Q-X11")
def test_a_point_for_each_knight_in_stock_and_kingdom() -> None:
    town = "## T0 T0 W0"
    assert sheet(realm(town, "training_camp h7", knights=2, posts="j7")).points("building") == {"training_camp": 3}
    both = realm(town, "training_camp h7, training_camp i7", knights=2, posts="j7")
    assert sheet(both).points("building") == {"training_camp": 6}


@pytest.mark.rule("Q-X12")
def test_the_sheet_lists_coins_terrains_buildings_and_house_rules() -> None:
    options = configured(harmony="yes", middle_kingdom="yes")
    scored = score_sheet(realm("## T0 T0", "statue h7, bakery i7", coins=9), options, queen=False)
    assert [line.group for line in scored.lines] == ["coins", *["terrain"] * 7, *["building"] * 2, *["special"] * 2]
    assert [line.name for line in scored.lines[1:8]] == [
        *("wheat", "forest", "lake", "grassland", "swamp", "mine", "town"),
    ]
    assert scored.total == 3 + 5 + 10


@pytest.mark.rule("Q-X5")
def test_most_points_win() -> None:
    assert winners((realm("## W2 W0"), realm("## W1 W0"), realm("## W1 W0")), ALONE, None) == (0,)


@pytest.mark.rule("Q-X13")
def test_a_tie_goes_to_the_largest_territory_among_the_tied() -> None:
    small, large = realm("## W2 W0"), realm("## F1 F0 F0 F0")
    assert winners((small, large), ALONE, None) == (1,)
    poorer = realm("## L0 L0 L0 L0 L0 L0")
    assert winners((small, large, poorer), ALONE, None) == (1,)


@pytest.mark.rule("Q-X13")
def test_then_it_is_shared() -> None:
    assert winners((realm("## W1 W0"), realm("## F1 F0"), realm("## L0 L0")), ALONE, None) == (0, 1)
