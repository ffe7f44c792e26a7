"""A game at the keyboard: the table, who sits at it, and where it is saved."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crownlands.cli.seats import Chair
from crownlands.front.table import Table
from crownlands.game import CHANCE, AnyState, Refused, deal
from crownlands.records import Record, save_record


@dataclass
class Party:
    """The table deals nothing by itself, for what chance brings is told like any move."""

    table: Table
    chairs: tuple[Chair, ...]
    path: Path | None = None

    @property
    def record(self) -> Record:
        return self.table.record

    @property
    def state(self) -> AnyState:
        return self.table.state

    @property
    def names(self) -> tuple[str, ...]:
        return self.table.names

    @property
    def person_to_move(self) -> bool:
        return self.state.turn >= 0 and self.chairs[self.state.turn].bot is None

    def choose(self) -> Any:
        """What chance or a bot plays now."""
        dice = self.table.dice()
        if self.state.turn == CHANCE:
            return deal(self.state, dice)
        bot = self.chairs[self.state.turn].bot
        assert bot is not None
        return bot.choose(self.state)

    def play(self, move: Any) -> None:
        """Play a move and have it on disk before anything else happens."""
        self.table.push(move)
        self.save()

    def undo(self) -> None:
        """Take back the last move, if the one to move now made it: nothing that was seen is unseen."""
        states = self.table.states
        if len(states) < 2 or states[-2].turn != self.state.turn:
            raise Refused("You have nothing to take back: chance or another player moved last.")
        self.table.undo()
        self.save()

    def save(self) -> None:
        if self.path is not None:
            save_record(self.record, self.path, self.table.states)


def check_new_file(path: Path) -> None:
    """A record never overwrites what is there."""
    if path.exists() and (not path.is_file() or path.stat().st_size):
        raise Refused(f"{path} exists already; give a new file, or --continue {path} to continue that game.")
