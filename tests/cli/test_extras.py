"""A plain install is small, and what it lacks is said with the command that brings it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path

import pytest

from crownlands.cli import extras
from crownlands.cli.app import run
from crownlands.game import Refused

SOURCES = Path(extras.__file__).parents[1]
OTHER_NAMES = {"pyspiel": "open_spiel"}
OPTIONAL = "cython"
"""The kernel has its own stand-in for it."""
FEW_MODULES = {"crownlands": 60, "crownlands.rules": 200, "crownlands.cli": 600}
"""What an import may load beyond Python's own start; today 30, 140 and 487."""


def imported() -> Iterator[tuple[str, str]]:
    """Every module from elsewhere that a file of ours imports, with the file."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                root = name.partition(".")[0]
                if root not in sys.stdlib_module_names and root not in ("crownlands", OPTIONAL):
                    yield OTHER_NAMES.get(root, root), path.relative_to(SOURCES).as_posix()


def test_everything_imported_is_asked_for() -> None:
    plain = {
        name[0].lower().replace("-", "_") for line in requires("crownlands") or () if (name := extras.NAME.match(line))
    }
    assert sorted({f"{file}: {name}" for name, file in imported() if name not in plain}) == []


def test_rules_bots_records_kernel_and_terminal_need_the_plain_install_only() -> None:
    plain = {"rich", "typer", "typing_extensions"}
    rooms = ("game.py", "sentence.py", "kingdom/", "rules/", "kernel/", "records/", "front/", "cli/")
    assert (
        sorted({f"{file}: {name}" for name, file in imported() if file.startswith(rooms) and name not in plain}) == []
    )


def test_a_server_on_sqlite_needs_nothing_of_postgresql(tmp_path: Path) -> None:
    """Its driver is an extra of its own: a house opens without it, and its keeper's commands are there."""
    script = (
        "import asyncio, sys\n"
        "sys.modules['asyncpg'] = None\n"
        "from crownlands.server.house.open import open_house\n"
        "from crownlands.server.ops import admin, run\n"
        "from crownlands.server.ops.settings import load_settings\n"
        "from crownlands.server.table.sources import Sources\n"
        "from crownlands.server.web import app\n"
        "async def open_and_close():\n"
        f"    async with open_house(load_settings(database='sqlite:///{tmp_path}/tables.db'), Sources()):\n"
        "        print('open')\n"
        "asyncio.run(open_and_close())"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ended.stdout == "open\n", ended.stderr


@pytest.mark.parametrize(("module", "extra"), [("fastapi", "server"), ("asyncpg", "postgres"), ("numpy", "arena")])
def test_a_missing_module_is_told_with_the_extra_that_brings_it(
    module: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_arguments: object, **_options: object) -> None:
        raise ModuleNotFoundError(f"No module named '{module}.part'", name=f"{module}.part")

    monkeypatch.setattr("crownlands.cli.app.app", fail)
    assert run(["serve"]) == 2
    said = capsys.readouterr().err
    assert said == f"This needs {module}, which is not installed; pip install 'crownlands[{extra}]' brings it.\n"


def test_a_module_of_somebody_else_is_not_ours_to_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object, **_options: object) -> None:
        raise ModuleNotFoundError("No module named 'elsewhere'", name="elsewhere")

    monkeypatch.setattr("crownlands.cli.app.app", fail)
    with pytest.raises(ModuleNotFoundError):
        run(["serve"])


def test_an_arena_that_could_not_draw_its_plots_does_not_begin(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "matplotlib" else object())
    out = tmp_path / "run"
    assert run(["arena", "kingdomino", "--bots", "random,random", "--games", "2", "--out", str(out)]) == 2
    assert "crownlands[arena]" in capsys.readouterr().err
    assert not out.exists()
    with pytest.raises(Refused, match="matplotlib"):
        extras.expect("arena")


@pytest.mark.parametrize("module", FEW_MODULES)
def test_imports_stay_small(module: str) -> None:
    script = f"import sys; before = len(sys.modules); import {module}; print(len(sys.modules) - before)"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(ended.stdout) <= FEW_MODULES[module]
