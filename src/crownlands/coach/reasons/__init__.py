"""Why a move is better than another, from facts anybody can check on the board."""

from __future__ import annotations

from typing import Any

from crownlands.coach.reasons.draft import picking
from crownlands.coach.reasons.duel import duelling
from crownlands.coach.reasons.land import laying
from crownlands.coach.reasons.points import points
from crownlands.coach.reasons.realm import ruling
from crownlands.coach.reasons.reason import Case, Finder, Reason
from crownlands.game import AnyState

MOST = 3
"""More than so many tell nobody anything."""

FINDERS: dict[str, tuple[Finder, ...]] = {
    "kingdomino": (points, laying, picking),
    "queendomino": (points, ruling, laying, picking),
    "duel": (points, duelling),
}


def reasons(game: str, state: AnyState, better: Any, worse: Any, names: tuple[str, ...] = ()) -> tuple[Reason, ...]:
    """The facts that speak for one move of a decision and against another, those that weigh most first."""
    if better == worse:
        return ()
    case = Case(state.current, better, worse, names)
    found = [reason for find in FINDERS[game] for reason in find(case)]
    return tuple(found[:MOST])
