"""The game of a table as a record."""

from __future__ import annotations

from crownlands.records import Record
from crownlands.server.table.clock import times_used
from crownlands.server.table.value import Table


def record_of(table: Table) -> Record:
    """Only the moves that count, with the time they took where there were clocks."""
    names = tuple(place.name or f"Seat {seat}" for seat, place in enumerate(table.places, 1))
    moves, setup = tuple(move for _, move in table.played), table.setup
    times = times_used(table.log) if setup.pace is not None else ()
    return Record(table.game, setup.options, names, moves, setup.pace, times)
