"""What everybody may expect of a position, playout by playout; asked for more, it goes on where it ended."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from math import sqrt
from threading import Lock

from crownlands.kernel.game import Game
from crownlands.kernel.values import outlooks

CONFIDENT = 1.96
"""So many standard errors to either side hold the mean in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of playouts: 95 % of such intervals, `off` to either side, hold what more playouts would come to."""

    mean: float
    off: float = 0.0

    @property
    def low(self) -> float:
        return self.mean - self.off

    @property
    def high(self) -> float:
        return self.mean + self.off


def estimate(samples: array[float]) -> Estimate:
    n = len(samples)
    mean = sum(samples) / n
    spread = sum((value - mean) ** 2 for value in samples) / max(1, n - 1)
    return Estimate(mean, CONFIDENT * sqrt(spread / n))


def given_away(samples: array[float], best: array[float]) -> Estimate:
    """What is less than it could be, draw by draw."""
    return estimate(array("d", [more - less for less, more in zip(samples, best, strict=True)]))


@dataclass(eq=False)
class Outlook:
    """The leads and chances to win of all teams, as the playouts from a position bring them.

    Playout number n has the same draws whatever the position, so two outlooks can be compared draw by draw.
    """

    game: Game
    position: array[int]
    seats: tuple[int, ...]
    """One of each team."""
    seed: int
    brought: tuple[int, ...] = ()
    exact: bool = False
    """Whether every playout ends as it does when nobody errs: then one is enough."""
    leads: list[array[float]] = field(default_factory=list)
    chances: list[array[float]] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)

    def __post_init__(self) -> None:
        self.leads = [array("d") for _ in self.seats]
        self.chances = [array("d") for _ in self.seats]

    def reach(self, count: int) -> None:
        """So many playouts at least."""
        with self.lock:
            done = len(self.leads[0])
            more = (1 if self.exact else count) - done
            if more > 0:
                found = outlooks(self.game, self.position, self.seats, done, more, self.seed, self.brought)
                for team, (leads, chances) in enumerate(found):
                    self.leads[team] += leads
                    self.chances[team] += chances

    def lead(self, team: int, count: int) -> array[float]:
        """The leads of a team in the first so many playouts."""
        return self._first(self.leads[team], count)

    def chance(self, team: int, count: int) -> array[float]:
        return self._first(self.chances[team], count)

    def _first(self, samples: array[float], count: int) -> array[float]:
        return samples[:1] * count if self.exact else samples[:count]
