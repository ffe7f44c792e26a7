"""A game from its dice and its players to its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from crownlands.bots import make_bot
from crownlands.game import CHANCE, AnyGame, AnyState, Options, deal, run
from crownlands.records import Record

Player = Callable[[Any], Any]
"""A position in, one of its moves out."""


def play(game: AnyGame, options: Options, names: Sequence[str], players: Sequence[Player], dice: Random) -> Record:
    """A whole game; chance and the players share the dice."""

    def choose(at: AnyState) -> Any:
        return deal(at, dice) if at.turn == CHANCE else players[at.turn](at)

    moves = tuple(move for move, _ in run(game.start(options), choose))
    return Record(game, options, tuple(names), moves)


def bots(texts: Sequence[str], game: AnyGame, dice: Random) -> list[Player]:
    return [make_bot(text, game, dice).choose for text in texts]
