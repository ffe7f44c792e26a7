"""A lesson: a record, and steps at which the player is to make its next move, with what is said there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from crownlands.game import AnyState
from crownlands.records import Record
from crownlands.rules.misfits import Misfit


@dataclass(frozen=True, slots=True)
class Explained:
    """Why something is not what is asked for: the number of a rule, and a sentence."""

    rule: str
    say: str


@dataclass(frozen=True, slots=True)
class Wrong(Explained):
    """Moves that are legal and not asked for, as patterns in which `*` stands for anything."""

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """The position after so many moves of the record, what is asked there, and which moves are right."""

    id: str
    after: int
    teaches: tuple[str, ...]
    ask: str
    done: str
    right: tuple[str, ...]
    """Patterns; the record's own move is one of those they match, and it is the one that is played."""
    wrong: tuple[Wrong, ...]
    """The first that matches a move explains it."""
    jump: bool = False
    """The moves since the step before are left out instead of shown."""

    def right_moves(self, state: AnyState) -> list[str]:
        return matching(self.right, texts(state))

    def explained(self, state: AnyState) -> list[tuple[Wrong, list[str]]]:
        """What is said of each move that is not right."""
        left = set(texts(state)).difference(self.right_moves(state))
        told = []
        for wrong in self.wrong:
            moves = [text for text in matching(wrong.moves, texts(state)) if text in left]
            left.difference_update(moves)
            told.append((wrong, moves))
        return told


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game played by seat 1 step by step; what others and chance do between the steps shows itself."""

    name: str
    language: str
    title: str
    end: str
    record: Record
    steps: tuple[Step, ...]
    misfits: Mapping[Misfit, Explained] = field(hash=False)
    """What is said of squares on which nothing can be placed."""

    @property
    def game(self) -> str:
        return self.record.game.name

    def next_after(self, place: int) -> int:
        """How many moves of the record have been shown when the step after this one begins, or the lesson ends."""
        following = self.steps[place + 1] if place + 1 < len(self.steps) else None
        if following is None:
            return len(self.record.moves)
        return self.steps[place].after + 1 if following.jump else following.after


def texts(state: AnyState) -> list[str]:
    return [str(move) for move in state.moves()]


def matching(patterns: Iterable[str], moves: Sequence[str]) -> list[str]:
    """The moves one of the patterns describes, in the order of the moves."""
    read = [re.compile(re.escape(pattern).replace(r"\*", ".*")) for pattern in patterns]
    return [move for move in moves if any(pattern.fullmatch(move) for pattern in read)]
