"""Squares on which nothing can be placed: every one of them has a reason, and no other has."""

from __future__ import annotations

import pytest
from tests.records.games import random_record

from crownlands.kingdom.cells import NAMES, NEIGHBOURS
from crownlands.records import read_position
from crownlands.rules.duel.drawings import Draw
from crownlands.rules.misfits import misfits
from crownlands.rules.moves import Lay

POSITION = """
crownlands position 1
game: kingdomino
options: players=2

round: 5
row: 1:12 2:17
offer: 3 5 8 40
kingdom 1:
  W0 W0 W0 W0 W0
  W0 .. W0 F0 F0
  W0 ## F0 .. ..
  W0 L0 L0 G0 ..
  L0 L0 L0 S0 ..
"""


@pytest.mark.rule("K-P1")
@pytest.mark.rule("K-P12")
def test_each_square_has_its_reason() -> None:
    swamps = read_position(POSITION)
    why = misfits(swamps)
    assert why["g7"] == "covered", "the castle"
    assert why["h6"] == "covered"
    assert why["g6"] == "hole"
    assert why["i7"] == why["j7"] == "apart"
    assert not {"j8", "j9"} & set(why), "beside the swamp"
    assert {why[cell] for cell in why} == {"covered", "hole", "apart"}


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_what_can_be_placed_is_no_misfit(game: str) -> None:
    placed = 0
    for state in random_record("", 3, game).states():
        moves = [move for move in state.moves() if isinstance(move, Lay | Draw)]
        used = {NAMES[cell] for move in moves for cell in (move.first, move.second)}
        why = misfits(state)
        assert bool(why) == bool(moves)
        assert not used & set(why)
        placed += bool(moves)
        beside = {NAMES[cell]: {NAMES[other] for other in NEIGHBOURS[cell]} for cell in range(len(NAMES))}
        for cell, reason in why.items():
            assert reason != "hole" or not beside[cell] & (used | {at for at in why if why[at] != "covered"})
    assert placed > 5
