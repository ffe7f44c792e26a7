"""`perft`: counts that another implementation can be held against."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

Crownlands = Callable[..., Any]


def test_the_first_draws(crownlands: Crownlands) -> None:
    told = crownlands("perft", "kingdomino", "--depth", "2", "--json").json
    assert told == {"game": "kingdomino", "counts": [48, 48 * 47]}


def test_for_people(crownlands: Crownlands) -> None:
    assert crownlands("perft", "kingdomino", "--players", "4").out == "1 48\n2 2256\n"


def test_from_a_record_with_a_division(crownlands: Crownlands, tmp_path: Path) -> None:
    """An empty kingdom takes a domino with two ends in 24 ways, and there it may be discarded; then four to pick."""
    file = tmp_path / "game"
    crownlands("play", "--seed", "3", "--record", file, typed="34\n14\n")
    told = crownlands("perft", "kingdomino", "--record", file, "--divide", "--json").json
    assert told["counts"] == [25, 100]
    assert len(told["divide"]) == 25
    assert set(told["divide"].values()) == {4}
    assert told["divide"]["discard"] == 4
    lines = crownlands("perft", "kingdomino", "--record", file, "--divide").out.splitlines()
    assert lines[-2:] == ["1 25", "2 100"]
    assert "discard: 4" in lines


def test_settings_count(crownlands: Crownlands, tmp_path: Path) -> None:
    """Where placing is required nothing may be discarded."""
    file = tmp_path / "game"
    crownlands("play", "--seed", "3", "--set", "must-place=yes", "--record", file, typed="34\n14\n")
    assert crownlands("perft", "kingdomino", "--record", file, "--json").json["counts"] == [24, 96]


def test_a_finished_game_has_no_moves(crownlands: Crownlands, tmp_path: Path) -> None:
    file = tmp_path / "game"
    crownlands("play", "--players", "random,random", "--record", file)
    assert crownlands("perft", "kingdomino", "--record", file, "--json").json["counts"] == [0, 0]
