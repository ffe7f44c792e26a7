"""A network for Kingdomino Duel: it looks at a map as a coat of arms does.

What is learnt of one coat of arms holds for all; what tells them apart is their line of the spellbook.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from crownlands.bots.learnt import Layers, Means, on_cells, split, two_layers

COATS, DICE, VIEWS = 6, 4, 7
TAKES, FIRST_NAME, FIRST_CROSS, FIRST_HALF = 10, 42, 48, 83
LINE = 9 + COATS
"""Numbers of a line of the spellbook."""
AREA = 16
"""Sums over a map are divided by this."""
PAIRS = tuple(combinations(range(DICE), 2))


def layers(parts: dict[str, tuple[int, list[int]]], width: int) -> Layers:
    """The layers for observations laid out like this, so many numbers wide."""
    rest, die = parts["points"][0] + parts["points"][1][0] - parts["dice"][0], parts["dice"][1][1]
    return {
        "table.0": ("linear", rest, 4 * width),
        "table.2": ("linear", 4 * width, 2 * width),
        "line": ("linear", LINE + 2 * width, width),
        "look": ("conv", VIEWS, width),
        "deeper.0": ("conv", width, width),
        "deeper.1": ("conv", width, width),
        "draw": ("conv", width, 1),
        "cross": ("conv", width, 1),
        "name": ("linear", 2 * width, 1),
        "die.0": ("linear", 2 * width + die + 2 * width, 2 * width),
        "die.2": ("linear", 2 * width, width),
        "one": ("linear", width, 1),
        "two.0": ("linear", 2 * width, width),
        "two.2": ("linear", width, 1),
        "others.0": ("linear", 4 * width, 2 * width),
        "others.2": ("linear", 2 * width, FIRST_NAME - TAKES),
    }


class DuelNetwork:
    """Logits of all actions."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.cells = means.parts["maps"][1][2] * means.parts["maps"][1][3]

    def logits(self, seen: Any) -> Any:
        means, found, parts = self.means, self.means.blank(len(seen)), split(self.means, seen)
        table = means.relu(two_layers(means, "table", seen[:, means.parts["dice"][0] :]))
        land = means.relu(means.conv("look", self._views(parts)) + on_cells(self._lines(parts, table)))
        fits = means.join([means.highest(land), land.sum((-2, -1)) / AREA], 1).reshape(len(seen), COATS, -1)
        found[:, :TAKES] = self._takes(parts, fits, table)
        found[:, TAKES:FIRST_NAME] = two_layers(means, "others", means.join([fits.sum(1) / COATS, table], 1))
        found[:, FIRST_NAME:FIRST_CROSS] = means.linear("name", fits)[:, :, 0]
        found[:, FIRST_CROSS:FIRST_HALF] = self._crosses(parts, land)
        drawing = parts["phase"][:, 2] > 0
        if drawing.any():
            found[drawing, FIRST_HALF:] = self._halves(land.reshape(-1, COATS, *land.shape[1:])[drawing])
        return found

    def _views(self, parts: dict[str, Any]) -> Any:
        """One's map as each coat of arms looks at it, all of them one below the other."""
        coats, crosses = parts["maps"][:, 0, :COATS], parts["maps"][:, 0, COATS:]
        drawn, half = coats.sum(1)[:, None], parts["half"]
        castle = 0 * coats
        castle[:, :, castle.shape[2] // 2, castle.shape[3] // 2] = 1
        other = [0 * coats + plane for plane in (drawn, 1 - drawn, half.sum(1)[:, None])]
        seen = self.means.stack([coats, coats * crosses, half, *other, castle], 2)
        return seen.reshape(-1, *seen.shape[2:])

    def _lines(self, parts: dict[str, Any], table: Any) -> Any:
        """What a coat of arms stands for: its line of the spellbook, and the table."""
        means = self.means
        both = [parts[name][:, seat] for name in ("boxes", "fills", "named") for seat in (0, 1)]
        lines = means.stack([*both, parts["owners"][:, :, 0], parts["owners"][:, :, 1], parts["spent"]], 2)
        which = 0 * lines[:, :, :COATS]
        for coat in range(COATS):
            which[:, coat, coat] = 1
        spread = table[:, None] + 0 * lines[:, :, :1]
        return means.linear("line", means.join([lines, which, spread], 2)).reshape(len(table) * COATS, -1)

    def _takes(self, parts: dict[str, Any], fits: Any, table: Any) -> Any:
        """A logit for each die and each two: how they fit the map, a joker like all coats of arms on average."""
        means, dice = self.means, parts["dice"]
        coats = dice[:, :, :COATS] + dice[:, :, COATS : COATS + 1] / COATS
        spread = table[:, None] + 0 * dice[:, :, :1]
        each = means.join([means.einsum("bdc,bcw->bdw", coats, fits), dice, spread], 2)
        each = means.relu(two_layers(means, "die", each))
        pairs = [means.join([each[:, i] + each[:, j], each[:, i] * each[:, j]], 1) for i, j in PAIRS]
        two = two_layers(means, "two", means.stack(pairs, 1))
        return means.join([means.linear("one", each)[:, :, 0], two[:, :, 0]], 1)

    def _crosses(self, parts: dict[str, Any], land: Any) -> Any:
        coats = parts["maps"][:, 0, :COATS]
        said = self.means.conv("cross", land).reshape(coats.shape)
        return (said * coats).sum(1).reshape(len(coats), -1)

    def _halves(self, land: Any) -> Any:
        """A logit for every cell and coat of arms."""
        means, land = self.means, land.reshape(-1, *land.shape[2:])
        for layer in ("deeper.0", "deeper.1"):
            land = means.relu(means.conv(layer, land)) + land
        said = means.conv("draw", land).reshape(-1, COATS, self.cells)
        return means.einsum("bcp->bpc", said).reshape(len(said), -1)
