"""A puzzle: the record of a game up to a position, its number, and what to find there. A file has one in each line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from crownlands.coach.grades import SCALE
from crownlands.coach.values import Values, values
from crownlands.game import AnyState, Refused, find_move
from crownlands.kernel.search import Budget
from crownlands.records import Record, read_record
from crownlands.rules import game_named

CLEAR = 2.0
"""By so many points at least, times the scale of the game, the answer is better than everything else."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The position after `number` moves of a record, and the move that is best there."""

    game: str
    record: str
    number: int
    answer: str
    kind: str
    """Of the reason that speaks for the answer, against the next best."""
    margin: float
    """The points the next best move gives away."""
    difficulty: int
    """0 where whoever takes the most points finds it, 1 where judgement at a glance does, 2 where neither does."""

    def played(self) -> Record:
        return read_record(self.record)

    def state(self) -> AnyState:
        return self.played().state_after(self.number)

    def judged(self, move: str, budget: Budget | None = None) -> Values:
        """What the answer and another move are worth."""
        state, game = self.state(), game_named(self.game)
        moves = [find_move(game, state, text) for text in (self.answer, move)]
        return values(state, budget, consider=moves)


def clear_margin(game: str) -> float:
    return CLEAR * SCALE[game]


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """The easy ones first, and among equals those that give away most."""
    ranked = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, -puzzle.margin))
    return "".join(json.dumps(asdict(puzzle), ensure_ascii=False) + "\n" for puzzle in ranked)


def read_puzzles(text: str) -> list[Puzzle]:
    return [_read(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]


def _read(number: int, line: str) -> Puzzle:
    try:
        said: Any = json.loads(line)
        return Puzzle(**said)
    except (ValueError, TypeError):
        raise Refused(f"Line {number} is not a puzzle; expected one as crownlands puzzles make writes it.") from None
