"""Kingdomino as a subject to learn: a net for each number of players, and one for the Mighty Duel."""

from __future__ import annotations

from array import array
from itertools import product

from crownlands.kernel.kingdomino.convert import start
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.kingdomino.judged import JUDGED_GAME, JUDGEMENT, LONG_GAME
from crownlands.learning.course import Subject
from crownlands.rules.kingdomino.options import configure

BONUSES = [("yes", "yes"), *product(("yes", "no"), repeat=2)]
"""Harmony and Middle Kingdom; both together are met most."""


def _tables(**settings: str) -> list[array[int]]:
    return [start(configure({**settings, "harmony": harmony, "middle-kingdom": middle})) for harmony, middle in BONUSES]


KINGDOMINO = Subject(
    greedy=GAME,
    judged=JUDGED_GAME,
    long=LONG_GAME,
    judgement=JUDGEMENT,
    tables={
        "2": _tables(players="2"),
        "3": _tables(players="3"),
        "4": _tables(players="4"),
        "mighty-duel": _tables(**{"mighty-duel": "yes"}),
    },
)
