"""How a game is drawn: what every game's drawing offers, and which games have one of their own.

A game without its own drawing is played through the one for any game: what `view` shows, the scores and the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from rich.text import Text

from crownlands.cli.screen.grids import PLAIN, Look
from crownlands.game import AnyState, Options, gain

T = TypeVar("T")


class Choice(NamedTuple):
    """A move as it is offered: what to type for it, and the points it brings."""

    label: str
    move: Any
    gain: int


class Event(NamedTuple):
    """A move and the state it was played in."""

    state: AnyState
    move: Any


@dataclass(frozen=True)
class Scene:
    """Everything a drawing needs: the position, the names of the seats, the moves on offer, the room there is."""

    state: AnyState
    names: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    look: Look = PLAIN
    width: int = 80
    title: str = ""

    @cached_property
    def view(self) -> Mapping[str, Any]:
        return self.state.view()

    def table(self, kind: type[T]) -> T:
        """The single game being played, which is of this kind."""
        current = self.state.current
        assert isinstance(current, kind)
        return current


@dataclass(frozen=True)
class Drawing:
    """One game's way onto the screen."""

    board: Callable[[Scene], list[Text]]
    """The position."""
    offers: Callable[[Scene, int | None], list[Text]]
    """The moves on offer, in at most so many lines."""
    question: Callable[[Scene], str]
    """What the seat whose turn it is has to decide, in a few words."""
    tell: Callable[[Sequence[Event], tuple[str, ...]], list[str]]
    """What happened: one move of a seat, or a run of chance."""
    label: Callable[[Any, int], str]
    """What to type for a move, given its place in the list of moves sorted by gain."""
    expand: Callable[[AnyState, str], str]
    """A move typed in short, in full notation; anything else as it is."""
    help: str = ""
    """How the moves are typed, for the help at the prompt."""


def ranked(state: AnyState, label: Callable[[Any, int], str]) -> tuple[Choice, ...]:
    """The moves a seat has, those that bring most first."""
    table = state.current
    gains = [(move, gain(table, move)) for move in table.moves()]
    ordered = sorted(gains, key=lambda pair: -pair[1])
    return tuple(Choice(label(move, place), move, points) for place, (move, points) in enumerate(ordered, 1))


def title_of(game: str, options: Options) -> str:
    """The game and how it was set up: `Kingdomino, german edition, harmony`."""
    words = [game]
    for name, value in options.settings().items():
        if name == "edition":
            words.append(f"{value} edition")
        elif name != "players":
            words.append(name if value == "yes" else f"no {name}" if value == "no" else f"{name} {value}")
    return ", ".join(words)


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def drawing_of(game: str) -> Drawing:
    """The drawing of a game by its name. A game with one of its own is one line here."""
    from crownlands.cli.screen import any_game, duel, kingdomino, queendomino

    drawings = {
        "kingdomino": kingdomino.DRAWING,
        "queendomino": queendomino.DRAWING,
        "duel": duel.DRAWING,
    }
    return drawings.get(game, any_game.DRAWING)
