"""What an environment needs to know of a game: its moves as numbers, and its positions as vectors."""

from __future__ import annotations

from typing import Any, Protocol

from crownlands.envs.coders.layout import Layout, Vector
from crownlands.game import AnyState, Seat

Path = tuple[int, ...]
"""A move as the actions that say it, one after the other; nearly always a single one."""


class Coder(Protocol):
    @property
    def layout(self) -> Layout:
        """What an observation holds."""

    @property
    def actions(self) -> int:
        """How many actions there are."""

    @property
    def chances(self) -> tuple[Any, ...]:
        """Every move chance may ever make; its place here is its number."""

    @property
    def longest(self) -> int:
        """No game has more actions of players than this."""

    def path(self, state: AnyState, move: Any) -> Path:
        """The actions that say a legal move; no two moves of a state have the same, and none begins another."""

    def observe(self, state: AnyState, seat: Seat, said: Path) -> Vector:
        """What a seat sees, itself first, while the player to move has said so much of a move."""

    def say(self, action: int) -> str:
        """The words for an action that is only a part of a move."""
