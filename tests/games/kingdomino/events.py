"""What can happen in a game of Kingdomino, told from its record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from crownlands.game import AnyState
from crownlands.kingdom.territories import largest, territories
from crownlands.records import Record
from crownlands.rules.dynasty import Dynasty
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Discard


@dataclass(frozen=True)
class Seen:
    """The end of a game, and for each discarded domino whether it could have been placed and was the player's first."""

    last: AnyState
    totals: list[int]
    winners: tuple[int, ...]
    territories: list[int]
    crowns: list[int]
    special: list[dict[str, int]]
    declined: int
    fitted_nowhere: int
    first_declined: int

    @property
    def tied(self) -> list[int]:
        return [team for team, total in enumerate(self.totals) if total == max(self.totals)]

    @property
    def tied_on_territory(self) -> list[int]:
        most = max(self.territories[team] for team in self.tied)
        return [team for team in self.tied if self.territories[team] == most]


def seen(record: Record) -> Seen:
    last = record.last
    table = cast("Kingdomino", last.current)
    discards = [
        _discard(state) for state, move in zip(record.states(), record.moves, strict=False) if isinstance(move, Discard)
    ]
    return Seen(
        last=last,
        totals=[sheet.total for sheet in last.scores()],
        winners=last.winners(),
        territories=[largest(territories(kingdom.squares)) for kingdom in table.kingdoms],
        crowns=[kingdom.crowns for kingdom in table.kingdoms],
        special=[sheet.points("special") for sheet in table.scores()],
        declined=sum(fits for fits, _ in discards),
        fitted_nowhere=sum(not fits for fits, _ in discards),
        first_declined=sum(fits and first for fits, first in discards),
    )


def _discard(state: AnyState) -> tuple[bool, bool]:
    """Whether the domino could have been placed, and whether it would have been the first."""
    table = cast("Kingdomino", state.current)
    kingdom = table.kingdoms[table.turn]
    return bool(kingdom.placements(table.draft.row[0].domino)), not kingdom.squares and not table.discarded[table.turn]


def _crowns_decide(game: Seen) -> bool:
    crowns = [game.crowns[team] for team in game.tied_on_territory]
    return len(crowns) > 1 and crowns.count(max(crowns)) == 1


def _won_by_territory(game: Seen) -> bool:
    return len(game.tied) > 1 and game.winners == tuple(game.tied_on_territory) and len(game.winners) == 1


def _larger_territory_not_tied(game: Seen) -> bool:
    outside = [size for team, size in enumerate(game.territories) if team not in game.tied]
    return _won_by_territory(game) and max(outside, default=0) > game.territories[game.winners[0]]


def _bonus(game: Seen, harmony: bool, middle: bool) -> bool:
    wanted = {"harmony": 5 * harmony, "middle-kingdom": 10 * middle}
    return wanted in game.special


def _fewer_games(game: Seen) -> bool:
    """Who won the match alone won fewer of its games than somebody else."""
    match = cast("Dynasty[object]", game.last)
    single = [one.winners() for one in (*match.past, match.current)]
    won = [sum(team in winners for winners in single) for team in range(len(match.teams))]
    return len(game.winners) == 1 and won[game.winners[0]] < max(won)


EVENTS: dict[str, Callable[[Seen], bool]] = {
    "won-outright": lambda game: len(game.tied) == 1 and game.winners == tuple(game.tied),
    "won-by-territory": _won_by_territory,
    "won-by-crowns": lambda game: _crowns_decide(game) and len(game.winners) == 1,
    "shared": lambda game: len(game.winners) == len(game.totals),
    "shared-by-some": lambda game: 1 < len(game.winners) < len(game.totals),
    "larger-territory-not-tied": _larger_territory_not_tied,
    "discards": lambda game: game.fitted_nowhere > 0 and game.declined == 0,
    "declined": lambda game: game.declined > 0,
    "first-declined": lambda game: game.first_declined > 0,
    "both-bonuses": lambda game: _bonus(game, harmony=True, middle=True),
    "harmony": lambda game: any(special.get("harmony") for special in game.special),
    "middle-kingdom-only": lambda game: _bonus(game, harmony=False, middle=True),
    "dynasty": lambda game: isinstance(game.last, Dynasty) and len(game.last.past) == 2,
    "dynasty-fewer-games": _fewer_games,
    "dynasty-shared": lambda game: isinstance(game.last, Dynasty) and len(game.winners) > 1,
}
