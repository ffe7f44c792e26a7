"""Score a kingdom, a realm or a map drawn as text."""

from __future__ import annotations

from typing import Any, NamedTuple

from crownlands.front.settings import Given, as_words
from crownlands.game import Sheet
from crownlands.kingdom.territories import Territory
from crownlands.rules import SCORERS, game_named


class Score(NamedTuple):
    """The score of a picture."""

    sheet: Sheet
    """Points by terrain and by bonus."""
    territories: list[Territory[Any]]
    """Each territory with its squares, crowns and points."""
    warnings: list[str]
    """What cannot come about with the dominoes in the box; it is scored all the same."""

    @property
    def total(self) -> int:
        return self.sheet.total


def score(picture: str, game: str = "kingdomino", **settings: Given) -> Score:
    """The score of a picture: `score("W0 W1\\n.. ##", size=7, harmony=True).total`.

    The picture is the one of docs/notation.md; Queendomino takes lines such as `coins: 11` below it, Kingdomino Duel
    `three points: D`.
    """
    sheet, territories, warnings = SCORERS[game_named(game).name](picture, as_words(settings))
    return Score(sheet, territories, [str(warning) for warning in warnings])
