"""Who may do what at a table, decided here and nowhere else: look, move, take back, ask for a hint, leave, return.

Seats count from 0, and from 1 in sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from crownlands.game import Seat
from crownlands.sentence import say
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.sources import digest
from crownlands.server.table.value import PERSON, Table

MOST_UNDOS = 100
"""Moves one seat may take back in a game, so that a log has an end."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody at the door, by the digests of the secrets they brought: comparing digests tells nothing of a secret."""

    keys: frozenset[str]
    people: Mapping[str, str] = field(default_factory=dict)
    """Whose keys are among them, by the digest: a person has a key on each device."""

    def seats(self, table: Table) -> frozenset[Seat]:
        """The seats they hold now; somebody who has left and whose seat is taken holds none."""
        people = self.people.values()
        return frozenset(
            seat for seat, place in enumerate(table.places) if place.token in self.keys or place.person in people
        )

    def is_host(self, table: Table) -> bool:
        return table.host in self.keys

    def is_invited(self, table: Table) -> bool:
        return table.invite in self.keys

    def is_known(self, table: Table) -> bool:
        """Whether the table knows every secret they brought."""
        places = {place.token for place in table.places}
        people = {key for key, person in self.people.items() if any(place.person == person for place in table.places)}
        return self.keys <= {table.host, table.invite} | places | people


def without(caller: Caller, key: str) -> Caller:
    """The same one when a key is not good any more."""
    return Caller(caller.keys - {key}, {known: person for known, person in caller.people.items() if known != key})


def caller_with(*secrets: str | None) -> Caller:
    return Caller(frozenset(digest(secret) for secret in secrets if secret))


def expect_look(table: Table, caller: Caller) -> None:
    """Players and the host always; with the link, or at a public table, anybody if spectators are allowed."""
    if caller.seats(table) or caller.is_host(table):
        return
    if not table.setup.public and not caller.is_invited(table):
        raise Refusal("forbidden", "This table is opened by its link, a seat's token or the host's secret.")
    if not table.open and not table.setup.spectators:
        raise Refusal("forbidden", "This table has no spectators.")


def expect_join(table: Table, caller: Caller) -> None:
    if not table.setup.public and not caller.is_invited(table):
        raise Refusal("forbidden", "This table is joined by its link.")


def expect_host(table: Table, caller: Caller) -> None:
    if not caller.is_host(table):
        raise Refusal("forbidden", "This needs the host's secret.")


def expect_fill(table: Table, caller: Caller, *, waited: bool) -> None:
    """Bots for the open seats: the host at any time, any player once nobody has come for long enough."""
    if not (waited and caller.seats(table)):
        expect_host(table, caller)


def expect_player(table: Table, caller: Caller) -> None:
    if not caller.seats(table) and not caller.is_host(table):
        raise Refusal("forbidden", "This needs the token of a seat at the table, or the host's secret.")


def not_your_seat(seat: Seat) -> Refusal:
    """For a connection that has not brought the token of this seat."""
    return Refusal("not-your-seat", "This connection has no token for seat {seat} at the table.", seat=seat + 1)


def own_seat(table: Table, caller: Caller, wanted: Seat | None = None) -> Seat:
    """The seat whose token was given; it must be the one that is wanted, if one is."""
    seats = caller.seats(table)
    if not seats:
        raise Refusal("forbidden", "This needs the token of a seat at the table.")
    if wanted is not None and wanted not in seats:
        raise Refusal("forbidden", "This needs the token of that seat.")
    return min(seats) if wanted is None else wanted


def seat_to_leave(table: Table, caller: Caller, wanted: Seat | None) -> Seat:
    """One's own; the host may name another's before the start. Afterwards there is `expect_stand_in`."""
    if wanted is not None and caller.is_host(table) and wanted not in caller.seats(table):
        if not table.open:
            raise Refusal("not-now", "The game has started; a bot may only stand in for somebody who is absent.")
        return wanted
    seat = own_seat(table, caller)
    if wanted not in (None, seat):
        raise Refusal("forbidden", "Only the host may remove somebody else from a seat.")
    return seat


def expect_stand_in(table: Table, caller: Caller, seat: Seat, gone: float | None, patience: float) -> None:
    """Any player at the table, once the person of the seat has left it or has not been connected for long enough.

    `gone` is for how many seconds, and None while they are connected. Where there are clocks they decide instead.
    """
    expect_player(table, caller)
    expect(table, seat, Act.STAND_IN)
    if table.setup.pace is not None and not table.places[seat].away:
        raise Refusal("not-now", "Seat {seat} has time left; a bot may stand in when it runs out.", seat=seat + 1)
    if not table.places[seat].away and (gone is None or gone < patience):
        raise Refusal(
            "not-now",
            "Seat {seat} is not absent; a bot may stand in when nobody has been there for {seconds} s.",
            seat=seat + 1,
            seconds=round(patience),
        )


class Act(Enum):
    """What a seat may do, or a bot for it."""

    MOVE = auto()
    BOT_MOVE = auto()
    UNDO = auto()
    HINT = auto()
    LEAVE = auto()
    STAND_IN = auto()
    RETURN = auto()


def may(table: Table, seat: Seat, act: Act) -> bool:
    return objection(table, seat, act) is None


def expect(table: Table, seat: Seat, act: Act) -> None:
    refusal = objection(table, seat, act)
    if refusal is not None:
        raise refusal


def expect_hands(table: Table, seat: Seat, act: Act) -> None:
    """The seat must be in the right hands, a person's or a bot's; one who has not seen the rest is told this too."""
    refusal = (_no_bot_plays if act is Act.BOT_MOVE else _bot_plays)(table, seat)
    if refusal is not None:
        raise refusal


def objection(table: Table, seat: Seat, act: Act) -> Refusal | None:
    """Why a seat may not do this now; None if it may."""
    return OBJECTIONS[act](table, seat)


def _move(table: Table, seat: Seat) -> Refusal | None:
    return _turn(table, seat) or _bot_plays(table, seat)


def _bot_move(table: Table, seat: Seat) -> Refusal | None:
    return _no_bot_plays(table, seat) or _turn(table, seat)


def _undo(table: Table, seat: Seat) -> Refusal | None:
    """The last move that counts must be this seat's, and the game must go on."""
    if table.status != "playing" or not table.played or table.played[-1][0] != seat:
        return Refusal("not-now", "You have no move to take back: chance or another player has moved since.")
    if table.setup.rated:
        return Refusal("not-now", "At a rated table no move is taken back.")
    if table.undos and table.undos[seat] >= MOST_UNDOS:
        return Refusal("not-now", "You have taken back {most} moves; that is all a game allows.", most=MOST_UNDOS)
    return _bot_plays(table, seat)


def _hint(table: Table, seat: Seat) -> Refusal | None:
    if not table.setup.hints:
        return Refusal("not-now", "This table has no hints.")
    if sum(place.kind == PERSON for place in table.places) > 1:
        return Refusal("not-now", "Hints are for somebody who plays against bots; people play each other here.")
    if _turn(table, seat) is not None:
        return Refusal("not-now", "It is not the turn of this seat.")
    return _bot_plays(table, seat)


def _leave(table: Table, seat: Seat) -> Refusal | None:
    return _nobody(table, seat) or (Refusal("not-now", "The game is over.") if table.over else None)


def _stand_in(table: Table, seat: Seat) -> Refusal | None:
    if table.status != "playing":
        return Refusal("not-now", "A bot may stand in only while the game is being played.")
    if _nobody(table, seat) is None and table.places[seat].bot is not None:
        return Refusal("not-now", "A bot already plays for seat {seat}.", seat=seat + 1)
    return _nobody(table, seat)


def _nobody(table: Table, seat: Seat) -> Refusal | None:
    if seat < len(table.places) and table.places[seat].kind == PERSON:
        return None
    return Refusal("refused", "There is nobody in seat {seat} who could leave or come back.", seat=seat + 1)


def _turn(table: Table, seat: Seat) -> Refusal | None:
    if table.status != "playing":
        return Refusal(
            "not-now",
            "The table is {status}; a move needs a game that is being played.",
            status=say("over") if table.over else say("open"),
        )
    if table.state.turn != seat:
        return Refusal(
            "not-your-turn", "It is seat {turn}'s turn, not seat {seat}'s.", turn=table.state.turn + 1, seat=seat + 1
        )
    return None


def _bot_plays(table: Table, seat: Seat) -> Refusal | None:
    place = table.places[seat]
    if place.bot is not None:
        return Refusal("not-now", "A bot is playing for this seat; take it back first.")
    return Refusal("not-now", "You have left this seat; take it back first.") if place.away else None


def _no_bot_plays(table: Table, seat: Seat) -> Refusal | None:
    if table.places[seat].bot is not None:
        return None
    return Refusal("not-now", "No bot plays for seat {seat} any more.", seat=seat + 1)


OBJECTIONS: dict[Act, Callable[[Table, Seat], Refusal | None]] = {
    Act.MOVE: _move,
    Act.BOT_MOVE: _bot_move,
    Act.UNDO: _undo,
    Act.HINT: _hint,
    Act.LEAVE: _leave,
    Act.STAND_IN: _stand_in,
    Act.RETURN: _nobody,
}
