"""The comparison of two benchmarks that guards a change."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("times", "code"), [({"a": 10.0, "b": 3.0}, 0), ({"a": 8.4, "b": 4.0}, 1), ({"b": 4.0}, 1)])
def test_a_ratio_that_falls_by_15_percent_or_is_gone_fails(times: dict[str, float], code: int, tmp_path: Path) -> None:
    files = tmp_path / "before.json", tmp_path / "after.json"
    for file, ratios in zip(files, ({"a": 10.0, "b": 4.0 if code else 3.5}, times), strict=True):
        results = [{"name": name, "per_second": 1.0, "times": ratio} for name, ratio in ratios.items()]
        file.write_text(json.dumps({"kernel": "compiled", "results": [*results, {"name": "alone", "per_second": 2.0}]}))
    command = [sys.executable, "-m", "tests.speed", *map(str, files)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == code, ended.stdout + ended.stderr
    assert ended.stdout.count("fallen") == code
