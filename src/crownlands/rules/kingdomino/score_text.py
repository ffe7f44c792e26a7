"""Kingdomino's score of a kingdom given as a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from crownlands.game import Refused, Sheet
from crownlands.kingdom.cells import CASTLE, NAMES, NEIGHBOURS, Cell
from crownlands.kingdom.dominoes import KINGDOMINO
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.pictures import read_picture
from crownlands.kingdom.squares import Square, Terrain
from crownlands.kingdom.territories import Territory, territories
from crownlands.rules.kingdomino.options import Options, configure
from crownlands.rules.kingdomino.scoring import score_sheet

BOX = Counter(square for domino in KINGDOMINO for square in (domino.first, domino.second))  # K-C1
SIZES = ("5", "7")


def score_text(text: str, settings: Mapping[str, str]) -> tuple[Sheet, list[Territory[Terrain]], list[str]]:
    """The score sheet of a picture, its territories, and what is odd about it; `size` is 5 or 7 beside the settings."""
    options = _options(settings)
    kingdom = read_picture(text, options.size)
    if any(square.terrain is Terrain.TOWN for square in kingdom.squares.values()):
        raise Refused("The picture holds a town (T); Kingdomino has only W, F, L, G, S and M.")
    return score_sheet(kingdom, options), territories(kingdom.squares), warnings(kingdom)


def _options(settings: Mapping[str, str]) -> Options:
    """A size of 7 is the Mighty Duel's (K-V4)."""
    given = {name: value for name, value in settings.items() if name != "size"}
    size = settings.get("size")
    if size is None:
        return configure(given)
    if size not in SIZES:
        raise Refused(f"A kingdom of size {size} does not exist in Kingdomino; expected {' or '.join(SIZES)}.")
    options = configure({"mighty-duel": "yes" if size == "7" else "no", **given})
    if options.size != int(size):
        raise Refused(f"A Mighty Duel is 7×7; expected no size {size} beside it.")
    return options


def warnings(kingdom: Kingdom) -> list[str]:
    """What no game can lead to, said of a picture that can be scored all the same."""
    return [*_too_many(kingdom), *_odd(kingdom), *_apart(kingdom)]


def _too_many(kingdom: Kingdom) -> list[str]:
    held = Counter(kingdom.squares.values())
    return [_more_than(square, held[square]) for square in sorted(held, key=str) if held[square] > BOX[square]]


def _more_than(square: Square, held: int) -> str:
    return f"The picture holds {square} {held} times; the box has it {BOX[square]} times."


def _odd(kingdom: Kingdom) -> list[str]:
    held = len(kingdom.squares)
    return [f"The picture holds {held} squares; dominoes make an even number."] if held % 2 else []


def _apart(kingdom: Kingdom) -> list[str]:
    apart = sorted(set(kingdom.squares) - _connected(kingdom))
    return [f"Not connected with the castle: {', '.join(NAMES[cell] for cell in apart)}."] if apart else []


def _connected(kingdom: Kingdom) -> set[Cell]:
    """The squares that can be walked to from the castle."""
    found, edge = {CASTLE}, [CASTLE]
    while edge:
        for cell in NEIGHBOURS[edge.pop()]:
            if cell in kingdom.squares and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found
