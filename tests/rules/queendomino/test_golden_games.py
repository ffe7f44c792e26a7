"""Recorded games of every kind and size, and of every way things may go; each is replayed move by move."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from crownlands.game import OVER
from crownlands.records import Record, load_record, read_text, write_record
from crownlands.rules.queendomino.moves import Bribe, Tax
from crownlands.rules.queendomino.realm import Realm
from crownlands.rules.queendomino.state import Queendomino

GAMES = Path(__file__).parents[2] / "games" / "queendomino"
SHEETS = GAMES / "sheets.toml"
KINDS = {
    "2-players": ("alone", 2),
    "3-players": ("alone", 3),
    "4-players": ("alone", 4),
    "contest-3": ("contest", 3),
    "contest-4": ("contest", 4),
    "contest-5": ("contest", 5),
    "contest-6": ("contest", 6),
    "united-6": ("united", 6),
    "united-8": ("united", 8),
}
Step = tuple[Queendomino, object, Queendomino]


def path_of(name: str) -> Path:
    return GAMES / f"{name}.txt"


def steps(name: str) -> list[Step]:
    return steps_of(load_record(path_of(name)))


def steps_of(record: Record) -> list[Step]:
    """Every move of a recorded game with the states before and after it."""
    states = [state for state in record.states() if isinstance(state, Queendomino)]
    return list(zip(states, record.moves, states[1:], strict=False))


def stack_used_up(played: list[Step]) -> bool:
    """A round begins with an empty space and nothing to fill it."""
    return any(after.phase == "lay" and after.board.stack == 0 and None in after.board.spaces for _, _, after in played)


def queen_went_and_came_back_on_ties(played: list[Step]) -> bool:
    tied = [
        (before.queen, after.queen)
        for before, _, after in played
        if before.queen is not None
        and after.queen is not None
        and before.queen != after.queen
        and after.realms[before.queen].towers == after.realms[after.queen].towers
    ]
    return any((new, old) in tied[number + 1 :] for number, (old, new) in enumerate(tied))


def bribed_in_the_final_round(played: list[Step]) -> bool:
    return any(isinstance(move, Bribe) and before.round == before.options.rounds for before, move, _ in played)


def has_both_safes(realm: Realm) -> bool:
    return {built.kind.tax_bonus for built in realm.buildings} >= {"knight", "tower"}


def taxes_with_both_safes(played: list[Step]) -> list[tuple[Queendomino, Tax, Queendomino]]:
    return [
        (before, move, after)
        for before, move, after in played
        if isinstance(move, Tax) and len(move.cells) == 2 and has_both_safes(before.realm)
    ]


EVENTS: dict[str, Callable[[list[Step]], object]] = {
    "stack-runs-out": stack_used_up,
    "queen-on-a-tie": queen_went_and_came_back_on_ties,
    "dragon-in-the-final-round": bribed_in_the_final_round,
    "both-safes": taxes_with_both_safes,
}


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_and_written_as_it_was(path: Path) -> None:
    record = load_record(path)
    assert record.finished
    assert write_record(record) == read_text(path)


def sheets_of(record: Record) -> list[str]:
    """The score sheets as text, line by line."""
    return ["; ".join(f"{line.name} {line.points}" for line in sheet.lines) for sheet in record.last.scores()]


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
