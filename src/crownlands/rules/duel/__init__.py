"""Kingdomino Duel: four dice, two maps and one spellbook."""

from __future__ import annotations

from crownlands.game import Game, State
from crownlands.rules.duel.moves import Move, read_move
from crownlands.rules.duel.options import COLOURS, SETTINGS, Options, configure
from crownlands.rules.duel.state import start


def _start(options: Options) -> State[Move]:
    return start(options)


def _read(state: State[Move], text: str) -> Move:
    return read_move(text)


DUEL = Game(
    name="duel",
    title="Kingdomino Duel",
    version=1,
    settings=SETTINGS,
    configure=configure,
    start=_start,
    read=_read,
    editions={},
    colours=COLOURS,
)
