from __future__ import annotations

from array import array
from random import Random

import pytest
from tests.rules.duel.positions import FULL_BUT_TWO, after, rolled

from crownlands.kernel import COMPILED
from crownlands.kernel.duel import convert, position
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.layout import CROSSING, DRAWING, NAMING, PLAYOUT, STATE, TAKING, TAKING_TWO
from crownlands.kernel.search import Budget, Turn, search
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.state import Duel

CROWDED = """
    Q0 Q0 .. .. .. Q0 Q0
    Q0 D0 .. D0 .. D0 Q0
    Q0 Q0 Q0 ## Q0 Q0 Q0
    Q0 D0 D0 .. S0 Q0 Q0
    Q0 Q0 T0 .. Q0 Q0 ..
"""
PHASES = (TAKING, TAKING_TWO, DRAWING, NAMING, CROSSING)


def at_phase(phase: int, seed: int) -> array[int]:
    """A position of some random game in this phase."""
    dice = Random(seed)
    table = convert.start(Options())
    moves = dice.randrange(60)
    while moves > 0 or position.phase(table) != phase:
        if position.turn(table) == -2:
            table = convert.start(Options())
        position.play(table, dice.choice(position.moves(table)))
        moves -= 1
    return table


def play_turn(table: array[int], turn: Turn) -> None:
    for move in turn.moves:
        assert move in position.moves(table)
        position.play(table, move)


@pytest.mark.parametrize("phase", PHASES)
def test_every_turn_found_is_legal_and_complete(phase: int) -> None:
    for seed in range(4):
        table = at_phase(phase, seed)
        found = search(GAME, table, Budget(playouts=20), most=16)
        assert len({turn.moves for turn in found}) == len(found)
        for turn in found:
            played = table[:]
            play_turn(played, turn)
            assert position.phase(played) != phase or position.turn(played) != position.turn(table)


def verbs(state: Duel, turn: Turn) -> str:
    """What the moves of a turn are called."""
    return " ".join(str(convert.move_of(convert.pack(state), move)).split()[0] for move in turn.moves)


def test_what_comes_before_a_drawing_is_looked_at() -> None:
    state = after(rolled("D0 S0 Q2 T0", CROWDED, powers=("turn anywhere split", "")), "take 1, take 3 4")
    found = search(GAME, convert.pack(state), Budget(playouts=1), most=2_000)
    assert {verbs(state, turn) for turn in found} == {
        "draw",
        "castle draw",
        "use draw",
        "use use draw",
        "castle use draw",
        "castle use use draw",
        "turn draw",
        "turn use draw",
        "turn use use draw",
    }


def test_passing_is_looked_at_where_only_a_power_would_do() -> None:
    state = after(rolled("D0 S0 S0 T0", FULL_BUT_TWO, powers=("anywhere", "")), "take 1, take 3 4")
    found = search(GAME, convert.pack(state), Budget(playouts=20))
    assert {verbs(state, turn) for turn in found} == {"use draw", "castle use draw", "pass"}


def test_the_same_seed_and_playouts_find_the_same() -> None:
    table = at_phase(DRAWING, 1)
    found = [search(GAME, table, Budget(playouts=300, threads=threads), seed=8) for threads in (1, 1, 2)]
    assert found[0] == found[1] == found[2]
    assert sum(turn.playouts for turn in found[0]) <= 300 + 32


def test_a_search_by_the_clock_comes_to_an_end() -> None:
    found = search(GAME, at_phase(TAKING, 2), Budget(seconds=0.05))
    assert found[0].playouts >= found[-1].playouts > 0


def won_against_greedy(playouts: int, games: int) -> float:
    """The share of games won by a search against the greedy player."""
    won = 0.0
    for number in range(games):
        table = array("Q", bytes(8 * PLAYOUT))
        table[:STATE] = convert.start(Options())
        rng = array("Q", [number, 1000 + number])
        seat = number % 2
        while position.turn(table) != -2:
            position.play_until(table, 3, seat, rng)
            if position.turn(table) == seat:
                play_turn(table, search(GAME, table, Budget(playouts=playouts), seed=number)[0])
        best = position.best(table)
        won += (seat in best) / len(best)
    return won / games


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="takes minutes in plain Python")
def test_searching_beats_greed() -> None:
    assert won_against_greedy(playouts=200, games=12) >= 0.75
