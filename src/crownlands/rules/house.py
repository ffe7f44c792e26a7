"""The house rules that add points to a kingdom: Harmony and Middle Kingdom (K-V2, K-V3, Q-V5)."""

from __future__ import annotations

from typing import Protocol

from crownlands.game import Line
from crownlands.kingdom.kingdom import Kingdom

HARMONY_POINTS = 5
MIDDLE_KINGDOM_POINTS = 10


class HouseRules(Protocol):
    """Which of the two are played."""

    @property
    def harmony(self) -> bool: ...

    @property
    def middle_kingdom(self) -> bool: ...


def special_points(kingdom: Kingdom, rules: HouseRules) -> dict[str, int]:
    """K-V2, K-V3; they add up (K-V5)."""
    special = {}
    if rules.harmony:
        special["harmony"] = HARMONY_POINTS * kingdom.complete
    if rules.middle_kingdom:
        special["middle-kingdom"] = MIDDLE_KINGDOM_POINTS * kingdom.centred
    return special


def special_lines(kingdom: Kingdom, rules: HouseRules, *, grows: bool) -> list[Line]:
    """The lines of the score sheet. A castle in the centre of a kingdom that grows may still get off it."""
    return [
        Line("special", name, points, safe=not (points and grows and _may_be_lost(name, kingdom)))
        for name, points in special_points(kingdom, rules).items()
    ]


def _may_be_lost(name: str, kingdom: Kingdom) -> bool:
    """A complete kingdom stays complete; a centred one stays centred once it is as large as its grid."""
    return name == "middle-kingdom" and not kingdom.spread_out
