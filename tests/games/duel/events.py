"""Special events of a game of Kingdomino Duel, found in its steps."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from crownlands.kingdom.territories import largest
from crownlands.records import Record
from crownlands.rules.duel.components import LINES, Power
from crownlands.rules.duel.moves import Castle, Pass
from crownlands.rules.duel.state import Duel

States = list[Duel]
Event = Callable[[Record], bool]


def states(record: Record) -> States:
    return [state for state in record.states() if isinstance(state, Duel)]


def uses(power: Power) -> Event:
    return lambda record: power in states(record)[-1].spellbook.spent


def calls_two_powers(record: Record) -> bool:
    """One drawing spends two powers."""
    spent = [state.spellbook.spent for state in states(record)]
    return any(len(after - before) == 2 for before, after in pairwise(spent))


def turns_and_calls(record: Record) -> bool:
    """A player turns a die and calls up a power in the same turn."""
    spent: dict[tuple[int, int], set[Power]] = {}
    for before, after in pairwise(states(record)):
        if before.phase == "draw":
            spent.setdefault((before.round, before.seat), set()).update(after.spellbook.spent - before.spellbook.spent)
    return any({Power.TURN} < powers for powers in spent.values())


def both_complete_a_line(record: Record) -> bool:
    found = states(record)
    return any(
        before.spellbook.owners[line.coat.order] is None
        and all(boxes[line.coat.order] == line.boxes for boxes in after.spellbook.boxes)
        for before, after in pairwise(found)
        for line in LINES
    )


def fills_the_map(record: Record) -> bool:
    return any(land.full for land in states(record)[-1].maps)


def neither_can_draw(record: Record) -> bool:
    return not any(states(record)[-1].drew)


def totals(record: Record) -> list[int]:
    return [sheet.total for sheet in states(record)[-1].scores()]


def breaks_a_tie(record: Record) -> bool:
    last = states(record)[-1]
    first, second = totals(record)
    sizes = [largest(land.domains) for land in last.maps]
    return first == second and last.winners() == (sizes.index(max(sizes)),)


def ends_in_a_draw(record: Record) -> bool:
    return states(record)[-1].winners() == (0, 1)


def calls_on_both_castles(record: Record) -> bool:
    return sum(isinstance(move, Castle) for move in record.moves) == 2


def passes(record: Record) -> bool:
    return any(isinstance(move, Pass) for move in record.moves)


EVENTS: dict[str, Event] = {
    **{f"uses-{power.value}": uses(power) for power in Power},
    "two-powers-in-one-drawing": calls_two_powers,
    "turn-and-another-power": turns_and_calls,
    "both-complete-a-line": both_complete_a_line,
    "map-filled": fills_the_map,
    "neither-can-draw": neither_can_draw,
    "tie-broken": breaks_a_tie,
    "a-draw": ends_in_a_draw,
    "both-castles": calls_on_both_castles,
    "a-pass": passes,
}
