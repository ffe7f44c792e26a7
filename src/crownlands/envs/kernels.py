"""What environments need of the kernel of each game."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from crownlands.envs.coders.coder import Path
from crownlands.game import AnyState
from crownlands.kernel.batch import Environment
from crownlands.kernel.doors import Doors
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
    doors: Doors
    action_of: Callable[[Any], int]
    """The kernel's number of a move of the rules."""
    said: Callable[[Position], Path] = _nothing_said
    """The actions told so far of a move that takes several."""


KERNELS: dict[str, Kernel] = {
    "kingdomino": Kernel(
        environment=KINGDOMINO,
        state=KINGDOMINO_STATE,
        start=kingdomino.start,
        unpack=kingdomino.unpack,
        doors=kingdomino.DOORS,
        action_of=kingdomino.action_of,
    ),
    "queendomino": Kernel(
        environment=QUEENDOMINO,
        state=QUEENDOMINO_STATE,
        start=queendomino.start,
        unpack=queendomino.unpack,
        doors=queendomino.DOORS,
        action_of=queendomino.action_of,
    ),
    "duel": Kernel(
        environment=DUEL,
        state=DUEL_STATE,
        start=duel.start,
        unpack=duel.unpack,
        doors=duel.DOORS,
        action_of=duel.action_of,
        said=duel.said,
    ),
}
