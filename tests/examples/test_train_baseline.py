"""The training of the baseline. `make test` installs PyTorch for it; `make check` leaves it out."""

from __future__ import annotations

import csv
import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownlands.bots.learnt import Saved
from crownlands.envs.vector import TableVectorEnv
from crownlands.rules import GAMES

pytestmark = pytest.mark.slow
FOLDER = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.delitem(sys.modules, "train_baseline", raising=False)
    return importlib.import_module("train_baseline")


@pytest.mark.parametrize("game", GAMES)
def test_a_short_training_is_saved_and_the_same_seed_gives_the_same(example: Any, game: str, tmp_path: Path) -> None:
    made = []
    for number in range(2):
        folder = tmp_path / str(number)
        example.main(game, steps=30, tables=8, batches=1, games=4, seed=1, out=folder)
        with np.load(folder / "baseline.npz") as saved:
            made.append(dict(saved))
    assert all(np.array_equal(made[0][name], made[1][name]) for name in made[0])
    with (tmp_path / "0" / "baseline.csv").open(encoding="utf-8") as lines:
        curve = list(csv.DictReader(lines))
    assert [int(line["positions"]) for line in curve] == list(range(48, 241, 48))


def test_there_is_no_fourth_game(example: Any) -> None:
    with pytest.raises(example.typer.BadParameter, match="expected one of kingdomino, queendomino, duel"):
        example.main("chess")


@pytest.mark.parametrize("game", GAMES)
def test_numpy_says_what_pytorch_says(example: Any, game: str) -> None:
    learner = example.Learner(game)
    learner.load_state_dict({name: value.half().float() for name, value in learner.state_dict().items()})
    saved = Saved(example.as_arrays(learner))
    network = example.LESSONS[game].network(saved)
    envs, dice = TableVectorEnv(6, game, players=2), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    for _ in range(60):
        said = learner(example.torch.from_numpy(seen["observation"])).detach().numpy()
        same = network.logits(saved.scaled(seen["observation"]))
        legal = seen["action_mask"] == 1
        assert same[legal] == pytest.approx(said[legal], abs=1e-3)
        seen, *_ = envs.step((dice.random(legal.shape) * legal).argmax(1))


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_legal_and_stays_so_in_a_mirror(example: Any, game: str) -> None:
    teacher, mirrors = example.Teacher(game, 16, 1), example.Mirrors(game)
    told = [teacher.step(None) for _ in range(24)]
    seen, mask, action = (example.torch.from_numpy(np.concatenate(column)) for column in zip(*told, strict=True))
    assert (action >= 0).float().mean() > 0.9
    for number in range(len(mirrors.places)):
        turned, allowed, advice = mirrors.of(number, seen, mask, action)
        given = np.flatnonzero(advice.numpy() >= 0)
        assert allowed[given, advice[given]].all()
        assert (allowed.sum(1) == mask.sum(1)).all()
        assert (turned.sort(1).values == seen.sort(1).values).all()


@pytest.mark.parametrize(("game", "window"), [("kingdomino", 9), ("queendomino", 13)])
def test_placements_stay_legal_in_a_mirror(example: Any, game: str, window: int) -> None:
    """Both squares of every placement lie on cells that are free, however the kingdom is turned."""
    teacher, mirrors = example.Teacher(game, 16, 1), example.Mirrors(game)
    layout, steps = teacher.envs.coder.layout, ((-1, 0), (0, -1), (0, 1), (1, 0))
    told = [teacher.step(None) for _ in range(16)]
    seen, mask, action = (example.torch.from_numpy(np.concatenate(column)) for column in zip(*told, strict=True))
    for number in range(8):
        turned, allowed, _ = mirrors.of(number, seen, mask, action)
        kingdoms = layout.split(turned.numpy())["kingdoms"][:, 0]
        room = np.pad(kingdoms[:, 7 + (game == "queendomino")], ((0, 0), (1, 1), (1, 1)))
        table, lay = np.nonzero(allowed.numpy()[:, : 4 * window * window])
        row, column, side = lay // (4 * window) + 1, lay // 4 % window + 1, np.array(steps)[lay % 4]
        assert room[table, row, column].all()
        assert room[table, row + side[:, 0], column + side[:, 1]].all()
        assert len(table) > 100
