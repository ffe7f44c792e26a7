"""Which time counts: all of it, or not the nights and weekends of a place, and never while the server was down."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from crownlands.records import Days, Pace

Span = tuple[float, float]
Outages = tuple[Span, ...]
"""When no server of the database was running, in order."""
MORNING, EVENING = time(8), time(22)
SATURDAY = 5
FOREVER = float("inf")


def counted(pace: Pace, start: float, end: float, outages: Outages = ()) -> float:
    """How many seconds between two moments count."""
    return sum(stop - begin for begin, stop in _spans(pace, start, end, outages))


def reached(pace: Pace, start: float, seconds: float, outages: Outages = ()) -> float:
    """The moment by which so many seconds have counted."""
    for begin, stop in _spans(pace, start, FOREVER, outages):
        if stop - begin >= seconds:
            return begin + max(0.0, seconds)
        seconds -= stop - begin
    raise AssertionError("there is always another day")


def _spans(pace: Pace, start: float, end: float, outages: Outages) -> Iterator[Span]:
    """What counts of the time between two moments, piece by piece."""
    for begin, stop in _open_hours(pace, start):
        if begin >= end:
            return
        yield from _without(outages, max(begin, start), min(stop, end))


def _open_hours(pace: Pace, start: float) -> Iterator[Span]:
    """When time counts at all, from the day of a moment on and for ever."""
    if not isinstance(pace, Days) or not pace.rests:
        yield start, FOREVER
        return
    zone = ZoneInfo(pace.zone)
    midnight = datetime.fromtimestamp(start, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    nights, weekends = ("nights" in pace.rests), ("weekends" in pace.rests)
    while True:
        tomorrow = midnight + timedelta(days=1)
        if not (weekends and midnight.weekday() >= SATURDAY):
            opening = datetime.combine(midnight, MORNING, zone) if nights else midnight
            closing = datetime.combine(midnight, EVENING, zone) if nights else tomorrow
            yield opening.timestamp(), closing.timestamp()
        midnight = tomorrow


def _without(outages: Outages, begin: float, stop: float) -> Iterator[Span]:
    for down, up in outages:
        if up > begin and down < stop:
            if down > begin:
                yield begin, down
            begin = up
    if begin < stop:
        yield begin, stop
