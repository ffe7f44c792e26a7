"""Reasons for the domino a king moves to: what it brings, whom it is taken from, and when one moves next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from crownlands.coach.reasons.land import kingdom_of
from crownlands.coach.reasons.reason import Case, Reason
from crownlands.game import Seat, team_of
from crownlands.kingdom.dominoes import Domino
from crownlands.kingdom.kingdom import Kingdom
from crownlands.rules.draft import Draft
from crownlands.rules.moves import Pick
from crownlands.sentence import say


def on_offer(draft: Draft, number: int) -> Domino:
    return next(claim.domino for claim in draft.offer if claim.domino.number == number)


def best_gain(kingdom: Kingdom, domino: Domino) -> int | None:
    """The points a domino brings the territories of a kingdom where it fits best; None where it does not fit."""
    now = sum(kingdom.points.values())
    places = kingdom.placements(domino)
    return max((sum(kingdom.lay(domino, *place).points.values()) - now for place in places), default=None)


def choosers(draft: Draft, seat: Seat) -> list[Seat]:
    """The other seats that still choose from the row on offer after the one to move."""
    kings = [*draft.waiting[1:], *draft.hand] if draft.waiting else [claim.king for claim in draft.row[1:]]
    return [king for king in dict.fromkeys(kings) if king is not None and king != seat]


def picking(case: Case) -> Iterator[Reason]:
    """Everything about one domino against another."""
    if isinstance(case.better, Pick) and isinstance(case.worse, Pick):
        one, other = (on_offer(case.before.draft, move.number) for move in (case.better, case.worse))
        for find in (_brings, _crowns, _takes, _order):
            yield from find(case, one, other)


def _brings(case: Case, one: Domino, other: Domino) -> Iterator[Reason]:
    kingdom = kingdom_of(case.before, case.team)
    better, worse = best_gain(kingdom, one), best_gain(kingdom, other)
    if better is not None and worse is None:
        said = say("Domino {number} fits nowhere in your kingdom; {other} does.", number=other.number, other=one.number)
        yield Reason("no-place", said, 1, 0)
    elif better is not None and worse is not None and better > worse:
        said = say(
            "Where it fits best, domino {number} brings you {better} points, {other} brings {worse}.",
            number=one.number,
            better=better,
            other=other.number,
            worse=worse,
        )
        yield Reason("brings", said, better, worse)


def _crowns(_case: Case, one: Domino, other: Domino) -> Iterator[Reason]:
    better, worse = (domino.first.crowns + domino.second.crowns for domino in (one, other))
    if better > worse:
        said = say("Crowns on the domino: {better} instead of {worse}.", better=better, worse=worse)
        yield Reason("crowns", said, better, worse)


def _takes(case: Case, one: Domino, other: Domino) -> Iterator[Reason]:
    """What the first of the others who gains most by the better domino would gain by each."""
    gains = [
        (best_gain(kingdom, one) or 0, best_gain(kingdom, other) or 0, seat)
        for seat in choosers(case.before.draft, case.seat)
        if team_of(case.before, seat) != case.team
        for kingdom in [kingdom_of(case.before, team_of(case.before, seat))]
    ]
    better, worse, seat = max(gains, key=lambda found: found[0] - found[1], default=(0, 0, 0))
    if better > worse:
        said = say(
            "{player}, who chooses after you, could make {better} points of it; of the other {worse}.",
            player=case.name(seat),
            better=better,
            worse=worse,
        )
        yield Reason("takes", said, better, worse)


def _order(case: Case, one: Domino, other: Domino) -> Iterator[Reason]:
    """Whose king stands further up moves earlier; certain where every domino of the row will be taken."""
    draft = case.before.draft
    if not draft.rows_to_come or not _all_are_taken(draft):
        return
    numbers = [claim.domino.number for claim in draft.offer]
    better, worse = numbers.index(one.number) + 1, numbers.index(other.number) + 1
    if better < worse:
        said = say("This king moves as number {better} next round, not as number {worse}.", better=better, worse=worse)
        yield Reason("order", said, -better, -worse)


def _all_are_taken(draft: Any) -> bool:
    to_choose = len(draft.waiting) + len(draft.hand) if draft.waiting else len(draft.row)
    return len(draft.free) <= to_choose
