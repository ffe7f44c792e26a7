"""A network that has learnt to play Queendomino by imitation; `examples/train_baseline.py` made `baseline.npz`.

`baseline.csv` says how that went. It knows tables of 2 players; at
any other the bot plays greedily.
"""

from __future__ import annotations

from functools import cache
from random import Random

from crownlands.bots.dominoes import DominoNetwork
from crownlands.bots.learnt import LearntBot, Played, Saved
from crownlands.bots.queendomino.greedy import greedy_queendomino
from crownlands.kernel.queendomino.convert import DOORS, action_of, pack
from crownlands.kernel.queendomino.environment import ENVIRONMENT

PLAYED = Played(ENVIRONMENT, DOORS, pack, action_of)


@cache
def saved() -> Saved:
    return Saved.of("crownlands.bots.queendomino")


def baseline(dice: Random) -> LearntBot:
    return LearntBot(PLAYED, saved(), DominoNetwork(saved()), greedy_queendomino(dice))
