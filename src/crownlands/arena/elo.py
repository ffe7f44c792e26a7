"""Ratings of bots that met in pairs: Elo by maximum likelihood, with 95 % intervals, the mean of all at 1500."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

import numpy as np

from crownlands.arena.job import Outcome
from crownlands.arena.standings import Z95

MEAN = 1500.0
SCALE = 400 / log(10)
PRIOR = 0.5
"""A game against everybody met that was drawn: without it who always wins would be rated without end."""
STEPS = 100


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot on the ladder: its rating, the half-width of its interval, and its games."""

    name: str
    rating: float
    interval: float
    games: int
    share: float


def ladder(outcomes: Iterable[Outcome]) -> list[Rung]:
    """The bots of 2-player games, best first."""
    won: dict[tuple[str, str], float] = defaultdict(float)
    for outcome in outcomes:
        one, other = outcome.job.bots
        won[one, other] += outcome.shares[0]
        won[other, one] += outcome.shares[1]
    names = sorted({name for pair in won for name in pair})
    wins = np.array([[won.get((one, other), 0.0) for other in names] for one in names])
    met = (wins + wins.T) > 0
    strengths, spreads = _fit(wins + PRIOR * met)
    games = (wins + wins.T).sum(axis=1)
    rungs = [
        Rung(name, MEAN + SCALE * strengths[i], Z95 * SCALE * spreads[i], int(games[i]), wins[i].sum() / games[i])
        for i, name in enumerate(names)
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _fit(wins: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Strengths by Newton's method and how far off they may be, both with their mean at 0."""
    games, strengths = wins + wins.T, np.zeros(len(wins))
    centre = np.full_like(wins, 1 / len(wins))
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        slope = (wins - games * chances).sum(axis=1)
        weights = games * chances * (1 - chances)
        curve = np.diag(weights.sum(axis=1)) - weights
        step = np.linalg.solve(curve + centre, slope)
        strengths = strengths + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return strengths - strengths.mean(), np.sqrt(np.maximum(0, np.diag(np.linalg.inv(curve + centre) - centre)))
