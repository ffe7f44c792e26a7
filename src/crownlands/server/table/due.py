"""What a table waits for after its newest entry: until when, and who is to be told that it is their turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crownlands.game import Seat
from crownlands.server.table.clock import clock_of
from crownlands.server.table.value import Entry, Table


@dataclass(frozen=True, slots=True)
class Turn:
    """A person's turn that has just begun with this entry, and the last entry of their own before it."""

    seat: Seat
    number: int
    at: float
    before: int


@dataclass(frozen=True, slots=True)
class Due:
    """Stored with the entries that led there."""

    deadline: float | None = None
    told: bool = False
    """Whether somebody at the table wants to be told of turns."""
    over: bool = False
    """Whether the turn anybody was told of is over."""
    turn: Turn | None = None


def due_of(table: Table, added: Sequence[Entry]) -> Due | None:
    """None where there are no clocks and nobody wants to be told of anything: nothing more is stored."""
    if table.setup.pace is None and not table.tells:
        return None
    over = bool(added) or not _person_to_move(table)
    return Due(deadline_of(table), table.tells, over, _new_turn(table, added) if table.tells else None)


def deadline_of(table: Table) -> float | None:
    """When somebody's time is over if all goes on as it should; an outage makes it later."""
    clock = clock_of(table)
    return None if clock is None else clock.deadline


def _person_to_move(table: Table) -> bool:
    return table.status == "playing" and table.bot_to_move is None


def _new_turn(table: Table, added: Sequence[Entry]) -> Turn | None:
    """Going on with one's own turn, or taking a move back, begins no turn."""
    seat = table.state.turn
    if not added or not _person_to_move(table) or all(entry.actor == seat for entry in added):
        return None
    before = max((entry.number for entry in table.log if entry.actor == seat), default=0)
    return Turn(seat, table.number, added[-1].at, before)
