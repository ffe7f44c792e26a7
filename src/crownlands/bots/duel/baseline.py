"""A network that has learnt to play Kingdomino Duel by imitation; `examples/train_baseline.py` made `baseline.npz`.

`baseline.csv` says how that went.
"""

from __future__ import annotations

from functools import cache
from random import Random

from crownlands.bots.duel.greedy import greedy_duel
from crownlands.bots.duel.network import DuelNetwork
from crownlands.bots.learnt import LearntBot, Played, Saved
from crownlands.kernel.duel.convert import DOORS, action_of, pack
from crownlands.kernel.duel.environment import ENVIRONMENT

PLAYED = Played(ENVIRONMENT, DOORS, pack, action_of)


@cache
def saved() -> Saved:
    return Saved.of("crownlands.bots.duel")


def baseline(dice: Random) -> LearntBot:
    return LearntBot(PLAYED, saved(), DuelNetwork(saved()), greedy_duel(dice))
