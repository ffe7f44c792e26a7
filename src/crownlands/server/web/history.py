"""How somebody's games ended, as it is shown."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from crownlands.server.house.snapshot import GameName, GameView
from crownlands.server.storage import Store
from crownlands.server.storage.history import Result, best_results, last_results, ratings_of, tallies
from crownlands.server.table.outcome import Tempo
from crownlands.server.table.rating import Rating, shown

SHOWN = 50
"""How many of the last games are shown; the export has all."""


class TallyShown(TypedDict):
    """All games of a kind. `level`: the strongest bot among the others, `people`, or `screen` for one's own table."""

    game: GameName
    level: str
    games: int
    wins: int
    points: int
    best: int


class ResultShown(TypedDict):
    """A game that ended. `table` is null where it is no longer kept."""

    table: str | None
    game: GameName
    tempo: Tempo
    players: int
    level: str
    points: int
    won: bool
    rated: bool
    at: float


class BestShown(TypedDict):
    """The best kingdom in a game, and the position it was built in."""

    result: ResultShown
    seat: int
    view: GameView


class RatingShown(TypedDict):
    """Points, how far off they may be (95 %), and from how many games."""

    rating: int
    within: int
    games: int


class OwnRating(RatingShown):
    game: GameName
    tempo: Literal["live", "days"]


class HistoryShown(TypedDict):
    tallies: list[TallyShown]
    best: list[BestShown]
    ratings: list[OwnRating]
    last: list[ResultShown]


async def show_history(store: Store, person: str) -> HistoryShown:
    counted: Any = [
        {
            "game": each.game,
            "level": each.level,
            "games": each.games,
            "wins": each.wins,
            "points": each.points,
            "best": each.best,
        }
        for each in await tallies(store, person)
    ]
    best: Any = [
        {"result": show_result(each.result), "seat": each.result.seat, "view": each.view}
        for each in await best_results(store, person)
    ]
    rated: Any = [
        {"game": each.game, "tempo": each.tempo, **show_rating(each.rating)} for each in await ratings_of(store, person)
    ]
    last = [show_result(each) for each in await last_results(store, person, SHOWN)]
    return {"tallies": counted, "best": best, "ratings": rated, "last": last}


def show_rating(rating: Rating) -> RatingShown:
    points, within = shown(rating)
    return {"rating": points, "within": within, "games": rating.games}


def show_result(result: Result) -> ResultShown:
    game: Any = result.game
    tempo: Any = result.tempo
    return {
        "table": result.table if result.kept else None,
        "game": game,
        "tempo": tempo,
        "players": result.players,
        "level": result.level,
        "points": result.points,
        "won": result.won,
        "rated": result.rated,
        "at": result.at,
    }
