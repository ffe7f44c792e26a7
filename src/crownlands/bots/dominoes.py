"""A network for the games with dominoes: it looks at a kingdom as a domino does.

Terrains are never told apart by name for that: there is land like the domino's first square, land like its second,
other land and room, so what is learnt of one terrain holds for all.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from crownlands.bots.learnt import Layers, Means, on_cells, split, two_layers

VIEWS = 9
KINDS, SPACES, TAXES = 17, 6, 3
AREA = 16
"""Sums over a kingdom are divided by this."""

Answer = Callable[["DominoNetwork", dict[str, Any], Any, Any], None]


def layers(parts: dict[str, tuple[int, list[int]]], width: int) -> Layers:
    """The layers for observations laid out like this, so many numbers wide."""
    planes, rest = parts["kingdoms"][1][1], parts["points"][0] + parts["points"][1][0] - parts["row"][0]
    domino = parts["offer"][1][1] - parts["hand"][1][0]
    extras = planes - (domino - 4) // 2 - 2
    found = {
        "table.0": ("linear", rest, 2 * width),
        "table.2": ("linear", 2 * width, width),
        "look": ("conv", VIEWS + extras, width),
        "deeper.0": ("conv", width, width),
        "deeper.1": ("conv", width, width),
        "lay": ("conv", width, 4),
        "discard": ("linear", width, 1),
        "pick.0": ("linear", 3 * width + domino, 2 * width),
        "pick.2": ("linear", 2 * width, 1),
    }
    return found | (_layers_of_towns(planes, width) if "board" in parts else {})


def _layers_of_towns(planes: int, width: int) -> Layers:
    return {
        "town": ("conv", planes + 2, width),
        "town.deeper": ("conv", width, width),
        "tax.0": ("linear", 4 * width, width),
        "tax.2": ("linear", width, TAXES + 1),
        "site": ("conv", width, width),
        "kind.0": ("linear", KINDS + 2 * width, 2 * width),
        "kind.2": ("linear", 2 * width, width),
        "space.0": ("linear", KINDS + 2 * width, width),
        "space.2": ("linear", width, 1),
        "build.pass": ("linear", 2 * width, 1),
        "bribe.0": ("linear", 2 * width, 2 * width),
        "bribe.2": ("linear", 2 * width, SPACES + 1),
    }


class DominoNetwork:
    """Logits of all actions, phase by phase."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.terrains = (means.parts["offer"][1][1] - 4 - means.parts["hand"][1][0]) // 2
        self.side, self.length = means.parts["kingdoms"][1][3], means.parts["offer"][1][0]
        self.discard = 4 * self.side * self.side
        self.first_tax = self.discard + 1 + self.length
        self.phases = PHASES_WITH_TOWNS if "board" in means.parts else PHASES

    def logits(self, seen: Any) -> Any:
        found = self.means.blank(len(seen))
        phase = split(self.means, seen)["phase"]
        for number, answer in enumerate(self.phases):
            rows = phase[:, number] > 0
            if rows.any():
                here = split(self.means, seen[rows])
                answer(self, here, self._table(seen[rows]), (found, rows))
        return found

    def _table(self, seen: Any) -> Any:
        """All but the planes, as some numbers."""
        return self.means.relu(two_layers(self.means, "table", seen[:, self.means.parts["row"][0] :]))

    def _views(self, own: Any, dominoes: Any) -> Any:
        """A kingdom as each of some dominoes looks at it, all of them one below the other."""
        means, count = self.means, self.terrains
        land, crowns, room = own[:, :count], own[:, count], own[:, count + 1]
        first = means.einsum("bdt,bthw->bdhw", dominoes[:, :, 4 : 4 + count], land)
        second = means.einsum("bdt,bthw->bdhw", dominoes[:, :, 4 + count : 4 + 2 * count], land)
        blank = 0 * first
        castle = 0 * first
        castle[:, :, self.side // 2, self.side // 2] = 1
        worth = [on_cells(dominoes[:, :, place]) * room[:, None] for place in (2, 3)]
        crowned = [first * crowns[:, None], second * crowns[:, None]]
        same = [blank + plane[:, None] for plane in (land.sum(1), room)]
        extras = [blank + own[:, place][:, None] for place in range(count + 2, own.shape[1])]
        seen = means.stack([first, second, *crowned, *same, *worth, castle, *extras], 2)
        return seen.reshape(-1, *seen.shape[2:])

    def _lay(self, parts: dict[str, Any], table: Any, into: Any) -> None:
        """A logit for every cell and side, and one for discarding."""
        means = self.means
        land = means.conv("look", self._views(parts["kingdoms"][:, 0], parts["row"][:, :1]))
        land = means.relu(land + on_cells(table))
        for layer in ("deeper.0", "deeper.1"):
            land = means.relu(means.conv(layer, land)) + land
        cells = means.einsum("bshw->bhws", means.conv("lay", land)).reshape(len(table), -1)
        write(into, 0, means.join([cells, means.linear("discard", means.highest(land))], 1))

    def _pick(self, parts: dict[str, Any], table: Any, into: Any) -> None:
        """A logit for every domino on offer: how it looks at the kingdom, and what it is."""
        means, offer = self.means, parts["offer"]
        land = means.relu(means.conv("look", self._views(parts["kingdoms"][:, 0], offer)))
        fits = means.join([means.highest(land), land.sum((-2, -1)) / AREA], 1).reshape(len(table), self.length, -1)
        spread = table[:, None] + 0 * fits[:, :, :1]
        rows = means.join([fits, spread, offer[:, :, : 4 + 2 * self.terrains]], 2)
        write(into, self.discard + 1, two_layers(means, "pick", rows)[:, :, 0])

    def _town(self, parts: dict[str, Any], table: Any) -> Any:
        """The kingdom as it stands, with the domino that was just laid."""
        means, laid = self.means, parts["just_laid"][:, None]
        planes = means.join([parts["kingdoms"][:, 0], laid * (2 - laid), laid * (laid - 1) / 2], 1)
        land = means.relu(means.conv("town", planes) + on_cells(table))
        return means.relu(means.conv("town.deeper", land)) + land

    def _tax(self, parts: dict[str, Any], table: Any, into: Any) -> None:
        """A logit for each of the two cells, both, and neither."""
        means, laid, land = self.means, parts["just_laid"][:, None], self._town(parts, table)
        cells = [(land * which).sum((-2, -1)) for which in (laid * (2 - laid), laid * (laid - 1) / 2)]
        said = two_layers(means, "tax", means.join([*cells, means.highest(land), table], 1))
        write(into, self.first_tax, said[:, :TAXES])
        write(into, self.means.actions - 1, said[:, TAXES:])

    def _build(self, parts: dict[str, Any], table: Any, into: Any) -> None:
        """A logit for every building on every cell, and one for passing."""
        means, land = self.means, self._town(parts, table)
        about = means.join([means.highest(land), table], 1)
        kinds = means.join([parts["board"], about[:, None] + 0 * parts["board"][:, :, :1]], 2)
        fits = means.einsum("bwyx,bsw->bsyx", means.conv("site", land), two_layers(means, "kind", kinds))
        liked = on_cells(two_layers(means, "space", kinds)[:, :, 0])
        write(into, self.first_tax + TAXES, (fits + liked).reshape(len(table), -1))
        write(into, self.means.actions - 1, means.linear("build.pass", about))

    def _bribe(self, parts: dict[str, Any], table: Any, into: Any) -> None:
        about = self.means.join([self.means.highest(self._town(parts, table)), table], 1)
        write(into, self.means.actions - SPACES - 1, two_layers(self.means, "bribe", about))


def write(into: Any, start: int, logits: Any) -> None:
    """Put logits where their actions are."""
    found, rows = into
    found[rows, start : start + prod(logits.shape[1:])] = logits


PHASES: tuple[Answer, ...] = (DominoNetwork._lay, DominoNetwork._pick)
PHASES_WITH_TOWNS: tuple[Answer, ...] = (
    DominoNetwork._lay,
    DominoNetwork._tax,
    DominoNetwork._build,
    DominoNetwork._bribe,
    DominoNetwork._pick,
)
