"""A package for everybody has the kernel twice; the modules for newer processors come first where they can run."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import crownlands.kernel

SOURCE = Path(crownlands.kernel.__file__).with_name("processor.py")


@pytest.fixture
def processor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module in plain Python, on a newer processor, in a kernel with modules for such ones in one room."""
    monkeypatch.delenv("CROWNLANDS_BASELINE", raising=False)
    described = importlib.util.spec_from_file_location("processor_in_plain_python", SOURCE)
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    assert not module.modern()
    monkeypatch.setattr(module, "modern", lambda: True)
    monkeypatch.setattr(module, "__file__", str(tmp_path / "processor.py"))
    (tmp_path / module.NEWER / "duel").mkdir(parents=True)
    return module


def test_newer_processors_get_their_own_modules_first(processor: Any, tmp_path: Path) -> None:
    newer = tmp_path / processor.NEWER
    assert processor.fitting([str(tmp_path)]) == [str(newer), str(tmp_path)]
    assert processor.fitting([str(tmp_path / "duel")]) == [str(newer / "duel"), str(tmp_path / "duel")]


def test_what_is_not_there_is_not_looked_for(processor: Any, tmp_path: Path) -> None:
    assert processor.fitting([str(tmp_path / "kingdom")]) == [str(tmp_path / "kingdom")]


def test_older_processors_and_those_who_ask_get_what_runs_everywhere(
    processor: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = [str(tmp_path / "duel")]
    monkeypatch.setenv("CROWNLANDS_BASELINE", "1")
    assert processor.fitting(path) == path
    monkeypatch.delenv("CROWNLANDS_BASELINE")
    monkeypatch.setattr(processor, "modern", lambda: False)
    assert processor.fitting(path) == path
