"""A puzzle: the record of a game up to a position, its number, and what to find there. A file has one in each line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from crownlands.coach.grades import SCALE
from crownlands.coach.reasons import reasons
from crownlands.coach.reasons.reason import Reason
from crownlands.game import AnyState, Refused, find_move
from crownlands.records import Record, read_record

CLEAR = 2.0
"""By so many points at least, times the scale of the game, the answer is better than everything else."""
LEVELS = (0, 1, 2)
KEPT_RECORDS = 64


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The position after `number` moves of a record, and what the coach found there."""

    game: str
    record: str
    number: int
    answer: str
    lost: Mapping[str, float]
    """The points every other legal move gives away, the least first."""
    kind: str
    """Of the reason that speaks for the answer, against the next best."""
    difficulty: int
    """0 where whoever takes the most points finds it, 1 where judgement at a glance does, 2 where neither does."""
    source: int
    """The number of the game it was found in."""

    def played(self) -> Record:
        return _replayed(self.record, self.number)[0]

    def state(self) -> AnyState:
        return _replayed(self.record, self.number)[1]

    @property
    def verb(self) -> str:
        """What kind of move is to be found."""
        return verb_of(self.answer)

    @property
    def sort(self) -> tuple[str, int]:
        return self.verb, self.difficulty

    @property
    def next_best(self) -> str:
        return min(self.lost, key=lambda move: self.lost[move])

    @property
    def margin(self) -> float:
        """The points the next best move gives away."""
        return self.lost[self.next_best]

    def given_away(self, text: str) -> float:
        """The points a move gives away; it may be typed as in play."""
        return self.lost.get(str(self.move(text)), 0.0)

    def why(self, instead_of: str | None = None) -> tuple[Reason, ...]:
        """What speaks for the answer against another move; the next best if none is named."""
        other = self.move(instead_of or self.next_best)
        return reasons(self.game, self.state(), self.move(self.answer), other, self.played().names)

    def move(self, text: str) -> Any:
        return find_move(self.played().game, self.state(), text)


@lru_cache(KEPT_RECORDS)
def _replayed(text: str, number: int) -> tuple[Record, AnyState]:
    record = read_record(text)
    return record, record.state_after(number)


def verb_of(text: str) -> str:
    return text.partition(" ")[0]


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
        return Puzzle(**{**said, "lost": dict(said["lost"])})
    except (ValueError, TypeError, KeyError):
        raise Refused(f"Line {number} is not a puzzle; expected one as crownlands puzzles make writes it.") from None
