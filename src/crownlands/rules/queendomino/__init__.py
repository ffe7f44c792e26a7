"""Queendomino alone, in a contest of kings with Kingdomino's dominoes, and with united forces in teams."""

from __future__ import annotations

from crownlands.game import Game, State, current
from crownlands.rules import dynasty
from crownlands.rules.moves import Lay
from crownlands.rules.queendomino.moves import Move, read_move
from crownlands.rules.queendomino.options import COLOURS, SETTINGS, Options, configure
from crownlands.rules.queendomino.state import Queendomino, start


def _start(options: Options) -> State[Move]:
    game = start(options)
    return dynasty.begin(game) if options.dynasty else game


def _read(state: State[Move], text: str) -> Move:
    table = current(state, Queendomino)
    move = read_move(text, table.board)
    if isinstance(move, Lay) and table.phase == "lay":
        return move.canonical(table.draft.row[0].domino)
    return move


QUEENDOMINO = Game(
    name="queendomino",
    title="Queendomino",
    version=1,
    settings=SETTINGS,
    configure=configure,
    start=_start,
    read=_read,
    editions={},
    colours=COLOURS,
)
