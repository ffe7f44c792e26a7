"""Kingdoms worked out by hand: the sum stands beside each."""

from typing import NamedTuple

import pytest
from hypothesis import given
from tests.kingdom.test_pictures import drawn_pictures
from tests.perft.naive import naive_score
from tests.rules.kingdomino.positions import options

from crownlands.kingdom.pictures import read_picture
from crownlands.rules.kingdomino.scoring import score_sheet

VARIANTS = "harmony=yes, middle-kingdom=yes"


class Worked(NamedTuple):
    name: str
    picture: str
    points: dict[str, int]
    special: tuple[int, int]
    """Harmony and Middle Kingdom."""
    settings: str = f"players=2, {VARIANTS}"


WORKED = [
    Worked("a castle alone", "##", {}, (0, 10)),
    Worked(
        "the Danish book: seven forests with three crowns, nine lakes without",
        """
        F0  F1  F0  L0  L0
        F0  ##  F1  L0  L0
        ..  F1  F0  L0  L0
        ..  L0  L0  L0  ..
        """,
        # Forest 7 × 3 = 21. Lake: three rows of 2 and one of 3, joined = 9 × 0 = 0. Three columns right: not centred.
        {"forest": 21, "lake": 0},
        (0, 0),
    ),
    Worked(
        "only corners touch",
        """
        W1  F1  W1
        F1  ##  F1
        W1  F1  W1
        """,
        # Eight territories of one square and one crown each: wheat 4 × (1×1), forest 4 × (1×1).
        {"wheat": 4, "forest": 4},
        (0, 10),
    ),
    Worked(
        "around the castle",
        """
        L0  L1  L0
        L0  ##  L1
        L1  L0  L0
        """,
        # One ring of 8 squares with 3 crowns: 8 × 3 = 24. The castle is not part of it.
        {"lake": 24},
        (0, 10),
    ),
    Worked(
        "the castle between two like territories",
        "W1 W0 ## W0 W1",
        # Left 2 × 1, right 2 × 1; joined by the castle they would be 4 × 2 = 8 or 5 × 2 = 10.
        {"wheat": 4},
        (0, 10),
    ),
    Worked(
        "crowns of several squares add up",
        """
        ##  M1  M2
        ..  M3  M2
        """,
        # 4 × (1+2+3+2) = 4 × 8.
        {"mine": 32},
        (0, 10),
    ),
    Worked(
        "a mine alone",
        "## W0 M3",
        # 1 × 3; wheat 1 × 0.
        {"mine": 3},
        (0, 10),
    ),
    Worked(
        "two swamps, one of them without crowns",
        """
        S2  S0  ##  S0  S0
        ..  S0  ..  ..  S0
        """,
        # Left 3 × 2 = 6; right 3 × 0 = 0.
        {"swamp": 6},
        (0, 10),
    ),
    Worked(
        "a snake",
        """
        ##  G1  G0  G0
        W0  W0  W0  G0
        G0  G0  G0  G2
        G0  W1  W0  W0
        """,
        # Grassland 3+1+4+1 = 9 squares, 3 crowns: 27. Wheat above 3 × 0, below 3 × 1 = 3. Three rows down: not centred.
        {"grassland": 27, "wheat": 3},
        (0, 0),
    ),
    Worked(
        "complete, with the castle in the centre",
        """
        W0  W0  W1  F0  F0
        W0  W0  F1  F0  F0
        L0  L1  ##  F0  G2
        L0  L0  S1  G0  G0
        L1  S0  S0  M2  M1
        """,
        # Wheat 5 × 1 = 5. Forest F0 F0 / F1 F0 F0 / F0 = 6 × 1 = 6. Lake L0 L1 / L0 L0 / L1 = 5 × 2 = 10.
        # Grassland G2 / G0 G0 = 3 × 2 = 6. Swamp S1 / S0 S0 = 3 × 1 = 3. Mine 2 × 3 = 6. Sum 36, and 5 and 10.
        {"wheat": 5, "forest": 6, "lake": 10, "grassland": 6, "swamp": 3, "mine": 6},
        (5, 10),
    ),
    Worked(
        "complete, with the castle in a corner",
        """
        ##  W1  W0  W0  W0
        W1  W0  W0  W0  W0
        F0  F0  F1  F0  F0
        L1  L0  L0  L0  L0
        G0  G0  G0  G0  G2
        """,
        # Wheat 4 + 5 = 9 × 2 = 18. Forest 5 × 1. Lake 5 × 1. Grassland 5 × 2 = 10. Sum 38, and 5 for harmony.
        {"wheat": 18, "forest": 5, "lake": 5, "grassland": 10},
        (5, 0),
    ),
    Worked(
        "one hole, with the castle in the centre",
        """
        W0  W0  W1  F0  F0
        W0  W0  F1  F0  F0
        L0  L1  ##  F0  G2
        L0  L0  S1  G0  G0
        L1  S0  S0  ..  ..
        """,
        # As the complete one but for the mines: 36 - 6 = 30; no harmony.
        {"wheat": 5, "forest": 6, "lake": 10, "grassland": 6, "swamp": 3},
        (0, 10),
    ),
    Worked(
        "the best of each kind, split by a river of lakes",
        """
        W1  L0  F1
        W0  L1  F0
        ##  L0  F1
        W1  L0  F0
        """,
        # Wheat above 2 × 1 = 2, below the castle 1 × 1 = 1. Lake 4 × 1 = 4. Forest 4 × 2 = 8. Sum 15.
        {"wheat": 3, "lake": 4, "forest": 8},
        (0, 10),
    ),
    Worked(
        "seven by seven, complete, with the castle in the centre",
        """
        W0  W0  W0  W0  W0  W0  W0
        W1  F0  F0  F0  F0  F0  L0
        W0  F1  G0  G0  G0  F0  L1
        W0  F0  G2  ##  G1  F0  L0
        W0  F0  G0  G0  G0  F1  L0
        W1  F0  F0  F0  F0  F0  L0
        S0  S0  S2  S0  S1  M3  M2
        """,
        # Wheat 7 + 5 = 12 × 2 = 24. Forest, a ring of 16, × 2 = 32. Grassland, a ring of 8, × 3 = 24. Lake 5 × 1 = 5.
        # Swamp 5 × 3 = 15. Mine 2 × 5 = 10. Sum 110, and 5 and 10.
        {"wheat": 24, "forest": 32, "grassland": 24, "lake": 5, "swamp": 15, "mine": 10},
        (5, 10),
        f"players=2, mighty-duel=yes, {VARIANTS}",
    ),
    Worked(
        "seven by seven, a full five by five",
        """
        W0  W0  W1  F0  F0
        W0  W0  F1  F0  F0
        L0  L1  ##  F0  G2
        L0  L0  S1  G0  G0
        L1  S0  S0  M2  M1
        """,
        # 36 as above; in the Mighty Duel this is no complete kingdom.
        {"wheat": 5, "forest": 6, "lake": 10, "grassland": 6, "swamp": 3, "mine": 6},
        (0, 10),
        f"players=2, mighty-duel=yes, {VARIANTS}",
    ),
    Worked(
        "seven by seven, three to each side",
        """
        G0  G1  G0  ##  W0  W1  W0  ..
        """,
        # Grassland 3 × 1, wheat 3 × 1; no square further than three columns away.
        {"grassland": 3, "wheat": 3},
        (0, 10),
        f"players=2, mighty-duel=yes, {VARIANTS}",
    ),
]


@pytest.mark.rule("K-X1", "K-X2", "K-X5", "K-X6", "K-V2", "K-V3", "K-V5", "K-N10")
@pytest.mark.parametrize("worked", WORKED, ids=lambda worked: worked.name)
def test_kingdoms_worked_out_by_hand(worked: Worked) -> None:
    chosen = options(worked.settings)
    sheet = score_sheet(read_picture(worked.picture, chosen.size), chosen)
    harmony, middle = worked.special
    assert {name: points for name, points in sheet.points("terrain").items() if points} == {
        name: points for name, points in worked.points.items() if points
    }
    assert sheet.points("special") == {"harmony": harmony, "middle-kingdom": middle}
    assert sheet.total == sum(worked.points.values()) + harmony + middle


@pytest.mark.parametrize("worked", WORKED, ids=lambda worked: worked.name)
def test_the_naive_method_agrees_with_the_hand(worked: Worked) -> None:
    assert naive_score(worked.picture) == sum(worked.points.values())


@given(drawn_pictures())
def test_the_naive_method_agrees_on_any_picture(text: str) -> None:
    without_towns = text.replace("T0", "W0")
    assert score_sheet(read_picture(without_towns), options("players=2")).total == naive_score(without_towns)


@pytest.mark.rule("K-X4", "K-N12")
@pytest.mark.parametrize("edition", ["german", "hungarian", "danish"])
def test_the_sheet_lists_terrains_then_special_points_then_the_total(edition: str) -> None:
    sheet = score_sheet(read_picture("W1 ## F1"), options(f"players=2, edition={edition}, {VARIANTS}"))
    assert [(line.group, line.name, line.points) for line in sheet.lines] == [
        ("terrain", "wheat", 1),
        ("terrain", "forest", 1),
        ("terrain", "lake", 0),
        ("terrain", "grassland", 0),
        ("terrain", "swamp", 0),
        ("terrain", "mine", 0),
        ("special", "harmony", 0),
        ("special", "middle-kingdom", 10),
    ]
    assert sheet.total == 12


@pytest.mark.rule("K-V2", "K-V3", "K-V5")
@pytest.mark.parametrize(
    ("variants", "special"),
    [
        ("", {}),
        (", harmony=yes", {"harmony": 5}),
        (", middle-kingdom=yes", {"middle-kingdom": 10}),
        (f", {VARIANTS}", {"harmony": 5, "middle-kingdom": 10}),
    ],
)
def test_special_points_only_where_the_variant_is_on(variants: str, special: dict[str, int]) -> None:
    complete = next(worked for worked in WORKED if worked.name == "complete, with the castle in the centre")
    sheet = score_sheet(read_picture(complete.picture), options(f"players=2{variants}"))
    assert sheet.points("special") == special
    assert sheet.total == 36 + sum(special.values())


def turned(grid: list[list[str]]) -> list[list[str]]:
    """A quarter turn."""
    return [list(column) for column in zip(*reversed(grid), strict=True)]


def symmetries(text: str) -> list[str]:
    """A picture in its eight attitudes."""
    grid = [line.split() for line in text.splitlines() if line.strip()]
    attitudes = []
    for start in (grid, [row[::-1] for row in grid]):
        turning = start
        for _ in range(4):
            attitudes.append("\n".join(" ".join(row) for row in turning))
            turning = turned(turning)
    return attitudes


def test_a_picture_has_eight_attitudes() -> None:
    assert len(set(symmetries("## W0 F0\n.. .. L0"))) == 8


@given(drawn_pictures())
def test_the_score_is_the_same_under_the_eight_symmetries(text: str) -> None:
    chosen = options(f"players=2, {VARIANTS}")
    kingdoms = [read_picture(attitude) for attitude in symmetries(text)]
    assert len({score_sheet(kingdom, chosen) for kingdom in kingdoms}) == 1
