"""The clocks of a table, from its log: what a move costs and brings, and what happens when time is over."""

from __future__ import annotations

import random

import pytest
from tests.server.tables import new

from crownlands.records import Days, Live, Pace, read_record, write_record
from crownlands.server.table.access import Act, caller_with, expect_stand_in
from crownlands.server.table.clock import clock_of, time_out
from crownlands.server.table.decide import decide_move, decide_undo
from crownlands.server.table.hours import Outages
from crownlands.server.table.recording import record_of
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.seating import come_back, leave
from crownlands.server.table.value import RETURN, TIMEOUT, Table

DICE = random.Random(3)


def timed(pace: Pace) -> Table:
    return new("me", "me", pace=pace).table


def played(table: Table, at: float, outages: Outages = ()) -> Table:
    act = Act.MOVE if table.bot_to_move is None else Act.BOT_MOVE
    text = str(table.state.moves()[0])
    return decide_move(table.state.turn, table.number, text, None, at, DICE, act, outages)(table)


def left(table: Table) -> list[float]:
    clock = clock_of(table)
    assert clock is not None
    return list(clock.left)


def test_a_move_costs_its_time_and_brings_the_increment() -> None:
    table = timed(Live(100, 5))
    first = table.state.turn
    table = played(table, 1030.0)
    assert table.state.turn == 1 - first
    assert left(table)[first] == 75.0
    assert left(table)[1 - first] == 100.0
    clock = clock_of(table)
    assert clock is not None
    assert (clock.running, clock.deadline) == (1 - first, 1130.0)


def test_a_turn_of_two_moves_brings_one_increment() -> None:
    table = timed(Live(100, 5))
    while not str(table.state.moves()[0]).startswith("lay"):
        table = played(table, 1000.0)
    seat, before = table.state.turn, left(table)
    table = played(table, 1010.0)
    assert table.state.turn == seat
    assert left(table)[seat] == before[seat] - 10
    table = played(table, 1012.0)
    assert left(table)[seat] == before[seat] - 12 + 5


def test_over_days_every_turn_has_all_its_hours() -> None:
    table = timed(Days(2))
    first = table.state.turn
    table = played(table, 1000.0 + 3600)
    assert left(table) == [7200.0, 7200.0]
    clock = clock_of(table)
    assert clock is not None
    assert (clock.running, clock.deadline) == (1 - first, 1000.0 + 3600 + 7200)


@pytest.mark.parametrize("pace", [Live(100, 5), Days(1)])
def test_what_is_taken_back_brings_nothing(pace: Pace) -> None:
    table = timed(pace)
    seat, before = table.state.turn, left(table)
    table = played(table, 1010.0)
    table = decide_undo(seat, table.number, "u", 1013.0)(table)
    assert left(table)[seat] == pytest.approx(before[seat] - 13)
    assert left(table)[1 - seat] == before[1 - seat]
    table = played(table, 1014.0)
    assert record_of(table).times[-1] == 14.0


def test_an_outage_is_not_charged() -> None:
    table = timed(Live(100))
    seat = table.state.turn
    assert left(played(table, 1300.0, ((1010.0, 1290.0),)))[seat] == 80.0


def test_nobody_moves_when_their_time_is_over() -> None:
    table = timed(Live(100))
    with pytest.raises(Refusal, match="You have run out of time"):
        played(table, 1100.5)
    assert played(table, 1100.0).number > table.number


def test_time_over_hands_the_seat_to_the_bot_of_the_pace() -> None:
    table = timed(Live(100, 5, "absent"))
    seat = table.state.turn
    with pytest.raises(Refusal, match="Nobody has run out of time"):
        time_out(1099.0, ())(table)
    with pytest.raises(Refusal, match="Nobody has run out of time"):
        time_out(1150.0, ((1020.0, 1090.0),))(table)
    after = time_out(1100.5, ())(table)
    assert (after.log[-1].text, after.log[-1].actor, after.log[-1].turn) == (TIMEOUT, seat, seat)
    assert (after.places[seat].bot, after.places[seat].away) == ("absent", True)
    assert after.state == table.state
    with pytest.raises(Refusal, match="Nobody has run out of time"):
        time_out(1200.0, ())(after)
    clock = clock_of(after)
    assert clock is not None
    assert clock.deadline is None


def test_who_comes_back_has_time_again() -> None:
    table = timed(Live(100, 5))
    seat = table.state.turn
    table = time_out(1101.0, ())(table)
    back = come_back(seat, 1150.0)(table)
    assert back.log[-1].text == RETURN
    assert left(back)[seat] == 30.0
    clock = clock_of(back)
    assert clock is not None
    assert clock.deadline == 1180.0
    moved = played(back, 1160.0)
    assert left(moved)[seat] == 25.0
    elsewhere = come_back(seat, 1160.0)(played(table, 1155.0))
    assert elsewhere.log[-1].text != RETURN


def test_a_bot_uses_nobodys_time() -> None:
    table = timed(Live(100, 5))
    seat = table.state.turn
    table = played(leave(seat, "greedy")(table), 1090.0)
    assert left(table)[seat] == 100.0
    assert table.log[-1].spent is None


def test_with_clocks_a_bot_stands_in_only_for_who_has_left() -> None:
    made = new("me", "me", pace=Days(24))
    table, caller = made.table, caller_with(made.tokens[0])
    with pytest.raises(Refusal, match="has time left"):
        expect_stand_in(table, caller, 1, gone=9999.0, patience=120.0)
    expect_stand_in(leave(1, None)(table), caller, 1, gone=9999.0, patience=120.0)


def test_the_record_of_a_timed_game_can_be_read() -> None:
    table = timed(Live(1000, 5))
    now = 1000.0
    table = time_out(2001.0, ())(table)
    table = come_back(table.state.turn, 2001.0)(table)
    now = 2001.0
    while not table.over:
        now += 1.5
        table = played(table, now)
    record = record_of(table)
    assert record.pace == Live(1000, 5)
    assert {time for time in record.times if time} == {1.5}
    assert read_record(write_record(record)) == record
