"""A run of the arena on disk: its plan, every game's record, a line per seat as CSV and Parquet, and plots."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from crownlands.arena.job import Job, Outcome
from crownlands.arena.rows import NAMES, as_arrow, record_name, rows_of
from crownlands.arena.schedule import Plan
from crownlands.game import Refused


class Folder:
    """The folder a run is kept in. Lines are written as games end, so a run that is stopped can be resumed."""

    def __init__(self, path: Path, plan: Plan, *, resume: bool) -> None:
        self.path = path
        self.plan = describe(plan)
        self._open(resume=resume)

    @property
    def table(self) -> Path:
        return self.path / "results.csv"

    def _open(self, *, resume: bool) -> None:
        described = self.path / "plan.json"
        if resume:
            self._check_plan(described)
        elif described.exists():
            raise Refused(f"{self.path} already holds a run; go on with --resume or choose another folder.")
        try:
            (self.path / "records").mkdir(parents=True, exist_ok=True)
            described.write_text(json.dumps(self.plan, indent=2) + "\n", encoding="utf-8")
            if not self.table.exists():
                self._append([NAMES])
        except OSError as error:
            raise Refused(f"{self.path} cannot be written to: {error.strerror}.") from None

    def _check_plan(self, described: Path) -> None:
        if not described.exists():
            raise Refused(f"{self.path} holds no run to resume; leave out --resume to begin one.")
        before = json.loads(described.read_text(encoding="utf-8"))
        if {**before, "games": 0} != {**self.plan, "games": 0}:
            raise Refused(f"{self.path} holds a run of another plan; resume it with the same game, bots and seed.")
        columns = self.table.read_text(encoding="utf-8").splitlines()[:1] if self.table.exists() else []
        if columns not in ([], [",".join(NAMES)]):
            raise Refused(f"{self.path} was begun by another version of Crownlands; choose another folder.")

    def keep(self, outcome: Outcome) -> None:
        """The record first and the line last: a game counts as played once its lines stand in the table."""
        (self.path / record_name(outcome.job)).write_text(outcome.record, encoding="utf-8")
        self._append(row.as_tuple() for row in rows_of(outcome))

    def _append(self, rows: Iterable[Iterable[Any]]) -> None:
        with self.table.open("a", newline="", encoding="utf-8") as lines:
            csv.writer(lines).writerows(rows)

    def played(self, jobs: Iterable[Job]) -> list[Outcome]:
        """The outcomes of earlier games of the same plan."""
        seats: dict[int, list[dict[str, str]]] = {}
        with self.table.open(newline="", encoding="utf-8") as lines:
            for row in csv.DictReader(lines):
                seats.setdefault(int(row["game"]), []).append(row)
        return [_outcome(job, seats[job.number]) for job in jobs if len(seats.get(job.number, ())) == len(job.bots)]

    def write_parquet(self, outcomes: Iterable[Outcome]) -> None:
        from pyarrow import parquet

        rows = [row for outcome in outcomes for row in rows_of(outcome)]
        parquet.write_table(as_arrow(rows), self.path / "results.parquet")


def describe(plan: Plan) -> dict[str, Any]:
    return {
        "game": plan.game.name,
        "settings": dict(plan.settings),
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": plan.seed,
        "round_robin": plan.round_robin,
        "paired": plan.paired,
    }


def _outcome(job: Job, rows: list[dict[str, str]]) -> Outcome:
    return Outcome(
        job=job,
        teams=tuple(int(row["team"]) - 1 for row in rows),
        points=tuple(int(row["points"]) for row in rows),
        shares=tuple(float(row["share"]) for row in rows),
        seconds=tuple(float(row["seconds"]) for row in rows),
        moves=tuple(int(row["moves"]) for row in rows),
        record="",
        first_picks=tuple(int(pick) if (pick := row["first_pick"]) else None for row in rows),
        failure=rows[0]["failure"],
    )
