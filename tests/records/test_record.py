import pytest
from tests.records.games import OPENING, random_record

from crownlands.game import Refused, find_move
from crownlands.records import Record, read_record
from crownlands.rules.kingdomino import KINGDOMINO


def test_a_record_replays_to_any_move() -> None:
    record = read_record(OPENING)
    states = list(record.states())
    assert len(states) == len(record.moves) + 1
    assert [record.state_after(number) for number in range(len(states))] == states
    assert record.last == states[-1]


@pytest.mark.parametrize("number", [-1, 20, 999])
def test_there_is_no_position_beyond_the_moves(number: int) -> None:
    with pytest.raises(Refused, match=f"The record has 19 moves; there is no position after move {number}"):
        read_record(OPENING).state_after(number)


def test_a_record_is_continued() -> None:
    record = read_record(OPENING)
    move = find_move(KINGDOMINO, record.last, "pick 5")
    longer = record.then(move)
    assert longer.moves == (*record.moves, move)
    assert len(record.moves) == 19, "the record itself stays as it was"
    assert not longer.finished


def test_a_whole_game_is_finished() -> None:
    assert random_record("players=3", seed=2).finished


def test_a_dynasty_is_one_record() -> None:
    record = random_record("players=2, dynasty=yes", seed=2)
    assert record.finished
    assert [line.name for line in record.last.scores()[0].lines] == ["game 1", "game 2", "game 3"]


@pytest.mark.parametrize("name", ["", " ", "a;b", " Ann", "Ann ", "a\nb", "a\tb", "\u2028", "\x00"])
def test_what_cannot_be_a_name_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="cannot be a name; expected printable text without a semicolon"):
        Record(KINGDOMINO, KINGDOMINO.configure({}), ("Ann", name))
