"""Reviews: plain values, the same from the same seed, never a loss below 0, luck told apart from decisions."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.coach.games import decisions, played

from crownlands.coach import GRADES, Budget, Estimate, Review, review
from crownlands.coach.grades import SCALE, TABLE, accuracy, grade_of
from crownlands.coach.review import judge, tasks
from crownlands.coach.values import Value
from crownlands.game import CHANCE, Refused
from crownlands.records import Record, load_record

SMALL = Budget(playouts=48)
GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(scope="module")
def record() -> Record:
    return played("kingdomino", "easy", 2, harmony="yes")


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, SMALL)


def test_every_choice_is_a_decision(record: Record, found: Review) -> None:
    assert len(found.decisions) == len(list(decisions(record)))
    for decision in found.decisions:
        state = record.state_after(decision.entry - 1)
        assert (decision.seat, decision.move) == (state.turn, str(record.moves[decision.entry - 1]))
        assert decision.best in [str(move) for move in state.moves()]
        assert decision.lost >= 0
        assert decision.grade in GRADES


def test_the_best_gives_nothing_away(found: Review) -> None:
    for decision in found.decisions:
        assert (decision.grade == "best") == (decision.best == decision.move)
        if decision.grade == "best":
            assert decision.lost == decision.chance_lost == 0
            assert decision.reasons == ()


def test_somebody_careless_makes_mistakes(record: Record, found: Review) -> None:
    assert any(decision.grade in ("mistake", "blunder") for decision in found.decisions)
    careful = review(played("kingdomino", "judge", 2), SMALL)
    worst, best = max(p.accuracy for p in found.players), min(p.accuracy for p in careful.players)
    assert 0 <= worst < best <= 100


def test_the_same_with_any_number_of_threads(record: Record, found: Review) -> None:
    assert review(record, SMALL, threads=3) == found
    assert review(record, SMALL, seed=1) != found


def test_progress_tells_every_task(record: Record) -> None:
    told: list[tuple[int, int]] = []
    review(record, SMALL, progress=lambda done, of, _: told.append((done, of)))
    assert told == [(number, len(tasks(record))) for number in range(1, len(tasks(record)) + 1)]


def test_luck_stands_where_chance_came_between(record: Record, found: Review) -> None:
    states = list(record.states())
    entries = [point.entry for point in found.course]
    assert entries == sorted(entries)
    assert found.course[-1].chances == tuple(float(team in record.last.winners()) for team in range(2))
    made = {decision.entry: decision for decision in found.decisions}
    for before, point in zip(found.course, found.course[1:-1], strict=False):
        if point.cause == "luck":
            assert any(state.turn == CHANCE for state in states[before.entry : point.entry + 1])
        else:
            assert made[point.entry].after == point.chances
            assert made[point.entry].seat == states[point.entry - 1].turn


def test_turning_points_move_most(found: Review) -> None:
    assert len(found.turning_points) == 3
    assert set(found.turning_points) <= set(found.course)
    moves = {
        point: abs(point.chances[0] - before.chances[0])
        for before, point in zip(found.course, found.course[1:], strict=False)
    }
    least = min(moves[point] for point in found.turning_points)
    assert sum(size > least for size in moves.values()) <= 2


def test_plain_values(found: Review) -> None:
    plain = json.loads(json.dumps(found.as_values()))
    assert set(plain["players"][0]) == {"name", "accuracy"}
    assert {"entry", "seat", "move", "best", "lost", "grade", "reasons"} <= set(plain["decisions"][0])
    assert all(isinstance(said, str) for decision in plain["decisions"] for said in decision["reasons"])
    assert any(decision["reasons"] for decision in plain["decisions"])


@pytest.mark.slow
@pytest.mark.parametrize(
    "file", ["kingdomino/danish-4.txt", "kingdomino/dynasty.txt", "queendomino/3-players.txt", "duel/a-draw.txt"]
)
def test_other_tables(file: str) -> None:
    record = load_record(GAMES / file)
    found = review(record, Budget(playouts=8))
    assert len(found.players) == record.options.players
    assert all(sum(point.chances) == pytest.approx(1, abs=0.03) for point in found.course)


def test_a_game_that_is_not_over_is_refused(record: Record) -> None:
    with pytest.raises(Refused, match="not over"):
        review(replace(record, moves=record.moves[:20]))


def test_a_task_alone_finds_what_the_review_finds(record: Record, found: Review) -> None:
    task = tasks(record)[7]
    alone = judge("kingdomino", task, SMALL)
    assert alone == [decision for decision in found.decisions if decision.entry in {made.entry for made in alone}]


def value(lost: float, chance: float = 0.0, off: float = 0.0) -> Value:
    nothing = Estimate(0)
    return Value("m", ("m",), nothing, nothing, (0.5, 0.5), Estimate(lost, off), Estimate(chance, off), 10, False)


@pytest.mark.parametrize("game", SCALE)
def test_grades_follow_the_table(game: str) -> None:
    for bounds, worse in zip(TABLE, GRADES[1:], strict=True):
        points = bounds.points * SCALE[game]
        assert grade_of(game, value(points - 0.01)) == bounds.grade
        assert grade_of(game, value(points)) == worse
        assert grade_of(game, value(0, bounds.chance - 0.001)) == bounds.grade
        assert grade_of(game, value(0, bounds.chance)) == worse
    assert grade_of(game, value(50, off=60)) == "good"


def test_accuracy() -> None:
    assert accuracy("kingdomino", []) == accuracy("kingdomino", [0, 0]) == 100
    assert accuracy("kingdomino", [3]) == pytest.approx(36.8, abs=0.1)
    assert accuracy("duel", [6]) > accuracy("kingdomino", [6])
    assert 0 < accuracy("kingdomino", [30] * 5) < 1
