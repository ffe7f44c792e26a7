"""Who sits down, stands up, comes back and plays again: a table before, the table afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from crownlands.bots import KINDS, make_bot
from crownlands.game import OVER, AnyGame, Options, Refused, Seat
from crownlands.records import Record
from crownlands.rules import GAMES
from crownlands.sentence import say
from crownlands.server.table.access import Act, expect
from crownlands.server.table.clock import welcomed
from crownlands.server.table.decide import continue_record, settle
from crownlands.server.table.names import check_name, distinct
from crownlands.server.table.refusal import Refusal, because, no_game
from crownlands.server.table.sources import Sources, digest
from crownlands.server.table.value import BOT, OPEN, PERSON, Change, Place, Rematch, Setup, Table, new_table


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asks a seat to be: `me`, `open` or `bot`."""

    kind: str
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A new table with the secrets that only its maker is told."""

    table: Table
    invite: str
    host: str
    tokens: Mapping[Seat, str]


def game_and_options(name: str, settings: Mapping[str, str]) -> tuple[AnyGame, Options]:
    if name not in GAMES:
        raise no_game(name, GAMES)
    try:
        return GAMES[name], GAMES[name].configure(settings)
    except Refused as reason:
        raise because(reason) from None


def bots_for(game: AnyGame) -> list[str]:
    """The bots people may choose by name, weakest first; files and thinking times are not theirs to give."""
    return [kind.name for kind in KINDS.values() if game.name in kind.makers]


def check_bot(game: AnyGame, bot: str) -> str:
    if bot not in bots_for(game):
        bots = ", ".join(bots_for(game)) or say("no bot")
        raise Refusal(
            "refused",
            "There is no bot “{bot}” for {game}; expected one of {bots}.",
            bot=bot,
            game=game.title,
            bots=bots,
        )
    make_bot(bot, game, Random(0))
    return bot


def make_table(
    setup: Setup, wishes: Sequence[Wish], sources: Sources, record: Record | None = None, person: str | None = None
) -> Made:
    """A new table as somebody wishes it, or one that goes on where a record ends; their seats are the person's."""
    players = setup.options.players
    if len(wishes) != players:
        raise Refusal(
            "refused",
            "{seats} seats were given for {players} players; expected one for each.",
            seats=len(wishes),
            players=players,
        )
    if setup.pace is not None:
        check_bot(setup.game, setup.pace.then)
    if setup.rated:
        _check_rated(setup, wishes, person)
    tokens = {seat: sources.secret() for seat, wish in enumerate(wishes) if wish.kind == "me"}
    places = told_apart([_place(setup.game, wish, tokens.get(seat), person) for seat, wish in enumerate(wishes)])
    invite, host, now = sources.secret(), sources.secret(), sources.now()
    table = new_table(sources.table_id(), setup, digest(host), digest(invite), now, places)
    if record is not None:
        table = continue_record(table, record.moves, now)
    return Made(settle(table, now, sources.dice), invite, host, tokens)


def _check_rated(setup: Setup, wishes: Sequence[Wish], person: str | None) -> None:
    """Everybody plays one seat under a key of their own, without help, and bots are as strong as their level."""
    if setup.hints:
        raise Refusal("refused", "A rated table has no hints.")
    if person is None:
        raise no_person()
    if [wish.kind for wish in wishes].count("me") > 1:
        raise one_seat_each()
    for wish in wishes:
        if wish.kind == "bot" and wish.bot is not None:
            check_level(setup.game, wish.bot)


def levels_for(game: AnyGame) -> list[str]:
    """The bots that are levels for people, weakest first."""
    return [name for name in bots_for(game) if KINDS[name].level]


def check_level(game: AnyGame, bot: str) -> str:
    if bot not in levels_for(game):
        levels = ", ".join(levels_for(game))
        raise Refusal("refused", "A bot of fixed strength is one of {levels}, not “{bot}”.", levels=levels, bot=bot)
    return bot


def no_person() -> Refusal:
    return Refusal("forbidden", "At a rated table everybody plays under a key of their own; open “Me” once to get one.")


def one_seat_each() -> Refusal:
    return Refusal("refused", "At a rated table everybody has one seat.")


def _place(game: AnyGame, wish: Wish, token: str | None, person: str | None) -> Place:
    if wish.kind == "open":
        if wish.name is not None or wish.bot is not None:
            raise Refusal("refused", "An open seat has neither a name nor a bot.")
        return Place(OPEN)
    if wish.kind == "me":
        if wish.name is None or wish.bot is not None or token is None:
            raise Refusal("refused", "A seat of your own needs a name and has no bot.")
        return Place(PERSON, check_name(wish.name), token=digest(token), person=person)
    if wish.bot is None:
        raise Refusal("refused", "A seat for a bot needs one of: {bots}.", bots=", ".join(bots_for(game)))
    return bot_place(game, wish.bot, wish.name)


def told_apart(places: Sequence[Place]) -> tuple[Place, ...]:
    """The same places; of those with one name, the later ones have a number."""
    named: list[Place] = []
    for place in places:
        others = [other.name for other in named if other.kind != OPEN]
        named.append(place if place.kind == OPEN else replace(place, name=distinct(place.name, others)))
    return tuple(named)


def bot_place(game: AnyGame, bot: str, name: str | None = None) -> Place:
    return Place(BOT, check_name(name or bot.capitalize()), check_bot(game, bot))


def join(name: str, seat: Seat | None, token: str, sources: Sources, person: str | None = None) -> Change:
    """Somebody takes an open seat; the last one starts the game."""
    name = check_name(name)

    def change(table: Table) -> Table:
        if table.setup.rated:
            _check_newcomer(table, person)
        others = [place.name for place in table.places if place.kind != OPEN]
        place = Place(PERSON, distinct(name, others), token=digest(token), person=person)
        return settle(_seated(table, open_seat(table, seat), place), sources.now(), sources.dice)

    return change


def _check_newcomer(table: Table, person: str | None) -> None:
    if person is None:
        raise no_person()
    if person in [place.person for place in table.places]:
        raise one_seat_each()


def adopt(keys: frozenset[str], person: str) -> Change:
    """Seats whose secrets are proven become those of a person, unless they are somebody's already."""

    def change(table: Table) -> Table:
        def theirs(place: Place) -> bool:
            return place.token in keys and place.person is None

        return replace(
            table, places=tuple(replace(place, person=person) if theirs(place) else place for place in table.places)
        )

    return change


def open_seat(table: Table, wanted: Seat | None) -> Seat:
    """The open seat that is wanted, or the first."""
    free = [seat for seat, place in enumerate(table.places) if place.kind == OPEN]
    if wanted is not None and wanted >= len(table.places):
        raise Refusal(
            "refused",
            "There is no seat {seat}; the seats are {lowest} to {highest}.",
            seat=wanted + 1,
            lowest=1,
            highest=len(table.places),
        )
    if not free:
        raise Refusal("full", "No seat is open.")
    if wanted is not None and wanted not in free:
        raise Refusal("full", "Seat {seat} is taken.", seat=wanted + 1)
    return free[0] if wanted is None else wanted


def fill(bot: str, sources: Sources) -> Change:
    """The host gives the open seats to bots, and the game starts."""

    def change(table: Table) -> Table:
        if not table.open:
            raise Refusal("not-now", "No seat is open: the game has started.")
        if table.setup.rated:
            check_level(table.game, bot)
        place = bot_place(table.game, bot)
        places = told_apart([place if old.kind == OPEN else old for old in table.places])
        return settle(replace(table, places=places), sources.now(), sources.dice)

    return change


def leave(seat: Seat, bot: str | None) -> Change:
    """Before the start the seat opens again; afterwards a bot may play it until the person returns."""

    def change(table: Table) -> Table:
        expect(table, seat, Act.LEAVE)
        place = table.places[seat]
        if table.open:
            if bot is not None:
                raise Refusal("not-now", "The game has not started; a seat that is left becomes open, without a bot.")
            return _seated(table, seat, Place(OPEN))
        other = None if bot is None else check_bot(table.game, bot)
        return _seated(table, seat, replace(place, away=True, bot=other))

    return change


def stand_in(seat: Seat, bot: str) -> Change:
    """A bot plays for somebody who is absent, until they return."""

    def change(table: Table) -> Table:
        expect(table, seat, Act.STAND_IN)
        return _seated(table, seat, replace(table.places[seat], away=True, bot=check_bot(table.game, bot)))

    return change


def come_back(seat: Seat, at: float) -> Change:
    """The bot gives the seat back."""

    def change(table: Table) -> Table:
        expect(table, seat, Act.RETURN)
        gone = table.places[seat].bot is not None
        table = _seated(table, seat, replace(table.places[seat], away=False, bot=None))
        return welcomed(table, seat, at) if gone else table

    return change


def want_to_be_told(table: Table) -> Table:
    """Somebody at the table wants to be told of turns."""
    return replace(table, tells=True)


def rematch(key: str, sources: Sources) -> Rematch:
    """The old table, which names the new one, and the new one: the same people with the same secrets."""

    def change(table: Table) -> tuple[Table, Table]:
        if not table.over:
            raise Refusal("not-now", "The game is not over yet.")
        if table.state.turn != OVER or table.following is not None:
            raise Refusal("not-now", "The rematch has already been set up.")
        setup = replace(table.setup, imported=False)
        again = new_table(key, setup, table.host, table.invite, sources.now(), table.places)
        return replace(table, following=key), settle(again, sources.now(), sources.dice)

    return change


def _seated(table: Table, seat: Seat, place: Place) -> Table:
    return replace(table, places=(*table.places[:seat], place, *table.places[seat + 1 :]))
