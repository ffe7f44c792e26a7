"""A table as a value: how it was set up, who sits where, and the log that is the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from crownlands.game import CHANCE, OVER, AnyGame, AnyState, Options, Seat
from crownlands.records import Pace
from crownlands.rules.deeds import Deed, tell

UNDO = "undo"
TIMEOUT = "timeout"
RETURN = "return"
MARKS = (TIMEOUT, RETURN)
"""Entries that are no moves: somebody's time was over, somebody is back on their turn."""
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
    person: str | None = None
    """Whose seat it is on all their devices, if it belongs to a person with a key."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a move, an event of chance, an undo, or a mark."""

    number: int
    actor: Seat
    text: str
    turn: Seat
    """Whose turn it is afterwards."""
    at: float
    message: str | None = None
    """The client's id of the message that brought it."""
    told: Deed | None = field(default=None, compare=False)
    """What the move did; it is not stored, and missing where a table was read from storage."""
    spent: float | None = None
    """The seconds of the actor's clock it took, where one ran."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was decided when the table was made."""

    game: AnyGame
    options: Options
    public: bool
    spectators: bool
    hints: bool
    pace: Pace | None = None
    """None where nobody's time is counted."""
    rated: bool = False
    """Whether the game changes the ratings of those who play it."""
    imported: bool = False
    """Whether it goes on from a record, so that it counts for nobody."""


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
    earlier: tuple[AnyState, ...] = ()
    """Where the game stood before each move since chance last acted, which is as far as moves can be taken back."""
    undos: tuple[int, ...] = ()
    """How many moves each seat has taken back; empty if none has."""
    changes: int = 0
    """How often somebody has sat down, left or returned, or set up a rematch."""
    tells: bool = False
    """Whether somebody wants to be told of turns here."""

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
    """The table with more entries in its log, which are trusted. Moves that were taken back are not played."""
    added = tuple(entries)
    taken_back, kept = moves_that_count(added)
    table = _without(table, taken_back)
    told = dict[int, Deed]()
    state, earlier, played = table.state, list(table.earlier), list(table.played)
    for entry in kept:
        before, move = state, table.game.read(state, entry.text)
        state = before.play(move)
        played.append((entry.actor, move))
        earlier = [] if entry.actor == CHANCE else [*earlier, before]
        if table.log and entry.actor != CHANCE:  # news; of a table read from storage only what is asked for is told
            told[entry.number] = tell(before, move, state)
    undos = _counted(table, [entry.actor for entry in added if entry.text == UNDO])
    log = table.log + with_told(added, told)
    return replace(table, log=log, state=state, played=tuple(played), earlier=tuple(earlier), undos=undos)


def moves_that_count(entries: Iterable[Entry]) -> tuple[int, list[Entry]]:
    """How many moves from before these entries take back, and those of their own that still count."""
    before, kept = 0, list[Entry]()
    for entry in entries:
        if entry.text == UNDO:
            if kept:
                kept.pop()
            else:
                before += 1
        elif entry.text not in MARKS:
            kept.append(entry)
    return before, kept


def _without(table: Table, moves: int) -> Table:
    """The table before its last moves."""
    if not moves:
        return table
    return replace(table, state=table.earlier[-moves], earlier=table.earlier[:-moves], played=table.played[:-moves])


def _counted(table: Table, actors: list[Seat]) -> tuple[int, ...]:
    if not actors:
        return table.undos
    before = table.undos or (0,) * len(table.places)
    return tuple(count + actors.count(seat) for seat, count in enumerate(before))


def grown(table: Table, entry: Entry, move: Any, state: AnyState) -> Table:
    """The table with one move more, which leads to a state."""
    earlier = () if entry.actor == CHANCE else (*table.earlier, table.state)
    played = (*table.played, (entry.actor, move))
    return replace(table, log=(*table.log, entry), played=played, earlier=earlier, state=state)


def told_log(table: Table) -> tuple[Entry, ...]:
    """The log with what every move that counts did, found out by playing the game once more."""
    state, told = table.game.start(table.setup.options), dict[int, Deed]()
    for entry, (_, move) in zip(moves_that_count(table.log)[1], table.played, strict=True):
        after = state.play(move)
        if entry.actor != CHANCE:
            told[entry.number] = tell(state, move, after)
        state = after
    return with_told(table.log, told)


def with_told(entries: Iterable[Entry], told: Mapping[int, Deed]) -> tuple[Entry, ...]:
    return tuple(replace(entry, told=told[entry.number]) if entry.number in told else entry for entry in entries)
