"""What the vectorised environment needs of the kernel of each game."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from crownlands.envs.coders.coder import Path
from crownlands.game import AnyState
from crownlands.kernel.batch import Environment
from crownlands.kernel.duel import convert as duel
from crownlands.kernel.duel.environment import ENVIRONMENT as DUEL
from crownlands.kernel.duel.layout import STATE as DUEL_STATE
from crownlands.kernel.kingdomino import convert as kingdomino
from crownlands.kernel.kingdomino.environment import ENVIRONMENT as KINGDOMINO
from crownlands.kernel.kingdomino.layout import STATE as KINGDOMINO_STATE
from crownlands.kernel.queendomino import convert as queendomino
from crownlands.kernel.queendomino.environment import ENVIRONMENT as QUEENDOMINO
from crownlands.kernel.queendomino.layout import STATE as QUEENDOMINO_STATE

Position: TypeAlias = "array[int]"


def _nothing_said(position: Position) -> Path:
    """Every move is a single action."""
    return ()


@dataclass(frozen=True)
class Kernel:
    environment: Environment
    state: int
    """The words of a position."""
    start: Callable[[Any], Position]
    """A table set up with these options."""
    unpack: Callable[[Position, Any], AnyState]
    said: Callable[[Position], Path] = _nothing_said
    """The actions told so far of a move that takes several."""


KERNELS: dict[str, Kernel] = {
    "kingdomino": Kernel(KINGDOMINO, KINGDOMINO_STATE, kingdomino.start, kingdomino.unpack),
    "queendomino": Kernel(QUEENDOMINO, QUEENDOMINO_STATE, queendomino.start, queendomino.unpack),
    "duel": Kernel(DUEL, DUEL_STATE, duel.start, duel.unpack, duel.said),
}
