"""A game in progress at the keyboard: its record, who sits where, the dice, and where it is saved."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from crownlands.cli.seats import Chair
from crownlands.cli.setup import Luck
from crownlands.game import CHANCE, AnyState, Refused, deal
from crownlands.records import Record, save_record


@dataclass
class Table:
    record: Record
    chairs: tuple[Chair, ...]
    luck: Luck
    path: Path | None = None
    states: list[AnyState] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.states = list(self.record.states())

    @property
    def state(self) -> AnyState:
        return self.states[-1]

    @property
    def names(self) -> tuple[str, ...]:
        return self.record.names

    @property
    def person_to_move(self) -> bool:
        return self.state.turn >= 0 and self.chairs[self.state.turn].bot is None

    def choose(self) -> Any:
        """What chance or a bot plays now."""
        dice = self.luck.at(len(self.record.moves))
        if self.state.turn == CHANCE:
            return deal(self.state, dice)
        bot = self.chairs[self.state.turn].bot
        assert bot is not None
        return bot.choose(self.state)

    def play(self, move: Any) -> None:
        """Play a move and have it on disk before anything else happens."""
        self.record = self.record.then(move)
        self.states.append(self.state.play(move))
        self.save()

    def undo(self) -> None:
        """Take back the last move, if the one to move now made it: nothing that was seen is unseen."""
        if len(self.states) < 2 or self.states[-2].turn != self.state.turn:
            raise Refused("There is nothing of yours to take back: chance or another player moved last.")
        self.states.pop()
        self.record = replace(self.record, moves=self.record.moves[:-1])
        self.save()

    def save(self) -> None:
        if self.path is not None:
            save_record(self.record, self.path, self.states)


def check_new_file(path: Path) -> None:
    """A record never overwrites what is there."""
    if path.exists() and (not path.is_file() or path.stat().st_size):
        raise Refused(f"{path} is there already; expected a new file, or --continue {path} to go on with that game.")
