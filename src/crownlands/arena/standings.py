"""How the bots did: wins, scores and margins with their 95 % intervals, ratings, and time per move."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any

from crownlands.arena.job import Outcome

Z95 = 1.959964


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's line of the table; bots of the same name are counted together."""

    name: str
    games: int
    wins: float
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    draws: int
    losses: int
    mean_score: float
    mean_score_low: float
    mean_score_high: float
    mean_margin: float
    mean_margin_low: float
    mean_margin_high: float
    rating: float
    rating_sigma: float
    seconds_per_move: float
    failures: int

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(slots=True)
class Tally:
    """What is known of one bot so far."""

    shares: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    seconds: float = 0.0
    moves: int = 0
    failures: int = 0


def standings(outcomes: Iterable[Outcome]) -> list[Standing]:
    """The table, best first. Ratings follow the order of the games, whatever the order they were finished in."""
    games = sorted(outcomes, key=lambda outcome: outcome.job.number)
    tallies = _count(games)
    ratings = rate(games)
    lines = [_standing(name, tally, *ratings[name]) for name, tally in tallies.items()]
    return sorted(lines, key=lambda line: (-line.win_rate, -line.mean_score))


def _count(games: Sequence[Outcome]) -> dict[str, Tally]:
    tallies: dict[str, Tally] = defaultdict(Tally)
    for outcome in games:
        for seat, name in enumerate(outcome.job.bots):
            tally = tallies[name]
            tally.shares.append(outcome.shares[seat])
            tally.points.append(outcome.points[seat])
            tally.margins.append(outcome.margin(seat))
            tally.seconds += outcome.seconds[seat]
            tally.moves += outcome.moves[seat]
            tally.failures += bool(outcome.failure) and outcome.shares[seat] == 0
    return tallies


def _standing(name: str, tally: Tally, rating: float, sigma: float) -> Standing:
    games, wins = len(tally.shares), sum(tally.shares)
    low, high = wilson(wins, games)
    score, score_by = mean_interval(tally.points)
    margin, margin_by = mean_interval(tally.margins)
    return Standing(
        name=name,
        games=games,
        wins=wins,
        win_rate=wins / games,
        win_rate_low=low,
        win_rate_high=high,
        draws=sum(0 < share < 1 for share in tally.shares),
        losses=sum(share == 0 for share in tally.shares),
        mean_score=score,
        mean_score_low=score - score_by,
        mean_score_high=score + score_by,
        mean_margin=margin,
        mean_margin_low=margin - margin_by,
        mean_margin_high=margin + margin_by,
        rating=rating,
        rating_sigma=sigma,
        seconds_per_move=tally.seconds / tally.moves if tally.moves else 0.0,
        failures=tally.failures,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson), which keeps its sense at 0 and at 1."""
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, Z95 * Z95 / games
    middle = rate + spread / 2
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """A mean and the half-width of its 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, Z95 * sqrt(variance / len(values))


def rate(games: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings (mean and uncertainty) after all games."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    for outcome in games:
        names = list(dict.fromkeys(outcome.job.bots))
        players = [ratings.setdefault(name, model.rating(name=name)) for name in names]
        if len(names) > 1:
            rated = model.rate([[player] for player in players], scores=[_best_share(outcome, name) for name in names])
            ratings.update({name: team[0] for name, team in zip(names, rated, strict=True)})
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _best_share(outcome: Outcome, name: str) -> float:
    """How a bot did in a game: its best seat by the win, then by the points."""
    seats = [seat for seat, bot in enumerate(outcome.job.bots) if bot == name]
    return max(outcome.shares[seat] * 1000 + outcome.points[seat] for seat in seats)
