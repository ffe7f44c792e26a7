"""Many games from Python: bots by name or of one's own play, and a table of results comes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from crownlands.arena.job import Outcome
from crownlands.arena.play import play_job
from crownlands.arena.rows import Arrow, Row, as_arrow, rows_of
from crownlands.arena.schedule import Plan
from crownlands.arena.standings import Standing, standings
from crownlands.arena.workers import play_in_processes
from crownlands.bots import Bot
from crownlands.game import Refused
from crownlands.rules import game_named


@dataclass(frozen=True)
class Results:
    """The games that were played: a row for each seat of each, and how the bots did."""

    rows: tuple[Row, ...]
    standings: tuple[Standing, ...]
    records: tuple[str, ...]
    """The record of every game as text, in the order of the games."""

    def to_arrow(self) -> Arrow:
        """The rows as a table of Arrow; `.to_pandas()` of that is a data frame."""
        return as_arrow(self.rows)


def play_many(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    own: Mapping[str, Bot] | None = None,
    seed: int = 0,
    paired: bool = False,
    round_robin: bool = False,
    processes: int = 1,
    settings: Mapping[str, str] | None = None,
) -> Results:
    """Let bots play many games at one table, or every pair of them; the same seed gives the same games.

    Bots are bot strings, or names from `own`: objects with `choose(state)`, which play in this process. The settings
    are those of the game as text, such as `{"edition": "danish", "harmony": "yes"}`. As in the terminal, seats change
    from game to game, and who breaks or cheats loses that game. A script that asks for several processes needs the
    usual `if __name__ == "__main__":`.
    """
    objects = dict(own or {})
    if processes < 1 or (objects and processes > 1):
        raise Refused(f"{processes} processes cannot play this; expected 1 or more, and 1 with objects of your own.")
    plan = Plan(game_named(game), settings or {}, tuple(bots), games, seed, round_robin, paired, objects)
    plan.check()
    jobs = plan.jobs()
    played = map(partial(play_job, own=objects), jobs) if processes == 1 else play_in_processes(jobs, processes)
    return results_of(list(played))


def results_of(outcomes: Sequence[Outcome]) -> Results:
    ordered = sorted(outcomes, key=lambda outcome: outcome.job.number)
    rows = tuple(row for outcome in ordered for row in rows_of(outcome))
    return Results(rows, tuple(standings(ordered)), tuple(outcome.record for outcome in ordered))
