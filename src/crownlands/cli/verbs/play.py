"""The verb `play`: a game in the terminal, people and bots in any mix."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from crownlands.cli.party import Party, check_new_file
from crownlands.cli.screen.console import make_console, show_json
from crownlands.cli.screen.talk import Talk
from crownlands.cli.seats import check_people, own_names, read_names, read_players, seat_names, seat_players
from crownlands.cli.setup import Edition, Seed, Settings, Variants, gather
from crownlands.front.table import Table
from crownlands.game import OVER, Refused
from crownlands.records import Record, actor, load_record
from crownlands.rules import GAMES, game_named
from crownlands.rules.view import sheet_view

REFUSED = 2
DEFAULT_GAME = "kingdomino"
DEFAULT_PLAYERS = "you,greedy"


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=f"{', '.join(GAMES)}; {DEFAULT_GAME} by default.", show_default=False),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="WORDS",
            help="Who plays, in the order of the seats: “you” or “you:NAME” is a person at this keyboard, any other "
            f"word a bot (see crownlands bots). Default: {DEFAULT_PLAYERS}.",
        ),
    ] = None,
    edition: Edition = None,
    variant: Variants = None,
    setting: Settings = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAMES", help="Names for all seats: Anna,Bo.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Save the game here after every move.")
    ] = None,
    go_on: Annotated[
        Path | None, typer.Option("--continue", metavar="FILE", help="Continue a saved game, and keep saving it there.")
    ] = None,
    seed: Seed = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="The outcome as JSON on stdout; the game itself goes to stderr.")
    ] = False,
) -> int:
    """Play a game: you against bots, several people at one keyboard, or bots against each other.

    Type moves in the notation (lay g6 g5, pick 17) or choose from the list; “help” at the prompt explains more.
    Input can also be piped: one answer per line.

    \b
    crownlands play kingdomino --players you,greedy --edition danish --variant harmony
    crownlands play --players you:Anna,you:Bo,greedy --record evening.crown
    crownlands play --continue evening.crown
    """
    if go_on is None:
        party = _begin(game, players, names, gather_for(game, edition, variant, setting), seed)
    else:
        _refuse_changes({"--edition": edition, "--variant": variant, "--set": setting, "--names": names})
        party = _resume(go_on, game, players, seed)
    if record is not None:
        check_new_file(record)
        party.path = record
    party.save()
    talk = Talk(party, make_console(on_stderr=as_json))
    ended = talk.run()
    if as_json:
        show_json(outcome(party.table))
    return REFUSED if talk.refused and not ended and not talk.alive else 0


def gather_for(
    game: str | None, edition: str | None, variants: list[str] | None, settings: list[str] | None
) -> dict[str, str]:
    given = gather(game_named(game or DEFAULT_GAME), edition, variants, settings)
    if "players" in given:
        raise Refused("--set players is not used here; give --players one word for each player.")
    return given


def _begin(game: str | None, players: str | None, names: str | None, given: dict[str, str], seed: int | None) -> Party:
    chosen = game_named(game or DEFAULT_GAME)
    words = read_players(DEFAULT_PLAYERS if players is None else players)
    options = chosen.configure({**given, "players": str(len(words))})
    called = own_names(words) if names is None else read_names(names, len(words))
    check_people(words, called)
    table = Table.of_record(Record(chosen, options, tuple(called)), seed=seed, deal=False)
    return Party(table, seat_players(words, called, chosen, table.luck.dice))


def _resume(path: Path, game: str | None, players: str | None, seed: int | None) -> Party:
    record = load_record(path)
    if game is not None and game_named(game) is not record.game:
        raise Refused(f"{path} is a game of {record.game.title}; expected it without “{game}”.")
    table = Table.of_record(record, seed=seed, deal=False)
    if players is None:
        chairs = seat_names(record.names, record.game, table.luck.dice)
    else:
        chairs = seat_players(read_players(players), record.names, record.game, table.luck.dice)
    return Party(table, chairs, path)


def _refuse_changes(given: dict[str, object]) -> None:
    named = [option for option, value in given.items() if value]
    if named:
        raise Refused(f"A continued game keeps its settings and names; leave out {' and '.join(named)}.")


def outcome(table: Table) -> dict[str, Any]:
    """The game as it ended or was left, for programs."""
    record, state = table.record, table.state
    return {
        "game": record.game.name,
        "options": record.options.settings(),
        "names": list(record.names),
        "finished": state.turn == OVER,
        "moves": [
            {"actor": actor(before), "move": str(move)}
            for before, move in zip(table.states, record.moves, strict=False)
        ],
        "scores": [sheet_view(sheet) for sheet in state.scores()],
        "winners": list(state.winners()) if state.turn == OVER else [],
    }
