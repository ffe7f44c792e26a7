"""A game as a record: how it was set up, who played, and every move, chance included."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from crownlands.game import OVER, AnyGame, AnyState, Options, Refused
from crownlands.records.pace import Pace


@dataclass(frozen=True)
class Record:
    """A whole game or the beginning of one; `states()` replays it."""

    game: AnyGame
    options: Options
    names: tuple[str, ...]
    moves: tuple[Any, ...] = ()
    pace: Pace | None = None
    """How much time the players had, if there was a clock."""
    times: tuple[float | None, ...] = ()
    """The seconds each move took, as far as a clock ran; there may be fewer of them than moves."""

    def __post_init__(self) -> None:
        check_names(self.names, self.options.players)

    def states(self) -> Iterator[AnyState]:
        """The state at the start and after each move."""
        state = self.game.start(self.options)
        yield state
        for move in self.moves:
            state = state.play(move)
            yield state

    def state_after(self, number: int) -> AnyState:
        """The state after so many moves."""
        if not 0 <= number <= len(self.moves):
            raise Refused(
                "The record has {moves} moves; there is no position after move {number}.",
                moves=len(self.moves),
                number=number,
            )
        state = self.game.start(self.options)
        for move in self.moves[:number]:
            state = state.play(move)
        return state

    def took(self, number: int) -> float | None:
        """The seconds the move of this number, counted from 1, took; None where no clock ran."""
        return self.times[number - 1] if number <= len(self.times) else None

    @property
    def last(self) -> AnyState:
        return self.state_after(len(self.moves))

    @property
    def finished(self) -> bool:
        return self.last.turn == OVER

    def then(self, move: Any) -> Record:
        return replace(self, moves=(*self.moves, move))


def check_names(names: tuple[str, ...], players: int) -> None:
    """A name for every seat, each on one line and without the mark that separates them."""
    if len(names) != players:
        raise Refused(
            "Names: {names}, players: {players}; expected one name for each player.",
            names=len(names),
            players=players,
        )
    for name in names:
        if not name.strip() or name != name.strip() or ";" in name or not name.isprintable():
            raise Refused("“{name}” cannot be a name; expected printable text without a semicolon.", name=name)
