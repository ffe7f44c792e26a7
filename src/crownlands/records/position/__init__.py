"""A position of any game as text, both ways. See docs/notation.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from crownlands.game import OVER, AnyGame, AnyState, Options, Refused
from crownlands.records.notation import read_options
from crownlands.records.position.duel import read_duel, write_duel
from crownlands.records.position.fields import Fields, write_fields
from crownlands.records.position.kingdomino import read_kingdomino, write_kingdomino
from crownlands.records.position.queendomino import read_queendomino, write_queendomino
from crownlands.rules import game_named
from crownlands.rules.dynasty import GAMES, Dynasty

FIRST_LINE = "crownlands position 1"
NEXT_GAME = "next game"
"""Between the games of a Dynasty, those that are over first."""


class Notation(NamedTuple):
    """How one game's positions are read and written."""

    read: Callable[[Fields, Any], AnyState]
    write: Callable[[Any], Iterator[tuple[str, str]]]


NOTATIONS: dict[str, Notation] = {
    "kingdomino": Notation(read_kingdomino, write_kingdomino),
    "queendomino": Notation(read_queendomino, write_queendomino),
    "duel": Notation(read_duel, write_duel),
}


def game_of(state: AnyState) -> tuple[AnyGame, Options]:
    """The game a position belongs to, and how it was set up."""
    table: Any = state.current
    return game_named(type(table).__name__.lower()), table.options


def write_position(state: AnyState) -> str:
    """A position as text, from which it is read back the same."""
    game, options = game_of(state)
    settings = ", ".join(f"{name}={value}" for name, value in options.settings().items())
    games = (*state.past, state.current) if isinstance(state, Dynasty) else (state,)
    parts = ["\n".join(write_fields(NOTATIONS[game.name].write(table))) for table in games]
    head = "\n".join((FIRST_LINE, f"game: {game.name}", f"options: {settings}", ""))
    return f"{head}\n" + f"\n\n{NEXT_GAME}\n\n".join(parts) + "\n"


def read_position(text: str) -> AnyState:
    """A position from text; what is missing is as at the start of round 1, and what is wrong is named with its line."""
    head, *others = _parts(text)
    fields = Fields(head)
    game = fields.read("game", game_named, None)
    if game is None:
        raise Refused("The position does not say its game; expected a line such as “game: kingdomino”.")
    options = fields.read("options", lambda said: read_options(game, said), game.configure({}))
    notation = NOTATIONS[game.name]
    games = [_finished(fields, notation, options), *(_finished(Fields(part), notation, options) for part in others)]
    state = _match(games, game.start(options))
    if state.turn != OVER and not state.moves():
        raise Refused("Nobody can move in this position; expected one that can be played on.")
    return state


def _finished(fields: Fields, notation: Notation, options: Options) -> AnyState:
    state = notation.read(fields, options)
    fields.finish()
    return state


def _match(games: list[AnyState], start: AnyState) -> AnyState:
    """The games of a Dynasty as one match; any other position is a single game."""
    if not isinstance(start, Dynasty):
        if len(games) > 1:
            raise Refused("Only a Dynasty has a next game; expected dynasty=yes among the options.")
        return games[0]
    if len(games) > GAMES or any(game.turn != OVER for game in games[:-1]):
        raise Refused(
            "A Dynasty has {games} games, one after the other; expected all but the last to be over.", games=GAMES
        )
    if games[-1].turn == OVER and len(games) < GAMES:
        raise Refused("The game is over; expected the next game of the Dynasty below “{mark}”.", mark=NEXT_GAME)
    return Dynasty(start.fresh, games[-1], tuple(games[:-1]))


def _parts(text: str) -> list[list[tuple[int, str]]]:
    """The lines of each game with their numbers; one that begins with `# ` is a comment."""
    parts: list[list[tuple[int, str]]] = [[]]
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    said = [(number, line) for number, line in lines if line and not line.startswith("# ")]
    if not said or said[0][1] != FIRST_LINE:
        raise Refused("The text is not a position; expected it to begin with “{first}”.", first=FIRST_LINE)
    for number, line in said[1:]:
        if line.lower() == NEXT_GAME:
            parts.append([])
        else:
            parts[-1].append((number, line))
    return parts
