"""What a finished game came to for every seat: stored once, with the entry that ended it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from crownlands.bots import KINDS
from crownlands.game import Seat, Team
from crownlands.records import Days, Pace
from crownlands.server.table.value import BOT, PERSON, Place, Table

PEOPLE = "people"
"""The level of a game against at least one person."""
SCREEN = "screen"
"""The level of a game one person played on several seats: against people at the same screen."""
Tempo = Literal["live", "days"]
STRENGTH = {bot: strength for strength, bot in enumerate(KINDS)}


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat ended: the lower the rank the better, and 0 is a win."""

    seat: Seat
    team: Team
    rank: int
    points: int
    level: str
    """The strongest bot among the others, or that there were people among them."""
    bot: str | None
    """The bot this seat belonged to from the start."""


@dataclass(frozen=True, slots=True)
class Outcome:
    table: str
    game: str
    tempo: Tempo
    rated: bool
    at: float
    standings: tuple[Standing, ...]
    view: Mapping[str, Any] | None
    """The last position, to be drawn; none after a match of several games."""


def tempo_of(pace: Pace | None) -> Tempo:
    """Over days, or in one go with or without a clock."""
    return "days" if isinstance(pace, Days) else "live"


def outcome_of(table: Table) -> Outcome | None:
    """None while the game goes on, and for one that was read from a record."""
    if not table.over or table.setup.imported:
        return None
    view = table.state.view()
    at = table.log[-1].at
    tempo, rated = tempo_of(table.setup.pace), table.setup.rated
    standings = tuple(_standing(table, seat) for seat in range(len(table.places)))
    return Outcome(table.id, table.game.name, tempo, rated, at, standings, None if view["match"] else view)


def _standing(table: Table, seat: Seat) -> Standing:
    team = next(team for team, seats in enumerate(table.state.teams) if seat in seats)
    place = table.places[seat]
    points = table.state.scores()[team].total
    bot = place.bot if place.kind == BOT else None
    return Standing(seat, team, ranks(table)[team], points, level_against(table, team), bot)


def ranks(table: Table) -> list[int]:
    """Each team's place: the winners first, then by points, and behind all others those who left their game."""
    teams, winners = table.state.teams, table.state.winners()
    totals = [sheet.total for sheet in table.state.scores()]
    worth = [
        (not _left(table, team), team in winners, 0 if team in winners else totals[team]) for team in range(len(teams))
    ]
    better = sorted(set(worth), reverse=True)
    places = [sum(worth.count(other) for other in better[: better.index(own)]) for own in worth]
    return [place + (place == 0 and _left(table, team)) for team, place in enumerate(places)]


def _left(table: Table, team: Team) -> bool:
    """Whether all people of a team have left their seats to bots."""
    places = [table.places[seat] for seat in table.state.teams[team]]
    return all(place.kind == PERSON and (place.away or place.bot is not None) for place in places)


def level_against(table: Table, team: Team) -> str:
    """Against people, if there is one among the others; else the strongest bot."""
    others = [table.places[seat] for other, seats in enumerate(table.state.teams) if other != team for seat in seats]
    return PEOPLE if any(place.kind != BOT for place in others) else strongest(others)


def strongest(places: Sequence[Place]) -> str:
    """The strongest bot that has a seat of its own, or people where there is none."""
    bots = [place.bot for place in places if place.kind == BOT and place.bot is not None]
    return max(bots, key=lambda bot: STRENGTH.get(bot, -1), default=PEOPLE)
