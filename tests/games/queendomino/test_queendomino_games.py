"""Recorded games of every kind and size, and of every way things may go; each is replayed move by move."""

import tomllib
from pathlib import Path

import pytest
from tests.games.queendomino.events import (
    EVENTS,
    FOLDER,
    KINDS,
    SHEETS,
    path_of,
    sheets_of,
    steps,
    taxes_with_both_safes,
)

from crownlands.game import OVER
from crownlands.records import load_record, read_text, write_record


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_and_written_as_it_was(path: Path) -> None:
    record = load_record(path)
    assert record.finished
    assert write_record(record) == read_text(path)


@pytest.mark.rule("Q-X12")
def test_the_score_sheets_are_what_they_were() -> None:
    expected = tomllib.loads(SHEETS.read_text(encoding="utf-8"))
    assert sorted(expected) == sorted([*KINDS, *EVENTS])
    for name, sheets in expected.items():
        assert sheets_of(load_record(path_of(name))) == sheets


@pytest.mark.rule("Q-S1", "Q-V2", "Q-V3", "Q-V4", "Q-T2")
@pytest.mark.parametrize("name", KINDS)
def test_there_is_a_game_of_every_kind_and_size(name: str) -> None:
    last = steps(name)[-1][2]
    assert (last.options.mode, last.options.players) == KINDS[name]
    assert (last.turn, last.round) == (OVER, last.options.rounds)


@pytest.mark.rule("Q-R4", "Q-N1", "Q-C5", "Q-R2", "Q-N10", "Q-D1", "Q-N6")
@pytest.mark.parametrize("name", EVENTS)
def test_there_is_a_game_for_every_way_things_may_go(name: str) -> None:
    assert EVENTS[name](steps(name))


@pytest.mark.rule("Q-R4")
def test_the_stack_runs_out_in_a_contest() -> None:
    assert steps("stack-runs-out")[0][0].options.mode == "contest"


@pytest.mark.rule("Q-B3", "Q-B6", "Q-N6")
def test_two_knights_are_paid_by_both_safes() -> None:
    for before, move, after in taxes_with_both_safes(steps("both-safes")):
        realm, team = before.realm, before.team
        lands = [land for land in realm.territories for cell in move.cells if cell in land.cells]
        earned = sum(land.size for land in lands) + 2 * (realm.knights_owned + realm.towers)
        assert after.realms[team].coins == realm.coins + earned
