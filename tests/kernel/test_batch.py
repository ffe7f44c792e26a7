from __future__ import annotations

from array import array
from random import Random

import numpy as np
import pytest

from crownlands.kernel import batch, convert, position
from crownlands.kernel.plain import ACTIONS, DISCARD, PICK, SEEN, SEEN_REST, SEEN_ROWS, STATE
from crownlands.kingdom.cells import CASTLE
from crownlands.kingdom.squares import COUNTRYSIDE
from crownlands.rules.kingdomino.options import Options, configure

SETTINGS = (
    {"players": "4", "edition": "danish"},
    {"players": "3", "edition": "danish"},
    {"players": "2", "edition": "german", "mighty-duel": "yes"},
)


class Tables:
    """Some tables stepped together, with a record of the games that ended."""

    def __init__(self, options: Options, count: int) -> None:
        self.template, self.count = convert.start(options), count
        self.words = np.zeros((count, STATE), np.uint64)
        self.rngs = np.arange(1, count + 1, dtype=np.uint64)
        self.scores = np.zeros((count, 4), np.uint64)
        self.over, self.seats = np.zeros(count, np.uint8), np.zeros(count, np.uint8)
        self.seen, self.masks = np.zeros((count, SEEN), np.uint8), np.zeros((count, ACTIONS), np.uint8)
        batch.set_up_all(self.words, self.template, self.rngs, count)
        self.look()

    def look(self) -> None:
        batch.show_all(self.words, self.seats, self.seen, self.masks, self.count)

    def step(self, dice: Random) -> None:
        actions = np.array([dice.choice(np.flatnonzero(mask).tolist()) for mask in self.masks], np.uint64)
        batch.step_all(self.words, self.template, actions, self.rngs, self.scores, self.over, self.count)
        self.look()

    def table(self, number: int) -> array[int]:
        return array("Q", self.words[number].tobytes())


def legal(table: array[int]) -> set[int]:
    """The actions of a table's moves: picks by their place on offer."""
    moves = position.moves(table)
    if position.phase(table) != PICK:
        return set(moves)
    offer = [number for number in range(1, 49) if table[10] >> number - 1 & 1]
    return {DISCARD + 1 + offer.index(move) for move in moves}


@pytest.mark.parametrize("settings", SETTINGS, ids=["4", "3", "mighty"])
def test_masks_are_the_legal_moves_and_games_end_and_begin_again(settings: dict[str, str]) -> None:
    tables, dice, ended = Tables(configure(settings), 3), Random(2), 0
    for _ in range(250):
        for number in range(tables.count):
            table = tables.table(number)
            assert set(np.flatnonzero(tables.masks[number]).tolist()) == legal(table)
            assert tables.seats[number] == position.turn(table)
        tables.step(dice)
        ended += int(np.count_nonzero(tables.over))
    assert ended >= 3
    assert tables.scores.any()


@pytest.mark.parametrize("settings", SETTINGS, ids=["4", "3", "mighty"])
def test_a_seat_sees_the_table_from_its_own_chair(settings: dict[str, str]) -> None:
    options = configure(settings)
    tables, dice = Tables(options, 2), Random(4)
    for _ in range(60):
        tables.step(dice)
    for number in range(tables.count):
        state = convert.unpack(tables.table(number), options)
        seen, seat = tables.seen[number].tolist(), state.turn
        for other in range(options.players):
            kingdom = state.kingdoms[(seat + other) % options.players]
            lands = {c: (COUNTRYSIDE.index(s.terrain) + 1, s.crowns) for c, s in kingdom.squares.items()}
            board = seen[338 * other : 338 * other + 338]
            assert [board[c] for c in range(169)] == [{CASTLE: 7}.get(c, lands.get(c, (0, 0))[0]) for c in range(169)]
            assert board[169:] == [lands.get(c, (0, 0))[1] for c in range(169)]
        offer = [claim.domino.number for claim in state.draft.offer]
        assert seen[SEEN_ROWS + 8 : SEEN_ROWS + 12] == (offer + [0] * 4)[:4]
        assert sum(seen[SEEN_REST : SEEN_REST + 48]) == len(state.draft.remaining)
        assert seen[SEEN_ROWS + 4] == 1
