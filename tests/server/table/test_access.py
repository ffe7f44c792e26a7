"""Who may do what at a table: every act asked in every situation."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.server.tables import finished, moved, new

from crownlands.server.table.access import (
    Act,
    Caller,
    caller_with,
    expect,
    expect_host,
    expect_join,
    expect_look,
    expect_player,
    expect_stand_in,
    may,
    own_seat,
    seat_to_leave,
)
from crownlands.server.table.decide import decide_move
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.seating import come_back, leave, stand_in
from crownlands.server.table.value import Table

NOBODY = Caller(frozenset())


def acts(table: Table, seat: int) -> set[str]:
    return {act.name.lower() for act in Act if may(table, seat, act)}


def test_the_seat_whose_turn_it_is_moves_and_may_ask() -> None:
    table = new("me", "me").table
    turn = table.state.turn
    assert acts(table, turn) == {"move", "leave", "stand_in", "return"}
    assert acts(table, 1 - turn) == {"leave", "stand_in", "return"}


def test_hints_are_for_who_plays_against_bots() -> None:
    people = new("me", "me").table
    turn = people.state.turn
    bot = replace(people.places[1 - turn], kind="bot", bot="easy")
    alone = replace(
        people, places=tuple(bot if seat == 1 - turn else place for seat, place in enumerate(people.places))
    )
    assert "hint" in acts(alone, turn)
    assert "hint" not in acts(people, turn)
    assert "hint" not in acts(replace(alone, setup=replace(alone.setup, hints=False)), turn)


def test_a_move_is_taken_back_by_the_one_who_made_it() -> None:
    before = new("me", "me").table
    table = moved(before)
    assert {seat for seat in (0, 1) if may(table, seat, Act.UNDO)} == {before.state.turn}


def test_nobody_moves_before_the_start_or_after_the_end() -> None:
    assert acts(new("me", "open").table, 0) == {"leave", "return"}
    assert acts(new("me", "open").table, 1) == set()
    over = finished(new("me", "me").table)
    assert acts(over, 0) == acts(over, 1) == {"return"}


def test_a_bot_moves_only_for_its_own_seat() -> None:
    table = new("bot", "bot").table
    turn = table.state.turn
    assert acts(table, turn) == {"bot_move"}
    assert acts(table, 1 - turn) == set()


def test_a_seat_left_to_a_bot_is_the_bots_until_the_person_returns() -> None:
    table = new("me", "me").table
    turn = table.state.turn
    left = leave(turn, "random")(table)
    assert acts(left, turn) == {"bot_move", "leave", "return"}
    assert "undo" not in acts(moved(left), turn)
    assert acts(come_back(turn, 1.0)(left), turn) == acts(table, turn)


def test_a_bot_that_thought_too_long_does_not_move_for_the_person_who_is_back() -> None:
    table = new("me", "me").table
    turn = table.state.turn
    thought = decide_move(turn, table.number, str(table.state.moves()[0]), None, 1.0, random.Random(2), Act.BOT_MOVE)
    thought(leave(turn, "random")(table))
    with pytest.raises(Refusal, match=f"No bot plays for seat {turn + 1} any more"):
        thought(come_back(turn, 1.0)(leave(turn, "random")(table)))


@pytest.mark.parametrize("act", list(Act))
def test_what_may_not_be_done_is_refused_with_a_reason(act: Act) -> None:
    open_seat = new("me", "open").table
    assert not may(open_seat, 1, act)
    with pytest.raises(Refusal):
        expect(open_seat, 1, act)


def test_secrets_open_what_they_are_for() -> None:
    made = new("me", "me", public=False)
    table, token = made.table, made.tokens[1]
    player, host, guest = caller_with(token), caller_with(made.host), caller_with(made.invite)
    assert player.seats(table) == {1}
    assert own_seat(table, player) == own_seat(table, player, 1) == 1
    for caller in (player, host, guest):
        expect_look(table, caller)
    expect_player(table, player)
    expect_player(table, host)
    expect_host(table, host)
    expect_join(table, guest)
    assert seat_to_leave(table, player, None) == 1


def test_what_secrets_do_not_open() -> None:
    made = new("me", "me", public=False, spectators=False)
    table = made.table
    player, host, guest = caller_with(made.tokens[1]), caller_with(made.host), caller_with(made.invite)
    with pytest.raises(Refusal, match="no spectators"):
        expect_look(table, guest)
    with pytest.raises(Refusal, match="by its link"):
        expect_look(table, NOBODY)
    with pytest.raises(Refusal, match="joined by its link"):
        expect_join(table, player)
    with pytest.raises(Refusal, match="host's secret"):
        expect_host(table, player)
    with pytest.raises(Refusal, match="token of a seat"):
        expect_player(table, guest)
    with pytest.raises(Refusal, match="token of a seat"):
        own_seat(table, host)
    with pytest.raises(Refusal, match="token of that seat"):
        own_seat(table, player, 0)
    with pytest.raises(Refusal, match="Only the host"):
        seat_to_leave(table, player, 0)
    with pytest.raises(Refusal, match="has started"):
        seat_to_leave(table, host, 0)
    expect_look(new("me", "me").table, NOBODY)


def test_the_host_removes_somebody_before_the_start_only() -> None:
    made = new("me", "me", "open")
    assert seat_to_leave(made.table, caller_with(made.host), 0) == 0


def test_a_seat_that_was_left_waits_for_its_person_to_return() -> None:
    table = new("me", "me").table
    turn = table.state.turn
    left = leave(turn, None)(table)
    assert acts(left, turn) == {"leave", "stand_in", "return"}
    with pytest.raises(Refusal, match="You have left this seat"):
        expect(left, turn, Act.MOVE)


PATIENCE = 120.0


def test_a_bot_stands_in_for_somebody_absent_and_for_nobody_else() -> None:
    made = new("me", "me")
    table, player, host = made.table, caller_with(made.tokens[0]), caller_with(made.host)
    for gone in (None, 0.0, PATIENCE - 1):
        for caller in (player, host):
            with pytest.raises(Refusal, match=r"Seat 2 is not absent; .* 120 s"):
                expect_stand_in(table, caller, 1, gone, PATIENCE)
    for caller in (player, host):
        expect_stand_in(table, caller, 1, PATIENCE, PATIENCE)
        expect_stand_in(leave(1, None)(table), caller, 1, None, PATIENCE)
    with pytest.raises(Refusal, match="token of a seat"):
        expect_stand_in(table, caller_with(made.invite), 1, PATIENCE, PATIENCE)


def test_one_bot_stands_in_during_the_game_until_the_person_is_back() -> None:
    made = new("me", "me")
    turn, player = made.table.state.turn, caller_with(made.tokens[0])
    table = stand_in(turn, "random")(made.table)
    assert acts(table, turn) == {"bot_move", "leave", "return"}
    with pytest.raises(Refusal, match=r"already plays for seat \d"):
        expect_stand_in(table, player, turn, PATIENCE, PATIENCE)
    assert "move" in acts(come_back(turn, 1.0)(table), turn)
    for other, seat in ((new("me", "open"), 1), (new("me", "bot"), 1), (new("me", "me"), 9)):
        with pytest.raises(Refusal):
            expect_stand_in(other.table, caller_with(other.host), seat, PATIENCE, PATIENCE)
