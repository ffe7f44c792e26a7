"""The verb `perft`: how many sequences of moves there are, to compare one implementation of the rules with another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from crownlands.cli.screen.console import show_json
from crownlands.cli.setup import Edition, GameName, Json, Settings, Variants, gather
from crownlands.game import AnyState, Refused
from crownlands.records import load_record
from crownlands.rules import game_named


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", metavar="N", help="The longest sequences counted.")] = 2,
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")] = None,
    edition: Edition = None,
    variant: Variants = None,
    setting: Settings = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Count from the last position of this record.")
    ] = None,
    divide: Annotated[
        bool, typer.Option("--divide", help="Also split the longest sequences by their first move.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Count the sequences of 1, 2, … N moves from the start of a game or from where a record stops.

    What chance may bring counts as moves too. Where two programs differ, --divide shows after which move.
    """
    if depth < 1:
        raise Refused(f"A depth of {depth} counts nothing; expected 1 or more.")
    state = _from_record(record, game) if record else _from_start(game, players, edition, variant, setting)
    if record and (players or edition or variant or setting):
        raise Refused("A record has its own settings; leave out any others with --record.")
    counts = [count(state, plies) for plies in range(1, depth + 1)]
    parts = {str(move): count(state.play(move), depth - 1) for move in state.moves()} if divide else None
    if as_json:
        show_json({"game": game, "counts": counts, **({"divide": parts} if parts is not None else {})})
    else:
        _show(counts, parts or {})


def _from_record(path: Path, game: str) -> AnyState:
    record = load_record(path)
    if record.game is not game_named(game):
        raise Refused(f"{path} is a game of {record.game.title}; expected one of {game}.")
    return record.last


def _from_start(
    name: str, players: int | None, edition: str | None, variants: list[str] | None, settings: list[str] | None
) -> AnyState:
    game = game_named(name)
    given = gather(game, edition, variants, settings)
    if players is not None:
        given["players"] = str(players)
    state: AnyState = game.start(game.configure(given))
    return state


def count(state: AnyState, depth: int) -> int:
    """Sequences of exactly so many moves; those that end before do not count."""
    if depth == 0:
        return 1
    moves = state.moves()
    return len(moves) if depth == 1 else sum(count(state.play(move), depth - 1) for move in moves)


def _show(counts: list[int], parts: dict[str, int]) -> None:
    for move, number in parts.items():
        print(f"{move}: {number}")
    for depth, number in enumerate(counts, 1):
        print(f"{depth} {number}")
