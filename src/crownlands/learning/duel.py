"""Kingdomino Duel as a subject to learn: one net."""

from __future__ import annotations

from crownlands.kernel.duel.convert import start
from crownlands.kernel.duel.game import GAME
from crownlands.kernel.duel.judged import JUDGED_GAME, JUDGEMENT, rows_in_use, use_weights
from crownlands.kernel.duel.layout import FEATURES
from crownlands.learning.course import Subject
from crownlands.rules.duel import DUEL as RULES

DUEL = Subject(
    greedy=GAME,
    judged=JUDGED_GAME,
    judgement=JUDGEMENT,
    features=FEATURES,
    tables={"2": [start(RULES.configure({}))]},
    use_weights=use_weights,
    weights=rows_in_use,
)
