"""Reasons for where a domino is laid: territories, gaps, house rules, and what still fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crownlands.coach.reasons.reason import Case, Reason
from crownlands.game import Team
from crownlands.kingdom.cells import NEIGHBOURS, Cell, at
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.kingdom.squares import Terrain
from crownlands.rules.house import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Discard, Lay
from crownlands.rules.queendomino.state import Queendomino
from crownlands.sentence import say

Table = Kingdomino | Queendomino


def kingdom_of(table: Any, team: Team) -> Kingdom:
    """A team's kingdom, in either game with dominoes."""
    if isinstance(table, Queendomino):
        return table.realms[team].kingdom
    kingdom: Kingdom = table.kingdoms[team]
    return kingdom


def discarded_by(table: Any, team: Team) -> tuple[Domino, ...]:
    if isinstance(table, Queendomino):
        return table.realms[team].discarded
    gone: tuple[Domino, ...] = table.discarded[team]
    return gone


def both_kingdoms(case: Case) -> tuple[Kingdom, Kingdom]:
    better, worse = case.after()
    return kingdom_of(better, case.team), kingdom_of(worse, case.team)


def largest_of(kingdom: Kingdom, terrain: Terrain) -> int:
    return max((territory.size for territory in kingdom.territories if territory.terrain is terrain), default=0)


def pieces_of(kingdom: Kingdom, terrain: Terrain) -> int:
    return sum(territory.terrain is terrain for territory in kingdom.territories)


def to_come(table: Any) -> tuple[Domino, ...]:
    """The dominoes that may still come into anybody's kingdom and have no king on them."""
    drawable: tuple[Domino, ...] = table.draft.remaining if table.draft.to_come else ()
    return (*drawable, *table.draft.free)


def crowns_to_come(table: Any, terrain: Terrain) -> int:
    squares = (square for domino in to_come(table) for square in (domino.first, domino.second))
    return sum(square.crowns for square in squares if square.terrain is terrain)


def holes(kingdom: Kingdom) -> list[Cell]:
    """Free cells between what is laid that no domino can cover any more: no free cell lies beside them."""
    box, room = kingdom.box, kingdom.room
    inside = (at(column, row) for column in range(box.left, box.right + 1) for row in range(box.top, box.bottom + 1))
    return [cell for cell in inside if cell in room and not any(beside in room for beside in NEIGHBOURS[cell])]


def harmony_open(table: Any, team: Team) -> bool:
    """Whether a team may still fill its grid: it has lost no domino it needs, and left no hole."""
    options = table.options
    kingdom = kingdom_of(table, team)
    squares = 2 * options.rounds * options.row_length // len(table.teams)
    spare = squares - (kingdom.size * kingdom.size - 1)
    return not holes(kingdom) and 2 * len(discarded_by(table, team)) <= spare


def kept(case: Case) -> Iterator[Reason]:
    """A domino laid instead of thrown away."""
    if isinstance(case.worse, Discard) and isinstance(case.better, Lay):
        yield Reason("kept", say("The domino fits and need not be discarded."), 1, 0)


def house_rules(case: Case) -> Iterator[Reason]:
    """Bonuses one move leaves open and the other does not."""
    better, worse = case.after()
    options, team = case.before.options, case.team
    if options.harmony and harmony_open(better, team) and not harmony_open(worse, team):
        said = say("Harmony and its {points} points stay within reach.", points=HARMONY_POINTS)
        yield Reason("harmony", said, HARMONY_POINTS, 0)
    if options.middle_kingdom and kingdom_of(better, team).centred and not kingdom_of(worse, team).centred:
        said = say("Your castle can stay in the middle, for {points} points.", points=MIDDLE_KINGDOM_POINTS)
        yield Reason("middle", said, MIDDLE_KINGDOM_POINTS, 0)


def gaps(case: Case) -> Iterator[Reason]:
    better, worse = (len(holes(kingdom)) for kingdom in both_kingdoms(case))
    if better < worse:
        said = say("Single squares nothing can fill any more: {better} instead of {worse}.", better=better, worse=worse)
        yield Reason("hole", said, -better, -worse)


def growth(case: Case) -> Iterator[Reason]:
    """The terrain that grows most, with the crowns that may still make it count."""
    one, other = both_kingdoms(case)
    terrain = max(Terrain, key=lambda kind: largest_of(one, kind) - largest_of(other, kind))
    better, worse = largest_of(one, terrain), largest_of(other, terrain)
    crowns = crowns_to_come(case.before, terrain)
    if better > worse and crowns:
        said = say(
            "Largest {terrain}: {better} squares instead of {worse}; crowns that may still come: {crowns}.",
            terrain=terrain.value,
            better=better,
            worse=worse,
            crowns=crowns,
        )
        yield Reason("grows", said, better, worse)


def joining(case: Case) -> Iterator[Reason]:
    """The terrain that is least in pieces."""
    one, other = both_kingdoms(case)
    shared = [kind for kind in Terrain if largest_of(one, kind) and largest_of(other, kind)]
    terrain = max(shared, key=lambda kind: pieces_of(other, kind) - pieces_of(one, kind), default=None)
    if terrain is None:
        return
    better, worse = pieces_of(one, terrain), pieces_of(other, terrain)
    if better < worse and _squares_of(one, terrain) == _squares_of(other, terrain):
        said = say(
            "Separate territories of {terrain}: {better} instead of {worse}.",
            terrain=terrain.value,
            better=better,
            worse=worse,
        )
        yield Reason("joins", said, -better, -worse)


def _squares_of(kingdom: Kingdom, terrain: Terrain) -> int:
    return sum(square.terrain is terrain for square in kingdom.squares.values())


def fitting(case: Case) -> Iterator[Reason]:
    """How many of the dominoes to come would still fit."""
    one, other = both_kingdoms(case)
    better, worse = (
        sum(bool(kingdom.placements(domino)) for domino in to_come(case.before)) for kingdom in (one, other)
    )
    if better > worse:
        said = say("Dominoes that may still come and fit: {better} instead of {worse}.", better=better, worse=worse)
        yield Reason("fits", said, better, worse)


FINDERS = (kept, house_rules, gaps, growth, joining, fitting)


def laying(case: Case) -> Iterator[Reason]:
    """Everything about a placement against another, or against none."""
    if isinstance(case.better, Lay) or isinstance(case.worse, Lay):
        for find in FINDERS:
            yield from find(case)
