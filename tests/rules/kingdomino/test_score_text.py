from contextlib import suppress

import pytest
from hypothesis import given
from tests.kingdom.test_pictures import drawn_pictures
from tests.perft.naive import naive_score

from crownlands.game import Refused
from crownlands.rules.kingdomino.score_text import score_text


def test_a_picture_is_scored_by_territory_and_terrain() -> None:
    sheet, found, odd = score_text("W1 W0 ## W1\n.. .. L0 ..", {"middle-kingdom": "yes"})
    assert sheet.points("terrain") == {"wheat": 3, "forest": 0, "lake": 0, "grassland": 0, "swamp": 0, "mine": 0}
    assert sheet.points("special") == {"middle-kingdom": 10}
    assert sorted((part.terrain.value, part.size, part.crowns, part.points) for part in found) == [
        ("lake", 1, 0, 0),
        ("wheat", 1, 1, 1),
        ("wheat", 2, 1, 2),
    ]
    assert not odd


@pytest.mark.rule("K-C1")
@pytest.mark.parametrize(
    ("text", "warning"),
    [
        ("## M3 M3", "The picture shows 2 × M3; the box has 1."),
        ("## F2 F0", "The picture shows 1 × F2; the box has 0."),
        ("## W0", "The picture holds 1 squares; dominoes make an even number."),
        ("## .. W0 W0", "Not connected with the castle: i7, j7."),
    ],
)
def test_what_no_game_can_lead_to_is_said(text: str, warning: str) -> None:
    assert [str(told) for told in score_text(text, {})[2]] == [warning]


@pytest.mark.parametrize(
    ("text", "settings", "reason"),
    [
        ("## T0", {}, "The picture holds a town"),
        ("## ##", {}, "The picture has 2 castles"),
        ("## W0 W0 W0 W0 W0", {"size": "5"}, "it must fit in 5×5"),
        ("## W0", {"size": "6"}, "Kingdomino has no kingdom of size 6; expected 5 or 7"),
        ("## W0", {"size": "5", "mighty-duel": "yes"}, "The Mighty Duel is played on 7×7"),
        ("## W0", {"harmonie": "yes"}, "There is no setting “harmonie”"),
    ],
)
def test_what_cannot_be_scored_is_refused(text: str, settings: dict[str, str], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        score_text(text, settings)


@pytest.mark.rule("K-V4")
def test_a_size_of_7_is_the_mighty_duels() -> None:
    wide = "## W1 W0 W0 W0 W0 W0"
    assert score_text(wide, {"size": "7"})[0].total == 6
    assert score_text(wide, {"mighty-duel": "yes"})[0].total == 6


@given(drawn_pictures())
def test_any_picture_is_scored_or_refused(text: str) -> None:
    with suppress(Refused):
        assert score_text(text, {})[0].total == naive_score(text)
