"""What a game is worth to each seat: its share of the win, its margin, its points; paid at the end or step by step."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from crownlands.envs.kernel_table import AnyTable, KernelTable
from crownlands.game import OVER, AnyState, Refused, team_of
from crownlands.kernel import batch
from crownlands.kernel.layout import PAYS_MARGIN, PAYS_POINTS, PAYS_WIN


class Kind(NamedTuple):
    """A kind of reward: what the kernel pays for, how many of that are 1, and whether every step is paid."""

    pays: int
    scale: float
    dense: bool = False


KINDS = {
    "win": Kind(PAYS_WIN, 12.0),
    "margin": Kind(PAYS_MARGIN, 1.0),
    "points": Kind(PAYS_POINTS, 1.0, dense=True),
    "lead": Kind(PAYS_MARGIN, 1.0, dense=True),
}
AT_THE_END = tuple(name for name, kind in KINDS.items() if not kind.dense)


def check_rewards(kind: str, kinds: tuple[str, ...] = tuple(KINDS)) -> str:
    if kind not in kinds:
        raise Refused(f"There are no rewards “{kind}”; expected one of {', '.join(kinds)}.")
    return kind


class Account:
    """What the seats of a table have been paid so far, so that dense rewards add up to what the end is worth."""

    def __init__(self, kind: str, seats: int) -> None:
        self.kind = kind
        self.paid = [0.0] * seats

    def gained(self, table: AnyTable) -> list[float]:
        """What each seat has gained since this was asked last; of rewards at the end nothing while the game goes on."""
        if not KINDS[self.kind].dense and table.turn != OVER:
            return [0.0] * len(self.paid)
        before, self.paid = self.paid, worth(table, self.kind)
        return [now - then for now, then in zip(self.paid, before, strict=True)]


def worth(table: AnyTable, kind: str) -> list[float]:
    """What the table as it stands is worth, to every seat as to its team."""
    return worth_by_kernel(table, kind) if isinstance(table, KernelTable) else worth_by_rules(table.state, kind)


def worth_by_kernel(table: KernelTable, kind: str) -> list[float]:
    paid: NDArray[np.int16] = np.zeros(table.options.players, np.int16)
    batch.worth(table.kernel.environment, table.position, KINDS[kind].pays, paid)
    scaled: list[float] = (paid / KINDS[kind].scale).tolist()
    return scaled


def worth_by_rules(state: AnyState, kind: str) -> list[float]:
    pays = KINDS[kind].pays
    teams = shares(state) if pays == PAYS_WIN else margins(state) if pays == PAYS_MARGIN else points(state)
    return [teams[team_of(state, seat)] for seat in range(sum(len(seats) for seats in state.teams))]


def shares(state: AnyState) -> list[float]:
    """1 for the winner, an equal share for those who win together, 0 for the others."""
    winners = state.winners()
    return [(team in winners) / len(winners) for team in range(len(state.teams))]


def margins(state: AnyState) -> list[float]:
    """Points ahead of the best other team, or behind it."""
    totals = points(state)
    return [total - max(totals[:team] + totals[team + 1 :]) for team, total in enumerate(totals)]


def points(state: AnyState) -> list[float]:
    return [float(sheet.total) for sheet in state.scores()]
