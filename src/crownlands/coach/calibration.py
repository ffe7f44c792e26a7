"""From the chances of the playouts to those that come true: how much surer, or less sure, one may be in each game.

`calibration.toml` has the numbers of each game, fitted to games played to their end.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Calibration(NamedTuple):
    """How the chances of a game are bent."""

    power: float
    """To which odds are raised: 1 leaves them, less than 1 draws them together."""
    doubt: float
    """The share of games that go otherwise than any playout, so that nothing is quite certain."""

    def of(self, chances: Sequence[float]) -> tuple[float, ...]:
        """The chances of all sides; they add up to 1 again."""
        raised = [max(0.0, chance) ** self.power for chance in chances]
        whole = sum(raised) or 1.0
        return tuple(self.doubt / len(raised) + (1 - self.doubt) * chance / whole for chance in raised)

    def slope(self, chance: float) -> float:
        """How much the chance of a side moves when the one it comes from moves a little, the others sharing it."""
        uncertain = chance * (1 - chance)
        if uncertain <= 0:
            return 1 - self.doubt
        bent: float = chance**self.power / (chance**self.power + (1 - chance) ** self.power)
        return (1 - self.doubt) * self.power * bent * (1 - bent) / uncertain


AS_IT_IS = Calibration(1.0, 0.0)


@cache
def calibration_of(game: str) -> Calibration:
    text = (files("crownlands.coach") / "calibration.toml").read_text(encoding="utf-8")
    return Calibration(**tomllib.loads(text)[game])
