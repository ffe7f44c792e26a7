"""Kingdomino's score of a kingdom given as a picture."""

from __future__ import annotations

from collections.abc import Mapping

from crownlands.game import Refused, Sheet
from crownlands.kingdom.dominoes import KINGDOMINO
from crownlands.kingdom.doubts import doubts_about
from crownlands.kingdom.pictures import read_picture
from crownlands.kingdom.squares import Terrain
from crownlands.kingdom.territories import Territory, territories
from crownlands.rules.kingdomino.options import Options, configure
from crownlands.rules.kingdomino.scoring import score_sheet
from crownlands.sentence import Sentence, either

SIZES = ("5", "7")


def score_text(text: str, settings: Mapping[str, str]) -> tuple[Sheet, list[Territory[Terrain]], list[Sentence]]:
    """The score sheet of a picture, its territories, and what is odd about it; `size` is 5 or 7 beside the settings."""
    options = _options(settings)
    kingdom = read_picture(text, options.size)
    if any(square.terrain is Terrain.TOWN for square in kingdom.squares.values()):
        raise Refused("The picture holds a town (T); Kingdomino has only W, F, L, G, S and M.")
    return score_sheet(kingdom, options), territories(kingdom.squares), doubts_about(kingdom, KINGDOMINO)


def _options(settings: Mapping[str, str]) -> Options:
    """A size of 7 is the Mighty Duel's (K-V4)."""
    given = {name: value for name, value in settings.items() if name != "size"}
    size = settings.get("size")
    if size is None:
        return configure(given)
    if size not in SIZES:
        raise Refused("Kingdomino has no kingdom of size {size}; expected {sizes}.", size=size, sizes=either(SIZES))
    options = configure({"mighty-duel": "yes" if size == "7" else "no", **given})
    if options.size != int(size):
        raise Refused("The Mighty Duel is played on 7×7; leave out the size {size}.", size=size)
    return options
