"""The greedy player of the kernel against the plain reading of what greedy means, with the scores of the rules."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.kernel.kingdomino.greedy_lockstep import turn_of_the_kernel, walk_many

from crownlands.game import gain
from crownlands.kernel.kingdomino import convert, position
from crownlands.kernel.kingdomino.game import GAME
from crownlands.kernel.kingdomino.layout import LAY, PHASE, PLAYOUT, ROW, STATE, TO_COME
from crownlands.kernel.search import Budget, search
from crownlands.kingdom.dominoes import KINGDOMINO
from crownlands.rules.kingdomino.options import configure
from crownlands.rules.kingdomino.scoring import score_sheet
from crownlands.rules.kingdomino.state import Kingdomino
from crownlands.rules.moves import Discard, Lay, Pick

JUDGED = {"turns", "equals", "a choice", "nothing fits", "last round"}
LAST_ROUND = 69
"""The moves of a 2-player game before it, chance included."""
SETTINGS = (
    {"players": "4", "edition": "danish", "harmony": "yes", "middle-kingdom": "yes"},
    {"players": "2", "edition": "german"},
    {"players": "2", "edition": "hungarian", "mighty-duel": "yes", "middle-kingdom": "yes"},
)


def at_a_turn(settings: dict[str, str], moves: int, dice: Random) -> Kingdomino:
    options = configure(settings)
    table = convert.start(options)
    while moves > 0 or position.phase(table) != LAY:
        position.play(table, dice.choice(position.moves(table)))
        moves -= 1
    return convert.unpack(table, options)


def worth(state: Kingdomino, seat: int, pick: int) -> int:
    """What a kingdom is worth once the domino picked lies in its best place."""
    kingdom, domino = state.kingdoms[seat], next(d for d in KINGDOMINO if d.number == pick)
    later = [kingdom.lay(domino, *cells) for cells in kingdom.placements(domino)] or [kingdom]
    return max(score_sheet(land, state.options).total for land in later)


def pairs(state: Kingdomino) -> dict[tuple[object, object], int]:
    """Every placement with every pick, and its worth; discarding only where nothing fits."""
    seat = state.turn
    lays: list[Lay | Discard] = [move for move in state.moves() if isinstance(move, Lay)] or [Discard()]
    return {
        (lay, pick): worth(laid, seat, pick.number)
        for lay in lays
        for laid in [state.play(lay)]
        for pick in laid.moves()
        if isinstance(pick, Pick)
    }


def table_of(state: Kingdomino) -> array[int]:
    """A state with room to be played out."""
    table = array("Q", bytes(8 * PLAYOUT))
    table[:STATE] = convert.pack(state)
    return table


@pytest.mark.parametrize("settings", SETTINGS, ids=["4", "2", "mighty"])
def test_greedy_takes_a_best_pair(settings: dict[str, str]) -> None:
    dice = Random(3)
    choices = 0
    for seed in range(12):
        state = at_a_turn(settings, dice.randrange(8, 60 if settings["players"] == "4" else 30), dice)
        values = pairs(state)
        if values:
            assert values[turn_of_the_kernel(state, seed)] == max(values.values())
            choices += len(set(values.values())) > 1
    assert choices > 3


def missing(events: Counter[str]) -> set[str]:
    return {event for event in JUDGED if not events[event]}


def test_turns_are_among_the_best_of_the_bot_in_a_few_games() -> None:
    assert missing(walk_many(4, 1)) <= {"nothing fits"}


@pytest.mark.slow
def test_turns_are_among_the_best_of_the_bot_as_installed() -> None:
    assert missing(walk_many(60, 10)) == set()


@pytest.mark.slow
def test_turns_are_among_the_best_of_the_bot_in_plain_python() -> None:
    program = [sys.executable, "-m", "tests.kernel.kingdomino.greedy_lockstep", "12", "100", "--plain"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert missing(Counter(json.loads(done.stdout))) == set()


def test_in_the_last_round_greedy_takes_the_best_placement() -> None:
    dice, seen = Random(5), 0
    for seed in range(30):
        state = at_a_turn(SETTINGS[1], LAST_ROUND, dice)
        lays = [move for move in state.moves() if isinstance(move, Lay)]
        if state.draft.offer or not lays:
            continue
        table = table_of(state)
        before = position.points(table)[state.turn]
        position.take_greedy_turn(table, array("Q", [seed]))
        assert position.points(table)[state.turn] - before == max(gain(state, move) for move in lays)
        seen += 1
    assert seen > 3


def before_the_last_row(seed: int) -> Kingdomino:
    """Four greedy players with Harmony, the last of them to play before the last row is."""
    options = configure({"players": "4", "must-place": "yes", "harmony": "yes"})
    dice, table = Random(seed), array("Q", bytes(8 * PLAYOUT))
    table[:STATE] = convert.start(options)
    while table[TO_COME] or table[PHASE] != LAY or table[ROW].bit_count() > 1:
        if table[PHASE] == LAY:
            position.take_greedy_turn(table, array("Q", [seed]))
        else:
            position.play(table, dice.choice(position.moves(table)))
    return convert.unpack(table[:STATE], options)


@pytest.mark.parametrize("seed", [235, 509, 686, 761, 1367, 1404])
def test_candidates_count_harmony(seed: int) -> None:
    """Games in which the 5 points for completing the kingdom with the last domino decide which turn is best."""
    state = before_the_last_row(seed)
    values = pairs(state)
    best = [pair for pair in values if values[pair] == max(values.values())]
    without = pairs(replace(state, options=replace(state.options, harmony=False)))
    assert max(without[pair] for pair in best) < max(without.values())
    (turn,) = search(GAME, convert.pack(state), Budget(playouts=1), most=1)
    assert (convert.move_of(table_of(state), turn.moves[0]), Pick(turn.moves[1])) in best
