"""What a mistake costs in the end: it and the better move are played out to the end, by dice that chose neither.

Short playouts with a net at their end find the better move; the best of many by a judge that errs is overrated by it.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from crownlands.bots.searching import aim_of
from crownlands.coach.calibration import calibration_of
from crownlands.coach.expert import EXPERTS, Expert
from crownlands.coach.outlook import Estimate, Outlook, estimate, given_away
from crownlands.coach.values import Value
from crownlands.game import AnyState, Team, team_of
from crownlands.kernel.search import Budget
from crownlands.records.position import game_of

OTHER_DICE = 0x9D1CE5_0F_4E4D
"""What sets the seed of these playouts apart from that of the playouts that found the better move."""
LEAST = 16
"""Playouts to the end at least, however small the budget; against the clock so many at a time."""
KEPT = 1_000


def confirmed(
    state: AnyState, played: Value, best: Value, budget: Budget | None = None, seed: int = 0
) -> tuple[Value, Value]:
    """Both values as the ends of the game have them, with what the one gives away against the other."""
    name, team = game_of(state)[0].name, team_of(state, state.turn)
    ends = [_ends(name, state, value, seed) for value in (played, best)]
    count = _play_out(ends, EXPERTS[name], budget)
    worse, better = (_told(name, value, end, team, count) for value, end in zip((played, best), ends, strict=True))
    lost = given_away(*(end.lead(team, count) for end in ends))
    wins = [end.chance(team, count) for end in ends]
    off = given_away(*wins).off * calibration_of(name).slope(sum(map(sum, wins)) / (2 * count))
    chance_lost = Estimate(max(0.0, better.chance.mean - worse.chance.mean), off)
    return replace(worse, lost=Estimate(max(0.0, lost.mean), lost.off), chance_lost=chance_lost), better


def _ends(name: str, state: AnyState, value: Value, seed: int) -> Outlook:
    """What comes of the turn a value is of."""
    table: Any = state.current
    for move in value.turn:
        table = table.play(move)
    position, seats = EXPERTS[name].searched.pack(table), tuple(team[0] for team in table.teams)
    return _kept(name, position.tobytes(), seats, seed ^ OTHER_DICE, aim_of(state).brought)


@lru_cache(KEPT)
def _kept(name: str, position: bytes, seats: tuple[int, ...], seed: int, brought: tuple[int, ...]) -> Outlook:
    return Outlook(EXPERTS[name].ends, array("Q", position), seats, seed, brought)


def _play_out(ends: Sequence[Outlook], expert: Expert, budget: Budget | None) -> int:
    """As often as the budget allows, in proportion to its playouts; returns how often."""
    most = expert.confirming
    if budget and budget.playouts:
        most = max(LEAST, most * budget.playouts // expert.reviewing)
    step = LEAST if budget and budget.seconds and not budget.playouts else most
    began, count = time.thread_time(), 0
    while count == 0 or (count < most and budget and time.thread_time() - began < budget.seconds):
        count += step
        for end in ends:
            end.reach(count)
    return count


def _told(name: str, value: Value, ends: Outlook, team: Team, count: int) -> Value:
    """A value with the lead and the chances of so many ends."""
    calibration, lead = calibration_of(name), estimate(ends.lead(team, count))
    raw = [sum(ends.chance(side, count)) / count for side in range(len(ends.seats))]
    chances = calibration.of(raw)
    chance = Estimate(chances[team], calibration.slope(raw[team]) * estimate(ends.chance(team, count)).off)
    return replace(value, lead=lead, chance=chance, chances=chances, playouts=count)
