"""Positions from states and back, and every golden game through the kernel."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import games
from tests.rules.duel.positions import EMPTY, rolled

from crownlands.kernel.duel import convert, position
from crownlands.kernel.duel.box import EVERY_FACE, EVERY_HALF
from crownlands.records import read_record
from crownlands.rules.duel.coats import Arms, Coat
from crownlands.rules.duel.components import DICE, LAND
from crownlands.rules.duel.map import Map
from crownlands.rules.duel.options import Options
from crownlands.rules.duel.state import Duel, start

GOLDEN = sorted((Path(games.__path__[0]) / "duel").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_game_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert isinstance(record.options, Options)
    words = convert.start(record.options)
    for state, move in zip(record.states(), record.moves, strict=False):
        assert isinstance(state, Duel)
        assert convert.unpack(words, record.options) == state
        action = convert.action_of(move)
        assert action in position.moves(words)
        position.play(words, action)
    end = list(record.states())[-1]
    assert position.points(words) == [sheet.total for sheet in end.scores()]
    assert position.best(words) == list(end.winners())


def test_golden_games_are_there() -> None:
    assert len(GOLDEN) > 10


def test_options_are_taken_along() -> None:
    for fills in (True, False):
        options = Options(fill_without_drawing=fills)
        assert convert.unpack(convert.pack(start(options)), options) == start(options)


def test_squares_with_many_crosses_are_kept() -> None:
    state = start(Options())
    land = Map({cell: Arms(Coat.SOLID, number) for number, cell in enumerate(LAND)})
    state = Duel(state.options, maps=(land, Map({LAND[0]: Arms(Coat.DOT, 127)})))
    words = convert.pack(state)
    assert convert.unpack(words, state.options) == state
    assert position.points(words) == [sheet.total for sheet in state.scores()]


def test_more_crosses_than_the_kernel_counts_are_refused() -> None:
    state = Duel(Options(), maps=(Map({LAND[0]: Arms(Coat.DOT, 128)}), Map()))
    with pytest.raises(ValueError, match="128 crosses; the kernel counts up to 127"):
        convert.pack(state)


def test_every_face_and_half_has_a_number() -> None:
    assert set(EVERY_FACE) == {face for die in DICE for face in die}
    assert len(EVERY_HALF) == len(set(EVERY_HALF)) == 2 * (len(EVERY_FACE) - 1 + len(Coat))


def test_a_rolled_table_is_kept() -> None:
    state = rolled("D0 S0 Q2 T0", EMPTY)
    assert convert.unpack(convert.pack(state), state.options) == state
