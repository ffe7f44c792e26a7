"""Mistakes are played out to the end, by dice of their own, and are only called so if that bears them out."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from tests.coach.games import played

from crownlands.coach import Budget, Decision, Estimate, Value, values
from crownlands.coach import confirming as module
from crownlands.coach.confirming import LEAST, confirmed
from crownlands.coach.expert import EXPERTS
from crownlands.coach.grades import grade_of
from crownlands.coach.review import CONFIRMED, judge, review, tasks
from crownlands.game import AnyState
from crownlands.records import Record

SMALL = Budget(playouts=48)
FAR_FETCHED = 53
"""A pick that playouts of a round call a blunder, though the same seat gets both dominoes either way."""
MISTAKE, BORNE_OUT = 44, 54
REVIEWING = import_module("crownlands.coach.review")
"""The room itself, for `crownlands.coach` has a function of this name."""


@pytest.fixture(scope="module")
def record() -> Record:
    return played("kingdomino", "easy", 4)


def compared(record: Record, entry: int, seed: int = 0) -> tuple[AnyState, Value, Value]:
    """A position of the record with the values of the move that was played there and of the best."""
    state, move = record.state_after(entry - 1), record.moves[entry - 1]
    found = values(state, SMALL, seed, consider=(move,))
    return state, found.of(move), found.best


def judged(record: Record, entry: int) -> Decision:
    task = next(task for task in tasks(record) if task.first <= entry < task.first + len(task.moves))
    return next(made for made in judge("kingdomino", task, SMALL) if made.entry == entry)


@pytest.fixture
def mistake(record: Record) -> tuple[AnyState, Value, Value]:
    return compared(record, MISTAKE)


def test_what_chose_the_better_move_has_no_say(mistake: tuple[AnyState, Value, Value]) -> None:
    state, worse, better = mistake
    found, _ = confirmed(state, worse, better, SMALL)
    overrated = (
        replace(worse, lost=Estimate(99.0, 0.1), chance_lost=Estimate(0.9)),
        replace(better, lead=Estimate(99.0)),
    )
    assert confirmed(state, *overrated, SMALL)[0] == found
    assert found.lost.mean not in (worse.lost.mean, 99.0)


def test_the_dice_are_others_than_those_that_chose(
    mistake: tuple[AnyState, Value, Value], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, worse, better = mistake
    seeds: set[int] = set()
    fresh = module._kept.__wrapped__

    def kept(*given: Any) -> Any:
        seeds.add(given[3])
        return fresh(*given)

    found = [confirmed(state, worse, better, SMALL, seed) for seed in (0, 1, 0)]
    monkeypatch.setattr(module, "_kept", kept)
    assert [confirmed(state, worse, better, SMALL, seed) for seed in (0, 1, 0)] == found
    assert found[0] == found[2] != found[1]
    assert len(seeds) == 2
    assert not seeds & {0, 1}


def test_a_mistake_that_is_not_borne_out_is_none(record: Record) -> None:
    state, worse, _ = compared(record, FAR_FETCHED)
    assert grade_of("kingdomino", worse) == "blunder"
    decision = judged(record, FAR_FETCHED)
    assert decision.grade == "best"
    assert decision.best == decision.move
    assert decision.lost == decision.chance_lost == 0
    assert decision.before == decision.after
    assert state.turn == decision.seat


@pytest.mark.parametrize(("lost", "off", "grade"), [(4.0, 5.0, "good"), (0.0, 2.0, "best"), (4.0, 1.0, "mistake")])
def test_the_ends_have_the_last_word(
    record: Record, monkeypatch: pytest.MonkeyPatch, lost: float, off: float, grade: str
) -> None:
    def found(_state: AnyState, worse: Value, better: Value, *_: Any) -> tuple[Value, Value]:
        return replace(worse, lost=Estimate(lost, off), chance_lost=Estimate(0.0, 0.1)), better

    monkeypatch.setattr(REVIEWING, "confirmed", found)
    decision = judged(record, MISTAKE)
    assert decision.grade == grade
    assert decision.lost == lost


def test_what_is_worked_out_needs_no_playing(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> None:
        raise AssertionError("an end that is known was played out")

    monkeypatch.setattr(REVIEWING, "confirmed", never)
    exact = [task for task in tasks(record) if task.first > 58]
    made = [decision for task in exact for decision in judge("kingdomino", task, SMALL)]
    assert all(decision.exact and decision.off == 0 for decision in made)
    assert any(decision.grade in CONFIRMED for decision in made)


@pytest.mark.parametrize(
    ("budget", "count"),
    [
        (Budget(playouts=48), LEAST),
        (Budget(playouts=320), EXPERTS["kingdomino"].confirming // 2),
        (None, EXPERTS["kingdomino"].confirming),
        (Budget(seconds=1e-6), LEAST),
    ],
)
def test_as_many_playouts_as_the_budget_has(record: Record, budget: Budget | None, count: int) -> None:
    state, worse, better = compared(record, BORNE_OUT)
    assert [value.playouts for value in confirmed(state, worse, better, budget)] == [count, count]


def test_more_playouts_make_it_surer(mistake: tuple[AnyState, Value, Value]) -> None:
    few, many = (confirmed(*mistake, Budget(playouts=playouts))[0] for playouts in (48, 640))
    assert 0 < many.lost.off < few.lost.off / 2


def test_what_is_lost_lies_between_before_and_after(record: Record) -> None:
    for decision in review(record, SMALL).decisions:
        if decision.grade in CONFIRMED:
            lost = decision.before[decision.seat] - decision.after[decision.seat]
            assert decision.chance_lost == pytest.approx(max(0.0, lost), abs=2e-4)
