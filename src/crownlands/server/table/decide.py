"""What a move or an undo adds to a table's log. Nothing here stores or sends anything."""

from __future__ import annotations

from typing import Any

from crownlands.game import CHANCE, Dice, Refused, Seat, deal, find_move
from crownlands.rules.deeds import tell
from crownlands.server.table.access import Act, expect, expect_hands
from crownlands.server.table.clock import spend
from crownlands.server.table.hours import Outages
from crownlands.server.table.refusal import Outdated, Refusal, because
from crownlands.server.table.value import UNDO, Change, Entry, Table, extend, grown


def decide_move(
    seat: Seat,
    seen: int,
    text: str,
    message: str | None,
    at: float,
    dice: Dice,
    act: Act = Act.MOVE,
    outages: Outages = (),
) -> Change:
    """A seat plays, or a bot for it; what chance brings next is dealt in the same step."""

    def decide(table: Table) -> Table:
        expect_hands(table, seat, act)
        _check_seen(table, seen)
        expect(table, seat, act)
        try:
            move = find_move(table.game, table.state, text)
        except Refused as reason:
            raise because(reason) from None
        return settle(_grow(table, seat, move, at, message, spend(table, seat, at, outages)), at, dice)

    return decide


def decide_undo(seat: Seat, seen: int, message: str, at: float, outages: Outages = ()) -> Change:
    """A seat takes its last move back, as long as nothing has happened since."""

    def decide(table: Table) -> Table:
        expect_hands(table, seat, Act.UNDO)
        _check_seen(table, seen)
        expect(table, seat, Act.UNDO)
        spent = spend(table, seat, at, outages)
        return extend(table, [Entry(table.number + 1, seat, UNDO, seat, at, message, spent=spent)])

    return decide


def settle(table: Table, at: float, dice: Dice) -> Table:
    """Deal what chance owes, so that a table at rest waits for a seat or is over."""
    while not table.open and table.state.turn == CHANCE:
        table = _grow(table, CHANCE, deal(table.state, dice), at, None)
    return table


def _grow(table: Table, actor: Seat, move: Any, at: float, message: str | None, spent: float | None = None) -> Table:
    state = table.state.play(move)
    told = None if actor == CHANCE else tell(table.state, move, state)
    entry = Entry(table.number + 1, actor, str(move), state.turn, at, message, told, spent)
    return grown(table, entry, move, state)


def continue_record(table: Table, moves: tuple[Any, ...], at: float) -> Table:
    """The table with the moves of a record as its log."""
    for move in moves:
        table = _grow(table, table.state.turn, move, at, None)
    return table


def _check_seen(table: Table, seen: int) -> None:
    if seen > table.number:
        raise Refusal(
            "refused", "The log has {entries} entries; {seen} cannot have been seen.", entries=table.number, seen=seen
        )
    if seen < table.number:
        raise Outdated
