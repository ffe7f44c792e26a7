"""Bots by name, and whole games between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

from crownlands.bots import Bot, make_bot
from crownlands.front.settings import Given
from crownlands.front.table import Table
from crownlands.records import Record
from crownlands.rules import game_named


def bot(name: str, game: str = "kingdomino", *, seed: int | None = None) -> Bot:
    """A bot from its string: `bot("greedy")`, `bot("expert:0.5s", "duel")`, `bot("my_bot.py:MyBot")`.

    `bot.choose(state)` returns a legal move; `crownlands bots` lists the names.
    """
    return make_bot(name, game_named(game), Random(seed))


def play_game(game: str, bots: Sequence[str | Bot], *, seed: int | None = None, **settings: Given) -> Record:
    """A whole game between bots, given by their strings or made before; the same seed gives the same game."""
    names = [player if isinstance(player, str) else type(player).__name__ for player in bots]
    table = Table(game, names=names, seed=seed, **_for_all(bots, settings))
    with ExitStack() as stack:
        players = [_seated(stack, player, table, seat) for seat, player in enumerate(bots, 1)]
        while not table.over:
            table.play(players[table.turn].choose(table.state))
    return table.record


def _for_all(bots: Sequence[str | Bot], settings: Mapping[str, Given]) -> dict[str, Any]:
    """The settings with a seat for every bot."""
    return {"players": len(bots), **settings}


def _seated(stack: ExitStack, player: str | Bot, table: Table, seat: int) -> Bot:
    """A bot with dice of its own; one that was made here lets go of what it holds after the game."""
    if not isinstance(player, str):
        return player
    made = make_bot(player, table.game, Random(f"{table.luck.seed} {seat}"))
    stack.callback(getattr(made, "close", lambda: None))
    return made
