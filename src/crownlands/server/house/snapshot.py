"""Everything a browser is told of a table, built here and nowhere else, from public facts alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from crownlands.game import CHANCE, OVER, AnyGame, AnyState, Options, Seat, team_of
from crownlands.server.table.access import Act, may
from crownlands.server.table.value import Entry, Place, Table


def to_json(value: Any) -> str:
    return orjson.dumps(value).decode()


@dataclass(frozen=True, slots=True)
class Fixed:
    """What never changes at a table."""

    text: str
    colours: tuple[str, ...]


def show_fixed(table: Table) -> Fixed:
    setup = table.setup
    fixed = {
        "table": table.id,
        "game": setup.game.name,
        "title": setup.game.title,
        "settings": setup.options.settings(),
        "public": setup.public,
        "spectators": setup.spectators,
        "hints": setup.hints,
    }
    return Fixed(to_json(fixed)[1:-1], seat_colours(setup.game, setup.options))


@dataclass(slots=True)
class Snapshot:
    """A table as JSON text, each part written once for all who look; made again when the table changes."""

    table: Table
    fixed: Fixed
    connected: frozenset[Seat]
    _parts: dict[str, str] = field(default_factory=dict)

    def state(self, mine: Collection[Seat], host: bool, since: int, gains: bool) -> str:
        """The fields of the message `state`, without braces. Only the seats of a connection see their moves."""
        table = self.table
        since = since if since <= table.number else 0
        moving = any(may(table, seat, Act.MOVE) for seat in mine)
        moves = self._part("gains" if gains else "moves", lambda: _moves(table, gains)) if moving else "[]"
        mine = sorted(mine)
        return (
            f'{self._part("head", self._head)},"since":{since},"mine":{to_json(mine)},"host":{to_json(host)},'
            f'"moves":{moves},"undo":{to_json([seat for seat in mine if may(table, seat, Act.UNDO)])},'
            f'"log":{to_json(show_log(table.log[since:]))},"view":{self._part("view", self._view)}'
        )

    def _part(self, name: str, make: Any) -> str:
        if name not in self._parts:
            self._parts[name] = make()
        return self._parts[name]

    def _head(self) -> str:
        table = self.table
        head = {
            "number": table.number,
            "status": table.status,
            "seats": show_seats(table, self.fixed.colours, self.connected),
            "turn": None if table.open else show_turn(table.state),
            "next": table.following,
        }
        return f"{self.fixed.text},{to_json(head)[1:-1]}"

    def _view(self) -> str:
        return to_json(None if self.table.open else self.table.state.view())


def show_turn(state: AnyState) -> int | str:
    return {CHANCE: "chance", OVER: "over"}.get(state.turn, state.turn)


def show_actor(actor: Seat) -> int | str:
    return "chance" if actor == CHANCE else actor


def show_log(entries: Iterable[Entry]) -> list[dict[str, Any]]:
    return [{"number": entry.number, "actor": show_actor(entry.actor), "text": entry.text} for entry in entries]


def show_seats(table: Table, colours: Sequence[str], connected: Collection[Seat]) -> list[dict[str, Any]]:
    return [
        {
            **show_place(seat, place),
            "colour": colours[seat],
            "team": team_of(table.state, seat),
            "bot": place.bot,
            "away": place.away,
            "connected": seat in connected,
            "thinking": place.bot is not None and not table.open and table.state.turn == seat,
        }
        for seat, place in enumerate(table.places)
    ]


def seat_colours(game: AnyGame, options: Options) -> tuple[str, ...]:
    return tuple(seat["colour"] for seat in game.start(options).view()["seats"])


def show_place(seat: Seat, place: Place) -> dict[str, Any]:
    return {"seat": seat, "kind": place.kind, "name": place.name}


def _moves(table: Table, gains: bool) -> str:
    state = table.state
    if not gains:
        return to_json([{"text": str(move)} for move in state.moves()])
    team = team_of(state, state.turn)
    now = state.scores()[team].total
    return to_json([{"text": str(move), "gain": state.play(move).scores()[team].total - now} for move in state.moves()])
