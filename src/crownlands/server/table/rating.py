"""Ratings from finished games: a mean and an uncertainty for each person, by game and tempo; bots stand still."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from crownlands.server.table.outcome import Outcome, Standing

MEAN, SPREAD = 25.0, 25.0 / 3
"""What is known of a newcomer."""
SURE = 0.5
"""How uncertain the strength of a level is."""
LEVELS: dict[str, dict[str, float]] = {
    "kingdomino": {"easy": 17.0, "medium": 25.0, "hard": 32.5, "expert": 39.5},
    "queendomino": {"easy": 16.0, "medium": 25.0, "hard": 34.0, "expert": 42.5},
    "duel": {"easy": 16.0, "medium": 25.0, "hard": 31.0, "expert": 36.5},
}
"""What the levels are worth, from how often each beats the next in docs/bots.md; `medium` is where newcomers start."""
SHOWN_SCALE, SHOWN_MEAN = 30.0, 1500
"""Shown in points like those of the ladder of bots: 100 more win about 64 % of the games of two."""


@dataclass(frozen=True, slots=True)
class Rating:
    mu: float = MEAN
    sigma: float = SPREAD
    games: int = 0

    @property
    def sure(self) -> float:
        """What somebody is worth at least, as good as certainly: what the best are listed by."""
        return self.mu - 3 * self.sigma


def shown(rating: Rating) -> tuple[int, int]:
    """Points, and how far off they may be (95 %)."""
    return round(SHOWN_MEAN + (rating.mu - MEAN) * SHOWN_SCALE), round(2 * rating.sigma * SHOWN_SCALE)


def rate(outcome: Outcome, people: Mapping[int, str], known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game of those who played it. `people` says whose seat is whose; nobody else's is rated.

    A seat whose person is gone has no strength anybody knows, so such a game changes nothing.
    """
    if any(standing.bot is None and standing.seat not in people for standing in outcome.standings):
        return {}
    model, standings = _model(), outcome.standings
    teams = sorted({standing.team for standing in standings})
    sides = [[standing for standing in standings if standing.team == team] for team in teams]
    before = [[_strength(model, outcome, standing, people, known) for standing in side] for side in sides]
    after = model.rate(before, ranks=[side[0].rank for side in sides])
    return {
        people[standing.seat]: Rating(player.mu, player.sigma, known[people[standing.seat]].games + 1)
        for side, players in zip(sides, after, strict=True)
        for standing, player in zip(side, players, strict=True)
        if standing.bot is None
    }


def worth(game: str, bot: str) -> float:
    """What a bot is worth; one of no level, which no rated table lets in, counts as a newcomer."""
    return LEVELS.get(game, {}).get(bot, MEAN)


def _strength(
    model: Any, outcome: Outcome, standing: Standing, people: Mapping[int, str], known: Mapping[str, Rating]
) -> Any:
    if standing.bot is not None:
        return model.rating(mu=worth(outcome.game, standing.bot), sigma=SURE)
    own = known[people[standing.seat]]
    return model.rating(mu=own.mu, sigma=own.sigma)


@cache
def _model() -> Any:
    """Loaded with the first rated game."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
