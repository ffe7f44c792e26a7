"""Puzzles: one move is clearly best, for a reason, and a longer search agrees."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from crownlands.coach.puzzles import Puzzle, load_puzzles, read_puzzles, save_puzzles, shipped, write_puzzles
from crownlands.coach.puzzles.mining import MOST, Shelf, confirmed, expert_game, gather
from crownlands.coach.puzzles.puzzle import LEVELS, clear_margin
from crownlands.game import Refused

SHIPPED = {"kingdomino": 200, "queendomino": 60, "duel": 60}


@pytest.fixture(scope="module")
def duels() -> list[Puzzle]:
    return list(gather("duel", 2, 3))


def test_one_move_is_clearly_best(duels: list[Puzzle]) -> None:
    for puzzle in duels:
        moves = {str(move) for move in puzzle.state().moves()}
        assert puzzle.number == len(puzzle.played().moves)
        assert moves == {puzzle.answer, *puzzle.lost}
        assert puzzle.given_away(puzzle.answer) == 0
        assert puzzle.given_away(puzzle.next_best) == puzzle.margin == min(puzzle.lost.values())
        assert puzzle.kind == puzzle.why()[0].kind


@pytest.mark.slow
def test_the_same_seed_finds_the_same(duels: list[Puzzle]) -> None:
    assert list(gather("duel", 2, 3)) == duels
    assert expert_game("duel", 1).moves != expert_game("duel", 2).moves


@pytest.mark.slow
def test_it_goes_on_after_the_last_game(duels: list[Puzzle]) -> None:
    more = next(islice(gather("duel", 5, 3, duels), 1))
    assert more.source > max(puzzle.source for puzzle in duels)


@pytest.mark.slow
def test_a_longer_search_tells_a_right_answer_from_a_wrong_one(duels: list[Puzzle]) -> None:
    puzzle = duels[0]
    assert confirmed(puzzle)
    assert not confirmed(replace(puzzle, answer=puzzle.next_best))


@pytest.mark.parametrize("name", ["puzzles.jsonl", "puzzles.jsonl.gz"])
def test_files_are_read_back_with_the_easy_ones_first(duels: list[Puzzle], name: str, tmp_path: Path) -> None:
    hard, easy = replace(duels[0], difficulty=2), replace(duels[0], difficulty=0)
    save_puzzles([hard, easy], tmp_path / name)
    assert load_puzzles(tmp_path / name) == [easy, hard]
    (tmp_path / name).write_bytes(b"\x80\x81")
    with pytest.raises(Refused, match="is not a file of puzzles"):
        load_puzzles(tmp_path / name)


def test_what_is_not_a_puzzle_is_refused() -> None:
    for text in ("{}", "not a puzzle", '{"game": "duel"}', "[]"):
        with pytest.raises(Refused, match="Line 2 is not a puzzle"):
            read_puzzles("\n" + text)


def test_not_too_many_of_a_kind(duels: list[Puzzle]) -> None:
    one = duels[0]
    few, many = Shelf(10, [one] * 2), Shelf(10, [one] * 8)
    for trait in MOST:
        assert few.has_room(**{trait: getattr(one, trait)})
        assert not many.has_room(**{trait: getattr(one, trait)})
    assert many.has_room(verb="else", kind="else")
    assert not many.full


@pytest.mark.parametrize("game", SHIPPED)
def test_those_that_are_shipped(game: str) -> None:
    puzzles = shipped(game)
    assert len(puzzles) == SHIPPED[game]
    assert [puzzle.difficulty for puzzle in puzzles] == sorted(puzzle.difficulty for puzzle in puzzles)
    assert {puzzle.difficulty for puzzle in puzzles} == set(LEVELS)
    assert len({puzzle.record for puzzle in puzzles}) == len(puzzles)
    for trait in ("verb", "kind"):
        counted = Counter(getattr(puzzle, trait) for puzzle in puzzles)
        assert max(counted.values()) <= MOST[trait] * len(puzzles)
    for puzzle in puzzles[:: len(puzzles) // 10]:
        assert {str(move) for move in puzzle.state().moves()} == {puzzle.answer, *puzzle.lost}
        assert puzzle.margin >= clear_margin(game) / 2
        assert puzzle.why()[0].kind == puzzle.kind
    assert read_puzzles(write_puzzles(puzzles)) == list(puzzles)
