"""The types of the page come from the server's description: where the two part, the page does not build."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
FIELDS = ("upcoming", "to_come")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources of the page, with the packages of the original."""
    web = tmp_path / "web"
    shutil.copytree(WEB, web, ignore=shutil.ignore_patterns("node_modules", "dist", "openapi.d.ts"))
    (web / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    return web


def check(web: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["npm", "run", "check"], cwd=web, capture_output=True, text=True, timeout=240, check=False)


@pytest.mark.slow
def test_a_view_without_what_the_page_shows_is_found_out(copy: Path) -> None:
    """That the page fits the description as it is, `make test` and `make check` find out by themselves."""
    description = json.loads((copy / "openapi.json").read_text(encoding="utf-8"))
    for name in ("KingdominoView", "QueendominoView", "DuelView"):
        for field in FIELDS:
            description["components"]["schemas"][name]["properties"].pop(field, None)
    (copy / "openapi.json").write_text(json.dumps(description), encoding="utf-8")
    checked = check(copy)
    assert checked.returncode != 0
    for field in FIELDS:
        assert f"Property '{field}' does not exist" in checked.stdout
