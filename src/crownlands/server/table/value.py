"""A table as a value: how it was set up, who sits where, and the log that is the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from crownlands.game import OVER, AnyGame, AnyState, Options, Seat
from crownlands.records import Record

UNDO = "undo"
Kind = Literal["person", "bot", "open"]
Status = Literal["open", "playing", "over"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"


@dataclass(frozen=True, slots=True)
class Place:
    """A seat and who has it. A person's seat with a bot is played by the bot until the person returns."""

    kind: Kind
    name: str = ""
    bot: str | None = None
    away: bool = False
    token: str | None = None
    """The digest of the seat's secret."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a move, an event of chance, or an undo."""

    number: int
    actor: Seat
    text: str
    turn: Seat
    """Whose turn it is afterwards."""
    at: float
    message: str | None = None
    """The client's id of the message that brought it."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was decided when the table was made."""

    game: AnyGame
    options: Options
    public: bool
    spectators: bool
    hints: bool


@dataclass(frozen=True, slots=True)
class Table:
    id: str
    setup: Setup
    host: str
    invite: str
    """The digests of the host's secret and of the invitation."""
    created: float
    places: tuple[Place, ...]
    state: AnyState
    following: str | None = None
    """The table of the rematch."""
    log: tuple[Entry, ...] = ()
    played: tuple[tuple[Seat, Any], ...] = ()
    """The moves that still count, with who made them."""
    changes: int = 0
    """How often somebody has sat down, left or returned, or set up a rematch."""

    @property
    def number(self) -> int:
        return len(self.log)

    @property
    def game(self) -> AnyGame:
        return self.setup.game

    @property
    def open(self) -> bool:
        """Whether a seat is free; with the last one taken the game starts."""
        return OPEN in [place.kind for place in self.places]

    @property
    def over(self) -> bool:
        return not self.open and self.state.turn == OVER

    @property
    def status(self) -> Status:
        return "open" if self.open else "over" if self.state.turn == OVER else "playing"

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose turn it is, if one is to move."""
        seat = self.state.turn
        return self.places[seat].bot if not self.open and seat >= 0 else None


Change = Callable[[Table], Table]
"""A table before and the table afterwards; refuses what cannot be done."""

Rematch = Callable[[Table], tuple[Table, Table]]
"""A table before; the table afterwards, which names the new one, and the new one."""


def new_table(
    key: str,
    setup: Setup,
    host: str,
    invite: str,
    created: float,
    places: tuple[Place, ...],
) -> Table:
    """A table with an empty log."""
    return Table(key, setup, host, invite, created, places, setup.game.start(setup.options))


def extend(table: Table, entries: Iterable[Entry]) -> Table:
    """The table with more entries in its log, which are trusted."""
    for entry in entries:
        table = _undone(table) if entry.text == UNDO else _moved(table, entry)
        table = replace(table, log=(*table.log, entry))
    return table


def _moved(table: Table, entry: Entry) -> Table:
    move = table.game.read(table.state, entry.text)
    return replace(table, state=table.state.play(move), played=(*table.played, (entry.actor, move)))


def _undone(table: Table) -> Table:
    played = table.played[:-1]
    state: AnyState = table.game.start(table.setup.options)
    for _, move in played:
        state = state.play(move)
    return replace(table, state=state, played=played)


def record_of(table: Table) -> Record:
    """The game as a record: only the moves that count."""
    names = tuple(place.name or f"Seat {seat}" for seat, place in enumerate(table.places, 1))
    return Record(table.game, table.setup.options, names, tuple(move for _, move in table.played))
