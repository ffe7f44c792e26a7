"""Which time counts: worked out by hand for a few days in Budapest, two of them with a change of the clock."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownlands.records import Days, Live, Pace
from crownlands.server.table.hours import counted, reached

ZONE = "Europe/Budapest"
HOUR = 3600.0


def at(text: str) -> float:
    return datetime.fromisoformat(f"2026-{text}").replace(tzinfo=ZoneInfo(ZONE)).timestamp()


@pytest.mark.parametrize(
    ("rests", "start", "hours", "end"),
    [
        ((), "03-02 21:00", 24, "03-03 21:00"),
        (("nights",), "03-02 21:00", 1, "03-02 22:00"),
        (("nights",), "03-02 21:00", 2, "03-03 09:00"),
        (("nights",), "03-02 23:30", 1, "03-03 09:00"),
        (("nights",), "03-02 07:00", 14, "03-02 22:00"),
        (("weekends",), "03-06 23:00", 2, "03-09 01:00"),  # Friday to Monday
        (("weekends",), "03-07 12:00", 1, "03-09 01:00"),
        (("nights", "weekends"), "03-06 21:00", 2, "03-09 09:00"),
        (("weekends",), "03-27 12:00", 24, "03-30 12:00"),  # summer time begins on the Sunday between
        (("nights",), "03-28 21:00", 2, "03-29 09:00"),
        ((), "03-28 12:00", 24, "03-29 13:00"),  # a day of 23 hours
    ],
)
def test_time_ends_as_worked_out_by_hand(rests: tuple[str, ...], start: str, hours: float, end: str) -> None:
    pace = Days(24, rests, ZONE)
    assert reached(pace, at(start), hours * HOUR) == at(end)
    assert counted(pace, at(start), at(end)) == hours * HOUR


def test_an_outage_counts_for_nobody() -> None:
    pace = Live(600)
    outages = ((100.0, 130.0), (150.0, 160.0))
    assert counted(pace, 90.0, 170.0, outages) == 40.0
    assert counted(pace, 110.0, 155.0, outages) == 20.0
    assert counted(pace, 110.0, 120.0, outages) == 0.0
    assert reached(pace, 90.0, 30.0, outages) == 150.0
    assert reached(pace, 90.0, 31.0, outages) == 161.0
    assert reached(pace, 90.0, 31.0) == 121.0


def test_an_outage_at_night_gives_nothing_away() -> None:
    pace = Days(24, ("nights",), ZONE)
    night = ((at("03-02 23:00"), at("03-03 06:00")),)
    assert reached(pace, at("03-02 21:00"), 2 * HOUR, night) == at("03-03 09:00")
    over_morning = ((at("03-03 06:00"), at("03-03 10:00")),)
    assert reached(pace, at("03-02 21:00"), 2 * HOUR, over_morning) == at("03-03 11:00")


paces = st.sampled_from([Live(600), Days(24), Days(24, ("nights",), ZONE), Days(24, ("nights", "weekends"), "UTC")])
spans = st.lists(st.floats(0, 2e6), max_size=8, unique=True).map(sorted)


@given(pace=paces, start=st.floats(0, 1e6), seconds=st.floats(0, 1e6), edges=spans)
def test_counting_and_reaching_agree(pace: Pace, start: float, seconds: float, edges: list[float]) -> None:
    outages = tuple(zip(edges[::2], edges[1::2], strict=False))
    end = reached(pace, start, seconds, outages)
    assert end >= start
    assert counted(pace, start, end, outages) == pytest.approx(seconds, abs=1e-3)
