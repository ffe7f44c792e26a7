"""Everything a browser is told of a table, built here and nowhere else, from public facts alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NotRequired, cast

import orjson
from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from crownlands import rules
from crownlands.game import CHANCE, AnyGame, AnyState, Options, Seat, team_of
from crownlands.records import Days, Live, Pace
from crownlands.rules.deeds import Deed
from crownlands.rules.view import Colour, Turn, turn_view
from crownlands.server.house.presence import Presence
from crownlands.server.table.access import Act, may
from crownlands.server.table.clock import clock_of
from crownlands.server.table.hours import Outages
from crownlands.server.table.value import Entry, Kind, Place, Status, Table, told_log

Actor = int | Literal["chance"]
GameName = Literal["kingdomino", "queendomino", "duel"]
GameView = TypeAliasType("GameView", Annotated[rules.GameView, Field(discriminator="game")])
"""What a game shows; `game` tells which one it is."""


class PlaceShown(TypedDict):
    seat: int
    kind: Kind
    name: str


class SeatShown(PlaceShown):
    colour: Colour
    team: int
    bot: str | None
    away: bool
    left_at: float | None
    connected: bool
    thinking: bool
    hurried: bool


class MoveShown(TypedDict):
    """A legal move; `gain` is how many points the team's score changes by, if gains were asked for."""

    text: str
    gain: NotRequired[int]


class LivePace(TypedDict):
    """So many seconds for the game, and some more for every turn; whose time is over is played by a bot."""

    kind: Literal["live"]
    base: float
    increment: float
    then: str


class DaysPace(TypedDict):
    """So many hours for each turn; what rests does not count, by the time of a place."""

    kind: Literal["days"]
    hours: float
    rests: list[Literal["nights", "weekends"]]
    zone: str
    then: str


PaceShown = Annotated[LivePace | DaysPace, Field(discriminator="kind")]


class ClockShown(TypedDict):
    """The seconds everybody had left when the last move was made (null: a bot plays), and when the time of the seat
    to move is over."""

    left: list[float | None]
    running: int | None
    deadline: float | None


class EntryShown(TypedDict):
    """An entry of the log: a move with what it did, an event of chance, `undo`, `timeout` or `return`."""

    number: int
    actor: Actor
    text: str
    told: NotRequired[Deed]
    spent: NotRequired[float]


class TableFixed(TypedDict):
    """What never changes at a table."""

    table: str
    game: GameName
    title: str
    settings: dict[str, str]
    public: bool
    spectators: bool
    hints: bool
    rated: bool
    pace: PaceShown | None


class TableHead(TypedDict):
    """What is the same for all who look."""

    number: int
    status: Status
    seats: list[SeatShown]
    turn: Turn | None
    next: str | None
    clock: ClockShown | None


class TableState(TableFixed, TableHead):
    """A table as one connection sees it; written by `Snapshot.state`."""

    now: float
    patience: float
    offer_at: float | None
    since: int
    mine: list[int]
    host: bool
    moves: list[MoveShown]
    undo: list[int]
    log: list[EntryShown]
    view: GameView | None


def to_json(value: Any) -> str:
    return orjson.dumps(value).decode()


@dataclass(frozen=True, slots=True)
class Fixed:
    """What never changes at a table."""

    text: str
    colours: tuple[Colour, ...]


def show_fixed(table: Table) -> Fixed:
    setup = table.setup
    fixed: TableFixed = {
        "table": table.id,
        "game": game_name(setup.game),
        "title": setup.game.title,
        "settings": setup.options.settings(),
        "public": setup.public,
        "spectators": setup.spectators,
        "hints": setup.hints,
        "rated": setup.rated,
        "pace": show_pace(setup.pace),
    }
    return Fixed(to_json(fixed)[1:-1], seat_colours(setup.game, setup.options))


@dataclass(slots=True)
class Snapshot:
    """A table as JSON text, each part written once for all who look; made again when the table changes."""

    table: Table
    fixed: Fixed
    connected: frozenset[Seat]
    presence: Presence
    hurried: frozenset[Seat] = frozenset()
    outages: Outages = ()
    _parts: dict[str, str] = field(default_factory=dict)

    def state(self, mine: Collection[Seat], host: bool, since: int, gains: bool) -> str:
        """The fields of the message `state`, without braces. Only the seats of a connection see their moves."""
        table = self.table
        since = since if since <= table.number else 0
        moves = self._moves(gains) if any(may(table, seat, Act.MOVE) for seat in mine) else "[]"
        mine = sorted(mine)
        return (
            f'{self._part("head", self._head)},"now":{self.presence.now():.3f},"patience":{self.presence.patience:.3f},'
            f'"offer_at":{to_json(self.presence.offer_at(table))},'
            f'"since":{since},"mine":{to_json(mine)},"host":{to_json(host)},'
            f'"moves":{moves},"undo":{to_json([seat for seat in mine if may(table, seat, Act.UNDO)])},'
            f'"log":{self._log(since)},"view":{self._part("view", self._view)}'
        )

    def _log(self, since: int) -> str:
        """The log after an entry; what moves read from storage did is found out for those who have seen none."""
        if since == 0 and any(entry.told is None and entry.actor != CHANCE for entry in self.table.log):
            return self._part("log", lambda: to_json(show_log(told_log(self.table))))
        return to_json(show_log(self.table.log[since:]))

    def _part(self, name: str, make: Callable[[], str]) -> str:
        if name not in self._parts:
            self._parts[name] = make()
        return self._parts[name]

    def _head(self) -> str:
        table = self.table
        head: TableHead = {
            "number": table.number,
            "status": table.status,
            "seats": self._seats(),
            "turn": None if table.open else turn_view(table.state.turn),
            "next": table.following,
            "clock": show_clock(table, self.outages),
        }
        return f"{self.fixed.text},{to_json(head)[1:-1]}"

    def _seats(self) -> list[SeatShown]:
        return [self._seat(seat, place) for seat, place in enumerate(self.table.places)]

    def _seat(self, seat: Seat, place: Place) -> SeatShown:
        return {
            **show_place(seat, place),
            "colour": self.fixed.colours[seat],
            "team": team_of(self.table.state, seat),
            "bot": place.bot,
            "away": place.away,
            "left_at": self.presence.left_at(self.table, seat),
            "connected": seat in self.connected,
            "thinking": place.bot is not None and may(self.table, seat, Act.BOT_MOVE),
            "hurried": seat in self.hurried,
        }

    def _moves(self, gains: bool) -> str:
        name = "gains" if gains else "moves"
        return self._part(name, lambda: to_json(show_moves(self.table.state, gains=gains)))

    def _view(self) -> str:
        return to_json(None if self.table.open else self.table.state.view())


def game_name(game: AnyGame) -> GameName:
    return cast("GameName", game.name)


def show_actor(actor: Seat) -> Actor:
    return "chance" if actor == CHANCE else actor


def show_log(entries: Iterable[Entry]) -> list[EntryShown]:
    return [_show_entry(entry) for entry in entries]


def _show_entry(entry: Entry) -> EntryShown:
    shown: EntryShown = {"number": entry.number, "actor": show_actor(entry.actor), "text": entry.text}
    if entry.told:
        shown["told"] = entry.told
    if entry.spent is not None:
        shown["spent"] = entry.spent
    return shown


def show_pace(pace: Pace | None) -> PaceShown | None:
    match pace:
        case Live(base, increment, then):
            return {"kind": "live", "base": base, "increment": increment, "then": then}
        case Days(hours, rests, zone, then):
            names = cast("list[Literal['nights', 'weekends']]", list(rests))
            return {"kind": "days", "hours": hours, "rests": names, "zone": zone, "then": then}
    return None


def show_clock(table: Table, outages: Outages) -> ClockShown | None:
    """The clocks once the game has begun."""
    clock = None if table.open else clock_of(table, outages)
    if clock is None:
        return None
    seats = zip(clock.left, table.places, strict=True)
    left = [None if place.bot is not None else round(max(0.0, seconds), 3) for seconds, place in seats]
    return {"left": left, "running": clock.running, "deadline": clock.deadline}


def seat_colours(game: AnyGame, options: Options) -> tuple[Colour, ...]:
    return tuple(seat["colour"] for seat in game.start(options).view()["seats"])


def show_place(seat: Seat, place: Place) -> PlaceShown:
    return {"seat": seat, "kind": place.kind, "name": place.name}


def show_moves(state: AnyState, *, gains: bool) -> list[MoveShown]:
    if not gains:
        return [{"text": str(move)} for move in state.moves()]
    return [{"text": str(move), "gain": gain} for move, gain in zip(state.moves(), state.gains(), strict=True)]
