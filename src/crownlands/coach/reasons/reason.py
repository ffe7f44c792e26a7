"""A reason why one move is better than another: a sentence, and the two numbers it compares."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from crownlands.game import AnyState, Seat, Team, team_of
from crownlands.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """Its kind and its sentence; `better` is what the better move comes to, `worse` the other, as the board shows."""

    kind: str
    said: Sentence
    better: int
    worse: int


@dataclass(frozen=True)
class Case:
    """A decision and two of its moves; the states are those of the single game being played."""

    before: Any
    better: Any
    worse: Any
    names: tuple[str, ...] = ()

    @property
    def seat(self) -> Seat:
        seat: Seat = self.before.turn
        return seat

    @property
    def team(self) -> Team:
        return team_of(self.before, self.seat)

    def name(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def after(self) -> tuple[AnyState, AnyState]:
        """The states after the better move and after the other."""
        return self.before.play(self.better), self.before.play(self.worse)


Finder = Callable[[Case], Iterator[Reason]]
"""Finds reasons of its kinds, those that weigh most first."""
