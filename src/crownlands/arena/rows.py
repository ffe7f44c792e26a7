"""A game of the arena as rows, one for each seat: what CSV and Parquet hold, and what `play_many` gives back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from typing import TYPE_CHECKING, Any, TypeAlias, get_type_hints

from crownlands.arena.job import Job, Outcome

if TYPE_CHECKING:
    import pyarrow as pa

Arrow: TypeAlias = "pa.Table"
TYPES = {int: "int64", float: "float64", str: "string", int | None: "int64"}


@dataclass(frozen=True, slots=True)
class Row:
    """What came of a game for one seat. Games count from 0, seats and teams from 1."""

    game: int
    seat: int
    team: int
    bot: str
    points: int
    share: float
    margin: int
    seconds: float
    moves: int
    deal_seed: int
    failure: str
    first_pick: int | None
    record: str

    def as_tuple(self) -> tuple[Any, ...]:
        return astuple(self)


NAMES = tuple(field.name for field in fields(Row))


def rows_of(outcome: Outcome) -> list[Row]:
    job = outcome.job
    return [
        Row(
            game=job.number,
            seat=seat + 1,
            team=outcome.teams[seat] + 1,
            bot=bot,
            points=outcome.points[seat],
            share=outcome.shares[seat],
            margin=outcome.margin(seat),
            seconds=round(outcome.seconds[seat], 6),
            moves=outcome.moves[seat],
            deal_seed=job.deal_seed,
            failure=outcome.failure,
            first_pick=outcome.first_picks[seat],
            record=record_name(job),
        )
        for seat, bot in enumerate(job.bots)
    ]


def record_name(job: Job) -> str:
    """The file of a game's record in the folder of its run."""
    return f"records/{job.number:06d}.txt"


def as_arrow(rows: Iterable[Row]) -> Arrow:
    """The rows as a table of Arrow, with the types of the schema even where it has none."""
    import pyarrow as pa

    schema = pa.schema([(name, TYPES[kind]) for name, kind in get_type_hints(Row).items()])
    columns = list(zip(*(row.as_tuple() for row in rows), strict=True)) or [()] * len(NAMES)
    return pa.Table.from_arrays(
        [pa.array(column, of.type) for column, of in zip(columns, schema, strict=True)], schema=schema
    )
