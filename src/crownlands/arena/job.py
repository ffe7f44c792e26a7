"""One game to be played in the arena, and what came of it. Both travel between processes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Job:
    """A game to play: the bot string on every seat, and the seeds that decide it."""

    number: int
    game: str
    settings: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    deal_seed: int
    bot_seed: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a job, seat by seat. A win that is shared counts as its share."""

    job: Job
    teams: tuple[int, ...]
    points: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    record: str
    first_picks: tuple[int | None, ...]
    """The domino each seat picked first; none in games without."""
    failure: str = ""
    trace: str = ""
    """The traceback of a bot that broke; it is not kept on disk."""

    def margin(self, seat: int) -> int:
        """The points of a seat's team less those of the best other team."""
        mine = self.teams[seat]
        others = [points for team, points in zip(self.teams, self.points, strict=True) if team != mine]
        return self.points[seat] - max(others)
