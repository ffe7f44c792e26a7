"""The notebook about a data set of the arena: its cells run, one after the other, on a small one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest
from matplotlib import pyplot as plt

from crownlands.arena.many import play_many
from crownlands.arena.results import Folder
from crownlands.arena.schedule import Plan
from crownlands.arena.workers import play_here
from crownlands.rules import game_named

NOTEBOOK = Path(__file__).parents[2] / "examples" / "arena_games.ipynb"


@pytest.mark.slow
def test_its_cells_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan(game_named("kingdomino"), {"players": "3"}, ("greedy", "random", "random"), 12, seed=1)
    folder, outcomes = Folder(tmp_path / "games", plan, resume=False), list(play_here(plan.jobs()))
    for outcome in outcomes:
        folder.keep(outcome)
    folder.write_parquet(outcomes)
    monkeypatch.chdir(tmp_path)
    mpl.use("Agg")
    space: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells("code")):
        exec(compile(cell, f"cell {number}", "exec"), space)  # noqa: S102 - the notebook is ours
    drawn = [plt.figure(number).axes[0].get_title() for number in plt.get_fignums()]
    plt.close("all")
    assert drawn == ["Points", "First picks", "Seats"]
    told = capsys.readouterr().out
    assert told.startswith("12 games of greedy, random")
    most = max(row.points for row in play_many("kingdomino", plan.bots, 12, seed=1, settings=plan.settings).rows)
    assert f"got {most} points" in told


def cells(kind: str) -> list[str]:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == kind]


def test_it_is_kept_without_outputs() -> None:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(code) == 5
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in code)
    assert "--records games" in cells("markdown")[0]
