"""Puzzles: one move is clearly best, for a reason, and a longer search agrees."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from crownlands.coach.puzzles import Puzzle, read_puzzles, write_puzzles
from crownlands.coach.puzzles.mining import confirmed, expert_game, is_wanted, mine
from crownlands.coach.puzzles.puzzle import clear_margin
from crownlands.game import Refused


@pytest.fixture(scope="module")
def duels() -> list[Puzzle]:
    return list(islice(mine("duel", 1), 2))


def test_one_move_is_clearly_best(duels: list[Puzzle]) -> None:
    for puzzle in duels:
        state = puzzle.state()
        assert puzzle.number == len(puzzle.played().moves)
        assert puzzle.answer in [str(move) for move in state.moves()]
        assert puzzle.margin >= clear_margin("duel")
        assert puzzle.kind
        for move in state.moves():
            value = puzzle.judged(str(move)).of(move)
            assert (value.lost.mean < 1) == (str(move) == puzzle.answer)


def test_the_same_seed_finds_the_same(duels: list[Puzzle]) -> None:
    assert list(islice(mine("duel", 1), 2)) == duels
    assert expert_game("duel", 1).moves != expert_game("duel", 2).moves


def test_a_longer_search_tells_a_right_answer_from_a_wrong_one(duels: list[Puzzle]) -> None:
    puzzle = duels[0]
    other = next(str(move) for move in puzzle.state().moves() if str(move) != puzzle.answer)
    assert confirmed(puzzle)
    assert not confirmed(replace(puzzle, answer=other))


def test_files_are_read_back_with_the_easy_ones_first(duels: list[Puzzle]) -> None:
    hard = [replace(duels[0], difficulty=2), duels[0]]
    assert read_puzzles(write_puzzles(hard)) == [duels[0], hard[0]]
    for text in ("{}", "not a puzzle", '{"game": "duel"}'):
        with pytest.raises(Refused, match="Line 2 is not a puzzle"):
            read_puzzles("\n" + text)


def test_not_too_many_of_a_kind(duels: list[Puzzle]) -> None:
    easy = replace(duels[0], difficulty=0)
    assert is_wanted(easy, [easy] * 3, 10)
    assert not is_wanted(easy, [easy] * 4, 10)
    assert is_wanted(replace(easy, difficulty=2), [easy] * 4, 10)
    assert not is_wanted(replace(easy, difficulty=2), [easy] * 6, 10)
