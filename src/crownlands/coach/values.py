"""What each move of a decision is worth: the lead to expect in the end, and the chance to win, with intervals."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from crownlands.bots.searching import Searched, aim_of
from crownlands.coach.calibration import AS_IT_IS, Calibration, calibration_of
from crownlands.coach.expert import EXPERTS, Expert
from crownlands.coach.outlook import Estimate, Outlook, estimate, given_away
from crownlands.game import AnyState, Refused, Team, team_of
from crownlands.kernel.search import DEFAULT_AIM, Budget, search
from crownlands.records.position import game_of

KEPT_OUTLOOKS = 20_000
KEPT_DECISIONS = 2_000
LEAST_SWEEP = 4
"""How many playouts every turn gets at least each time round, however small the budget: fewer have no interval."""
AFTERWARDS = 8
"""How many ways to go on are looked at after a move that was asked about."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a move is worth to the team of the seat that makes it, if the rest of its turn is played as `turn` says."""

    move: Any
    turn: tuple[Any, ...]
    lead: Estimate
    """Points ahead of the best other in the end."""
    chance: Estimate
    """To win, from 0 to 1; a shared win counts as its share."""
    chances: tuple[float, ...]
    """Those of all teams."""
    lost: Estimate
    """Points of the lead given away against the best move, compared draw by draw; never below 0."""
    chance_lost: Estimate
    playouts: int
    exact: bool
    """Whether the end of the game is known from here on: the intervals are 0."""


@dataclass(frozen=True, slots=True)
class Values:
    """A decision: its seat and team, and the moves that were looked at, best first."""

    seat: int
    team: Team
    moves: tuple[Value, ...]

    @property
    def best(self) -> Value:
        return self.moves[0]

    def of(self, move: Any) -> Value:
        """The value of a move that was looked at."""
        found = next((value for value in self.moves if value.move == move), None)
        if found is None:
            raise Refused("“{move}” was not looked at; ask for it with consider.", move=str(move))
        return found


@dataclass
class Tried:
    """A turn from its first move to its last, the position it leads to, and how often that was played out."""

    turn: tuple[Any, ...]
    outlook: Outlook
    kept: bool
    """Whether it was asked for, and stays whatever it is worth."""
    count: int = 0

    def play_out(self, count: int) -> None:
        self.outlook.reach(count)
        self.count = count

    def worth(self, team: Team) -> float:
        """What the expert goes by: points ahead, and what a win is worth in points."""
        lead, chance = (
            sum(samples) / self.count
            for samples in (self.outlook.lead(team, self.count), self.outlook.chance(team, self.count))
        )
        return DEFAULT_AIM.lead * lead + DEFAULT_AIM.win * chance


def values(state: AnyState, budget: Budget | None = None, seed: int = 0, consider: Iterable[Any] = ()) -> Values:
    """What the moves of the seat to move are worth: those the expert looks at, and those to consider besides.

    With a budget of playouts the same seed finds the same values. What was asked before is not computed again.
    """
    if state.turn < 0:
        raise Refused("The coach was asked about a position in which nobody is to move; expected a player's turn.")
    name = game_of(state)[0].name
    given = budget or Budget(playouts=EXPERTS[name].playouts)
    also = tuple(move for move in dict.fromkeys(consider))
    table: Any = state.current
    for move in also:
        if move not in table.moves():
            raise Refused("“{move}” cannot be played in the position the coach was asked about.", move=str(move))
    if given.playouts:
        return _kept(name, table, aim_of(state).brought, given, seed, also)
    return _values(name, table, aim_of(state).brought, given, seed, also)


def _values(
    name: str, table: Any, brought: tuple[int, ...], budget: Budget, seed: int, also: tuple[Any, ...]
) -> Values:
    expert, team = EXPERTS[name], team_of(table, table.turn)
    tried = _turns(expert, name, table, brought, seed, also)
    _halve(tried, team, budget)
    tried.sort(key=lambda turn: (-turn.count, -turn.worth(team)))
    best = max((turn for turn in tried if turn.count == tried[0].count), key=lambda turn: turn.worth(team))
    return Values(table.turn, team, _by_move(name, tried, best, team))


_kept = lru_cache(KEPT_DECISIONS)(_values)


@lru_cache(KEPT_OUTLOOKS)
def _outlook(name: str, position: bytes, seats: tuple[int, ...], seed: int, brought: tuple[int, ...]) -> Outlook:
    """What is to be expected after a turn; the rest of the round may be played first."""
    expert, after = EXPERTS[name], array("Q", position)
    exact = expert.knows(after)
    return Outlook(expert.searched.game, expert.round_out(after), seats, seed, brought, exact)


def forget() -> None:
    """Give back the memory of everything that was asked, for those who look at many positions once."""
    _kept.cache_clear()
    _outlook.cache_clear()


def _turns(
    expert: Expert, name: str, table: AnyState, brought: tuple[int, ...], seed: int, also: Sequence[Any]
) -> list[Tried]:
    """The turns the expert looks at, and for each move to consider those that begin with it."""
    seats = tuple(team[0] for team in table.teams)
    start = expert.searched.pack(table)
    found = dict(_candidates(expert.searched, start, expert.searched.width))
    for move in also:
        found.update(_from(expert, table, move))
    return [
        Tried(turn, _outlook(name, position.tobytes(), seats, seed, brought), turn[0] in also)
        for turn, position in found.items()
    ]


def _candidates(searched: Searched, start: array[int], width: int) -> list[tuple[tuple[Any, ...], array[int]]]:
    """The turns that look best, as moves of the rules, with the positions they lead to."""
    return [_played(searched, start, turn.moves) for turn in search(searched.game, start, Budget(), most=width)]


def _played(searched: Searched, start: array[int], actions: Sequence[int]) -> tuple[tuple[Any, ...], array[int]]:
    position, moves = start[:], []
    for action in actions:
        moves.append(searched.move_of(position, action))
        searched.doors.play(position, action)
    return tuple(moves), position


def _from(expert: Expert, table: AnyState, move: Any) -> list[tuple[tuple[Any, ...], array[int]]]:
    """A move with the ways to go on, where the expert looks at whole turns; else by itself."""
    after, searched = table.play(move), expert.searched
    position = searched.pack(after)
    if after.turn != table.turn or not expert.goes_on(move, after):
        return [((move,), position)]
    return [((move, *turn), end) for turn, end in _candidates(searched, position, AFTERWARDS)]


def _halve(tried: list[Tried], team: Team, budget: Budget) -> None:
    """Sequential halving as the expert does it; what was asked for is never dropped."""
    alive = tried
    rounds = max(1, (len(tried) - 1).bit_length())
    began = time.thread_time()
    for number in range(rounds):
        share = budget.seconds * (number + 1) / rounds
        sweeps = max(LEAST_SWEEP, budget.playouts // (rounds * len(alive)))
        _sweep(alive, sweeps)
        while not budget.playouts and time.thread_time() - began < share:
            _sweep(alive, sweeps)
        ranked = sorted(alive, key=lambda turn: -turn.worth(team))
        alive = [turn for place, turn in enumerate(ranked) if turn.kept or place < (len(ranked) + 1) // 2]


def _sweep(alive: list[Tried], sweeps: int) -> None:
    for turn in alive:
        turn.play_out(turn.count + sweeps)


def _by_move(name: str, tried: list[Tried], best: Tried, team: Team) -> tuple[Value, ...]:
    """Each first move with the best of its turns, the best first."""
    chosen: dict[Any, Tried] = {best.turn[0]: best}
    for turn in tried:
        chosen.setdefault(turn.turn[0], turn)
    calibration = calibration_of(name)
    return tuple(_value(turn, best, team, calibration) for turn in chosen.values())


def _value(tried: Tried, best: Tried, team: Team, calibration: Calibration) -> Value:
    both = min(tried.count, best.count)
    outlook, count = tried.outlook, tried.count
    raw = [sum(outlook.chance(side, count)) / count for side in range(len(outlook.seats))]
    bent = AS_IT_IS if outlook.exact else calibration
    chances, bend = bent.of(raw), bent.slope(raw[team])
    lost = given_away(outlook.lead(team, both), best.outlook.lead(team, both))
    chance_lost = given_away(outlook.chance(team, both), best.outlook.chance(team, both))
    return Value(
        move=tried.turn[0],
        turn=tried.turn,
        lead=estimate(outlook.lead(team, count)),
        chance=Estimate(chances[team], bend * estimate(outlook.chance(team, count)).off),
        chances=chances,
        lost=Estimate(max(0.0, lost.mean), lost.off),
        chance_lost=Estimate(max(0.0, bend * chance_lost.mean), bend * chance_lost.off),
        playouts=count,
        exact=outlook.exact,
    )
