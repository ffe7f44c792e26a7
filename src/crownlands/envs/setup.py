"""A table set up by name and settings: `players=4, edition="german", harmony=True`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from crownlands.envs.coders.coder import Coder
from crownlands.envs.coders.duel import DuelCoder
from crownlands.envs.coders.kingdomino import KingdominoCoder
from crownlands.envs.coders.queendomino import QueendominoCoder
from crownlands.envs.kernel_table import AnyTable, KernelTable
from crownlands.envs.kernels import KERNELS
from crownlands.envs.table import Table
from crownlands.kernel import COMPILED
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


def set_up_fast(name: str, settings: Mapping[str, Value]) -> AnyTable:
    """The same table, played by the kernel where that is faster: compiled, and a single game."""
    options: Any = game_named(name).configure(as_text(settings))
    if not COMPILED or getattr(options, "dynasty", False):
        return set_up(name, settings)
    return KernelTable(CODERS[name](options), name, options, KERNELS[name].start(options))


def as_text(settings: Mapping[str, Value]) -> dict[str, str]:
    """Settings of Python as those of the rules: `must_place=True` is `must-place` = `yes`."""
    return {name.replace("_", "-"): _said(value) for name, value in settings.items()}


def _said(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int | str) else ",".join(value)
