"""Judgement: what the net is told, the same numbers compiled and plain, and play that is better for it."""

from __future__ import annotations

from array import array

import numpy as np
import pytest
from tests.kernel.judged_lockstep import said, said_in_plain_python

from crownlands.kernel.kingdomino import convert, position
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.kingdomino.judged import EITHER_GAME, FAR_GAME, JUDGED_GAME, JUDGEMENT
from crownlands.kernel.kingdomino.layout import FEATURES, NETS, PICK, PLAYOUT, STATE
from crownlands.kernel.lessons import play_lessons
from crownlands.kernel.search import Budget, search
from crownlands.kernel.values import outlooks
from crownlands.rules.kingdomino.options import configure

BONUSES = {"players": "2", "harmony": "yes", "middle-kingdom": "yes"}


@pytest.mark.slow
def test_compiled_and_plain_say_the_same() -> None:
    assert said_in_plain_python("kingdomino", 1) == said("kingdomino", 1)


def test_a_game_leaves_a_lesson_for_each_seat_at_the_end_of_each_round() -> None:
    lessons = play_lessons(GAME, JUDGEMENT, convert.start(configure(BONUSES)), 3, seed=1, stray=0.1)
    beside = np.frombuffer(lessons.beside, np.int64).reshape(-1, 5)
    assert len(lessons.told) == FEATURES * len(beside) == FEATURES * 3 * 5 * 2
    assert beside[:10, 2].tolist() == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]
    assert len({tuple(row) for row in beside[:10, [1, 3]].tolist()}) <= 2


def test_the_same_seed_plays_the_same_games() -> None:
    table = convert.start(configure(BONUSES))
    one, again = (play_lessons(JUDGED_GAME, JUDGEMENT, table, 2, seed=4, stray=0.3) for _ in range(2))
    assert one == again
    assert play_lessons(JUDGED_GAME, JUDGEMENT, table, 2, seed=5, stray=0.3) != one


def test_every_net_has_been_taught() -> None:
    rows = JUDGEMENT.nets.rows()
    each = len(rows) // NETS
    assert all(any(any(row) for row in rows[each * net : each * (net + 1)]) for net in range(NETS))


def test_turns_are_legal_and_complete() -> None:
    for seed, players in enumerate(("2", "3", "4")):
        table = convert.start(configure({"players": players}))
        for number in range(40 + seed):
            position.play(table, position.moves(table)[number % len(position.moves(table))])
        while position.turn(table) < 0 or position.phase(table) == PICK:
            position.play(table, position.moves(table)[0])
        for turn in search(JUDGED_GAME, table, Budget(playouts=20), most=12):
            played = table[:]
            for move in turn.moves:
                assert move in position.moves(played)
                position.play(played, move)
            assert position.phase(played) != PICK


def test_with_two_players_playouts_may_go_a_round_further() -> None:
    for players, same in (("2", False), ("3", True)):
        table = convert.start(configure({"players": players}))
        while position.turn(table) < 0:
            position.play(table, position.moves(table)[0])
        near, far, again = (
            search(game, table, Budget(playouts=8), seed=1, most=4) for game in (JUDGED_GAME, FAR_GAME, FAR_GAME)
        )
        assert far == again
        assert (near == far) == same


def test_half_of_the_playouts_may_be_greedy_ones_to_the_end() -> None:
    """Those of either kind have the draws they would have among their own; greedy ones end with whole points."""
    table = convert.start(configure({"mighty-duel": "yes"}))
    while position.turn(table) < 0:
        position.play(table, position.moves(table)[0])
    both, short = (outlooks(game, table, (0,), 0, 40, seed=1)[0][0] for game in (EITHER_GAME, FAR_GAME))
    same = [lead == liked for lead, liked in zip(both, short, strict=True)]
    assert 10 < sum(same) < 30
    assert all(lead == round(lead) for lead, alike in zip(both, same, strict=True) if not alike)
    assert not all(lead == round(lead) for lead in short)


def won_against_greedy(games: int) -> float:
    """The share of 2-player games won by judgement with hardly any search."""
    won = 0.0
    for number in range(games):
        table = array("Q", bytes(8 * PLAYOUT))
        table[:STATE] = convert.start(configure(BONUSES))
        rng, seat = array("Q", [number, 1000 + number]), number % 2
        while position.turn(table) != -2:
            position.play_until(table, 15, seat, rng)
            if position.turn(table) == seat:
                for move in search(JUDGED_GAME, table[:STATE], Budget(playouts=1), seed=number, most=12)[0].moves:
                    position.play(table, move)
        best = position.best(table)
        won += (seat in best) / len(best)
    return won / games


def test_judgement_alone_beats_greed() -> None:
    assert won_against_greedy(games=30) >= 0.75
