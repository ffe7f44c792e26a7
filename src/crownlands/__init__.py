"""Crownlands: the Kingdomino family of board games, to play, to script and to simulate.

These names are the front door; docs/api.md shows them at work. Each is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crownlands.bots import Bot, BotFailed
    from crownlands.front.playing import bot, play_game
    from crownlands.front.scoring import Score, score
    from crownlands.front.simulating import Simulation, simulate
    from crownlands.front.table import Table
    from crownlands.game import CHANCE, OVER, Refused, Sheet, State
    from crownlands.records import (
        Record,
        load_record,
        read_position,
        read_record,
        save_record,
        write_position,
        write_record,
    )
    from crownlands.rules import GAMES

    __version__: str

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Bot",
    "BotFailed",
    "Record",
    "Refused",
    "Score",
    "Sheet",
    "Simulation",
    "State",
    "Table",
    "__version__",
    "bot",
    "load_record",
    "play_game",
    "read_position",
    "read_record",
    "save_record",
    "score",
    "simulate",
    "write_position",
    "write_record",
]

_ROOMS = {
    "bots": ("Bot", "BotFailed"),
    "front.playing": ("bot", "play_game"),
    "front.scoring": ("Score", "score"),
    "front.simulating": ("Simulation", "simulate"),
    "front.table": ("Table",),
    "game": ("CHANCE", "OVER", "Refused", "Sheet", "State"),
    "records": (
        "Record",
        "load_record",
        "read_position",
        "read_record",
        "save_record",
        "write_position",
        "write_record",
    ),
    "rules": ("GAMES",),
}
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}


def _find(name: str) -> object:
    """A name of the front door, from the room it lives in."""
    if name == "__version__":
        from importlib.metadata import version

        return version("crownlands")
    if name not in _ROOM_OF:
        raise AttributeError(f"module “crownlands” has no attribute “{name}”")
    value = globals()[name] = getattr(import_module(f"crownlands.{_ROOM_OF[name]}"), name)
    return value


if not TYPE_CHECKING:  # a type checker that saw it would let every misspelt name pass
    __getattr__ = _find


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
