"""A tiny course: the same from the same seed, and what it learns foretells how games end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from crownlands.game import Refused
from crownlands.kernel.layout import BITS_POINTS, FIRST_HIDDEN, OUTPUTS, SECOND_HIDDEN
from crownlands.kernel.lessons import play_lessons
from crownlands.learning.course import Lessons, Report, learn, play
from crownlands.learning.kingdomino import KINGDOMINO
from crownlands.learning.net import fresh, train
from crownlands.learning.results import draw_course, how_made, write_weights
from crownlands.learning.subjects import subject_of


@pytest.fixture(autouse=True)
def _weights_as_shipped() -> Iterator[None]:
    rows = KINGDOMINO.nets.rows()
    yield
    KINGDOMINO.nets.use([weight for row in rows for weight in row])


def course(seed: int) -> tuple[list[Report], list[list[int]]]:
    reports = list(learn(KINGDOMINO, "2", rounds=2, games=4, seed=seed))
    return reports, KINGDOMINO.nets.rows()


def lessons(games: int) -> Lessons:
    playing = play(KINGDOMINO, "2", KINGDOMINO.greedy, 0, games, 1)
    try:
        while True:
            next(playing)
    except StopIteration as end:
        value = end.value
        assert isinstance(value, Lessons)
        return value


def test_the_same_seed_learns_the_same() -> None:
    first, again, other = course(1), course(1), course(2)
    assert first == again
    assert first[1] != other[1]


@pytest.mark.parametrize(("to_end", "first"), [(False, 12), (True, 4)])
def test_positions_may_be_played_on_to_the_end(to_end: bool, first: int) -> None:
    """What they come to are then whole points, and the first games are no more than the others."""
    reports = list(learn(KINGDOMINO, "2", rounds=2, games=4, seed=1, to_end=to_end))
    assert [report.wanted for report in reports if report.games == report.wanted > 0] == [first, 4]
    table = KINGDOMINO.tables["2"][0]
    found = play_lessons(
        KINGDOMINO.long if to_end else KINGDOMINO.judged, KINGDOMINO.judgement, table, 2, 1, 0.1, playouts=1
    )
    whole = [points % (1 << BITS_POINTS) == 0 for points in found.beside[4::5]]
    assert all(whole) == to_end


def test_only_the_net_that_learns_is_changed() -> None:
    before = KINGDOMINO.nets.rows()
    after = course(1)[1]
    each = FIRST_HIDDEN + SECOND_HIDDEN + OUTPUTS
    assert after[:each] != before[:each]
    assert after[each:] == before[each:]


@pytest.mark.slow
def test_a_net_comes_to_foretell_the_ends_of_games() -> None:
    found, dice = lessons(600), np.random.default_rng(1)
    net = fresh(KINGDOMINO.nets.features, found.told, dice)
    offs = list(train(net, found.told, found.ends, found.ends, 12, dice))
    assert offs[-1] < offs[0]
    late = found.beside[:, 2] == 1
    expected = net.expect(found.told[late])
    assert np.corrcoef(expected[:, 0], found.ends[late])[0, 1] > 0.7
    assert 1 < expected[:, 1].mean() < 20


def test_the_kernel_says_what_the_net_says() -> None:
    """In whole numbers it is off by a fraction of a point."""
    found, dice = lessons(60), np.random.default_rng(2)
    net = fresh(KINGDOMINO.nets.features, found.told, dice)
    list(train(net, found.told, found.ends, found.ends, 3, dice))
    KINGDOMINO.nets.use([weight for row in 4 * net.whole() for weight in row])
    for told in found.told[::40]:
        points, spread = net.expect(told[None])[0]
        assert KINGDOMINO.nets.expected(told.tolist(), 0) == pytest.approx((points, max(0.5, spread)), abs=0.5)


def test_playouts_say_on_average_what_games_end_with() -> None:
    """And with one row to come they are nearer to it than from further away."""
    found = lessons(400)
    off = found.searched - found.ends
    assert abs(off.mean()) < 1
    late, early = found.beside[:, 2] == 1, found.beside[:, 2] == 5
    assert off[late].std() < off[early].std() < found.ends.std()


def test_without_playouts_the_end_is_what_counts() -> None:
    subject = KINGDOMINO
    found = play_lessons(subject.greedy, subject.judgement, subject.tables["2"][0], 3, seed=1, stray=0.1)
    assert list(found.beside[4::5]) == [points << BITS_POINTS for points in found.beside[3::5]]


def test_weights_and_a_plot_are_written(tmp_path: Path) -> None:
    path = write_weights(tmp_path / "learnt", KINGDOMINO, {"3": "made by a test"})
    draw_course(path.parent, [Report("2", 0, passes=1, off=3.0)])
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[:4] == [*KINGDOMINO.nets.said[:1], "# net 3: made by a test", *KINGDOMINO.nets.said[2:4]]
    assert [[int(weight) for weight in line.split()] for line in lines[4:]] == KINGDOMINO.nets.rows()
    assert (path.parent / "learning.png").exists()


def test_what_cannot_be_learnt_is_refused() -> None:
    with pytest.raises(Refused, match="no net to learn chess with; expected one of kingdomino, queendomino, duel"):
        subject_of("chess")


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "duel"])
def test_shipped_weights_say_how_each_net_was_made(game: str) -> None:
    subject = subject_of(game)
    told = how_made(subject)
    assert list(told) == list(subject.tables)
    assert all(f"crownlands learn {game} " in how and "--seed " in how for how in told.values())
