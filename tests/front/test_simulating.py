"""Positions played out by the kernel."""

from typing import Any

import pytest

from crownlands import Refused, Table, read_position, simulate

WON = "crownlands position 1\ngame: kingdomino\noptions: players=2\nround: 6\nrow: 1:12\nkingdom 2:\n## W1 W1 W1\n"


def test_shares_add_up_and_the_seed_decides() -> None:
    state = Table(players=3, seed=1).state
    played = simulate(state, 60, seed=1)
    assert played.games == 60
    assert len(played.points) == len(played.wins) == 3
    assert sum(played.wins) == pytest.approx(1)
    assert simulate(state, 60, seed=1, threads=2) == played
    assert simulate(state, 60, seed=2) != played


def test_greedy_players_build_more_than_random_ones() -> None:
    state = Table(seed=1).state
    assert sum(simulate(state, 60, seed=1).points) > sum(simulate(state, 60, seed=1, greedy=False).points)


def test_a_position_set_up_by_text_is_played_out() -> None:
    assert simulate(read_position(WON), 10, seed=1).wins == (0, 1)


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("duel", {}),
        ("queendomino", {"players": 3}),
        ("queendomino", {"players": 5, "mode": "contest"}),
        ("queendomino", {"players": 6, "mode": "united"}),
    ],
)
def test_every_game_can_be_played_out(game: str, settings: dict[str, Any]) -> None:
    state = Table(game, seed=1, **settings).state
    played = simulate(state, 40, seed=1)
    assert len(played.wins) == len(played.points) == len(state.teams)
    assert min(played.points) > 0
    assert sum(played.wins) == pytest.approx(1)
    assert sum(played.points) > sum(simulate(state, 40, seed=1, greedy=False).points)


def test_no_games_cannot_be_played() -> None:
    with pytest.raises(Refused, match="0 games on 1 threads"):
        simulate(Table().state, 0)
