"""A position of a record as a table shows it, with every seat one's own: for lessons, puzzles and analysis.

Nothing here is stored, and nothing is known of any table: what is not in the record is not told.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from typing import cast

from typing_extensions import TypedDict

from crownlands.coach.prospects import Prospect
from crownlands.game import CHANCE, OVER, Dice, Refused, Seat, deal, find_move
from crownlands.records import Record
from crownlands.server.house.presence import Presence
from crownlands.server.house.snapshot import Snapshot, TableState, show_fixed
from crownlands.server.table.decide import continue_record
from crownlands.server.table.refusal import Refusal, Told, because, told
from crownlands.server.table.value import PERSON, Place, Setup, Table, new_table

STUDY = "study"
"""What stands where a state names its table: no address of one looks like this."""


class ProspectShown(TypedDict):
    """A move with those that follow it in the turn: the lead and the chance to win to expect, each with how far it may
    be off, the points given away against the best, and why the best is better (of the best: than the next)."""

    move: str
    turn: list[str]
    lead: float
    lead_off: float
    chance: float
    chance_off: float
    lost: float
    exact: bool
    reasons: list[Told]


class Prospects(TypedDict):
    """The best moves of the seat to move after so many moves of a record, the best first."""

    number: int
    seat: int
    moves: list[ProspectShown]


class Studied(TypedDict):
    """A position, and the record that leads to it."""

    record: str
    state: TableState


def study_state(record: Record, number: int | None = None, seats: Collection[Seat] | None = None) -> str:
    """The position after so many moves of a record, the last unless said, as the JSON of a `TableState`.

    It is what the socket sends of a table, with the whole log. The seats given here, all unless said, are `mine`: while
    one of them is to move there are its legal moves with their gains. Where chance is to act, `turn` is `"chance"`, and
    `dealt` lets it. The record is played through, so call this off the event loop.
    """
    record = cut(record, number)
    table = continue_record(_table(record), record.moves, 0.0)
    everybody = frozenset(range(len(record.names)))
    mine = everybody if seats is None else everybody & frozenset(seats)
    shown = Snapshot(table, show_fixed(table), everybody, Presence(now=lambda: 0.0))
    return f"{{{shown.state(mine, host=False, since=0, gains=True)}}}"


def expect_decision(record: Record) -> Seat:
    """Who is to move where a record ends; refused where nobody is."""
    seat = record.last.turn
    if seat < 0:
        raise Refusal("not-now", "Nobody is to move in this position; there is nothing to advise.")
    return seat


def show_prospect(prospect: Prospect) -> ProspectShown:
    return cast("ProspectShown", {**asdict(prospect), "reasons": [told(reason.said) for reason in prospect.reasons]})


def _table(record: Record) -> Table:
    setup = Setup(record.game, record.options, public=False, spectators=False, hints=False, imported=True)
    return new_table(STUDY, setup, "", "", 0.0, tuple(Place(PERSON, name) for name in record.names))


def cut(record: Record, number: int | None) -> Record:
    """The record up to a position, with the times of its moves."""
    if number is None:
        return record
    if number > len(record.moves):
        raise no_position(record, number)
    return replace(record, moves=record.moves[:number], times=record.times[:number])


def no_position(record: Record, number: int) -> Refusal:
    last = len(record.moves)
    return Refusal("refused", "The record has positions 0 to {last}; there is no {start}.", last=last, start=number)


def continued(record: Record, texts: Sequence[str]) -> Record:
    """The record with more moves, each of them legal: those of any seat, and what chance is to bring."""
    state, moves = record.last, list(record.moves)
    for text in texts:
        try:
            moves.append(find_move(record.game, state, text))
        except Refused as reason:
            raise because(reason) from None
        state = state.play(moves[-1])
    return replace(record, moves=tuple(moves))


def dealt(record: Record, dice: Dice) -> Record:
    """The record with what chance owes."""
    state, moves = record.last, list(record.moves)
    if state.turn == OVER:
        raise Refusal("not-now", "The game is over.")
    if state.turn != CHANCE:
        raise Refusal("not-now", "It is a player's turn; there is nothing to deal.")
    while state.turn == CHANCE:
        moves.append(deal(state, dice))
        state = state.play(moves[-1])
    return replace(record, moves=tuple(moves))
