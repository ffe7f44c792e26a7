"""How games ended, stored in the transaction of the entry that ended them: results, best kingdoms and ratings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from crownlands.server.storage.schema import people, ratings, results, seats
from crownlands.server.table.outcome import SCREEN, Outcome
from crownlands.server.table.rating import Rating, rate

Owners = dict[int, str]
"""Whose seat is whose."""


def store_outcomes(connection: Connection, outcomes: Sequence[Outcome]) -> None:
    """Games that have just ended: what they were for each person, and what they make of the ratings."""
    for outcome, owners in _with_owners(connection, outcomes):
        _store_results(connection, outcome, owners)
        if outcome.rated:
            _store_ratings(connection, outcome, owners)


def store_results(connection: Connection, outcome: Outcome) -> None:
    """A game that ended before: those who have adopted a seat there since are added, and nobody twice."""
    for each, owners in _with_owners(connection, [outcome]):
        _store_results(connection, each, owners)


def _with_owners(connection: Connection, outcomes: Sequence[Outcome]) -> list[tuple[Outcome, Owners]]:
    """The people are locked in one order: games that end together neither miss each other nor block each other.

    Their seats are read here, for somebody may have come or gone meanwhile.
    """
    theirs = (seats.c.table_id.in_([outcome.table for outcome in outcomes])) & seats.c.person_id.is_not(None)
    found = connection.execute(select(seats.c.table_id, seats.c.seat, seats.c.person_id).where(theirs)).all()
    if not found:
        return []
    query = select(people.c.id).where(people.c.id.in_({row.person_id for row in found})).order_by(people.c.id)
    there = set(connection.execute(query.with_for_update(key_share=True)).scalars())
    owned = {outcome.table: Owners() for outcome in outcomes}
    for table, seat, person in sorted(found):
        if person in there:
            owned[table][seat] = person
    return [(outcome, owned[outcome.table]) for outcome in outcomes]


def _store_results(connection: Connection, outcome: Outcome, owners: Owners) -> None:
    for person in sorted(set(owners.values())):
        theirs = [seat for seat, owner in owners.items() if owner == person]
        row = _result(outcome, theirs) | {"person_id": person}
        if connection.execute(_new(connection, results).values(row)).rowcount and outcome.view is not None:
            _keep_best(connection, outcome, person, row["points"])


def _result(outcome: Outcome, seats: Sequence[int]) -> dict[str, Any]:
    standing = outcome.standings[seats[0]]
    return {
        "table_id": outcome.table,
        "seat": standing.seat,
        "game": outcome.game,
        "tempo": outcome.tempo,
        "players": len(outcome.standings),
        "level": standing.level if len(seats) == 1 else SCREEN,
        "points": standing.points,
        "won": standing.rank == 0,
        "rated": outcome.rated,
        "at": outcome.at,
    }


def _new(connection: Connection, table: Any) -> Any:
    """An insertion that passes over what is there already."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def _keep_best(connection: Connection, outcome: Outcome, person: str, points: int) -> None:
    """The picture of the best kingdom is kept, and only that one."""
    theirs = and_(results.c.person_id == person, results.c.game == outcome.game)
    best = select(func.max(results.c.points)).where(theirs, results.c.view.is_not(None))
    before = connection.execute(best).scalar()
    if before is None or points > before:
        connection.execute(update(results).where(theirs).values(view=None))
        here = results.c.table_id == outcome.table
        connection.execute(update(results).where(theirs, here).values(view=json.dumps(outcome.view)))


def _store_ratings(connection: Connection, outcome: Outcome, owners: Owners) -> None:
    """In the order in which games are stored, which is the same for all who played in them."""
    same = and_(ratings.c.game == outcome.game, ratings.c.tempo == outcome.tempo)
    query = select(ratings).where(same, ratings.c.person_id.in_(owners.values()))
    known = {row.person_id: Rating(row.mu, row.sigma, row.games) for row in connection.execute(query)}
    before = {person: known.get(person, Rating()) for person in owners.values()}
    for person, after in rate(outcome, owners, before).items():
        values = {"mu": after.mu, "sigma": after.sigma, "games": after.games, "at": outcome.at}
        if person in known:
            connection.execute(update(ratings).where(same, ratings.c.person_id == person).values(values))
        else:
            row = {"person_id": person, "game": outcome.game, "tempo": outcome.tempo, **values}
            connection.execute(insert(ratings), row)
