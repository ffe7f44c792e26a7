"""What there is to learn, by game."""

from __future__ import annotations

from crownlands.game import Refused
from crownlands.learning.course import Subject
from crownlands.learning.duel import DUEL
from crownlands.learning.kingdomino import KINGDOMINO
from crownlands.learning.queendomino import QUEENDOMINO

SUBJECTS = {"kingdomino": KINGDOMINO, "queendomino": QUEENDOMINO, "duel": DUEL}


def subject_of(game: str) -> Subject:
    if game not in SUBJECTS:
        raise Refused(f"There is no net to learn {game} with; expected one of {', '.join(SUBJECTS)}.")
    return SUBJECTS[game]
