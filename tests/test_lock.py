"""What is installed is what was pinned: every requirement has its version and hashes, and no host is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-play.lock")
PIN = re.compile(r"^([a-z0-9][a-z0-9._-]*)==([^ ;\\]+)")


def pins(name: str) -> dict[str, tuple[str, int]]:
    """The version of each requirement, and how many hashes it has."""
    found: dict[str, tuple[str, int]] = {}
    last = ""
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        pin = PIN.match(line)
        if pin:
            last = pin[1]
            found[last] = pin[2], 0
        elif line.startswith("    --hash=sha256:"):
            found[last] = found[last][0], found[last][1] + 1
        else:
            assert line.startswith("    #"), line
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_every_requirement_has_hashes(name: str) -> None:
    assert [package for package, (_, hashes) in pins(name).items() if not hashes] == []
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


def test_a_player_has_the_versions_that_were_tested() -> None:
    tested, played = pins("requirements.lock"), pins("requirements-play.lock")
    assert played.items() <= tested.items()
    assert "uvicorn" in played
    assert "pytest" not in played


def test_pip_asks_for_the_hashes() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = [line for line in makefile.splitlines() if "pip install" in line and ".lock" in line]
    assert len(installs) == 2
    assert all("--require-hashes" in line for line in installs)
