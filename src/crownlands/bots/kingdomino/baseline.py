"""A network that has learnt to play Kingdomino by imitation; `examples/train_baseline.py` made `baseline.npz`.

`baseline.csv` says how that went. It knows tables of 2 players with kingdoms of 5×5, in all editions and with all
bonuses; at any other the bot plays greedily.
"""

from __future__ import annotations

from functools import cache
from random import Random

from crownlands.bots.dominoes import DominoNetwork
from crownlands.bots.kingdomino.greedy import GreedyKingdomino
from crownlands.bots.learnt import LearntBot, Played, Saved
from crownlands.kernel.kingdomino.convert import DOORS, action_of, pack
from crownlands.kernel.kingdomino.environment import ENVIRONMENT

PLAYED = Played(ENVIRONMENT, DOORS, pack, action_of)


@cache
def saved() -> Saved:
    return Saved.of("crownlands.bots.kingdomino")


def baseline(dice: Random) -> LearntBot:
    return LearntBot(PLAYED, saved(), DominoNetwork(saved()), GreedyKingdomino(dice))
