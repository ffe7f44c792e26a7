"""Queendomino as a subject to learn: a net for two teams, and one for more."""

from __future__ import annotations

from array import array

from crownlands.kernel.queendomino.convert import start
from crownlands.kernel.queendomino.game import GAME
from crownlands.kernel.queendomino.judged import JUDGED_GAME, JUDGEMENT, LONG_GAME
from crownlands.learning.course import Subject
from crownlands.rules.queendomino.options import configure

MORE = (("3", "alone"), ("4", "alone"), ("4", "contest"), ("6", "contest"), ("6", "united"), ("8", "united"))


def _table(players: str, mode: str) -> array[int]:
    return start(configure({"players": players, "mode": mode}))


QUEENDOMINO = Subject(
    greedy=GAME,
    judged=JUDGED_GAME,
    long=LONG_GAME,
    judgement=JUDGEMENT,
    tables={"2": [_table("2", "alone")], "more": [_table(players, mode) for players, mode in MORE]},
)
