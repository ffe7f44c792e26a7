"""The words for a decision, by what it gave away, and the accuracy of a player: one table for all games."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Literal, NamedTuple, get_args

from crownlands.coach.values import Value

Grade = Literal["best", "good", "inaccurate", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = get_args(Grade)


class Bounds(NamedTuple):
    """A decision has a grade as long as it gives away less than this, in points and in chance to win."""

    grade: Grade
    points: float
    chance: float


TABLE = (
    Bounds("best", 0.5, 0.02),
    Bounds("good", 1.5, 0.05),
    Bounds("inaccurate", 3.0, 0.10),
    Bounds("mistake", 6.0, 0.20),
)
"""What gives away more in either is a blunder."""
SCALE = {"kingdomino": 1.0, "queendomino": 2.0, "duel": 2.0}
"""By how much the points of the table are to be multiplied: ends of these games lie so much further apart."""


def grade_of(game: str, value: Value) -> Grade:
    """The worse of what the points and the chance say; what luck alone may explain is never worse than good."""
    scale = SCALE[game]
    for bounds in TABLE:
        if value.lost.mean < bounds.points * scale and value.chance_lost.mean < bounds.chance:
            return bounds.grade if _sure(value) else min(bounds.grade, "good", key=GRADES.index)
    return "blunder" if _sure(value) else "good"


def _sure(value: Value) -> bool:
    """Whether the difference is larger than its interval, in points or in chance."""
    return value.lost.low > 0 or value.chance_lost.low > 0


def accuracy(game: str, lost: Sequence[float]) -> float:
    """From 0 to 100: each decision 100 × e^(−points given away ÷ those of a mistake), and the mean of all."""
    if not lost:
        return 100.0
    mistake = TABLE[2].points * SCALE[game]
    return sum(100 * exp(-points / mistake) for points in lost) / len(lost)
