"""Walks through games of Kingdomino and holds the kernel's greedy player to the bot: its turns are among the best.

`python -m tests.kernel.kingdomino.greedy_lockstep 200 1` walks so many games from a seed on and prints what it met.
"""

from __future__ import annotations

import random
from array import array
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crownlands.rules.kingdomino.state import Kingdomino
    from crownlands.rules.moves import Discard, Lay, Pick

    Turn = tuple[Lay | Discard, Pick | None]

SETTINGS: tuple[dict[str, str], ...] = (
    {"players": "2"},
    {"players": "4", "edition": "danish", "harmony": "yes", "middle-kingdom": "yes"},
    {"players": "2", "mighty-duel": "yes", "middle-kingdom": "yes", "must-place": "yes"},
    {"players": "3", "harmony": "yes", "must-place": "yes"},
)
STRAY = (0.0, 0.2, 0.5)
"""How often any turn is taken instead of a best one, so that odd kingdoms are met too."""


def worths_of_the_bot(state: Kingdomino) -> dict[Turn, int]:
    """Every placement with every pick, and its worth to the bot; discarding only where nothing fits."""
    from crownlands.bots.kingdomino.greedy import best_placement
    from crownlands.rules.kingdomino.scoring import score_sheet
    from crownlands.rules.moves import Discard, Lay, Pick

    seat = state.turn
    worths: dict[Turn, int] = {}
    lays: list[Lay | Discard] = [move for move in state.moves() if isinstance(move, Lay)]
    for lay in lays or [Discard()]:
        land = state.play(lay).kingdoms[seat]
        for domino in state.draft.free:
            worths[lay, Pick(domino.number)] = best_placement(land, domino, state.options)
        if not state.draft.free:
            worths[lay, None] = score_sheet(land, state.options).total
    return worths


def turn_of_the_kernel(state: Kingdomino, seed: int) -> Turn:
    """The turn the kernel's greedy player takes, read off the kingdom and the row on offer."""
    from crownlands.kernel.kingdomino import convert, position
    from crownlands.kernel.kingdomino.layout import PLAYOUT, STATE
    from crownlands.rules.moves import Discard, Lay, Pick

    table = array("Q", bytes(8 * PLAYOUT))
    table[:STATE] = convert.pack(state)
    position.take_greedy_turn(table, array("Q", [seed]))
    after = convert.unpack(table[:STATE], state.options)
    squares = after.kingdoms[state.turn].squares
    lays = [move for move in state.moves() if isinstance(move, Lay)]
    laid = [lay for lay in lays if state.play(lay).kingdoms[state.turn].squares == squares]
    were = {claim.domino for claim in state.draft.offer if claim.king is not None}
    claimed = [claim.domino for claim in after.draft.offer or after.draft.row if claim.king is not None]
    picks = [Pick(domino.number) for domino in claimed if domino not in were] if state.draft.offer else [None]
    return (laid[0] if laid else Discard(), picks[0])


def walk(number: int) -> Counter[str]:
    """One game, mostly by best turns."""
    from crownlands.game import CHANCE, OVER, deal
    from crownlands.rules.kingdomino.options import configure
    from crownlands.rules.kingdomino.state import start

    dice, state = random.Random(number), start(configure(SETTINGS[number % len(SETTINGS)]))
    events: Counter[str] = Counter(games=1)
    while state.turn != OVER:
        if state.turn == CHANCE or state.phase == "pick":
            state = state.play(deal(state, dice) if state.turn == CHANCE else dice.choice(state.moves()))
            continue
        worths = worths_of_the_bot(state)
        best = [turn for turn, worth in worths.items() if worth == max(worths.values())]
        found = turn_of_the_kernel(state, dice.getrandbits(63))
        assert found in best, (number, str(state.view()))
        events.update({"turns": 1, "equals": len(best) > 1, "a choice": len(set(worths.values())) > 1})
        events.update({"nothing fits": str(found[0]) == "discard", "last round": found[1] is None})
        lay, pick = dice.choice(list(worths)) if dice.random() < STRAY[number % len(STRAY)] else found
        state = state.play(lay)
        state = state.play(pick) if pick else state
    return events


def walk_many(games: int, first: int) -> Counter[str]:
    events: Counter[str] = Counter()
    for number in range(first, first + games):
        events += walk(number)
    return events


if __name__ == "__main__":
    from tests.kernel.uncompiled import lockstep_program

    lockstep_program(__doc__, walk_many)
