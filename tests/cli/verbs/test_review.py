"""`review`: a finished game for people and for programs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Crownlands = Callable[..., Any]


def test_for_programs(crownlands: Crownlands, game: Path) -> None:
    told = crownlands("review", game, "--json", "--playouts", "24").json
    assert [set(player) for player in told["players"]] == [{"name", "accuracy"}] * 2
    assert all(0 <= player["accuracy"] <= 100 for player in told["players"])
    assert all(decision["lost"] >= 0 for decision in told["decisions"])
    assert crownlands("review", game, "--json", "--playouts", "24").json == told
    assert crownlands("review", game, "--json", "--playouts", "24", "--seed", "2").json != told


def test_for_people(crownlands: Crownlands, game: Path) -> None:
    told = crownlands("review", game, "--playouts", "24")
    assert told.code == 0
    assert "random: accuracy" in told.out
    assert "blunder" in told.out
    assert "Turning points:" in told.out
    every = crownlands("review", game, "--playouts", "24", "--all")
    assert every.out.count("\n") > told.out.count("\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nowhere.crown",), "nowhere.crown"),
        (("game", "--playouts", "0"), "0 playouts cannot be made"),
        (("game", "--seed", "-1"), "-1 is not a seed"),
    ],
)
def test_bad_input_is_refused(crownlands: Crownlands, game: Path, words: tuple[str, ...], said: str) -> None:
    told = crownlands("review", *(game if word == "game" else word for word in words))
    assert (told.code, told.out) == (2, "")
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_game_that_goes_on_is_refused(crownlands: Crownlands, game: Path) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    game.write_text("\n".join(lines[:20]), encoding="utf-8")
    told = crownlands("review", game)
    assert (told.code, told.err) == (2, "The game is not over; a review needs a finished one.\n")
