"""Kingdomino Duel as a subject to learn: one net."""

from __future__ import annotations

from crownlands.kernel.duel.convert import start
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.judged import JUDGED_GAME, JUDGEMENT, LONG_GAME
from crownlands.learning.course import Subject
from crownlands.rules.duel import DUEL as RULES

DUEL = Subject(
    greedy=GAME,
    judged=JUDGED_GAME,
    long=LONG_GAME,
    judgement=JUDGEMENT,
    tables={"2": [start(RULES.configure({}))]},
    greedy_games=1,
)
