"""Reasons of every game: points at once, and how the game ends where that is known."""

from __future__ import annotations

from collections.abc import Iterator

from crownlands.coach.reasons.reason import Case, Reason
from crownlands.game import gain
from crownlands.sentence import say


def points(case: Case) -> Iterator[Reason]:
    better, worse = gain(case.before, case.better), gain(case.before, case.worse)
    if better > worse:
        said = say("Points at once: {better} instead of {worse}.", better=better, worse=worse)
        yield Reason("points", said, better, worse)


def of_end(better: int, worse: int) -> Reason:
    """Where nothing is left to chance: the lead in the end if nobody errs from here on."""
    said = say("Worked out to the end: a lead of {better} instead of {worse}.", better=better, worse=worse)
    return Reason("end", said, better, worse)
