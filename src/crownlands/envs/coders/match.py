"""The part of an observation that tells of the past games of a match."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from crownlands.envs.coders.layout import Part
from crownlands.game import AnyState, Team
from crownlands.rules.dynasty import GAMES, Dynasty

MOST_POINTS = 3000


def match_parts(teams: int, dynasty: bool) -> tuple[Part, ...]:
    """Which game of the match it is, and everybody's points of the past ones; nothing where one game is all."""
    return (Part("game", (GAMES,)), Part("past_points", (teams,), MOST_POINTS)) if dynasty else ()


def show_match(parts: dict[str, NDArray[Any]], state: AnyState, team: Team) -> None:
    if not isinstance(state, Dynasty):
        return
    parts["game"][len(state.past)] = 1
    points = parts["past_points"]
    for game in state.past:
        for other, sheet in enumerate(game.scores()):
            points[(other - team) % len(points)] += sheet.total
