"""Reasons of the Duel: what dice may be drawn as, domains, crosses, spell boxes, powers and the castle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from crownlands.coach.reasons.reason import Case, Reason
from crownlands.game import Seat
from crownlands.rules.duel.coats import COATS, Coat, Face
from crownlands.rules.duel.components import LINES
from crownlands.rules.duel.drawings import drawings
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.moves import Take
from crownlands.rules.duel.scoring import score_sheet
from crownlands.rules.duel.state import Duel
from crownlands.rules.duel.view import coat_name
from crownlands.sentence import say


def duelling(case: Case) -> Iterator[Reason]:
    """What a player has after either move."""
    one, other = case.after()
    assert isinstance(one, Duel)
    assert isinstance(other, Duel)
    for find in (_powers, _boxes, _drawn, _leaves, _dice, _domains, _holes, _kept_castle):
        yield from find(case, one, other)


def boxes_of(table: Duel, seat: Seat) -> int:
    """Boxes filled, with those this turn will fill."""
    filled = table.spellbook.fill((table.fills[0], table.fills[1]))
    return sum(filled.boxes[seat])


def powers_of(table: Duel, seat: Seat) -> int:
    """Powers won, with those the boxes of this turn complete if nobody else completes the same line."""
    filled = table.spellbook.fill((table.fills[0], table.fills[1]))
    return sum(
        owner == seat or (owner is None and filled.boxes[seat][line.coat.order] == line.boxes)
        for owner, line in zip(filled.owners, LINES, strict=True)
    )


def largest_domain(land: Map, coat: Coat) -> int:
    return max((domain.size for domain in land.domains if domain.terrain is coat), default=0)


def crosses_on(table: Duel, move: Take) -> int:
    return sum(table.dice[die - 1].crosses for die in move.dice)


def most_drawn(table: Duel, seat: Seat, dice: Iterable[Face]) -> int:
    """The points two dice bring a player where they fit best, without any power; 0 where they fit nowhere."""
    land, named = table.maps[seat], table.named[seat]
    one, other = dice
    now = score_sheet(land, named).total
    places = drawings(land, (one, other))
    return max((score_sheet(land.draw(place.drawn), named).total - now for place in places), default=0)


def lonely(land: Map) -> int:
    """Free squares with no free one beside them, which only a power can fill."""
    beside = {cell for pair in land.pairs for cell in pair}
    return sum(cell not in beside for cell in land.free)


def _powers(case: Case, one: Duel, other: Duel) -> Iterator[Reason]:
    better, worse = powers_of(one, case.seat), powers_of(other, case.seat)
    if better > worse:
        said = say("Lines of the spellbook completed: {better} instead of {worse}.", better=better, worse=worse)
        yield Reason("powers", said, better, worse)


def _boxes(case: Case, one: Duel, other: Duel) -> Iterator[Reason]:
    better, worse = boxes_of(one, case.seat), boxes_of(other, case.seat)
    if better > worse:
        yield Reason(
            "boxes", say("Spell boxes filled: {better} instead of {worse}.", better=better, worse=worse), better, worse
        )


def _drawn(case: Case, _one: Duel, _other: Duel) -> Iterator[Reason]:
    """What two dice bring, where two are taken."""
    better, worse = (_most(case, move, case.seat) for move in (case.better, case.worse))
    if better > worse:
        said = say(
            "Drawn where they fit best, these dice bring you {better} points, the others {worse}.",
            better=better,
            worse=worse,
        )
        yield Reason("drawn", said, better, worse)


def _leaves(case: Case, _one: Duel, _other: Duel) -> Iterator[Reason]:
    """What the dice that are left bring the other player."""
    rival = 1 - case.seat
    better, worse = (_most(case, move, rival) for move in (case.better, case.worse))
    if better < worse:
        said = say(
            "Points {player} can draw with the dice left: {better} instead of {worse}.",
            player=case.name(rival),
            better=better,
            worse=worse,
        )
        yield Reason("leaves", said, -better, -worse)


def _most(case: Case, move: object, seat: Seat) -> int:
    """What a player can draw once two dice are taken, and the others left; 0 before that."""
    if not isinstance(move, Take) or len(move.dice) < 2:
        return 0
    mine = seat == case.seat
    dice = enumerate(case.before.dice, 1)
    taken = [face for die, face in dice if mine == (die in move.dice or case.before.takers[die - 1] == case.seat)]
    return most_drawn(case.before, seat, taken)


def _dice(case: Case, _one: Duel, _other: Duel) -> Iterator[Reason]:
    if isinstance(case.better, Take) and isinstance(case.worse, Take):
        better, worse = crosses_on(case.before, case.better), crosses_on(case.before, case.worse)
        if better > worse:
            said = say("Crosses on the dice: {better} instead of {worse}.", better=better, worse=worse)
            yield Reason("dice", said, better, worse)


def _domains(case: Case, one: Duel, other: Duel) -> Iterator[Reason]:
    lands = one.maps[case.seat], other.maps[case.seat]
    coat = max(COATS, key=lambda kind: largest_domain(lands[0], kind) - largest_domain(lands[1], kind))
    better, worse = largest_domain(lands[0], coat), largest_domain(lands[1], coat)
    if better > worse:
        said = say(
            "Your largest domain of {coat}: {better} squares instead of {worse}.",
            coat=coat_name(coat),
            better=better,
            worse=worse,
        )
        yield Reason("domain", said, better, worse)


def _holes(case: Case, one: Duel, other: Duel) -> Iterator[Reason]:
    better, worse = lonely(one.maps[case.seat]), lonely(other.maps[case.seat])
    if better < worse:
        said = say("Squares only a power can fill: {better} instead of {worse}.", better=better, worse=worse)
        yield Reason("lonely", said, -better, -worse)


def _kept_castle(case: Case, one: Duel, other: Duel) -> Iterator[Reason]:
    """The castle, or a power, is kept for later: whatever is raised or called up for the drawing is not."""
    better, worse = _in_hand(one, case.seat), _in_hand(other, case.seat)
    if better > worse:
        said = say("Castle and powers kept for later: {better} instead of {worse}.", better=better, worse=worse)
        yield Reason("in-hand", said, better, worse)


def _in_hand(table: Duel, seat: Seat) -> int:
    declared = len(table.called) + (table.raised is not None) if table.seat == seat else 0
    return len(table.spellbook.kept(seat)) + (not table.castles[seat]) - declared
