"""The puzzles that come with Crownlands, as the page poses and judges them."""

from __future__ import annotations

from typing import cast

from typing_extensions import TypedDict

from crownlands.coach.puzzles import Puzzle, shipped
from crownlands.coach.puzzles.puzzle import LEVELS
from crownlands.game import Refused
from crownlands.rules import GAMES
from crownlands.server.house.snapshot import GameName, TableState
from crownlands.server.house.study import study_state
from crownlands.server.table.refusal import Refusal, Told, because, told


class GamePuzzles(TypedDict):
    """How many puzzles of a game are easy, harder and hard; they are numbered from 1 in this order."""

    game: GameName
    levels: list[int]


class Puzzles(TypedDict):
    games: list[GamePuzzles]


class PuzzlePosed(TypedDict):
    """A puzzle: the position, with the seat to move as one's own."""

    difficulty: int
    state: TableState


class Judged(TypedDict):
    """Whether a move is the best, and the points it gives away; why is told once the best is found."""

    right: bool
    lost: float
    reasons: list[Told]


class Solution(TypedDict):
    """The best move, and why."""

    move: str
    reasons: list[Told]


def list_puzzles() -> Puzzles:
    return {"games": [{"game": cast("GameName", game), "levels": _levels(game)} for game in GAMES]}


def _levels(game: str) -> list[int]:
    return [sum(puzzle.difficulty == level for puzzle in shipped(game)) for level in LEVELS]


def puzzle_at(game: str, number: int) -> Puzzle:
    puzzles = shipped(game)
    if not 1 <= number <= len(puzzles):
        raise Refusal("unknown", "There is no puzzle {number}; expected 1 to {last}.", number=number, last=len(puzzles))
    return puzzles[number - 1]


def pose(puzzle: Puzzle) -> str:
    """As JSON; the record is played through, so call this off the event loop."""
    state = study_state(puzzle.played(), puzzle.number, seats={puzzle.state().turn})
    return f'{{"difficulty":{puzzle.difficulty},"state":{state}}}'


def judge(puzzle: Puzzle, text: str) -> Judged:
    """What the coach found of each move long ago; nothing is computed."""
    try:
        lost, right = puzzle.given_away(text), str(puzzle.move(text)) == puzzle.answer
    except Refused as reason:
        raise because(reason) from None
    return {"right": right, "lost": lost, "reasons": _why(puzzle) if right else []}


def solution(puzzle: Puzzle) -> Solution:
    return {"move": puzzle.answer, "reasons": _why(puzzle)}


def _why(puzzle: Puzzle) -> list[Told]:
    return [told(reason.said) for reason in puzzle.why()]
