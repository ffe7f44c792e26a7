"""What each seat did in its last turn. It is kept beside a state so that it can be shown, and decides nothing."""

from __future__ import annotations

from typing import TypeVar

from crownlands.game import Seat

S = TypeVar("S")
M = TypeVar("M")


def remember(last: tuple[tuple[M, ...], ...], seat: Seat, move: M, *, begins: bool) -> tuple[tuple[M, ...], ...]:
    """The move added to its seat's turn; the one that begins a turn drops the turn before."""
    turns = [*last, *((),) * (seat + 1 - len(last))]
    turns[seat] = (move,) if begins else (*turns[seat], move)
    return tuple(turns)


def note(fresh: S, **noted: object) -> S:
    """A state just made, with what takes no part in comparing it; nobody else has seen it yet.

    `replace` would copy the whole state once more for every move, which search with the rules feels.
    """
    for name, value in noted.items():
        object.__setattr__(fresh, name, value)
    return fresh
