"""Ratings from games in pairs."""

from __future__ import annotations

import pytest
from tests.ladder import ALIKE, as_table, bots_of, written

from crownlands.arena.elo import ladder
from crownlands.arena.job import Job, Outcome
from crownlands.bots.registry import KINDS, check_bot
from crownlands.rules import GAMES, game_named


def outcome(number: int, bots: tuple[str, str], first: float) -> Outcome:
    job = Job(number, "kingdomino", (), bots, 0, 0)
    return Outcome(job, (0, 1), (0, 0), (first, 1 - first), (0.0, 0.0), (1, 1), "", (None, None))


def met(one: str, other: str, wins: int, games: int) -> list[Outcome]:
    return [outcome(number, (one, other), float(number < wins)) for number in range(games)]


def test_who_wins_three_of_four_is_191_points_stronger() -> None:
    best, worst = ladder(met("a", "b", 3000, 4000))
    assert (best.name, worst.name) == ("a", "b")
    assert best.rating - worst.rating == pytest.approx(191, abs=1)
    assert (best.rating + worst.rating) / 2 == pytest.approx(1500)
    assert best.share == 0.75


def test_more_games_make_it_surer() -> None:
    few, many = ladder(met("a", "b", 6, 10))[0], ladder(met("a", "b", 600, 1000))[0]
    assert few.interval > 5 * many.interval > 0


def test_who_always_wins_has_a_rating_too() -> None:
    rungs = ladder([*met("a", "b", 20, 20), *met("b", "c", 20, 20)])
    assert [rung.name for rung in rungs] == ["a", "b", "c"]
    assert rungs[0].rating < 2500


def test_the_table_takes_the_place_of_the_one_before() -> None:
    page = "before\n<!-- ladder of duel -->\nold\n<!-- end of the ladder of duel -->\nafter\n"
    table = as_table(ladder(met("a", "b", 3, 4)))
    once = written(page, "duel", table)
    assert once == written(once, "duel", table)
    assert "old" not in once
    assert once.startswith("before")
    assert once.endswith("after\n")
    assert "| `a` |" in once


def test_a_page_without_a_ladder_is_given_one() -> None:
    table = as_table(ladder(met("a", "b", 3, 4)))
    page = written("before\n", "duel", table)
    assert page.startswith("before\n\n### Kingdomino Duel\n")
    assert page == written(page, "duel", table)


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_a_game_is_on_its_ladder_once(game: str) -> None:
    """But for the one that stands in for people who are away; some levels are other bots by another name."""
    names = [bot.partition(":")[0] for bot in bots_of(game)]
    assert len(set(names)) == len(names)
    missing = {kind.name for kind in KINDS.values() if game in kind.makers} - set(names)
    assert missing == {"absent", *ALIKE.get(game, ())}
    for bot in bots_of(game):
        check_bot(bot, game_named(game))
