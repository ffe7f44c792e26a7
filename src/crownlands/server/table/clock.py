"""The clocks of a table, from its log alone: every entry says how much time its seat has used for it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from crownlands.game import CHANCE, Seat
from crownlands.records import Days, Pace
from crownlands.server.table.hours import Outages, counted, reached
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.value import MARKS, RETURN, TIMEOUT, UNDO, Change, Entry, Table, extend

LEAST_LEFT = 30.0
"""Seconds somebody has at least who comes back after their time was over."""
HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class Clock:
    """What everybody has left as of the last entry, whose time runs, and when it will be over."""

    left: tuple[float, ...]
    running: Seat | None
    deadline: float | None


def clock_of(table: Table, outages: Outages = ()) -> Clock | None:
    """The clocks of a table that has them."""
    pace = table.setup.pace
    if pace is None:
        return None
    left, seat = time_left(table, pace), running(table)
    deadline = None if seat is None else reached(pace, _began(table), left[seat], outages)
    return Clock(left, seat, deadline)


def running(table: Table) -> Seat | None:
    """Whose time runs: the person to move, also if they are not there, but not a bot's."""
    if table.setup.pace is None or table.status != "playing" or table.bot_to_move is not None:
        return None
    return table.state.turn


def time_left(table: Table, pace: Pace) -> tuple[float, ...]:
    """The seconds of every seat after the last entry. Moves of bots cost nothing and bring nothing."""
    full = pace.hours * HOUR if isinstance(pace, Days) else pace.base
    left, brought = [full] * len(table.places), list[float]()
    for entry in table.log:
        if entry.text == UNDO:
            left[entry.actor] -= brought.pop() + (entry.spent or 0.0)
        elif entry.text == TIMEOUT:
            left[entry.actor] = again(pace)
        elif entry.text not in MARKS:
            gain = _gain(pace, entry, left)
            brought.append(gain)
            if entry.spent is not None:
                left[entry.actor] += gain - entry.spent
    return tuple(left)


def _gain(pace: Pace, entry: Entry, left: list[float]) -> float:
    """What a move brings that passes the turn on: the increment, or all the hours of the next turn."""
    if entry.spent is None or entry.turn == entry.actor:
        return 0.0
    return pace.hours * HOUR - (left[entry.actor] - entry.spent) if isinstance(pace, Days) else pace.increment


def again(pace: Pace) -> float:
    """What somebody has who comes back after their time was over."""
    return pace.hours * HOUR if isinstance(pace, Days) else max(pace.increment, LEAST_LEFT)


def _began(table: Table) -> float:
    """Since when the time of the seat to move runs."""
    return table.log[-1].at if table.log else table.created


def spend(table: Table, seat: Seat, at: float, outages: Outages) -> float | None:
    """The time a seat has used when it acts now; refused if that is more than it had. None where no clock runs."""
    pace = table.setup.pace
    if pace is None or table.places[seat].bot is not None:
        return None
    spent = counted(pace, _began(table), at, outages)
    if running(table) == seat and spent > time_left(table, pace)[seat]:
        raise Refusal("not-now", "You have run out of time.")
    return round(spent, 3)


def time_out(at: float, outages: Outages) -> Change:
    """The time of the seat to move is over: a bot plays it until its person returns."""

    def change(table: Table) -> Table:
        pace, clock = table.setup.pace, clock_of(table, outages)
        if pace is None or clock is None or clock.running is None or clock.deadline is None or clock.deadline > at:
            raise Refusal("not-now", "Nobody has run out of time.")
        seat = clock.running
        table = marked(table, seat, TIMEOUT, at, clock.left[seat])
        place = replace(table.places[seat], away=True, bot=pace.then)
        return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))

    return change


def welcomed(table: Table, seat: Seat, at: float) -> Table:
    """Somebody is back at a table with clocks; on their own turn their time runs from now on."""
    return marked(table, seat, RETURN, at) if running(table) == seat else table


def marked(table: Table, seat: Seat, text: str, at: float, spent: float | None = None) -> Table:
    """The table with an entry that is no move."""
    return extend(table, [Entry(table.number + 1, seat, text, table.state.turn, at, spent=spent)])


def times_used(log: Iterable[Entry]) -> tuple[float | None, ...]:
    """The seconds each move that counts took; what was used for moves taken back is part of the next one."""
    times, carried = list[float | None](), defaultdict[Seat, float](float)
    for entry in log:
        if entry.text == UNDO:
            carried[entry.actor] += (times.pop() or 0.0) + (entry.spent or 0.0)
        elif entry.text not in MARKS:
            more = carried.pop(entry.actor, 0.0) if entry.actor != CHANCE and entry.spent is not None else 0.0
            times.append(None if entry.spent is None else round(entry.spent + more, 3))
    return tuple(times)
