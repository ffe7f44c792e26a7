"""What earlier releases wrote, kept as they wrote it: it is read, replayed and written again."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

import crownlands
from crownlands.records import load_record, result, write_record

ROOT = Path(__file__).parents[2]
KEPT = sorted((ROOT / "tests" / "records").glob("version_0_*/*.crown"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_release_replays_to_the_same_points(path: Path) -> None:
    kept = path.read_text("utf-8")
    record = load_record(path)
    said = re.findall("^result: (.*)$", kept, re.MULTILINE)
    assert said == ([result(record.last)] if record.finished else [])
    assert write_record(record) == re.sub("^#.*\n", "", kept, flags=re.MULTILINE)


def test_every_game_and_every_optional_line_is_among_them() -> None:
    records = [load_record(path) for path in KEPT]
    assert {record.game.name for record in records} == {"kingdomino", "queendomino", "duel"}
    paces = {type(record.pace).__name__ for record in records}
    assert paces == {"NoneType", "Live", "Days"}
    assert all(bool(record.times) == (record.pace is not None) for record in records)
    assert {record.finished for record in records} == {True, False}
    assert any("\n#" in path.read_text("utf-8") for path in KEPT)


def test_the_version_is_the_same_wherever_it_is_said() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert cited is not None
    said = {cited[1], package["version"], locked["version"], locked["packages"][""]["version"], crownlands.__version__}
    assert said == {project}
    assert f'"server": "{project}"' in (ROOT / "docs" / "protocol.md").read_text("utf-8")
