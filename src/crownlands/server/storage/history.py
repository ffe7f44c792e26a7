"""How somebody's games ended: statistics by game and level, the best kingdoms, the last games, and ratings."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Integer, cast, func, select

from crownlands.server.storage.schema import people, ratings, results, tables
from crownlands.server.storage.store import Store, reachable
from crownlands.server.table.rating import Rating


@dataclass(frozen=True, slots=True)
class Tally:
    """All games of one kind against one level."""

    game: str
    level: str
    games: int
    wins: int
    points: int
    best: int


@dataclass(frozen=True, slots=True)
class Result:
    table: str
    kept: bool
    """Whether the table is still there to be looked at."""
    seat: int
    game: str
    tempo: str
    players: int
    level: str
    points: int
    won: bool
    rated: bool
    at: float


@dataclass(frozen=True, slots=True)
class Best:
    """A person's best kingdom in a game, with the position it was built in."""

    result: Result
    view: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Rated:
    game: str
    tempo: str
    rating: Rating


@dataclass(frozen=True, slots=True)
class Leader:
    name: str
    colour: str
    rating: Rating


async def tallies(store: Store, person: str) -> list[Tally]:
    sums = (
        func.count(),
        func.sum(cast(results.c.won, Integer)),
        func.sum(results.c.points),
        func.max(results.c.points),
    )
    query = select(results.c.game, results.c.level, *sums).where(results.c.person_id == person)
    rows = await store.rows(query.group_by(results.c.game, results.c.level))
    return [Tally(*row) for row in rows]


kept = select(tables.c.id).where(tables.c.id == results.c.table_id, reachable).correlate(results).exists()
COLUMNS = ("seat", "game", "tempo", "players", "level", "points", "won", "rated", "at")


def _results(person: str) -> Any:
    columns = [results.c[name] for name in COLUMNS]
    query = select(results.c.table_id, kept.label("kept"), *columns, results.c.view)
    return query.where(results.c.person_id == person)


def _result(row: Any) -> Result:
    return Result(*row[:-1])


async def last_results(store: Store, person: str, most: int | None) -> list[Result]:
    """The newest first."""
    query = _results(person).order_by(results.c.at.desc(), results.c.table_id).limit(most)
    return [_result(row) for row in await store.rows(query)]


async def best_results(store: Store, person: str) -> list[Best]:
    query = _results(person).where(results.c.view.is_not(None)).order_by(results.c.game)
    return [Best(_result(row), json.loads(row.view)) for row in await store.rows(query)]


async def ratings_of(store: Store, person: str) -> list[Rated]:
    query = select(ratings).where(ratings.c.person_id == person).order_by(ratings.c.game, ratings.c.tempo)
    rows = await store.rows(query)
    return [Rated(row.game, row.tempo, Rating(row.mu, row.sigma, row.games)) for row in rows]


async def leaders(store: Store, game: str, tempo: str, most: int) -> list[Leader]:
    """The best by what they are worth at least, those who want to be among them."""
    sure = ratings.c.mu - 3 * ratings.c.sigma
    joined = ratings.join(people, people.c.id == ratings.c.person_id)
    query = select(people.c.name, people.c.colour, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    query = query.select_from(joined).where(ratings.c.game == game, ratings.c.tempo == tempo, people.c.listed)
    rows = await store.rows(query.order_by(sure.desc(), people.c.created).limit(most))
    return [Leader(row.name, row.colour, Rating(row.mu, row.sigma, row.games)) for row in rows]
