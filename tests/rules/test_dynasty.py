from dataclasses import replace

import pytest
from tests.rules.kingdomino.positions import begin, finished, options, play_out

from crownlands.game import CHANCE, OVER
from crownlands.rules.dynasty import Dynasty
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.state import Kingdomino, Move

FIVE, TWO, NOTHING = "## L1 L0 L0 L0\n.. L0 .. .. ..", "## W1 W0", "##"
"""5 × 1, 2 × 1 and no points."""


def match(*games: tuple[str, str], settings: str = "players=2") -> Dynasty[Move]:
    """A match of games that are over, each with the kingdoms of both players."""
    *past, last = (finished(settings, *kingdoms) for kingdoms in games)
    return Dynasty(begin(settings), last, tuple(past))


def whole_match(settings: str, seed: int) -> list[Dynasty[Move]]:
    begun = KINGDOMINO.start(options(f"{settings}, dynasty=yes"))
    assert isinstance(begun, Dynasty)
    return list(play_out(begun, seed))


@pytest.mark.rule("K-V1")
@pytest.mark.parametrize("settings", ["players=2", "players=3, edition=hungarian", "players=4, edition=danish"])
def test_three_games_in_a_row(settings: str) -> None:
    states = whole_match(settings, seed=7)
    assert [len(state.past) for state in states] == sorted(len(state.past) for state in states)
    assert {len(state.past) for state in states} == {0, 1, 2}
    assert states[-1].turn == OVER
    assert all(game.turn == OVER for game in states[-1].past)
    assert [state.turn for state in states].count(OVER) == 1, "one match, over once"


@pytest.mark.rule("K-V1")
def test_the_highest_sum_wins_whoever_won_the_single_games() -> None:
    played = match((FIVE, NOTHING), (NOTHING, TWO), (NOTHING, TWO))
    assert [game.winners() for game in (*played.past, played.current)] == [(0,), (1,), (1,)]
    assert [sheet.total for sheet in played.scores()] == [5, 4]
    assert played.winners() == (0,)


@pytest.mark.rule("K-V1")
def test_the_sheet_has_a_line_for_each_game() -> None:
    lines = match((FIVE, NOTHING), (NOTHING, TWO), (NOTHING, TWO)).scores()[0].lines
    assert [(line.name, line.points) for line in lines] == [("game 1", 5), ("game 2", 0), ("game 3", 0)]


@pytest.mark.rule("K-N8")
def test_special_points_count_in_the_sum() -> None:
    games = ((FIVE, NOTHING), (NOTHING, NOTHING), (NOTHING, NOTHING))
    assert [sheet.total for sheet in match(*games).scores()] == [5, 0]
    with_variant = match(*games, settings="players=2, middle-kingdom=yes")
    assert [sheet.total for sheet in with_variant.scores()] == [5 + 20, 30], "only the first castle stands aside"
    assert with_variant.winners() == (1,)


@pytest.mark.rule("K-N8")
def test_each_game_starts_afresh_with_a_new_first_choice() -> None:
    states = whole_match("players=2, edition=danish", seed=3)
    for number in (1, 2):
        fresh = next(state for state in states if len(state.past) == number)
        assert fresh.current == begin("players=2, edition=danish, dynasty=yes")
        assert fresh.turn == CHANCE
        assert len(fresh.moves()) == 48


@pytest.mark.rule("K-N8")
def test_an_equal_sum_is_a_shared_win_whatever_the_tie_breaks_of_the_last_game() -> None:
    # 2 points each in all; in the last game player 2 has the larger territory and would win it alone.
    larger = "## W1 W0 L0 L0\n.. .. .. .. L0"
    played = match((NOTHING, NOTHING), (NOTHING, NOTHING), (TWO, larger))
    assert played.current.winners() == (1,)
    assert played.winners() == (0, 1)


def test_a_match_shows_the_game_being_played_and_the_points_of_those_before() -> None:
    states = whole_match("players=2", seed=3)
    assert states[0].view()["match"] == {"game": 1, "games": 3, "past": [], "totals": [0, 0]}
    last = states[-1]
    totals = [[sheet.total for sheet in game.scores()] for game in last.past]
    sums = [sheet.total for sheet in last.scores()]
    assert last.view()["match"] == {"game": 3, "games": 3, "past": totals, "totals": sums}
    assert last.view()["winners"] == list(last.winners())
    assert states[0].view()["winners"] == []
    assert last.view()["kingdoms"] == last.current.view()["kingdoms"]


def test_the_current_game_is_the_single_game() -> None:
    first = whole_match("players=2", seed=3)[0]
    assert isinstance(first.current, Kingdomino)
    assert first.teams == ((0,), (1,))
    assert replace(first) == first
