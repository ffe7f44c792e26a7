"""A table set up by name and settings: `players=4, edition="german", harmony=True`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from crownlands.envs.coders.coder import Coder
from crownlands.envs.coders.duel import DuelCoder
from crownlands.envs.coders.kingdomino import KingdominoCoder
from crownlands.envs.coders.queendomino import QueendominoCoder
from crownlands.envs.table import Table
from crownlands.rules import game_named

Value = bool | int | str | Iterable[str]
CODERS: dict[str, Callable[[Any], Coder]] = {
    "kingdomino": KingdominoCoder,
    "queendomino": QueendominoCoder,
    "duel": DuelCoder,
}


def set_up(name: str, settings: Mapping[str, Value]) -> Table:
    """The table before anything has been drawn."""
    game = game_named(name)
    options = game.configure(as_text(settings))
    return Table(CODERS[name](options), game.start(options))


def as_text(settings: Mapping[str, Value]) -> dict[str, str]:
    """Settings of Python as those of the rules: `must_place=True` is `must-place` = `yes`."""
    return {name.replace("_", "-"): _said(value) for name, value in settings.items()}


def _said(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int | str) else ",".join(value)
