"""One thing to be told to one subscriber, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Literal

from crownlands.game import Seat

Kind = Literal["push", "mail", "hook"]
PUSH: Final = "push"
MAIL: Final = "mail"
HOOK: Final = "hook"


class Fate(Enum):
    SENT = auto()
    FAILED = auto()
    DEAD = auto()
    """The subscription is no more, and nothing will ever arrive there."""


@dataclass(frozen=True, slots=True)
class Letter:
    """Who is told (`address`, and `details` as its kind needs them) about whose turn at which table."""

    subscription: str
    kind: Kind
    address: str
    details: str
    language: str
    table: str
    game: str
    seat: Seat
    name: str
    number: int
    tries: int = 0

    @property
    def id(self) -> str:
        """The same each time it is sent, so that one who gets it twice can tell."""
        return f"{self.table}-{self.seat}-{self.number}"
