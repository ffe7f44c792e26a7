"""Judgement in Queendomino: the same numbers compiled and plain, legal moves, and play that is better for it."""

from __future__ import annotations

from array import array

import numpy as np
import pytest
from tests.kernel.judged_lockstep import said, said_in_plain_python

from crownlands.kernel.lessons import play_lessons
from crownlands.kernel.queendomino import convert, position
from crownlands.kernel.queendomino.game import GAME
from crownlands.kernel.queendomino.judged import JUDGED_GAME, JUDGEMENT
from crownlands.kernel.queendomino.layout import FEATURES, NETS, PLAYOUT, STATE
from crownlands.kernel.search import Budget, search
from crownlands.rules.queendomino.options import configure

TABLE = convert.start(configure({"players": "2"}))


def test_compiled_and_plain_say_the_same() -> None:
    assert said_in_plain_python("queendomino", 1) == said("queendomino", 1)


@pytest.mark.parametrize(
    ("settings", "teams", "rounds"),
    [({"players": "2"}, 2, 12), ({"players": "4"}, 4, 12), ({"players": "6", "mode": "united"}, 3, 12)],
)
def test_a_game_leaves_a_lesson_for_each_team_at_the_end_of_each_round(
    settings: dict[str, str], teams: int, rounds: int
) -> None:
    lessons = play_lessons(GAME, JUDGEMENT, convert.start(configure(settings)), 2, seed=1, stray=0.1)
    beside = np.frombuffer(lessons.beside, np.int64).reshape(-1, 5)
    assert len(lessons.told) == FEATURES * len(beside)
    assert beside[: len(beside) // 2, 2].tolist() == [stage for stage in range(rounds - 1, 0, -1) for _ in range(teams)]
    assert set(beside[:, 1].tolist()) == set(range(teams))


def test_every_net_has_been_taught() -> None:
    rows = JUDGEMENT.nets.rows()
    each = len(rows) // NETS
    assert all(any(any(row) for row in rows[each * net : each * (net + 1)]) for net in range(NETS))


def test_moves_are_legal() -> None:
    for settings in ({"players": "2"}, {"players": "3", "mode": "contest"}, {"players": "8", "mode": "united"}):
        table: array[int] = convert.start(configure(settings))
        for number in range(60):
            if position.turn(table) >= 0:
                for turn in search(JUDGED_GAME, table, Budget(playouts=1), most=4):
                    assert turn.moves[0] in position.moves(table)
            position.play(table, position.moves(table)[number % len(position.moves(table))])


def won_against_greedy(games: int) -> float:
    """The share of 2-player games won by judgement without search."""
    won = 0.0
    for number in range(games):
        table = array("Q", bytes(8 * PLAYOUT))
        table[:STATE] = TABLE
        rng, seat = array("Q", [number, 1000 + number]), number % 2
        while position.turn(table) != -2:
            position.play_until(table, 15, seat, rng)
            if position.turn(table) == seat:
                position.play(table, search(JUDGED_GAME, table[:STATE], Budget(), seed=number, most=16)[0].moves[0])
        best = position.best(table)
        won += (seat in best) / len(best)
    return won / games


def test_judgement_alone_beats_greed() -> None:
    assert won_against_greedy(games=30) >= 0.6
