"""What each seat did in its last turn. It is kept beside a state so that it can be shown, and decides nothing."""

from __future__ import annotations

from typing import TypeVar

from crownlands.game import Seat

M = TypeVar("M")


def remember(last: tuple[tuple[M, ...], ...], seat: Seat, move: M, *, begins: bool) -> tuple[tuple[M, ...], ...]:
    """The move added to its seat's turn; the one that begins a turn drops the turn before."""
    turns = [*last, *((),) * (seat + 1 - len(last))]
    turns[seat] = (move,) if begins else (*turns[seat], move)
    return tuple(turns)
