"""`puzzles make`, `puzzles confirm` and `puzzle`: found, confirmed and solved."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crownlands.coach.puzzles import read_puzzles

Crownlands = Callable[..., Any]


@pytest.fixture
def file(crownlands: Crownlands, tmp_path: Path) -> Path:
    out = tmp_path / "puzzles.jsonl"
    told = crownlands("puzzles", "make", "duel", "--count", "1", "--seed", "3", "--out", out)
    assert (told.code, told.err) == (0, "")
    return out


def test_a_puzzle_is_solved(crownlands: Crownlands, file: Path) -> None:
    puzzle = read_puzzles(file.read_text(encoding="utf-8"))[0]
    wrong = next(str(move) for move in puzzle.state().moves() if str(move) != puzzle.answer)
    told = crownlands("puzzle", file, "--number", "1", typed=f"nonsense\n{wrong}\n{puzzle.answer}\n")
    assert told.code == 0
    assert "which move is best?" in told.out
    assert "is not a move" in told.out
    assert f"{wrong} is not the best. It gives away" in told.out
    assert "Right! the next best gives away" in told.out


def test_the_answer_is_shown_to_who_wants_it(crownlands: Crownlands, file: Path) -> None:
    answer = read_puzzles(file.read_text(encoding="utf-8"))[0].answer
    assert f"The best move is {answer}" in crownlands("puzzle", file, typed="\n").out


def test_confirming(crownlands: Crownlands, file: Path) -> None:
    assert crownlands("puzzles", "confirm", file).out == "Puzzles confirmed: 1 of 1\n"
    puzzle = read_puzzles(file.read_text(encoding="utf-8"))[0]
    wrong = next(str(move) for move in puzzle.state().moves() if str(move) != puzzle.answer)
    file.write_text(file.read_text(encoding="utf-8").replace(f'"answer": "{puzzle.answer}"', f'"answer": "{wrong}"'))
    told = crownlands("puzzles", "confirm", file)
    assert (told.code, told.out.splitlines()[-1]) == (1, "Puzzles confirmed: 0 of 1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("puzzles", "make", "chess"), "There is no game “chess”"),
        (("puzzles", "make", "duel", "--count", "0"), "0 puzzles with seed 0 cannot be made"),
        (("puzzles", "confirm", "nowhere.jsonl"), "nowhere.jsonl"),
        (("puzzle", "nowhere.jsonl"), "nowhere.jsonl"),
    ],
)
def test_bad_input_is_refused(crownlands: Crownlands, words: tuple[str, ...], said: str) -> None:
    told = crownlands(*words)
    assert (told.code, told.out) == (2, "")
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_number_there_is_not(crownlands: Crownlands, file: Path) -> None:
    told = crownlands("puzzle", file, "--number", "2")
    assert told.code == 2
    assert "expected 1 to 1" in told.err
