"""Walks through games of Duel and holds the kernel's greedy player to the bot: the same best moves at every turn.

`python -m tests.kernel.duel.greedy_lockstep 200 1` walks so many games from a seed on and prints what it met.
"""

from __future__ import annotations

import random
from array import array
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from crownlands.rules.duel.moves import Move
    from crownlands.rules.duel.state import Duel

SETTINGS: tuple[dict[str, str], ...] = ({}, {"fill-without-drawing": "no"})
STRAY = (0.0, 0.1, 0.4)
"""How often any move is played instead of a best one, so that odd positions are met too."""


def best_of_the_bot(state: Duel) -> set[Move]:
    from crownlands.bots.duel.greedy import worth_of_phase

    worths = worth_of_phase(state)
    return {move for move, worth in worths.items() if worth == max(worths.values())}


def best_of_the_kernel(state: Duel) -> list[Move]:
    from crownlands.kernel.duel import convert, position
    from crownlands.kernel.duel.layout import PLAYOUT, STATE

    table = array("Q", bytes(8 * PLAYOUT))
    table[:STATE] = convert.pack(state)
    return [convert.move_of(table, move) for move in position.greedy_moves(table, array("Q", [1]))]


def walk(number: int) -> Counter[str]:
    """One game, mostly by best moves."""
    from crownlands.game import CHANCE, OVER, deal
    from crownlands.rules.duel.options import configure
    from crownlands.rules.duel.state import start

    dice, state = random.Random(number), start(configure(SETTINGS[number % len(SETTINGS)]))
    events: Counter[str] = Counter(games=1)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state = state.play(deal(state, dice))
            continue
        found = best_of_the_kernel(state)
        assert len(found) == len(set(found)), (number, str(state.view()))
        assert set(found) == best_of_the_bot(state), (number, str(state.view()))
        stray = dice.random() < STRAY[number % len(STRAY)]
        move = dice.choice(state.moves() if stray else sorted(found, key=str))
        events += _events(state, found)
        state = state.play(move)
    return events


def _events(state: Duel, found: list[Move]) -> Counter[str]:
    """What there was to judge, and what was best."""
    events: Counter[str] = Counter({state.phase: 1, "equals": len(found) > 1})
    events.update({f"best: {str(move).split()[0]}" for move in found})
    offered = {str(move) for move in state.moves()}
    events.update({f"may {text}" for text in ("use anywhere", "use split", "use first", "pass") if text in offered})
    events["may castle"] += any(text.startswith("castle") for text in offered)
    events["may turn"] += any(text.startswith("turn") for text in offered)
    events["two jokers"] += state.phase == "draw" and [str(face) for face in state.domino(state.seat)] == ["?", "?"]
    return events


def walk_many(games: int, first: int) -> Counter[str]:
    events: Counter[str] = Counter()
    for number in range(first, first + games):
        events += walk(number)
    return events


if __name__ == "__main__":
    from tests.kernel.uncompiled import lockstep_program

    lockstep_program(__doc__, walk_many)
