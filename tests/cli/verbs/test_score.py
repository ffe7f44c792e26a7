"""`score`: a picture in, the score sheet out."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Crownlands = Callable[..., Any]

KINGDOM = """\
W0 W0 W1 F0 F1
W0 W1 L0 F0 F0
G2 G0 ## L1 L0
G0 S0 S1 M2 M1
.. .. S0 M0 M0
"""
FULL = """\
W0 W0 W1 F0 F1
W0 W1 L0 F0 F0
G2 G0 ## L1 L0
G0 S0 S1 M2 M1
F0 F0 S0 W0 W0
"""


def test_the_sheet_as_json(crownlands: Crownlands) -> None:
    """By hand: wheat 5×2, forest 4×1, lake 2×1 and 1×0, grassland 3×2, swamp 3×1, mine 4×3."""
    told = crownlands("score", "-", "--json", typed=KINGDOM).json
    assert told["total"] == 37
    assert told["terrains"] == {"wheat": 10, "forest": 4, "lake": 2, "grassland": 6, "swamp": 3, "mine": 12}
    assert told["special"] == {}
    assert told["territories"][0] == {"terrain": "wheat", "squares": 5, "crowns": 2, "points": 10}
    assert sum(territory["squares"] for territory in told["territories"]) == 22
    assert [territory["points"] for territory in told["territories"] if territory["terrain"] == "lake"] == [0, 2]
    assert told["warnings"] == ["The picture shows 2 × M0; the box has 1."]


@pytest.mark.rule("K-X4")
def test_the_sheet_for_people(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "kingdom"
    file.write_text(KINGDOM)
    told = crownlands("score", file, "--variant", "middle-kingdom")
    rows = [line.split() for line in told.out.splitlines()]
    assert told.code == 0
    assert ["mine", "4", "3", "12"] in rows
    assert rows[-8:] == [
        ["wheat", "10"],
        ["forest", "4"],
        ["lake", "2"],
        ["grassland", "6"],
        ["swamp", "3"],
        ["mine", "12"],
        ["middle-kingdom", "10"],
        ["total", "47"],
    ]
    assert told.err == "Warning: The picture shows 2 × M0; the box has 1.\n"


@pytest.mark.rule("K-V2", "K-V3", "K-V5")
def test_special_points(crownlands: Crownlands) -> None:
    variants = ("--variant", "harmony", "--variant", "middle-kingdom", "--json")
    assert crownlands("score", "-", *variants, typed=FULL).json["special"] == {"harmony": 5, "middle-kingdom": 10}
    assert crownlands("score", "-", *variants, typed=KINGDOM).json["special"] == {"harmony": 0, "middle-kingdom": 10}


WIDE = "W0 W0 W0 ## W1 W0 W0\n"


@pytest.mark.rule("K-P4")
def test_the_size(crownlands: Crownlands) -> None:
    refused = crownlands("score", "-", typed=WIDE)
    assert (refused.code, refused.err) == (2, "The kingdom is 7 wide and 1 high; it must fit in 5×5.\n")
    assert crownlands("score", "-", "--size", "7", "--json", typed=WIDE).json["total"] == 3
    assert crownlands("score", "-", "--variant", "mighty-duel", "--json", typed=WIDE).json["total"] == 3


def test_two_castles_are_refused(crownlands: Crownlands) -> None:
    told = crownlands("score", "-", "--json", typed="## W0 ##\n")
    assert (told.code, told.out) == (2, "")
    assert told.err == "The picture has 2 castles (##); a kingdom has exactly one.\n"


def test_a_town_is_refused(crownlands: Crownlands) -> None:
    assert crownlands("score", "-", typed="## T0\n").err.startswith("The picture holds a town (T); Kingdomino has only")


def test_what_is_no_square_is_refused_with_its_line(crownlands: Crownlands) -> None:
    assert crownlands("score", "-", typed="## W0\nW0 X1\n").err.startswith(
        "Line 2 of the picture: “X1” is not a square"
    )


ODD = [
    ("## M3 M3", "The picture shows 2 × M3; the box has 1."),
    ("## W3 W0", "The picture shows 1 × W3; the box has 0."),
    ("## W0 F0 L0", "The picture holds 3 squares; dominoes make an even number."),
    ("## .. W0 F0", "Not connected with the castle: i7, j7."),
]


@pytest.mark.parametrize(("picture", "warning"), ODD)
def test_what_no_game_leads_to_is_warned_of(picture: str, warning: str, crownlands: Crownlands) -> None:
    assert crownlands("score", "-", "--json", typed=picture).json["warnings"] == [warning]
    assert crownlands("score", "-", typed=picture).err == f"Warning: {warning}\n"


def test_nothing_odd_no_warning(crownlands: Crownlands) -> None:
    assert crownlands("score", "-", "--json", typed="## W0 F0\n").json["warnings"] == []


REALM = """\
G2 T0 T0
## W0 W1
.. F0 ..
coins: 11
buildings: sawmill h6, queens_tower i6
queen: yes
"""


def test_queendomino(crownlands: Crownlands) -> None:
    """By hand: 11 coins are 3 points; grassland 1×2, town 2×1, wheat 2×2 with the Queen's crown, the sawmill 1×2."""
    told = crownlands("score", "-", "--game", "queendomino", "--json", typed=REALM).json
    assert told["total"] == 3 + 2 + 2 + 4 + 2
    assert told["coins"] == {"coins": 3}
    assert told["building"] == {"sawmill": 2, "queens_tower": 0}


def test_the_size_in_queendomino(crownlands: Crownlands) -> None:
    words = ("score", "-", "--game", "queendomino", "--json")
    assert crownlands(*words, "--size", "7", typed=WIDE).json["total"] == 3
    assert crownlands(*words, "--size", "5", typed=WIDE).err.startswith("The kingdom is 7 wide and 1 high")
    assert crownlands(*words, "--size", "6", typed=WIDE).err.startswith("Queendomino has no kingdom of size 6")
    assert crownlands(*words, "--size", "7", "--set", "players=4", typed=WIDE).err.startswith("Kingdoms of this game")


MAP = """\
.. .. .. .. .. .. ..
.. .. .. D1 .. .. ..
.. .. .. ## .. .. ..
.. .. S1 D0 D2 .. ..
.. .. .. .. .. .. ..
three points: D
"""


def test_duel(crownlands: Crownlands) -> None:
    """By hand: dots 1×1 and 2×2, stripes 1×1, and three points for each of the two domains of dots."""
    told = crownlands("score", "-", "--game", "duel", "--json", typed=MAP).json
    assert told["total"] == 1 + 4 + 1 + 6
    assert told["warnings"] == []
