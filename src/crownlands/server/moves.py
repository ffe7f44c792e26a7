"""What a move or an undo adds to a table's log. Nothing here stores or sends anything."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crownlands.game import CHANCE, Dice, Refused, Seat, deal, find_move
from crownlands.sentence import say
from crownlands.server.refusal import Outdated, Refusal, because
from crownlands.server.table import UNDO, Change, Entry, Table, extend


def decide_move(seat: Seat, seen: int, text: str, message: str | None, at: float, dice: Dice) -> Change:
    """A seat plays; whatever chance brings next is dealt in the same breath."""

    def decide(table: Table) -> Table:
        _check_turn(table, seat, seen)
        try:
            move = find_move(table.game, table.state, text)
        except Refused as reason:
            raise because(reason) from None
        return settle(_grow(table, seat, move, at, message), at, dice)

    return decide


def decide_undo(seat: Seat, seen: int, message: str, at: float) -> Change:
    """A seat takes its last move back, as long as nothing has happened since."""

    def decide(table: Table) -> Table:
        _check_seen(table, seen)
        if not may_undo(table, seat):
            raise Refusal("not-now", "There is no move of yours to take back since chance or another player came in.")
        return extend(table, [Entry(table.number + 1, seat, UNDO, seat, at, message)])

    return decide


def may_undo(table: Table, seat: Seat) -> bool:
    """The last move that counts is this seat's, and the game goes on."""
    return bool(table.played) and table.played[-1][0] == seat and table.status == "playing"


def settle(table: Table, at: float, dice: Dice) -> Table:
    """Deal whatever chance owes, so that a table at rest waits for a seat or is over."""
    while not table.open and table.state.turn == CHANCE:
        table = _grow(table, CHANCE, deal(table.state, dice), at, None)
    return table


def _grow(table: Table, actor: Seat, move: Any, at: float, message: str | None) -> Table:
    state = table.state.play(move)
    entry = Entry(table.number + 1, actor, str(move), state.turn, at, message)
    return replace(table, log=(*table.log, entry), played=(*table.played, (actor, move)), state=state)


def continue_record(table: Table, moves: tuple[Any, ...], at: float) -> Table:
    """The table with the moves of a record as its log."""
    for move in moves:
        table = _grow(table, table.state.turn, move, at, None)
    return table


def _check_turn(table: Table, seat: Seat, seen: int) -> None:
    _check_seen(table, seen)
    if table.status != "playing":
        raise Refusal(
            "not-now",
            "The table is {status}; a move needs a game that is being played.",
            status=say("over") if table.over else say("open"),
        )
    if table.state.turn != seat:
        raise Refusal(
            "not-your-turn",
            "It is the turn of seat {turn}, not of seat {seat}.",
            turn=table.state.turn + 1,
            seat=seat + 1,
        )


def _check_seen(table: Table, seen: int) -> None:
    if seen > table.number:
        raise Refusal(
            "refused", "The log has {entries} entries; {seen} cannot have been seen.", entries=table.number, seen=seen
        )
    if seen < table.number:
        raise Outdated
