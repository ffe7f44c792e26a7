"""Every golden game of Kingdomino through the kernel; of a match of three, each game."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from tests import games

from crownlands.game import OVER, current
from crownlands.kernel.kingdomino import convert, position
from crownlands.records import load_record
from crownlands.rules.kingdomino.options import Options
from crownlands.rules.kingdomino.state import Kingdomino

GOLDEN = sorted((Path(games.__path__[0]) / "kingdomino").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_game_replays(path: Path) -> None:
    record = load_record(path)
    assert isinstance(record.options, Options)
    words = convert.start(record.options)
    ended = 0
    for (before, after), move in zip(pairwise(record.states()), record.moves, strict=True):
        state = current(before, Kingdomino)
        if position.turn(words) == OVER:
            words = convert.start(record.options)
        assert convert.unpack(words, state.options) == state
        assert convert.pack(state) == words
        action = convert.action_of(move)
        assert action in position.moves(words)
        assert convert.move_of(words, action) == move
        position.play(words, action)
        ended += position.turn(words) == OVER
        last = current(after, Kingdomino)
    assert convert.unpack(words, last.options) == last
    assert position.points(words) == [sheet.total for sheet in last.scores()]
    assert position.best(words) == list(last.winners())
    assert ended == (3 if record.options.dynasty else 1)


def test_golden_games_are_there() -> None:
    assert len(GOLDEN) > 20
