from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.records.games import OPENING, random_record
from tests.rules.kingdomino.strategies import any_settings, seeds

from crownlands.game import OVER, Refused
from crownlands.kingdom.pictures import picture
from crownlands.records import Record, actor, read_options, read_record, result, write_record
from crownlands.rules.kingdomino import KINGDOMINO
from crownlands.rules.kingdomino.state import Kingdomino

VERSION_1 = Path(__file__).with_name("version_1")
FINISHED = write_record(random_record("players=2, edition=german", seed=1))


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        read_record(text)
    return str(refused.value)


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_a_record_is_read() -> None:
    record = read_record(OPENING)
    assert record.game is KINGDOMINO
    assert record.options == read_options(KINGDOMINO, "players=2, edition=danish, harmony=yes")
    assert record.names == ("Ann", "Bo")
    assert [str(move) for move in record.moves[-3:]] == ["lay h7 i7", "pick 30", "lay g8 g9"]
    table = record.last
    assert isinstance(table, Kingdomino)
    assert [picture(kingdom) for kingdom in table.kingdoms] == ["## F0 F0", "##\nG0\nG0"]
    assert (table.turn, table.phase) == (1, "pick")


def test_a_record_is_written_as_it_is_read() -> None:
    assert write_record(read_record(OPENING)) == OPENING
    assert write_record(read_record(FINISHED)) == FINISHED


@pytest.mark.rule("K-E6")
@pytest.mark.parametrize("path", sorted(VERSION_1.glob("*.txt")), ids=lambda path: path.stem)
def test_a_danish_game_of_the_first_version_of_the_rules_replays_as_it_was_played(path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    assert "rules: 1\n" in kept
    record = read_record(kept)
    assert "order-first=no" in write_record(record)
    assert kept.endswith(f"result: {result(record.last)}\n")
    assert read_record(write_record(record)) == record
    assert write_record(record).splitlines()[4:] == kept.splitlines()[4:], "the same names, moves and result"


@pytest.mark.rule("K-E6")
def test_under_the_first_version_kings_were_put_down_one_by_one() -> None:
    assert refusal(OPENING.replace("rules: 2", "rules: 1")).startswith("Line 12: “* king 1” is out of turn")


def test_blank_lines_and_comments_say_nothing() -> None:
    spaced = "# my game\n\n" + OPENING.replace("* king 1\n", "\n  # here it gets exciting\n   * king 1\n", 1) + "\n\n"
    assert read_record(spaced) == read_record(OPENING)


def test_a_finished_game_ends_with_its_result() -> None:
    record = read_record(FINISHED)
    one, other = (sheet.total for sheet in record.last.scores())
    winners = " ".join(str(team + 1) for team in record.last.winners())
    assert FINISHED.splitlines()[-1] == f"result: {one} {other}, won by {winners}"
    assert "result" not in OPENING
    assert result(record.last) == f"{one} {other}, won by {winners}"


def test_a_result_may_be_missing() -> None:
    without = "\n".join(FINISHED.splitlines()[:-1])
    assert read_record(without) == read_record(FINISHED)


def test_who_moves_is_a_seat_from_1_or_the_mark_of_chance() -> None:
    states = list(read_record(OPENING).states())
    assert actor(states[0]) == "*"
    assert actor(states[-1]) == "2"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            "crownlands record 1",
            "chess record 1",
            "this is not a record; expected it to begin with “crownlands record 1”",
        ),
        (
            "crownlands record 1",
            "crownlands record 2",
            "the record is written in format 2; this program reads format 1",
        ),
        ("crownlands record 1", "crownlands record ²", "this is not a record; expected it to begin with"),
        ("game: kingdomino", "game: chess", "There is no game “chess”; expected one of kingdomino"),
        ("game: kingdomino", "gme: kingdomino", "expected “game: …”, found “gme: kingdomino”"),
        ("rules: 2", "rules: 99", "the rules version is “99”; this program plays version 2"),
        ("rules: 2", "rules: 0", "the rules version is “0”; this program plays version 2"),
        ("rules: 2", "rules: ²", "the rules version is “²”; this program plays version 2"),
        ("rules: 2\n", "", "expected “rules: …”, found “options:"),
        ("edition=danish", "edition=french", "“french” does not fit the setting edition"),
        ("harmony=yes", "harmony", "“harmony” is not a setting; expected name=value"),
        ("harmony=yes", "players=3", "the setting “players” is given twice"),
        ("Ann; Bo", "Ann", "Names: 1, players: 2; expected one name for each player"),
        ("Ann; Bo", "Ann;", "“” cannot be a name; expected printable text without a semicolon"),
        ("* draw 48", "* draw 49", "“draw 49” is not possible now; possible: draw 1, draw 2"),
        ("* draw 48", "* draw 20", "“draw 20” is not possible now"),
        ("* draw 48", "1 draw 48", "“1 draw 48” is out of turn; expected it to begin with “*”"),
        ("2 pick 48", "1 pick 48", "“1 pick 48” is out of turn; expected it to begin with “2”"),
        ("2 pick 48", "2 pik 48", "“pik 48” is not a move; expected one of: draw NUMBER"),
        ("1 lay h7 i7", "1 lay h7", "“lay h7” is not a complete move; expected: lay CELL CELL"),
        ("1 lay h7 i7", "1 lay i7 j7", "“lay i7 j7” is not possible now; possible: lay "),
        ("1 lay h7 i7", "1 discard", "“discard” is not possible now"),
        ("1 lay h7 i7", "1 lay h7 z7", "“z7” is not a cell"),
        ("1 lay h7 i7", "result: 0 0, won by 1 2", "a result is given, but the game is not over"),
        ("1 lay h7 i7", "1", "“” is not a move"),
    ],
)
def test_a_broken_record_names_line_and_reason(old: str, new: str, reason: str) -> None:
    line = line_of(OPENING, old.strip())
    assert refusal(OPENING.replace(old, new, 1)).startswith(f"Line {line}: ")
    assert reason in refusal(OPENING.replace(old, new, 1))


@pytest.mark.parametrize("lines", range(5))
def test_a_record_cut_off_in_its_head_says_what_is_missing(lines: int) -> None:
    expected = ("begin with", "“game: …”", "“rules: …”", "“options: …”", "“names: …”")[lines]
    cut = "\n".join(OPENING.splitlines()[:lines])
    assert refusal(cut).startswith(f"Line {lines + 1}: ")
    assert expected in refusal(cut)


def test_a_wrong_result_is_named() -> None:
    last = len(FINISHED.splitlines())
    true = FINISHED.splitlines()[-1].removeprefix("result: ")
    reason = refusal(FINISHED.replace(true, "999 0, won by 1"))
    assert reason == f"Line {last}: the result is given as “999 0, won by 1”; the moves lead to “{true}”."


def test_nothing_may_follow_the_end() -> None:
    last = len(FINISHED.splitlines())
    assert refusal(FINISHED + "1 discard\n") == f"Line {last + 1}: nothing may follow the result."
    without = "\n".join(FINISHED.splitlines()[:-1])
    assert refusal(without + "\n1 discard\n") == f"Line {last}: the game is over, yet “1 discard” follows."


@settings(max_examples=25)
@given(any_settings(), seeds, st.integers(0, 400))
def test_every_record_replays_to_the_same_state(chosen: dict[str, str], seed: int, cut: int) -> None:
    whole = random_record(", ".join(f"{name}={value}" for name, value in chosen.items()), seed)
    for record in (whole, Record(whole.game, whole.options, whole.names, whole.moves[:cut])):
        again = read_record(write_record(record))
        assert again == record
        assert again.last == record.last
        assert again.last.view() == record.last.view()
    assert whole.last.turn == OVER


@given(st.text(max_size=60))
def test_garbage_is_refused_and_nothing_else(text: str) -> None:
    with pytest.raises(Refused):
        read_record(text)


@settings(max_examples=60)
@given(st.data())
def test_a_record_with_one_line_spoilt_is_refused_or_read(data: st.DataObject) -> None:
    lines = OPENING.splitlines()
    spoilt = data.draw(st.integers(0, len(lines) - 1))
    lines[spoilt] = data.draw(st.text(max_size=20) | st.sampled_from(lines))
    with suppress(Refused):
        assert read_record(write_record(read_record("\n".join(lines)))) == read_record("\n".join(lines))


@given(st.text(max_size=30) | st.text(alphabet="players=23,hmony yes", max_size=24))
def test_garbage_options_are_refused_and_nothing_else(text: str) -> None:
    with suppress(Refused):
        assert KINGDOMINO.configure(read_options(KINGDOMINO, text).settings()) == read_options(KINGDOMINO, text)


@given(any_settings())
def test_options_round_trip_as_text(chosen: dict[str, str]) -> None:
    options = KINGDOMINO.configure(chosen)
    text = ", ".join(f"{name}={value}" for name, value in options.settings().items())
    assert read_options(KINGDOMINO, text) == options


NAMES = st.text(max_size=12)


@given(st.tuples(NAMES, NAMES))
def test_names_are_refused_or_round_trip(names: tuple[str, str]) -> None:
    with suppress(Refused):
        record = Record(KINGDOMINO, KINGDOMINO.configure({}), names)
        assert read_record(write_record(record)).names == names
