"""Kingdomino in its three printed editions with every variant."""

from __future__ import annotations

from crownlands.game import Game, State
from crownlands.rules import dynasty
from crownlands.rules.kingdomino.options import COLOURS, EDITIONS, SETTINGS, Options, configure, upgrade
from crownlands.rules.kingdomino.state import Kingdomino, Move, start
from crownlands.rules.moves import READERS, Lay, read_words


def _start(options: Options) -> State[Move]:
    game = start(options)
    return dynasty.begin(game) if options.dynasty else game


def _read(state: State[Move], text: str) -> Move:
    move = read_words(READERS, text)
    table = state.current
    if isinstance(move, Lay) and isinstance(table, Kingdomino) and table.phase == "lay":
        return move.canonical(table.draft.row[0].domino)
    return move


KINGDOMINO = Game(
    name="kingdomino",
    title="Kingdomino",
    version=2,
    settings=SETTINGS,
    configure=configure,
    start=_start,
    read=_read,
    editions=EDITIONS,
    colours=COLOURS,
    upgrade=upgrade,
)
