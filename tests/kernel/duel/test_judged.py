"""Judgement in Kingdomino Duel: the same numbers compiled and plain, legal turns, and play that is better for it."""

from __future__ import annotations

from array import array

import numpy as np
import pytest
from tests.kernel.judged_lockstep import said, said_in_plain_python

from crownlands.kernel.duel import convert, position
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.judged import JUDGED_GAME, JUDGEMENT
from crownlands.kernel.duel.layout import FEATURES
from crownlands.kernel.lessons import play_lessons
from crownlands.kernel.search import Budget, search
from crownlands.rules.duel import DUEL

TABLE = convert.start(DUEL.configure({}))


def test_compiled_and_plain_say_the_same() -> None:
    assert said_in_plain_python("duel", 1) == said("duel", 1)


def test_a_game_leaves_a_lesson_for_each_player_before_each_roll() -> None:
    lessons = play_lessons(GAME, JUDGEMENT, TABLE, 2, seed=1, stray=0.1)
    beside = np.frombuffer(lessons.beside, np.int64).reshape(-1, 5)
    assert len(lessons.told) == FEATURES * len(beside)
    assert beside[0, 2] == 68
    assert (np.diff(beside[beside[:, 0] == 0, 2]) <= 0).all()


def test_the_net_has_been_taught() -> None:
    assert any(any(row) for row in JUDGEMENT.nets.rows())
    with pytest.raises(ValueError, match="These are 3 weights; the nets have 6176"):
        JUDGEMENT.nets.use([1, 2, 3])
    with pytest.raises(ValueError, match=r"buffer of \d+ bytes; it needs \d+ here"):
        JUDGEMENT.nets.expected([0] * (FEATURES - 1))


def test_turns_are_legal() -> None:
    table: array[int] = TABLE[:]
    for number in range(60):
        if position.turn(table) >= 0:
            for turn in search(JUDGED_GAME, table, Budget(playouts=1), most=4):
                played = table[:]
                for move in turn.moves:
                    assert move in position.moves(played)
                    position.play(played, move)
        position.play(table, position.moves(table)[number % len(position.moves(table))])
