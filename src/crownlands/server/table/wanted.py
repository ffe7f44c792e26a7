"""What somebody looks for among the open tables, and the table that is made where there is none like it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from crownlands.records import Days, Live, Pace
from crownlands.server.table.outcome import PEOPLE, strongest
from crownlands.server.table.refusal import Refusal
from crownlands.server.table.seating import Wish, check_level, game_and_options
from crownlands.server.table.value import Place, Setup

PaceWord = Literal["none", "live", "days"]
PACES: dict[PaceWord, Pace | None] = {"none": None, "live": Live(900.0, 15.0), "days": Days(24.0)}
"""The clocks of tables that are made because nobody had one."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """None stands for anything."""

    game: str | None = None
    players: int | None = None
    pace: PaceWord | None = None
    rated: bool | None = None
    level: str | None = None
    """The strongest bot that has a seat, or that only people are to play."""

    def fits(self, setup: Setup, places: Sequence[Place]) -> bool:
        has = (setup.game.name, len(places), pace_word(setup.pace), setup.rated, strongest(places))
        wants = (self.game, self.players, self.pace, self.rated, self.level)
        return all(want in (None, had) for want, had in zip(wants, has, strict=True))


def pace_word(pace: Pace | None) -> PaceWord:
    """Unlike for ratings, without a clock is a choice of its own."""
    return "none" if pace is None else "days" if isinstance(pace, Days) else "live"


def setup_for(wanted: Wanted) -> Setup:
    """A public table like the one that is wanted."""
    settings = {} if wanted.players is None else {"players": str(wanted.players)}
    game, options = game_and_options(wanted.game or "kingdomino", settings if _has_players(wanted) else {})
    pace = PACES[wanted.pace or "none"]
    return Setup(game, options, True, True, False, pace, bool(wanted.rated))


def _has_players(wanted: Wanted) -> bool:
    """Whether the number of players is a choice in this game; where it is not, it must be the only one."""
    game, options = game_and_options(wanted.game or "kingdomino", {})
    if any(setting.name == "players" for setting in game.settings):
        return True
    if wanted.players not in (None, options.players):
        raise Refusal("refused", "{game} is for {players} players.", game=game.title, players=options.players)
    return False


def wishes_for(wanted: Wanted, setup: Setup, name: str) -> list[Wish]:
    """A seat of one's own, and open ones; with a level, bots on all but one of the others."""
    others = setup.options.players - 1
    if wanted.level in (None, PEOPLE):
        return [Wish("me", name), *(Wish("open") for _ in range(others))]
    bot = check_level(setup.game, wanted.level or "")
    if others < 2:
        raise Refusal("refused", "With a bot at the table there must be three players at least.")
    return [Wish("me", name), Wish("open"), *(Wish("bot", bot=bot) for _ in range(others - 1))]
