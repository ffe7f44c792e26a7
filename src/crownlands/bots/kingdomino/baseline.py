"""A network that has learnt to play Kingdomino by imitation; `examples/train_baseline.py` made `baseline.npz`.

`baseline.csv` says how that went. It knows tables of 2 players with kingdoms of 5×5, in all editions and with all
bonuses; at any other the bot plays greedily.
"""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np

from crownlands.bots.kingdomino.greedy import GreedyKingdomino
from crownlands.bots.learnt import LearntBot, Numbers, Played, Saved, relu
from crownlands.kernel.kingdomino.convert import DOORS, action_of, pack
from crownlands.kernel.kingdomino.environment import ENVIRONMENT

PLAYED = Played(ENVIRONMENT, DOORS, pack, action_of)
DOMINO = 16
"""Numbers of a domino before those that say whose it is."""


class Network:
    """Logits of all actions: a domino looks at a kingdom as land like its first square, like its second, and room."""

    def __init__(self, saved: Saved) -> None:
        self.saved = saved

    def logits(self, seen: Numbers) -> Numbers:
        saved = self.saved
        kingdoms, offer = saved.part(seen, "kingdoms"), saved.part(seen, "offer")
        own, table = kingdoms[0], relu(saved.linear("table.2", relu(saved.linear("table.0", seen[kingdoms.size :]))))
        found: Numbers = np.zeros(saved.actions, np.float32)
        if saved.part(seen, "phase")[0]:
            found[: -len(offer)] = self._lays(own, saved.part(seen, "row")[0], table)
        else:
            found[-len(offer) :] = self._picks(own, offer, table)
        return found

    def _lays(self, own: Numbers, domino: Numbers, table: Numbers) -> Numbers:
        """A logit for every cell and side, and one for discarding."""
        land = relu(self.saved.conv("look", view(own, domino)) + table[:, None, None])
        for layer in ("deeper.0", "deeper.1"):
            land = relu(self.saved.conv(layer, land)) + land
        cells = self.saved.conv("lay", land).transpose(1, 2, 0).ravel()
        return np.concatenate([cells, self.saved.linear("discard", land.max((1, 2)))])

    def _picks(self, own: Numbers, offer: Numbers, table: Numbers) -> Numbers:
        """A logit for every domino on offer: how it looks at the kingdom, and what it is."""
        lands = [relu(self.saved.conv("look", view(own, domino))) for domino in offer]
        rows = [
            np.concatenate([land.max((1, 2)), land.sum((1, 2)) / 16, table, domino[:DOMINO]])
            for land, domino in zip(lands, offer, strict=True)
        ]
        return self.saved.linear("pick.2", relu(self.saved.linear("pick.0", np.stack(rows))))[:, 0]


def view(own: Numbers, domino: Numbers) -> Numbers:
    """A kingdom as a domino looks at it."""
    terrains, crowns, room = own[:6], own[6], own[7]
    castle: Numbers = np.zeros_like(room)
    castle[castle.shape[0] // 2, castle.shape[1] // 2] = 1
    first, second = (np.tensordot(domino[start : start + 6], terrains, 1) for start in (4, 10))
    worth = (domino[2] * room, domino[3] * room)
    return np.stack([first, second, first * crowns, second * crowns, terrains.sum(0), room, *worth, castle])


@cache
def network() -> Network:
    return Network(Saved.of("crownlands.bots.kingdomino"))


def baseline_kingdomino(dice: Random) -> LearntBot:
    return LearntBot(PLAYED, network(), GreedyKingdomino(dice))
