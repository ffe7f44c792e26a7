"""How much time the players have, as text."""

from __future__ import annotations

from typing import Any

import pytest

from crownlands.game import Refused
from crownlands.records import Days, Live, Record, read_pace, read_record, write_record
from crownlands.rules import GAMES

KINGDOMINO = GAMES["kingdomino"]


@pytest.mark.parametrize(
    "pace",
    [
        Live(600, 15),
        Live(90.5, then="absent"),
        Days(24),
        Days(48, ("nights",), "Europe/Budapest", "hard"),
        Days(72, ("nights", "weekends"), "America/New_York"),
    ],
)
def test_a_pace_is_read_as_it_is_written(pace: Live | Days) -> None:
    assert read_pace(str(pace)) == pace


def test_what_is_left_out_has_a_meaning() -> None:
    assert read_pace("live 300") == Live(300, 0, "medium")
    assert read_pace("days 24 weekends nights") == Days(24, ("nights", "weekends"), "UTC", "medium")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "live",
        "live 0",
        "live -5+3",
        "live 60+-1",
        "live 99999+0",
        "live nan+0",
        "live inf+0",
        "live 1e9+0",
        "days",
        "days 0",
        "days 400",
        "days 24 mornings UTC",
        "days 24 nights Atlantis/Main",
        "days 24 ../../etc/passwd",
        "days 24 UTC then a;b",
        f"live 60+0 then {'x' * 40}",
        "sometimes",
    ],
)
def test_what_is_not_a_pace_is_said_in_a_sentence(text: str) -> None:
    with pytest.raises(Refused, match=r"is not a (pace|time zone); expected"):
        read_pace(text)


def record() -> Record:
    game, options = KINGDOMINO, KINGDOMINO.configure({"players": "2"})
    state, moves = game.start(options), list[Any]()
    while len(moves) < 12:
        moves.append(state.moves()[0])
        state = state.play(moves[-1])
    times = tuple(None if str(move).startswith(("draw", "king")) else 2.5 * i for i, move in enumerate(moves))
    return Record(game, options, ("Ada", "Bo"), tuple(moves), Live(600, 15), times)


def test_a_record_keeps_the_pace_and_the_time_of_each_move() -> None:
    timed = record()
    text = write_record(timed)
    assert "\npace: live 600+15 then medium\n" in text
    assert "\ntook " in text
    assert read_record(text) == timed
    assert write_record(read_record(text)) == text


def test_records_without_a_clock_are_as_they_were() -> None:
    plain = Record(KINGDOMINO, KINGDOMINO.configure({"players": "2"}), ("Ada", "Bo"), record().moves)
    assert "pace" not in write_record(plain)
    assert "took" not in write_record(plain)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("took 3.5", "a time stands alone"),
        ("* draw 1\ntook 3.5", "a time stands alone"),
        ("pace: live 60+0", "out of turn"),
        ("pace: soon", "out of turn"),
    ],
)
def test_times_and_paces_in_the_wrong_place_are_refused(line: str, reason: str) -> None:
    head = write_record(record()).partition("\n\n")[0]
    with pytest.raises(Refused, match=reason):
        read_record(f"{head}\n{line}\n")


@pytest.mark.parametrize("time", ["x", "-1", "1e3", "nan", "1.23456", "123456789012", "٣"])
def test_a_time_is_a_number_of_seconds(time: str) -> None:
    lines = write_record(record()).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("took "))
    lines[first] = f"took {time}"
    with pytest.raises(Refused, match="is not a time"):
        read_record("\n".join(lines))
    lines[first] = "took 1\ntook 2"
    with pytest.raises(Refused, match="a time stands alone"):
        read_record("\n".join(lines))
