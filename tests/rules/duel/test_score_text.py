"""Scoring a map typed off the table."""

import pytest
from tests.rules.duel.positions import EMPTY

from crownlands.game import Refused
from crownlands.rules.duel.score_text import score_text

LAND = EMPTY.replace(".. .. .. ##", ".. D0 D1 ##").replace("## .. ..", "## Q2 D0")


def test_a_map_is_scored() -> None:
    sheet, domains, warnings = score_text(LAND, {})
    assert sheet.total == 2 + 2
    assert [(domain.terrain.value, domain.size, domain.crowns, domain.points) for domain in domains] == [
        ("dot", 2, 1, 2),
        ("quartered", 1, 2, 2),
        ("dot", 1, 0, 0),
    ]
    assert warnings == []


@pytest.mark.rule("D-M5", "D-E4")
@pytest.mark.parametrize("line", ["three points: D", "Three points: dot"])
def test_the_coat_of_arms_named_is_a_line_of_its_own(line: str) -> None:
    assert score_text(f"{LAND}\n{line}\n", {})[0].total == 2 + 2 + 6
    assert score_text(f"{line}\n{LAND}", {})[0].total == 2 + 2 + 6


def test_what_no_game_leads_to_is_doubted_and_scored() -> None:
    sheet, _, warnings = score_text(EMPTY.replace(".. .. .. ##", "D4 .. .. ##"), {})
    assert sheet.total == 4
    assert [str(warning) for warning in warnings] == [
        "1 squares are drawn; dominoes always fill an even number.",
        "Nothing touches the castle; the first domino always does.",
        "a3 shows D4; die, castle and power together bring at most 3 crosses.",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{LAND}\nthree points: X", "Line 8: “X” is not a coat of arms"),
        (f"{LAND}\nfour points: D", "Line 8: “four points: D” means nothing here"),
        (f"{LAND}\nthree points: D\nthree points: S", "Line 9: .* a line too many"),
        ("three points: D", "0 rows"),
        (LAND.replace("Q2", "Z2"), "Line 4: “Z2” is not a square"),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        score_text(text, {})


def test_settings_are_checked() -> None:
    with pytest.raises(Refused, match="no setting"):
        score_text(LAND, {"harmony": "yes"})
