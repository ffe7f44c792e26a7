"""The command line called within this process: `crownlands("play", "--seed", "3", typed="17\\n")`."""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from crownlands.cli.app import run


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


Crownlands = Callable[..., Outcome]


@pytest.fixture
def crownlands(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Crownlands:
    monkeypatch.setenv("COLUMNS", "100")

    def call(*words: object, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(word) for word in words])
        told = capsys.readouterr()
        return Outcome(code, told.out, told.err)

    return call


@pytest.fixture
def lines() -> Callable[..., list[str]]:
    """What the bot random would type in the first seat of a game with this seed, against its like."""
    return random_lines


def random_lines(seed: int, players: int = 2, name: str = "kingdomino", **settings: str) -> list[str]:
    from crownlands.bots import make_bot
    from crownlands.cli.party import Party
    from crownlands.cli.seats import Chair
    from crownlands.front.table import Table

    table = Table(name, seed=seed, deal=False, players=players, **settings)
    chairs = tuple(Chair(name, make_bot("random", table.game, table.luck.dice)) for name in table.names)
    party, typed = Party(table, chairs), []
    while not table.over:
        move = party.choose()
        if table.turn == 0:
            typed.append(str(move))
        party.play(move)
    return typed


@pytest.fixture
def game(crownlands: Crownlands, tmp_path: Path) -> Path:
    """The record of a game that was played to its end."""
    file = tmp_path / "game.crown"
    crownlands("play", "--players", "greedy,random", "--seed", "8", "--record", file)
    return file
