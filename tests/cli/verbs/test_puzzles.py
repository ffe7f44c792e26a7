"""`puzzles make`, `puzzles confirm` and `puzzle`: found, confirmed and solved."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crownlands.coach.puzzles import Puzzle, load_puzzles, save_puzzles, shipped

Crownlands = Callable[..., Any]


@pytest.fixture
def puzzle() -> Puzzle:
    return shipped("duel")[0]


@pytest.fixture
def file(puzzle: Puzzle, tmp_path: Path) -> Path:
    save_puzzles([puzzle], tmp_path / "puzzles.jsonl")
    return tmp_path / "puzzles.jsonl"


@pytest.mark.slow
def test_puzzles_are_made_and_more_of_them(crownlands: Crownlands, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl.gz"
    told = crownlands("puzzles", "make", "duel", "--count", "1", "--seed", "3", "--out", out)
    assert (told.code, told.err, told.out) == (0, "", f"Puzzles written to {out}: 1\n")
    more = crownlands("puzzles", "make", "duel", "--count", "2", "--seed", "3", "--out", out, "--resume")
    assert more.out == f"Puzzles written to {out}: 2\n"
    assert len(load_puzzles(out)) == 2


@pytest.mark.parametrize("shipped_ones", [True, False])
def test_a_puzzle_is_solved(crownlands: Crownlands, file: Path, puzzle: Puzzle, shipped_ones: bool) -> None:
    wrong = puzzle.next_best
    which = ("duel" if shipped_ones else file, "--number", "1")
    told = crownlands("puzzle", *which, typed=f"nonsense\n{wrong}\n{puzzle.answer}\n")
    assert told.code == 0
    assert "which move is best?" in told.out
    assert "is not a move" in told.out
    assert f"{wrong} is not the best. It gives away {puzzle.margin:.1f} points; try again." in told.out
    assert f"Right! The next best, {wrong}, gives away {puzzle.margin:.1f} points. {puzzle.why()[0].said}" in told.out


def test_the_answer_is_shown_to_who_wants_it(crownlands: Crownlands, file: Path, puzzle: Puzzle) -> None:
    assert f"The best move is {puzzle.answer}" in crownlands("puzzle", file, typed="\n").out
    assert "of 200" in crownlands("puzzle", typed="q\n").out


@pytest.mark.slow
def test_confirming(crownlands: Crownlands, file: Path, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crownlands.coach.puzzles.mining.CONFIRMING", 2)  # times the playouts of the coach
    assert crownlands("puzzles", "confirm", file).out == "puzzles.jsonl: puzzles confirmed: 1 of 1\n"
    save_puzzles([puzzle, replace(puzzle, answer=puzzle.next_best)], file)
    told = crownlands("puzzles", "confirm", file, "--drop")
    assert (told.code, told.out.splitlines()[-1]) == (1, "puzzles.jsonl: puzzles confirmed: 1 of 2")
    assert load_puzzles(file) == [puzzle]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("puzzles", "make", "chess"), "There is no game “chess”"),
        (("puzzles", "make", "duel", "--count", "0"), "0 puzzles with seed 0 cannot be made"),
        (("puzzles", "make", "duel", "--resume", "--out", "nowhere.jsonl"), "nowhere.jsonl cannot be read"),
        (("puzzles", "confirm", "nowhere.jsonl"), "nowhere.jsonl"),
        (("puzzle", "nowhere.jsonl"), "“nowhere.jsonl” is neither a game nor a file"),
        (("puzzle", "duel", "--number", "61"), "There is no puzzle 61 of duel; expected 1 to 60"),
    ],
)
def test_bad_input_is_refused(crownlands: Crownlands, words: tuple[str, ...], said: str) -> None:
    told = crownlands(*words)
    assert (told.code, told.out) == (2, "")
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_file_of_another_game(crownlands: Crownlands, file: Path) -> None:
    told = crownlands("puzzles", "make", "kingdomino", "--resume", "--out", file)
    assert (told.code, told.out) == (2, "")
    assert "has puzzles of another game" in told.err
