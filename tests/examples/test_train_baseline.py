"""The training of the baseline. `make test` installs PyTorch for it; `make check` leaves it out."""

from __future__ import annotations

import csv
import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownlands.bots.kingdomino.baseline import Network
from crownlands.bots.learnt import Saved
from crownlands.envs.vector import TableVectorEnv

pytestmark = pytest.mark.slow
FOLDER = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(FOLDER))
    for name in ("train_policy", "train_baseline"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module("train_baseline")


def test_a_short_training_is_saved_and_the_same_seed_gives_the_same(example: Any, tmp_path: Path) -> None:
    made = []
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        example.main(steps=30, tables=8, batches=1, games=4, seed=1, out=folder)
        with np.load(folder / "baseline.npz") as saved:
            made.append(dict(saved))
    assert all(np.array_equal(made[0][name], made[1][name]) for name in made[0])
    with (tmp_path / "0" / "baseline.csv").open(encoding="utf-8") as lines:
        curve = list(csv.DictReader(lines))
    assert [int(line["positions"]) for line in curve] == list(range(48, 241, 48))


def test_numpy_says_what_pytorch_says(example: Any) -> None:
    network = example.Network()
    policy = Network(Saved(example.as_arrays(network)))
    halved = {name: value.half().float() for name, value in network.state_dict().items()}
    network.load_state_dict(halved)
    envs, dice = TableVectorEnv(6, players=2), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    for _ in range(30):
        said = network(example.torch.from_numpy(seen["observation"]))[0].detach().numpy()
        for row, mask, logits in zip(seen["observation"], seen["action_mask"], said, strict=True):
            assert policy.logits(policy.saved.scaled(row))[mask == 1] == pytest.approx(logits[mask == 1], abs=1e-4)
        seen, *_ = envs.step((dice.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1))


def test_what_is_turned_and_mirrored_stays_legal(example: Any) -> None:
    """Both squares of every placement lie on cells that are free, however the kingdom is turned; advice is legal."""
    teacher, mirrors = example.Teacher(16, 1), example.Mirrors()
    layout, steps = teacher.envs.coder.layout, ((-1, 0), (0, -1), (0, 1), (1, 0))
    told = [teacher.step(None) for _ in range(12)]
    seen, mask, action = (example.torch.from_numpy(np.concatenate(column)) for column in zip(*told, strict=True))
    for number in range(8):
        turned, allowed, advice = mirrors.of(number, seen, mask, action)
        assert allowed[np.arange(len(advice)), advice].all()
        room = np.pad(layout.split(turned.numpy())["kingdoms"][:, 0, 7], ((0, 0), (1, 1), (1, 1)))
        table, lay = np.nonzero(allowed.numpy()[:, :324])
        row, column, side = lay // 36 + 1, lay // 4 % 9 + 1, np.array(steps)[lay % 4]
        assert room[table, row, column].all()
        assert room[table, row + side[:, 0], column + side[:, 1]].all()
        assert len(table) > 100
