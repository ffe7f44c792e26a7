"""Scores worked out by hand, and who wins."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.duel.naive import naive_total
from tests.rules.duel.positions import EMPTY

from crownlands.game import Team
from crownlands.kingdom.cells import Cell
from crownlands.rules.duel.coats import COATS, Arms, Coat
from crownlands.rules.duel.components import LAND
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.pictures import read_picture
from crownlands.rules.duel.scoring import score_sheet, winners

WORKED = """
    D0 D1 S0 S1 E0 T0 T0
    D0 S0 S0 E1 E0 T1 O2
    D0 D0 S1 ## E0 O0 O0
    Q2 E0 .. Q0 Q0 O0 T1
    Q0 E0 .. Q1 D0 D0 T0
"""
"""Dots 5 squares × 1 cross; stripes 5 × 2; double dots 4 × 1; double stripes 3 × 1 and 2 × 1; solid 4 × 2;
quartered 2 × 2 and 3 × 1; without a cross: two double dots, two dots."""


def score(picture: str, named: Coat | None = None) -> dict[str, int]:
    sheet = score_sheet(read_picture(picture), named)
    return {line.name: line.points for line in sheet.lines}


def maps(*pictures: str) -> tuple[Map, ...]:
    return tuple(read_picture(picture) for picture in pictures)


def won(first: str, second: str, *named: Coat | None) -> tuple[Team, ...]:
    return winners(maps(first, second), named or (None, None))


@pytest.mark.rule("D-E2", "D-E6", "D-E7")
def test_a_whole_map_worked_out_by_hand() -> None:
    assert score(WORKED) == {
        "dot": 5,
        "stripe": 10,
        "double-dot": 4,
        "double-stripe": 3 + 2,
        "solid": 8,
        "quartered": 4 + 3,
        "three-points": 0,
    }
    assert score_sheet(read_picture(WORKED), None).total == 39


@pytest.mark.rule("D-E2")
def test_squares_times_crosses() -> None:
    assert score(EMPTY.replace(".. .. .. ##", "O0 O2 O1 ##"))["solid"] == 9


@pytest.mark.rule("D-E6")
def test_separate_domains_score_separately_and_corners_do_not_join() -> None:
    land = """
    .. .. .. .. .. .. ..
    .. .. Q1 .. .. .. ..
    .. Q1 .. ## Q2 .. ..
    .. Q0 .. .. .. .. ..
    .. .. .. .. .. .. ..
    """
    assert score(land)["quartered"] == 1 + 2 + 2


@pytest.mark.rule("D-E6")
def test_the_castle_joins_nothing() -> None:
    assert score(EMPTY.replace(".. ## ..", "S1 ## S1"))["stripe"] == 2


@pytest.mark.rule("D-E7")
def test_a_domain_without_crosses_scores_nothing() -> None:
    assert score(EMPTY.replace(".. .. .. ##", "D0 D0 D0 ##"))["dot"] == 0


@pytest.mark.rule("D-E4", "D-M5", "D-N17")
def test_three_points_for_each_domain_named_single_squares_and_crossless_ones_too() -> None:
    land = """
    D0 D0 .. S0 .. .. D1
    .. .. .. .. .. .. ..
    .. .. D0 ## .. .. ..
    .. .. D1 .. .. .. ..
    .. .. .. .. D0 .. ..
    """
    points = score(land, Coat.DOT)
    assert (points["three-points"], points["dot"]) == (4 * 3, 1 + 2)
    assert score(land, Coat.QUARTERED)["three-points"] == 0


@pytest.mark.rule("D-E5")
def test_the_highest_wins() -> None:
    assert won(EMPTY.replace(".. ##", "D1 ##"), EMPTY.replace(".. ##", "Q2 ##")) == (1,)
    assert won(EMPTY.replace(".. ##", "O3 ##"), EMPTY.replace(".. ##", "Q2 ##")) == (0,)


@pytest.mark.rule("D-E5", "D-E4")
def test_the_three_points_count_for_winning() -> None:
    assert won(EMPTY.replace(".. ##", "D1 ##"), EMPTY.replace(".. ##", "Q2 ##"), Coat.DOT, None) == (0,)


@pytest.mark.rule("D-E8", "D-N18")
def test_a_tie_goes_to_the_largest_domain_with_or_without_crosses() -> None:
    small = EMPTY.replace(".. .. ##", "D1 D0 ##")
    large = EMPTY.replace(".. .. .. ##", "S0 S0 S0 ##").replace("## ..", "## Q2")
    assert won(small, large) == (1,)


@pytest.mark.rule("D-E8")
def test_then_it_is_a_draw_and_both_win() -> None:
    assert won(EMPTY.replace(".. .. ##", "D1 D0 ##"), EMPTY.replace(".. .. ##", "S1 S0 ##")) == (0, 1)


@pytest.mark.rule("D-E2", "D-E6", "D-E7")
@given(st.dictionaries(st.sampled_from(LAND), st.builds(Arms, st.sampled_from(COATS), st.integers(0, 3)), min_size=9))
@settings(max_examples=50)
def test_any_map_scores_the_same_when_counted_a_second_time(squares: dict[Cell, Arms]) -> None:
    land = Map(squares)
    for named in (None, *COATS):
        assert score_sheet(land, named).total == naive_total(land, named)
