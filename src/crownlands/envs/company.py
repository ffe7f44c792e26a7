"""Opponents at many tables: the kernel plays its own bots, the rest are asked here, a policy many tables at once."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from crownlands.envs.bulk import Bulk, Chosen
from crownlands.envs.opponents import Member, Opponent, Pool, Rival, drawn, members_of, seat_rival
from crownlands.game import OVER, AnyGame, Seat
from crownlands.kernel.layout import EVERYBODY, PLAYS_GREEDILY, PLAYS_JUDGED

OF_THE_KERNEL = {"random": 0, "greedy": 1 << PLAYS_GREEDILY, "judge": 1 << PLAYS_JUDGED}
"""The bots the kernel plays by itself, as the word of seat 0 that says so."""


class Company:
    """Those who play against one seat at so many tables."""

    def __init__(self, game: AnyGame, opponents: Sequence[Opponent], learner: Seat, count: int) -> None:
        self.game, self.opponents, self.learner = game, tuple(opponents), learner
        self.others = [seat for seat in range(len(opponents) + 1) if seat != learner]
        self.who: NDArray[np.uint64] = np.zeros(count, np.uint64)
        self.names: NDArray[Any] = np.full((count, len(opponents)), "", object)
        self.rivals: list[dict[Seat, Rival]] = [{} for _ in range(count)]
        self.due: list[deque[int]] = [deque() for _ in range(count)]
        """The actions of a bot's move that are still to be said."""
        self.dice = [Random() for _ in range(count)]
        self.steady = all(is_steady(opponent) for opponent in opponents)
        if self.steady:
            self.seat(np.ones(count, np.int8))

    @property
    def most(self) -> int:
        """Who may play, as far as a table needs more room for it."""
        members = [member for opponent in self.opponents for member in members_of(opponent)]
        return OF_THE_KERNEL["judge"] if "judge" in members else 0

    def sow(self, number: int, seed: int) -> None:
        self.dice[number] = Random(seed)

    def seat(self, chosen: Chosen) -> None:
        """Who plays the next games at the chosen tables."""
        for number in np.flatnonzero(chosen).tolist():
            self._let_go(number)
            who = 1 << self.learner
            for place, (seat, opponent) in enumerate(zip(self.others, self.opponents, strict=True)):
                name, member = drawn(opponent, self.dice[number])
                self.names[number, place] = name
                who |= self._seated(number, seat, name, member)
            self.who[number] = who

    def _seated(self, number: int, seat: Seat, name: str, member: Member) -> int:
        """The word for one seat: the kernel plays it, or it is asked here."""
        if isinstance(member, str) and member in OF_THE_KERNEL:
            return OF_THE_KERNEL[member] << seat
        self.rivals[number][seat] = seat_rival(name, member, self.game, self.dice[number])
        return 1 << seat

    def play(self, bulk: Bulk, chosen: Chosen) -> None:
        """On at the chosen tables until the learner is asked or the game is over."""
        actions: NDArray[np.int64] = np.zeros(len(self.who), np.int64)
        waiting = chosen.astype(bool)
        while (waiting := waiting & (bulk.seats != self.learner) & (bulk.seats != OVER)).any():
            self._answer(bulk, np.flatnonzero(waiting).tolist(), actions)
            bulk.step(waiting.astype(np.int8), actions, self.learner)

    def _answer(self, bulk: Bulk, numbers: Sequence[int], actions: NDArray[np.int64]) -> None:
        """What the rivals to move do at these tables."""
        asked: dict[int, list[int]] = defaultdict(list)
        for number in numbers:
            rival = self.rivals[number][int(bulk.seats[number])]
            if rival.bot is None:
                asked[id(rival.policy)].append(number)
            else:
                actions[number] = self._next_of_move(bulk, number, rival)
        for rows in asked.values():
            rival = self.rivals[rows[0]][int(bulk.seats[rows[0]])]
            actions[rows] = rival.actions(bulk.seen[rows], bulk.masks[rows])

    def _next_of_move(self, bulk: Bulk, number: int, rival: Rival) -> int:
        if not self.due[number]:
            table = bulk.table(number)
            self.due[number].extend(table.coder.path(table.state, rival.move(table.state)))
        return self.due[number].popleft()

    def close(self) -> None:
        for number in range(len(self.rivals)):
            self._let_go(number)

    def _let_go(self, number: int) -> None:
        for rival in self.rivals[number].values():
            rival.close()
        self.rivals[number] = {}
        self.due[number].clear()


def is_steady(opponent: Opponent) -> bool:
    """Whether the kernel plays it, in every game alike."""
    return not isinstance(opponent, Pool) and isinstance(opponent, str) and opponent in OF_THE_KERNEL


def everybody(count: int) -> NDArray[np.uint64]:
    """Self-play: all seats are asked."""
    return np.full(count, EVERYBODY, np.uint64)
