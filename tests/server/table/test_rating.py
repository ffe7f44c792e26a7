"""Outcomes and ratings as values: ranks, levels, and what a game makes of what people are worth."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.tables import finished, new

from crownlands.bots import KINDS
from crownlands.rules import GAMES
from crownlands.server.table.outcome import Outcome, Standing, level_against, outcome_of, ranks, strongest
from crownlands.server.table.rating import LEVELS, MEAN, SPREAD, Rating, rate, shown
from crownlands.server.table.seating import levels_for
from crownlands.server.table.value import BOT, PERSON, Place, Table


def ended(*bots: str | None) -> Table:
    """A finished game with a person where there is no bot."""
    table = finished(new(*("me" for _ in bots)).table)
    places = [Place(PERSON, "Ada") if bot is None else Place(BOT, bot, bot) for bot in bots]
    return replace(table, places=tuple(places))


def game(*standings: tuple[int, str | None], rated: bool = True) -> Outcome:
    """A game of Kingdomino by rank and bot of each seat."""
    seats = tuple(Standing(seat, seat, rank, 50, "people", bot) for seat, (rank, bot) in enumerate(standings))
    return Outcome("t", "kingdomino", "live", rated, 1.0, seats, None)


def test_a_game_that_goes_on_or_was_read_has_no_outcome() -> None:
    assert outcome_of(new("me", "me").table) is None
    table = finished(new("me", "me").table)
    assert outcome_of(replace(table, setup=replace(table.setup, imported=True))) is None
    outcome = outcome_of(table)
    assert outcome is not None
    assert {standing.rank for standing in outcome.standings} <= {0, 1}
    assert outcome.view is not None
    assert [standing.points for standing in outcome.standings] == [sheet.total for sheet in table.state.scores()]


def test_who_has_left_is_behind_all_others() -> None:
    table = ended(None, None, None)
    winner = table.state.winners()[0]
    before = ranks(table)
    assert before[winner] == 0
    places = [replace(place, away=seat == winner) for seat, place in enumerate(table.places)]
    after = ranks(replace(table, places=tuple(places)))
    assert after[winner] == 2
    assert min(after) == 0
    everybody = replace(table, places=tuple(replace(place, bot="easy") for place in table.places))
    assert 0 not in ranks(everybody), "nobody has won what all have left"


def test_the_level_is_that_of_the_others() -> None:
    table = ended(None, "easy", "hard")
    assert level_against(table, 0) == "hard"
    assert level_against(table, 1) == "people"
    assert strongest(table.places) == "hard"
    assert strongest(table.places[:1]) == "people"


def test_every_level_of_every_game_has_its_worth_in_order() -> None:
    for known in GAMES.values():
        levels = levels_for(known)
        assert set(LEVELS[known.name]) == set(levels) == {name for name in levels if KINDS[name].level}
        worth = [LEVELS[known.name][level] for level in levels]
        assert worth == sorted(worth)


def test_the_winner_gains_and_both_are_better_known() -> None:
    people = {0: "ada", 1: "bo"}
    after = rate(game((0, None), (1, None)), people, {"ada": Rating(), "bo": Rating()})
    assert after["ada"].mu > MEAN > after["bo"].mu
    assert all(rating.sigma < SPREAD and rating.games == 1 for rating in after.values())
    even = rate(game((0, None), (0, None)), people, {"ada": Rating(), "bo": Rating()})
    assert even["ada"].mu == pytest.approx(even["bo"].mu)


def test_a_stronger_level_is_worth_more_and_stands_still() -> None:
    known = {"ada": Rating()}
    easy, expert = (rate(game((0, None), (1, bot)), {0: "ada"}, known)["ada"].mu for bot in ("easy", "expert"))
    assert expert > easy > MEAN
    assert set(rate(game((1, None), (0, "easy")), {0: "ada"}, known)) == {"ada"}


def test_many_games_lead_to_the_worth_of_an_equal() -> None:
    """Who wins every other game against a level comes to be worth as much."""
    known = Rating()
    for number in range(200):
        rank = number % 2
        known = rate(game((rank, None), (1 - rank, "hard")), {0: "ada"}, {"ada": known})["ada"]
    assert known.mu == pytest.approx(LEVELS["kingdomino"]["hard"], abs=1.0)
    assert known.games == 200
    assert known.sure < known.mu


def test_a_game_with_a_seat_of_nobody_changes_nothing() -> None:
    assert rate(game((0, None), (1, None)), {0: "ada"}, {"ada": Rating()}) == {}


def test_what_is_shown() -> None:
    assert shown(Rating()) == (1500, 500)
    assert shown(Rating(MEAN + 10, 1.0)) == (1800, 60)
