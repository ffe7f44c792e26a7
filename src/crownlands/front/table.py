"""A table to play on: it deals what chance brings from a seed, lists the moves, plays them and takes them back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Self

from crownlands.front.luck import Luck
from crownlands.front.settings import Given, as_words
from crownlands.game import CHANCE, OVER, AnyState, Refused, Seat, Sheet, Team, deal, find_move
from crownlands.records import Record, game_of, read_position, save_record, write_position
from crownlands.rules import game_named


class Table:
    """A game in progress: `Table("kingdomino", players=3, edition="danish", harmony=True, seed=1)`.

    Settings are those of the game, with `_` for `-`: `mighty_duel=True`. The table deals by itself, so it is always a
    seat's turn until the game is over, and the same seed deals the same game. With `deal=False` you play for chance
    too (`table.play("draw 20")`), to follow a game on a real table. Seats count from 0 in Python and from 1 in texts.
    """

    def __init__(
        self,
        game: str = "kingdomino",
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        deal: bool = True,
        **settings: Given,
    ) -> None:
        chosen = game_named(game)
        options = chosen.configure(as_words(settings))
        self._sit_down(Record(chosen, options, _names(names, options.players)), seed, deal)

    @classmethod
    def of_record(cls, record: Record, *, seed: int | None = None, deal: bool = True) -> Self:
        """A table where a record stops, to go on from there."""
        table = cls.__new__(cls)
        table._sit_down(record, seed, deal)
        return table

    @classmethod
    def of_position(cls, text: str, *, seed: int | None = None, deal: bool = True) -> Self:
        """A table at a position given as text. It can be played on, but no record says how it came about."""
        table, state = cls.__new__(cls), read_position(text)
        game, options = game_of(state)
        table._sit_down(Record(game, options, _names(None, options.players)), seed, deal, state)
        return table

    def _sit_down(self, record: Record, seed: int | None, deals: bool, position: AnyState | None = None) -> None:
        self.game, self.options, self.names = record.game, record.options, record.names
        self.states: list[AnyState] = list(record.states()) if position is None else [position]
        """The position at the start and after each move, chance included."""
        self.played: list[Any] = list(record.moves)
        """Every move so far, chance included."""
        self.luck, self.deals = Luck(seed), deals
        self._from_position = position is not None
        self._deal()

    def __str__(self) -> str:
        return write_position(self.state)

    @property
    def state(self) -> AnyState:
        """The position as it is now: a value of its own, which later moves leave alone."""
        return self.states[-1]

    @property
    def turn(self) -> Seat:
        """The seat to move, from 0; OVER when the game is over, CHANCE only with `deal=False`."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.turn == OVER

    @property
    def record(self) -> Record:
        """The game so far: settings, names and every move, chance included."""
        if self._from_position:
            raise Refused("This table began at a position, so it has no record; str(table) gives its position.")
        return Record(self.game, self.options, self.names, tuple(self.played))

    def moves(self) -> list[str]:
        """Every legal move in the notation; none when the game is over."""
        return [str(move) for move in self.state.moves()]

    def play(self, move: Any) -> None:
        """Play a move, given as text or as a bot returns it; one that is not legal is refused and changes nothing."""
        self.push(find_move(self.game, self.state, str(move)))
        self._deal()

    def push(self, move: Any) -> None:
        """Play a move known to be legal, and deal nothing."""
        self.states.append(self.state.play(move))
        self.played.append(move)

    def undo(self) -> str:
        """Take back the last move of a seat, and what chance brought after it; returns the seat's move."""
        places = [place for place, state in enumerate(self.states[:-1]) if not self.deals or state.turn != CHANCE]
        if not places:
            raise Refused("There is no move to take back.")
        move = str(self.played[places[-1]])
        self.go_back(places[-1])
        return move

    def go_back(self, number: int) -> None:
        """Back to the position after so many moves, chance included; nothing is dealt."""
        del self.states[number + 1 :], self.played[number:]

    def dice(self) -> Random:
        """The table's dice, set by its seed and the number of the move alone."""
        return self.luck.at(len(self.played))

    def _deal(self) -> None:
        while self.deals and self.turn == CHANCE:
            self.push(deal(self.state, self.dice()))

    def scores(self) -> tuple[Sheet, ...]:
        """The score sheet of each team as things stand."""
        return self.state.scores()

    def winners(self) -> tuple[Team, ...]:
        """The teams that would win if the game ended now, from 0; several share."""
        return self.state.winners()

    def view(self) -> dict[str, Any]:
        """Everything that may be shown, as plain JSON values."""
        return dict(self.state.view())

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        save_record(self.record, path, self.states)


def _names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    return tuple(f"Player {seat}" for seat in range(1, players + 1)) if names is None else tuple(names)
