from __future__ import annotations

from array import array
from random import Random

import pytest

from crownlands.kernel import COMPILED
from crownlands.kernel.kingdomino import convert, position
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.kingdomino.layout import DISCARD, LAY, PICK, PLAYOUT, STATE
from crownlands.kernel.search import Aim, Budget, Turn, search
from crownlands.rules.kingdomino.options import configure

LAST_ROUND = 144
"""The moves of a 4-player game before it, chance included."""
BONUSES = {"harmony": "yes", "middle-kingdom": "yes", "must-place": "yes"}


def after(moves: int, seed: int, **settings: str) -> array[int]:
    """A position at a turn to lay, after so many random moves at least."""
    dice = Random(seed)
    table = convert.start(configure({"players": "4", **BONUSES, **settings}))
    while moves > 0 or position.phase(table) != LAY:
        position.play(table, dice.choice(position.moves(table)))
        moves -= 1
    return table


def play_turn(table: array[int], turn: Turn) -> None:
    for move in turn.moves:
        assert move in position.moves(table)
        position.play(table, move)


@pytest.mark.parametrize("seed", range(8))
def test_every_turn_found_is_legal_and_complete(seed: int) -> None:
    table = after(30 + seed, seed)
    for turn in search(GAME, table, Budget(playouts=40), most=16):
        played = table[:]
        play_turn(played, turn)
        assert position.phase(played) != PICK


def test_the_same_seed_and_playouts_find_the_same() -> None:
    table = after(40, 1)
    found = [search(GAME, table, Budget(playouts=300, threads=threads), seed=8) for threads in (1, 1, 2)]
    assert found[0] == found[1] == found[2]
    assert sum(turn.playouts for turn in found[0]) <= 300 + 32


def test_a_search_by_the_clock_comes_to_an_end() -> None:
    found = search(GAME, after(40, 2), Budget(seconds=0.05))
    assert found[0].playouts >= found[-1].playouts > 0


def test_time_spent_before_a_search_is_taken_off_and_playouts_are_not() -> None:
    assert Budget(seconds=1.0).after(0.25) == Budget(seconds=0.75)
    assert 0 < Budget(seconds=0.1).after(0.2).seconds < 0.001
    assert Budget(playouts=8).after(0.2) == Budget(playouts=8)


def test_the_last_round_is_only_placing() -> None:
    found = [search(GAME, after(LAST_ROUND, seed), Budget(playouts=20)) for seed in range(6)]
    assert {len(turn.moves) for turns in found for turn in turns} == {1}
    assert max(len(turns) for turns in found) > 1


def test_a_first_choice_is_only_picking() -> None:
    table = convert.start(configure({"players": "3", **BONUSES}))
    while position.phase(table) != PICK:
        position.play(table, position.moves(table)[0])
    found = search(GAME, table, Budget(playouts=60))
    assert sorted(turn.moves for turn in found) == [(pick,) for pick in position.moves(table)]


def test_where_placing_is_optional_declining_is_looked_at() -> None:
    required, optional = (after(24, 5, **{"must-place": must}) for must in ("yes", "no"))
    assert DISCARD not in {turn.moves[0] for turn in search(GAME, required, Budget(playouts=60), most=200)}
    assert DISCARD in {turn.moves[0] for turn in search(GAME, optional, Budget(playouts=60), most=200)}


def test_points_brought_along_decide_who_wins() -> None:
    table = after(60, 6)
    seat = position.turn(table)
    aim = {gift: Aim(win=1, lead=0, brought=tuple(gift * (other == seat) for other in range(4))) for gift in (1, 900)}
    assert search(GAME, table, Budget(playouts=64), aim=aim[900])[0].value == 1
    assert search(GAME, table, Budget(playouts=64), aim=aim[1])[0].value < 1


def won_against_greedy(playouts: int, games: int) -> float:
    """The share of 2-player games won by a search against the greedy player."""
    won = 0.0
    for number in range(games):
        table = array("Q", bytes(8 * PLAYOUT))
        table[:STATE] = convert.start(configure({"players": "2", **BONUSES}))
        rng = array("Q", [number, 1000 + number])
        seat = number % 2
        while position.turn(table) != -2:
            position.play_until(table, 15, seat, rng)
            if position.turn(table) == seat:
                play_turn(table, search(GAME, table, Budget(playouts=playouts), seed=number)[0])
        best = position.best(table)
        won += (seat in best) / len(best)
    return won / games


@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
def test_searching_beats_greed() -> None:
    assert won_against_greedy(playouts=100, games=16) >= 0.75
