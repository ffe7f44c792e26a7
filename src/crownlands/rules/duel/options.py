"""What can be chosen in Kingdomino Duel: the colours, and how the sentence on filling boxes is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from crownlands.game import Setting, SettingValue
from crownlands.rules.settings import differences, read_colours, read_settings, switch

COLOURS = ("pink", "yellow", "green", "blue")
PLAYERS = 2  # D-C1

SETTINGS = (
    Setting("players", (str(PLAYERS),), "How many play."),
    Setting("colours", (), "The colours of the seats in their order, such as pink,blue."),
    switch("fill-without-drawing", "Who drew nothing this turn still fills boxes of the spellbook."),
)


@dataclass(frozen=True, slots=True)
class Options:
    colours: tuple[str, ...] = COLOURS[:PLAYERS]
    fill_without_drawing: bool = True  # D-N3

    @property
    def players(self) -> int:
        return PLAYERS

    def settings(self) -> dict[str, str]:
        return {"players": str(PLAYERS), **differences(SETTINGS, self, Options())}


def configure(settings: Mapping[str, SettingValue]) -> Options:
    """Options from text."""
    given = read_settings(SETTINGS, settings)
    colours = read_colours(given["colours"], PLAYERS, COLOURS) if "colours" in given else COLOURS[:PLAYERS]
    return Options(colours, given.get("fill-without-drawing", "yes") == "yes")
