"""Tables as values, without a server: set up, played on, played to the end."""

from __future__ import annotations

import random

from crownlands.records import Pace
from crownlands.rules import GAMES
from crownlands.server.table.access import Act
from crownlands.server.table.decide import decide_move
from crownlands.server.table.seating import Made, Wish, make_table
from crownlands.server.table.sources import Sources
from crownlands.server.table.value import Setup, Table

WISHES = {"me": Wish("me", "Ada"), "open": Wish("open"), "bot": Wish("bot", bot="greedy")}


def new(
    *kinds: str,
    public: bool = True,
    spectators: bool = True,
    now: float = 1000.0,
    settings: dict[str, str] | None = None,
    pace: Pace | None = None,
) -> Made:
    """A table of Kingdomino with seats of these kinds."""
    game = GAMES["kingdomino"]
    options = game.configure({"players": str(len(kinds)), **(settings or {})})
    sources = Sources(dice=random.Random(1), now=lambda: now)
    return make_table(Setup(game, options, public, spectators, True, pace), [WISHES[kind] for kind in kinds], sources)


def moved(table: Table, message: str | None = None) -> Table:
    """One move further: the first that is legal."""
    act = Act.MOVE if table.bot_to_move is None else Act.BOT_MOVE
    text = str(table.state.moves()[0])
    return decide_move(table.state.turn, table.number, text, message, 1001.0, random.Random(2), act)(table)


def finished(table: Table) -> Table:
    while not table.over:
        table = moved(table)
    return table
