"""`learn`: a tiny course, and what cannot be learnt."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from crownlands.learning.kingdomino import KINGDOMINO

Crownlands = Callable[..., Any]


@pytest.fixture(autouse=True)
def _weights_as_shipped() -> Iterator[None]:
    rows = KINGDOMINO.nets.rows()
    yield
    KINGDOMINO.nets.use([weight for row in rows for weight in row])


def test_a_tiny_course(crownlands: Crownlands, tmp_path: Path) -> None:
    asked = ("learn", "kingdomino", "--net", "3", "--rounds", "1", "--games", "2", "--seed", "5")
    told = [crownlands(*asked, "--out", tmp_path / name) for name in ("one", "two")]
    assert told[0].code == 0
    assert told[0].out.startswith("net 3, round 1: ")
    files = [(tmp_path / name / "weights.txt").read_text(encoding="utf-8") for name in ("one", "two")]
    assert files[0] == files[1]
    assert "# net 3: crownlands learn kingdomino --net 3 --rounds 1 --games 2 --seed 5\n" in files[0]
    assert (tmp_path / "one" / "learning.png").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("queendomino", "--net", "3"), "There is no net “3”; expected one of 2, more"),
        (("kingdomino", "--net", "5"), "There is no net “5”; expected one of 2, 3, 4, mighty-duel"),
        (("kingdomino", "--games", "0"), "expected at least 1 of each"),
    ],
)
def test_what_cannot_be_learnt(crownlands: Crownlands, words: tuple[str, ...], said: str) -> None:
    told = crownlands("learn", *words)
    assert told.code == 2
    assert said in told.err
