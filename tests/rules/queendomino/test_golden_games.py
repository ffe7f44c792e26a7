"""Recorded games of every kind and size, and of every way things may go; each is replayed move by move."""

from pathlib import Path

import pytest

from crownlands.game import OVER
from crownlands.records import load_record, read_text, write_record
from crownlands.rules.queendomino.moves import Bribe, Tax
from crownlands.rules.queendomino.state import Queendomino

GAMES = Path(__file__).parents[2] / "games"
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
    return GAMES / f"queendomino-{name}.txt"


def steps(name: str) -> list[Step]:
    """Every move of a recorded game with the states before and after it."""
    record = load_record(path_of(name))
    states = [state for state in record.states() if isinstance(state, Queendomino)]
    return list(zip(states, record.moves, states[1:], strict=False))


@pytest.mark.parametrize("path", sorted(GAMES.glob("queendomino-*.txt")), ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_and_written_as_it_was(path: Path) -> None:
    record = load_record(path)
    assert record.finished
    assert write_record(record) == read_text(path)


@pytest.mark.rule("Q-S1", "Q-V2", "Q-V3", "Q-V4", "Q-T2")
@pytest.mark.parametrize("name", KINDS)
def test_there_is_a_game_of_every_kind_and_size(name: str) -> None:
    last = steps(name)[-1][2]
    assert (last.options.mode, last.options.players) == KINDS[name]
    assert (last.turn, last.round) == (OVER, last.options.rounds)


@pytest.mark.rule("Q-R4")
def test_the_stack_runs_out() -> None:
    played = steps("stack-runs-out")
    empty = [after for _, _, after in played if after.phase == "lay" and after.board.stack == 0]
    assert empty
    assert empty[-1].options.mode == "contest"
    assert None in empty[-1].board.spaces


@pytest.mark.rule("Q-N1", "Q-C5")
def test_the_queen_changes_hands_on_a_tie_and_back() -> None:
    tied = [
        (before.queen, after.queen)
        for before, _, after in steps("queen-on-a-tie")
        if before.queen is not None
        and after.queen is not None
        and before.queen != after.queen
        and after.realms[before.queen].towers == after.realms[after.queen].towers
    ]
    assert any((new, old) in tied[number + 1 :] for number, (old, new) in enumerate(tied))


@pytest.mark.rule("Q-R2", "Q-N10", "Q-D1")
def test_the_dragon_is_bribed_in_the_final_round() -> None:
    played = steps("dragon-in-the-final-round")
    bribed = [before for before, move, _ in played if isinstance(move, Bribe) and before.round == before.options.rounds]
    assert len(bribed) == 1


@pytest.mark.rule("Q-B3", "Q-B6", "Q-N6")
def test_two_knights_are_paid_by_both_safes() -> None:
    paid = [
        (before, move, after)
        for before, move, after in steps("both-safes")
        if isinstance(move, Tax)
        and len(move.cells) == 2
        and {built.kind.tax_bonus for built in before.realm.buildings} >= {"knight", "tower"}
    ]
    assert paid
    for before, move, after in paid:
        realm, team = before.realm, before.team
        lands = [land for land in realm.territories for cell in move.cells if cell in land.cells]
        earned = sum(land.size for land in lands) + 2 * (realm.knights_owned + realm.towers)
        assert after.realms[team].coins == realm.coins + earned
