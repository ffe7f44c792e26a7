"""A table as a value: moves taken back, and what a log costs."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from tests.server.tables import finished, moved, new

from crownlands.game import AnyState
from crownlands.server.storage.rows import move_rows, read_table, seat_rows, table_row
from crownlands.server.table.access import MOST_UNDOS, Act, may
from crownlands.server.table.decide import decide_undo
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.value import UNDO, Entry, Table, extend, told_log


def undone(table: Table) -> Table:
    return decide_undo(table.played[-1][0], table.number, "back", 1002.0)(table)


def reloaded(table: Table) -> Table:
    return read_table(table_row(table), seat_rows(table), move_rows(table.id, table.log))


def test_a_move_taken_back_leaves_the_state_before_it() -> None:
    start = new("me", "me").table
    once = moved(start)
    twice = moved(once)
    back = undone(twice)
    assert (back.state, back.played) == (once.state, once.played)
    assert back.number == twice.number + 1
    again = undone(back)
    assert (again.state, again.played, sum(again.undos)) == (start.state, start.played, 2)
    assert reloaded(again) == again
    assert extend(start, again.log[start.number :]) == again
    assert extend(once, again.log[once.number :]) == again


def test_earlier_states_are_kept_only_as_far_as_moves_can_be_taken_back() -> None:
    table = new("me", "me").table
    while not table.over:
        table = moved(table)
        since_chance = 0
        for seat, _ in reversed(table.played):
            if seat < 0:
                break
            since_chance += 1
        assert len(table.earlier) == since_chance


def test_a_seat_takes_back_so_many_moves_and_no_more() -> None:
    table = moved(new("me", "me").table)
    seat = table.played[-1][0]
    for _ in range(MOST_UNDOS):
        assert may(table, seat, Act.UNDO)
        table = moved(undone(table))
    assert not may(table, seat, Act.UNDO)
    with pytest.raises(Refusal, match=f"taken back {MOST_UNDOS} moves"):
        undone(table)
    other = moved(table)
    assert may(other, 1 - seat, Act.UNDO), "the others have their own"
    assert not may(reloaded(table), seat, Act.UNDO)


def clicked(table: Table, times: int) -> list[Entry]:
    """A log in which somebody plays and takes back again and again."""
    turn, text = table.state.turn, str(table.state.moves()[0])
    entries: list[Entry] = []
    for _ in range(times):
        for what in (text, UNDO):
            entries.append(Entry(table.number + len(entries) + 1, turn, what, turn, 1001.0, None))
    return entries


def test_loading_plays_the_moves_that_count_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new("me", "me").table
    long = extend(table, clicked(table, 5000))
    plays = 0
    play = type(table.state).play

    def counted(state: AnyState, move: object) -> AnyState:
        nonlocal plays
        plays += 1
        return play(state, move)

    monkeypatch.setattr(type(table.state), "play", counted)
    began = time.perf_counter()
    assert reloaded(long) == long
    assert plays == len(table.played)
    assert time.perf_counter() - began < 5
    assert replace(long, log=(), undos=()) == replace(table, log=())


def test_a_whole_game_comes_back() -> None:
    table = finished(new("me", "me").table)
    assert reloaded(table) == table


def test_what_moves_did_is_found_out_again_after_a_restart() -> None:
    table = finished(new("me", "me").table)
    back = reloaded(table)
    assert all(entry.told is None for entry in back.log)
    told = [entry.told for entry in told_log(back)]
    assert told == [entry.told for entry in table.log]
    assert sum(facts.get("gain", 0) for facts in told if facts) == sum(sheet.total for sheet in table.state.scores())


def test_news_of_a_table_that_is_known_are_told() -> None:
    start = moved(new("me", "me").table)
    table = moved(moved(start))
    assert [entry.told for entry in extend(start, table.log[start.number :]).log] == [entry.told for entry in table.log]
