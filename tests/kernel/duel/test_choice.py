"""The greedy player of the kernel is the greedy bot."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from collections import Counter

import pytest
from tests.kernel.duel.greedy_lockstep import best_of_the_bot, walk_many
from tests.rules.duel.positions import rolled

from crownlands.kernel.duel import convert, position
from crownlands.kernel.duel.layout import PLAYOUT, STATE
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.state import Duel

JUDGED = {
    "take",
    "take-two",
    "draw",
    "name",
    "cross",
    "equals",
    "best: draw",
    "best: castle",
    "best: use",
    "best: turn",
    "best: pass",
    "may castle",
    "may turn",
    "may pass",
    "may use first",
    "may use anywhere",
    "may use split",
    "two jokers",
}


def missing(events: Counter[str]) -> set[str]:
    return {event for event in JUDGED if not events[event]}


def test_the_same_moves_are_best_in_a_few_games() -> None:
    assert walk_many(4, 0)["draw"] > 100


@pytest.mark.slow
def test_the_same_moves_are_best_at_every_turn_as_installed() -> None:
    assert missing(walk_many(60, 10)) == set()


@pytest.mark.slow
def test_the_same_moves_are_best_at_every_turn_in_plain_python() -> None:
    program = [sys.executable, "-m", "tests.kernel.duel.greedy_lockstep", "24", "100", "--plain"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert missing(Counter(json.loads(done.stdout))) <= {"best: pass", "best: turn", "two jokers"}


def table_of(state: Duel) -> array[int]:
    """A state with room to be played out."""
    table = array("Q", bytes(8 * PLAYOUT))
    table[:STATE] = convert.pack(state)
    return table


def test_any_of_the_best_moves_is_played() -> None:
    """The first choice of a game, over and over: every equal is chosen as often as the others."""
    state = rolled("S0 S0 S0 S0")
    best = best_of_the_bot(state)
    assert len(best) == 4
    chosen: Counter[int] = Counter()
    for seed in range(400):
        table = table_of(state)
        position.play_until(table, 1, 1, array("Q", [1, seed << 20]))
        chosen[convert.unpack(table[:STATE], state.options).takers.index(0)] += 1
    assert len(chosen) == len(best)
    assert min(chosen.values()) > 400 / len(best) * 0.6


def test_where_nobody_is_to_move_nothing_is_best() -> None:
    table = array("Q", bytes(8 * PLAYOUT))
    table[:STATE] = convert.start(Options())
    with pytest.raises(ValueError, match="none is here"):
        position.greedy_moves(table, array("Q", [1]))
