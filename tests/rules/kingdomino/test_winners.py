import pytest
from tests.rules.kingdomino.positions import EDITIONS, finished

# Two points each; the pictures differ in their largest territory and in their crowns.
TWO_BY_ONE = "## W1 W0"
"""2 points, largest territory 2, 1 crown."""
TWO_BY_ONE_AND_LAKES = "## W1 W0 L0 L0\n.. .. .. .. L0"
"""2 points, largest territory 3 without a crown, 1 crown."""
TWO_ONES = "W1 ## F1 F0"
"""1 + 2 = 3 points."""
ONE_BY_TWO = "## G2 W0 W0"
"""2 points, largest territory 2, 2 crowns."""
NOTHING_BUT_LAND = "## L0 L0 L0 L0"
"""0 points, largest territory 4."""


def won(settings: str, *kingdoms: str) -> tuple[int, ...]:
    return finished(settings, *kingdoms).winners()


def test_the_pictures_are_worth_what_they_are_said_to_be() -> None:
    pictures = (TWO_BY_ONE, TWO_BY_ONE_AND_LAKES, TWO_ONES, ONE_BY_TWO)
    assert [sheet.total for sheet in finished("players=4", *pictures).scores()] == [2, 2, 3, 2]
    assert finished("players=4", *pictures).kingdoms[3].crowns == 2


@pytest.mark.rule("K-X3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_points_win(edition: str) -> None:
    assert won(f"players=2, edition={edition}", TWO_BY_ONE, TWO_ONES) == (1,)
    assert won(f"players=2, edition={edition}", TWO_ONES, TWO_BY_ONE_AND_LAKES) == (0,), (
        "land without crowns is nothing"
    )


@pytest.mark.rule("K-X3", "K-E4", "K-X7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tie_goes_to_the_largest_territory_with_or_without_crowns(edition: str) -> None:
    assert won(f"players=2, edition={edition}", TWO_BY_ONE, TWO_BY_ONE_AND_LAKES) == (1,)
    assert won(f"players=2, edition={edition}", TWO_BY_ONE_AND_LAKES, TWO_BY_ONE) == (0,)


@pytest.mark.rule("K-E4", "K-X7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_the_largest_single_territory_and_not_the_sum(edition: str) -> None:
    scattered = "L0 L0 ## W1 W0\n.. .. .. L0 L0"
    assert won(f"players=2, edition={edition}", scattered, TWO_BY_ONE_AND_LAKES) == (1,)


@pytest.mark.rule("K-E4")
@pytest.mark.parametrize(("edition", "winners"), [("german", (0, 1)), ("danish", (0, 1)), ("hungarian", (1,))])
def test_then_most_crowns_in_the_hungarian_edition_only(edition: str, winners: tuple[int, ...]) -> None:
    assert won(f"players=2, edition={edition}", TWO_BY_ONE, ONE_BY_TWO) == winners


@pytest.mark.rule("K-E4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_then_the_win_is_shared(edition: str) -> None:
    assert won(f"players=3, edition={edition}", TWO_BY_ONE, "##", "W1 W0 ##") == (0, 2)


@pytest.mark.rule("K-E4")
def test_the_largest_territory_comes_before_the_crowns() -> None:
    assert won("players=2, edition=hungarian", TWO_BY_ONE_AND_LAKES, ONE_BY_TWO) == (0,)


@pytest.mark.rule("K-N6")
def test_most_crowns_are_those_of_the_whole_kingdom() -> None:
    # Both 4 points and a largest territory of 2 wheat. Left: one crown there and a lone G2: 2 + 2, 3 crowns.
    # Right: two crowns in the largest: 2 × 2, 2 crowns. By the largest territory alone the right would win.
    assert won("players=2, edition=hungarian", "## W1 W0 G2", "## W1 W1 L0") == (0,)


@pytest.mark.rule("K-X8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_tied_compare_territories(edition: str) -> None:
    kingdoms = (NOTHING_BUT_LAND, TWO_BY_ONE, TWO_BY_ONE_AND_LAKES)
    assert won(f"players=3, edition={edition}", *kingdoms) == (2,), "4 squares do not help who has no points"


@pytest.mark.rule("K-N7")
def test_each_step_keeps_only_the_best() -> None:
    # Points keep players 1, 2 and 3 (2 each; player 4 has 1); the largest territory (3) keeps 2 and 3, who share.
    four = (TWO_BY_ONE, TWO_BY_ONE_AND_LAKES, "W0 W1 ## L0 L0\n.. .. .. .. L0", "## S1\nM0")
    assert won("players=4, edition=german", *four) == (1, 2)
    assert won("players=4, edition=hungarian", *four) == (1, 2)


@pytest.mark.rule("K-N7")
def test_who_falls_behind_at_a_step_does_not_come_back_at_the_next() -> None:
    # Player 1 has most crowns of all (2) but the smaller territory; players 2 and 3 are equal to the end.
    assert won("players=3, edition=hungarian", ONE_BY_TWO, TWO_BY_ONE_AND_LAKES, TWO_BY_ONE_AND_LAKES) == (1, 2)


@pytest.mark.rule("K-V2", "K-V3", "K-X3")
def test_special_points_count_for_the_win() -> None:
    off_centre = "## W1 W0 W0"
    assert won("players=2, edition=german", off_centre, TWO_BY_ONE) == (0,)
    assert won("players=2, edition=german, middle-kingdom=yes", off_centre, TWO_BY_ONE) == (1,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_kingdoms_share(players: int) -> None:
    assert won(f"players={players}", *["##"] * players) == tuple(range(players))


def test_crowns_break_ties_by_itself_in_any_edition() -> None:
    assert won("players=2, edition=german, crowns-break-ties=yes", TWO_BY_ONE, ONE_BY_TWO) == (1,)
    assert won("players=2, edition=hungarian, crowns-break-ties=no", TWO_BY_ONE, ONE_BY_TWO) == (0, 1)
