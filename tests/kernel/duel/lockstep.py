"""Walks the rules and the kernel through the same random games of Duel and counts what happened on the way.

`python -m tests.kernel.duel.lockstep 20000 1` walks so many games from a seed on and prints the counts.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from crownlands.rules.duel.moves import Move
    from crownlands.rules.duel.state import Duel

SETTINGS: tuple[dict[str, str], ...] = ({}, {"fill-without-drawing": "no"})
HASTY = 0.6
"""How often a drawing is preferred to what may come before one, in every other game, so that maps fill."""


def walk(given: dict[str, str], seed: int) -> Counter[str]:
    """One game with both; every step is compared."""
    from crownlands.game import CHANCE, OVER
    from crownlands.kernel.duel import convert, position
    from crownlands.rules.duel.options import configure
    from crownlands.rules.duel.state import start

    dice = random.Random(seed)
    options = configure(given)
    state, words = start(options), convert.start(options)
    events: Counter[str] = Counter(games=1)
    while state.turn != OVER:
        moves = state.moves()
        actions = position.moves(words)
        assert [convert.action_of(move) for move in moves] == actions, (given, seed)
        assert position.turn(words) == state.turn, (given, seed)
        if state.turn == CHANCE:
            weights = [convert.weight_of(words, action) for action in actions]
            assert weights == [weight for _, weight in state.odds()], (given, seed)
        choice = _choose(moves, dice, thrifty=seed % 2 == 1)
        assert convert.move_of(words, actions[choice]) == moves[choice], (given, seed)
        before, state = state, state.play(moves[choice])
        position.play(words, actions[choice])
        _compare_whole(state, words)
        events += _events(before, moves[choice], state)
    assert position.turn(words) == OVER
    assert position.moves(words) == []
    assert position.best(words) == list(state.winners()), (given, seed)
    return events + _ending(state)


def _choose(moves: Sequence[Move], dice: random.Random, *, thrifty: bool) -> int:
    """Any move; the thrifty keep powers that several drawings would not need, so that games run long."""
    first = str(moves[0]).split()[0]
    draws = sum(str(move).startswith("draw") for move in moves) if first == "draw" else 0
    return dice.randrange(draws if draws and thrifty and dice.random() < HASTY else len(moves))


def _compare_whole(state: Duel, words: array[int]) -> None:
    from crownlands.kernel.duel import convert, position

    assert convert.unpack(words, state.options) == state
    assert convert.pack(state) == words
    assert position.points(words) == [sheet.total for sheet in state.scores()]


def _events(before: Duel, move: Move, after: Duel) -> Counter[str]:
    """What a move was, and what happened by itself."""
    from crownlands.rules.duel.components import LINES

    events: Counter[str] = Counter(steps=1)
    word, *rest = str(move).split()
    events[f"use {rest[0]}" if word == "use" else word] += 1
    events["two powers"] += len(after.spellbook.spent - before.spellbook.spent) == 2
    events["castle and power"] += before.raised is not None and bool(before.called) and word == "draw"
    events["raised joker"] += word == "draw" and any(part.endswith("+") and "?" in part for part in rest)
    events["joker drawn"] += word == "draw" and "?" in str(move)
    if after.passed != before.passed:
        events["nothing fits"] += "nothing-fits" in after.passed
    for line in LINES:
        filled = [boxes[line.coat.order] == line.boxes for boxes in after.spellbook.boxes]
        events["both complete a line"] += before.spellbook.owners[line.coat.order] is None and all(filled)
    return events


def _ending(state: Duel) -> Counter[str]:
    """How the game ended, and what broke a tie."""
    totals = [sheet.total for sheet in state.scores()]
    full = any(land.full for land in state.maps)
    events: Counter[str] = Counter({"map full": full, "neither drew": not full})
    events["points for a name"] += any(sheet.points("power")["three-points"] for sheet in state.scores())
    if totals[0] == totals[1]:
        events["a draw" if len(state.winners()) == 2 else "tie broken"] += 1
    return events


def walk_many(games: int, first_seed: int) -> Counter[str]:
    """So many games, over all settings in turn; every other pair of them is thrifty."""
    events: Counter[str] = Counter()
    for number in range(games):
        events += walk(SETTINGS[number // 2 % len(SETTINGS)], first_seed + number)
    return events


if __name__ == "__main__":
    from tests.kernel.uncompiled import lockstep_program

    lockstep_program(__doc__, walk_many)
