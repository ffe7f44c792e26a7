"""What moves are worth: the same from the same seed, with intervals, and exact where the end is solved."""

from __future__ import annotations

import time

import pytest
from tests.coach.games import decisions, played

from crownlands.coach import Budget, values
from crownlands.coach.calibration import AS_IT_IS, Calibration, calibration_of
from crownlands.coach.expert import EXPERTS
from crownlands.coach.outlook import Outlook
from crownlands.coach.values import _values
from crownlands.game import OVER, Refused, team_of
from crownlands.kernel.kingdomino.ending import best_turn
from crownlands.records import Record

SMALL = Budget(playouts=64)
GAMES = ("kingdomino", "queendomino", "duel")


@pytest.fixture(scope="module")
def records() -> dict[str, Record]:
    return {name: played(name, "medium", 3) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_finds_the_same_and_another_does_not(records: dict[str, Record], name: str) -> None:
    state, move = list(decisions(records[name]))[10]
    first = values(state, SMALL, seed=5, consider=[move])
    assert _values(name, state.current, (), SMALL, 5, (move,)) == first
    assert values(state, SMALL, seed=6, consider=[move]).best.lead != first.best.lead


@pytest.mark.parametrize("name", GAMES)
def test_more_playouts_asked_for_earlier_change_nothing(records: dict[str, Record], name: str) -> None:
    """Outlooks are kept and grow; what a smaller budget sees of them stays the same."""
    state, _ = list(decisions(records[name]))[12]
    small = values(state, Budget(playouts=48), seed=11)
    values(state, Budget(playouts=500), seed=11)
    assert _values(name, state.current, (), Budget(playouts=48), 11, ()) == small


@pytest.mark.parametrize("name", GAMES)
def test_the_best_comes_first_and_nothing_gained_is_lost(records: dict[str, Record], name: str) -> None:
    for state, move in list(decisions(records[name]))[::6]:
        found = values(state, SMALL, consider=[move])
        assert found.seat == state.turn
        assert found.best.lost.mean == found.best.chance_lost.mean == 0
        assert all(value.lost.mean >= 0 and value.chance_lost.mean >= 0 for value in found.moves)
        assert all(sum(value.chances) == pytest.approx(1, abs=0.02) for value in found.moves)
        assert all(value.move in state.moves() and value.turn[0] == value.move for value in found.moves)
        assert found.of(move).playouts == found.best.playouts


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_can_be_played(records: dict[str, Record], name: str) -> None:
    for state, move in list(decisions(records[name]))[::9]:
        for value in values(state, SMALL, consider=[move]).moves:
            after = state
            for step in value.turn:
                assert after.turn == state.turn
                assert step in after.moves()
                after = after.play(step)


def test_a_solved_ending_is_exact(records: dict[str, Record]) -> None:
    solved = [
        (state, found)
        for state, _ in decisions(records["kingdomino"])
        if (found := best_turn(EXPERTS["kingdomino"].searched.pack(state))) is not None
    ]
    assert len(solved) > 3
    for state, (_, points) in solved:
        value = values(state, SMALL).best
        team = team_of(state, state.turn)
        assert value.exact
        assert value.lead.off == value.chance.off == 0
        assert value.lead.mean == points[team] - points[1 - team]


def test_intervals_shrink_with_the_playouts(records: dict[str, Record]) -> None:
    state, _ = list(decisions(records["kingdomino"]))[6]
    few, many = values(state, Budget(playouts=48)).best, values(state, Budget(playouts=1500)).best
    assert 0 < many.lead.off < few.lead.off / 2
    assert 0 < many.chance.off < few.chance.off / 2


def test_against_the_clock(records: dict[str, Record]) -> None:
    state, move = list(decisions(records["duel"]))[8]
    began = time.thread_time()
    found = values(state, Budget(seconds=0.2), consider=[move])
    assert time.thread_time() - began < 1
    assert found.best.playouts > 50


def test_kept_answers_cost_nothing(records: dict[str, Record]) -> None:
    state, _ = list(decisions(records["kingdomino"]))[7]
    values(state, Budget(playouts=900), seed=21)
    began = time.thread_time()
    values(state, Budget(playouts=900), seed=21)
    assert time.thread_time() - began < 0.005


def test_a_dynasty_counts_what_was_brought() -> None:
    record = played("kingdomino", "easy", 4, dynasty="yes")
    third = [(state, move) for state, move in decisions(record) if len(getattr(state, "past", ())) == 2]
    state, move = third[-1]
    value = values(state, SMALL, consider=[move]).best
    totals = [sheet.total for sheet in record.last.scores()]
    team = team_of(state, state.turn)
    assert value.exact
    assert abs(value.lead.mean - (totals[team] - totals[1 - team])) < 30


def test_refusals(records: dict[str, Record]) -> None:
    record = records["kingdomino"]
    with pytest.raises(Refused, match="nobody is to move"):
        values(record.last)
    state, _ = next(decisions(record))
    with pytest.raises(Refused, match="cannot be played"):
        values(state, SMALL, consider=["pick 999"])
    with pytest.raises(Refused, match="was not looked at"):
        values(state, SMALL).of("pick 999")


def test_an_outlook_goes_on_where_it_ended(records: dict[str, Record]) -> None:
    state, _ = list(decisions(records["queendomino"]))[20]
    expert = EXPERTS["queendomino"]
    position = expert.searched.pack(state)
    whole, parts = (Outlook(expert.searched.game, position, (0, 1), seed=9) for _ in range(2))
    whole.reach(30)
    for count in (1, 7, 30):
        parts.reach(count)
    assert (whole.leads, whole.chances) == (parts.leads, parts.chances)
    assert [one + other for one, other in zip(*whole.leads, strict=True)] == pytest.approx([0] * 30, abs=1e-9)


def test_calibration_keeps_order_and_sum() -> None:
    assert AS_IT_IS.of((0.7, 0.3)) == pytest.approx((0.7, 0.3))
    drawn = Calibration(0.5, 0.1).of((0.7, 0.2, 0.1))
    assert sum(drawn) == pytest.approx(1)
    assert 0.7 > drawn[0] > drawn[1] > drawn[2] > 0.1
    assert Calibration(0.8, 0.1).of((1.0, 0.0)) == pytest.approx((0.95, 0.05))


@pytest.mark.parametrize("name", GAMES)
def test_the_slope_is_that_of_the_chances(name: str) -> None:
    calibration = calibration_of(name)
    for chance in (0.1, 0.4, 0.8):
        moved = calibration.of((chance + 1e-6, 1 - chance - 1e-6))[0] - calibration.of((chance, 1 - chance))[0]
        assert calibration.slope(chance) == pytest.approx(moved / 1e-6, rel=1e-3)


@pytest.mark.parametrize("name", ["queendomino", "duel"])
def test_only_what_is_worked_out_is_called_exact(records: dict[str, Record], name: str) -> None:
    """Playing the last round as it looks best is a guess; only where a turn ends the game is the end known."""
    for state, move in list(decisions(records[name]))[-12:]:
        for value in values(state, SMALL, consider=[move]).moves:
            after = state
            for step in value.turn:
                after = after.play(step)
            assert value.exact == (after.turn == OVER)


def test_a_die_turned_to_what_fits_nowhere_ends_the_turn() -> None:
    """Nothing is left to draw then, so nothing of the same turn follows the move."""
    turned = [
        (state, move)
        for seed in range(40)
        for state, _ in decisions(played("duel", "random", seed))
        for move in state.moves()
        if str(move).startswith("turn") and state.play(move).turn != state.turn
    ]
    assert turned
    for state, move in turned[:3]:
        assert values(state, SMALL, consider=[move]).of(move).turn == (move,)
