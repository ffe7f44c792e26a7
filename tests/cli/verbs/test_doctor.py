"""`crownlands doctor` names what is wrong and changes nothing."""

from __future__ import annotations

import json
import platform
import socket
import sqlite3
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from crownlands.cli import extras
from crownlands.cli.app import run
from crownlands.cli.verbs import doctor


def findings(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    code = run(["doctor", "--json", *arguments])
    return code, {found["about"]: found for found in json.loads(capsys.readouterr().out)}


def test_a_sound_machine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "deep" / "tables.db"
    code, found = findings(capsys, "--database", f"sqlite:///{file}", "--port", "0")
    assert code == 0
    assert found["kernel"]["state"] == "well"
    assert found["server"]["state"] == "well"
    assert found["database"] == {"about": "database", "state": "well", "words": f"{file} is made when a server starts"}
    assert not file.parent.exists()


def test_a_database_of_a_newer_version_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    code, found = findings(capsys, "--database", f"sqlite:///{file}", "--port", "0")
    assert code == 1
    assert found["database"]["state"] == "wrong"
    assert "newer Crownlands" in found["database"]["words"]


def test_an_old_database_says_what_will_happen(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    connection.close()
    code, found = findings(capsys, "--database", f"sqlite:///{file}", "--port", "0")
    assert code == 0
    assert "the schema 0001; the next server brings it to" in found["database"]["words"]


@pytest.mark.parametrize("url", ["mysql://x", "sqlite:///:memory:", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_used_is_wrong(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = findings(capsys, "--database", url, "--port", "0")
    assert code == 1
    assert found["database"]["state"] == "wrong"


def test_a_file_that_is_not_a_database_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("not a database at all, but words of more than one sector" * 40, encoding="utf-8")
    before = file.read_bytes()
    code, found = findings(capsys, "--database", f"sqlite:///{file}", "--port", "0")
    assert (code, found["database"]["state"]) == (1, "wrong")
    assert file.read_bytes() == before


def test_a_port_that_is_taken_is_noted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, found = findings(capsys, "--database", f"sqlite:///{tmp_path / 'a.db'}", "--port", str(port))
    assert code == 0
    assert found["port"]["state"] == "note"
    assert str(port) in found["port"]["words"]


def test_settings_that_make_no_sense_are_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    config = tmp_path / "server.toml"
    config.write_text("prot = 8000\n", encoding="utf-8")
    code, found = findings(capsys, "--config", str(config))
    assert code == 1
    assert "prot" in found["settings"]["words"]


def test_what_is_not_installed_is_noted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in ("fastapi", "numpy") else object())
    monkeypatch.setattr(doctor, "COMPILED", False)
    code, found = findings(capsys)
    assert code == 0
    assert found["server"]["words"] == "fastapi is not installed; pip install 'crownlands[server]' if you need it"
    assert [name for name in ("postgres", "cluster", "train") if found[name]["state"] == "well"] == []
    assert found["kernel"]["state"] == "note"
    assert "database" not in found


def test_the_version_tells_kernel_python_and_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"crownlands {version('crownlands')}"
    assert second == (f"kernel compiled, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")
