"""`replay`: positions of recorded games, and the way there."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from crownlands.cli.verbs.replay import _next
from crownlands.records import load_record

Crownlands = Callable[..., Any]


def test_a_position_as_json(crownlands: Crownlands, game: Path) -> None:
    record = load_record(game)
    told = crownlands("replay", game, "--to", "12", "--json").json
    assert told["number"] == 12
    assert told["length"] == len(record.moves)
    assert [move["move"] for move in told["moves"]] == [str(move) for move in record.moves[:12]]
    assert told["moves"][0]["actor"] == "*"
    assert told["view"] == record.state_after(12).view()
    assert told["result"] is None


def test_the_end_as_json(crownlands: Crownlands, game: Path) -> None:
    told = crownlands("replay", game, "--json").json
    totals = [sheet["total"] for sheet in told["scores"]]
    assert told["result"].startswith(f"{totals[0]} {totals[1]}, won by ")
    assert told["moves"][-1]["actor"] in "12"


def test_the_moves_and_the_board_for_people(crownlands: Crownlands, game: Path) -> None:
    record = load_record(game)
    told = crownlands("replay", game)
    lines = told.out.splitlines()
    assert told.code == 0
    assert lines[len(record.moves) - 1].split()[0] == str(len(record.moves))
    assert "##" in told.out
    assert " wins with " in lines[-1]


def test_the_start(crownlands: Crownlands, game: Path) -> None:
    told = crownlands("replay", game, "--to", "0").out
    assert "First choice" in told
    assert "points." not in told


def test_stepping() -> None:
    assert _next("", 3, 10) == 4
    assert _next("", 10, 10) == 10
    assert _next("b", 3, 10) == 2
    assert _next("b", 0, 10) == 0
    assert _next("7", 3, 10) == 7
    assert _next("99", 3, 10) == 10
