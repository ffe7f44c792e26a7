"""Trains the bot `baseline` of Kingdomino: the network of `train_policy.py` learns to move like `judge`.

    pip install 'crownlands[rl,train]'
    python examples/train_baseline.py --seed 1

The network plays against itself, now and then a move at random, and at every table `judge` is asked what it would do.
The network learns from the answers to the newest positions (imitation on its own games, as in DAgger), which it sees
turned and mirrored. What it has learnt is saved as half-precision numbers that NumPy can read, and how it went as a
table. The bot reads both from `src/crownlands/bots/kingdomino/`.
"""
# ruff: noqa: INP001

from __future__ import annotations

import csv
import json
import time
from array import array
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import torch
import typer
from torch import Tensor
from torch.nn import functional
from train_policy import Network, against, masked

from crownlands.envs.vector import TableVectorEnv
from crownlands.kernel.kingdomino.convert import move_of
from crownlands.kernel.kingdomino.judged import JUDGED_GAME
from crownlands.kernel.search import Budget, search
from crownlands.rules.moves import Lay, Pick

LOOKS = 16
"""The turns `judge` looks at."""
ASTRAY = 0.1
"""How often a move is played at random."""
KEPT = 60_000
"""Positions that are learnt from, the newest."""
BATCH = 256
FIRST = 24
"""So many steps the judge itself plays, before the network does."""


class Teacher:
    """Tables in self-play at which `judge` is asked."""

    def __init__(self, tables: int, seed: int) -> None:
        self.envs = TableVectorEnv(tables, players=2)
        self.seen, _ = self.envs.reset(seed=seed)
        self.dice = np.random.default_rng(seed)
        self.games = 0

    def advice(self) -> np.ndarray:
        """What `judge` does at each table."""
        offers = self.envs.coder.layout.split(self.seen["observation"])["offer"][:, :, 1]
        rows = self.envs.bulk.tables[:, : self.envs.bulk.kernel.state]
        positions = [array("Q", row.tobytes()) for row in rows]
        return np.array([self._advice(*one) for one in zip(positions, offers, strict=True)])

    def _advice(self, position: array[int], offer: np.ndarray) -> int:
        coder: Any = self.envs.coder
        move = move_of(position, search(JUDGED_GAME, position, Budget(), most=LOOKS)[0].moves[0])
        if isinstance(move, Lay):
            return int(coder.window.lay(move))
        picked = np.flatnonzero(offer == move.number) if isinstance(move, Pick) else [-1]
        return int(coder.window.first_pick + picked[0])

    def step(self, network: Network | None) -> tuple[np.ndarray, ...]:
        """A position of each table with its mask and what `judge` says; then the network plays, or the judge itself."""
        told = self.seen["observation"], self.seen["action_mask"], self.advice()
        actions = told[2] if network is None else sampled(network, self.seen)
        astray = self.dice.random(len(actions)) < ASTRAY
        any_legal = (self.dice.random(told[1].shape) * told[1]).argmax(1)
        self.seen, _, over, _, _ = self.envs.step(np.where(astray, any_legal, actions))
        self.games += int(over.sum())
        return told


@torch.no_grad()
def sampled(network: Network, seen: dict[str, Any]) -> np.ndarray:
    logits, _ = network(torch.from_numpy(seen["observation"]))
    return masked(logits, torch.from_numpy(seen["action_mask"])).sample().numpy()


class Mirrors:
    """Kingdoms turned and mirrored: where the numbers of an observation go, and those of an action."""

    def __init__(self) -> None:
        coder: Any = TableVectorEnv(1, players=2).coder
        self.places: list[Tensor] = []
        self.actions: list[tuple[Tensor, Tensor]] = []
        for turns, flip in [(turns, flip) for turns in range(4) for flip in (False, True)]:
            seen, old = np.arange(coder.layout.size), np.arange(coder.actions)
            planes = coder.layout.split(seen)["kingdoms"]
            planes[:] = turned(planes.copy(), turns, flip, (2, 3))
            old[: coder.window.discard] = turned_lays(coder.window.side, turns, flip)
            self.places.append(torch.from_numpy(seen))
            self.actions.append((torch.from_numpy(old), torch.from_numpy(np.argsort(old))))

    def of(self, number: int, seen: Tensor, mask: Tensor, action: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        old, new = self.actions[number]
        return seen[:, self.places[number]], mask[:, old], new[action]


def turned(planes: np.ndarray, turns: int, flip: bool, axes: tuple[int, int]) -> np.ndarray:
    found = np.rot90(planes, turns, axes)
    return np.flip(found, axes[1]) if flip else found


def turned_lays(side: int, turns: int, flip: bool) -> np.ndarray:
    """Placements after a turn: the side of the second square (up, left, right, down) turns as well."""
    lays = turned(np.arange(4 * side * side).reshape(side, side, 4), turns, flip, (0, 1))
    sides = turned(np.array([[-1, 0, -1], [1, -1, 2], [-1, 3, -1]]), turns, flip, (0, 1))
    return lays[:, :, [sides[0, 1], sides[1, 0], sides[1, 2], sides[2, 1]]].ravel()


class Memory:
    """The newest positions, as rows."""

    def __init__(self) -> None:
        self.parts: list[tuple[np.ndarray, ...]] = []

    def add(self, told: tuple[np.ndarray, ...]) -> None:
        self.parts.append(told)
        while len(self.parts) * len(told[2]) > KEPT:
            self.parts.pop(0)

    def rows(self, dice: np.random.Generator) -> list[Tensor]:
        """Some of them, any part as likely as the next."""
        chosen = dice.integers(len(self.parts), size=8)
        columns = zip(*(self.parts[number] for number in chosen), strict=True)
        every = [np.concatenate(column) for column in columns]
        some = dice.permutation(len(every[2]))[:BATCH]
        return [torch.from_numpy(column[some]) for column in every]


def learn(network: Network, optimizer: Any, memory: Memory, mirrors: Mirrors, dice: np.random.Generator) -> float:
    """One batch: how surprised the network was by what the judge did."""
    seen, mask, action = mirrors.of(int(dice.integers(8)), *memory.rows(dice))
    logits, _ = network(seen)
    loss = functional.cross_entropy(logits.masked_fill(mask == 0, -1e9), action)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return float(loss.detach())


def train(steps: int, tables: int, batches: int, games: int, seed: int) -> tuple[Network, list[dict[str, float]]]:
    """A few batches after every step of the tables, with a learning rate that falls to a twentieth."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    dice = np.random.default_rng(seed)
    network, teacher, memory = Network(), Teacher(tables, seed), Memory()
    mirrors, optimizer = Mirrors(), torch.optim.Adam(network.parameters(), lr=2e-3)
    curve, loss = [], 2.0
    for step in range(1, steps + 1):
        optimizer.param_groups[0]["lr"] = 2e-3 * (1 - 0.95 * step / steps)
        memory.add(teacher.step(None if step < FIRST else network))
        for _ in range(batches if step >= FIRST else 0):
            loss = 0.98 * loss + 0.02 * learn(network, optimizer, memory, mirrors, dice)
        if step % max(1, steps // 5) == 0 or step == steps:
            wins, margin = against(network, "greedy", games if step == steps else games // 4, seed=1)
            line = {"seconds": round(time.process_time()), "positions": step * tables, "games": teacher.games}
            curve.append({**line, "loss": round(loss, 3), "wins": round(wins, 3), "margin": round(margin, 2)})
            print("  ".join(f"{name} {value}" for name, value in curve[-1].items()), flush=True)
    return network, curve


def as_arrays(network: Network) -> dict[str, np.ndarray]:
    """What the bot needs: the weights of the policy, half as precise, and where the parts of an observation lie."""
    unused = ("value.", "land.")
    weights = {name: value for name, value in network.state_dict().items() if not name.startswith(unused)}
    arrays = {name: value.numpy().astype(np.float16) for name, value in weights.items()}
    parts = {part.name: (where.start, list(part.shape)) for part, where in network.layout.slices()}
    arrays["scale"] = network.scale.numpy()
    arrays["parts"] = np.array(json.dumps(parts))
    arrays["size"], arrays["actions"] = np.array(network.layout.size), np.array(network.actions)
    return arrays


def main(
    steps: Annotated[int, typer.Option(help="Steps of the tables.")] = 1_500,
    tables: Annotated[int, typer.Option(help="Games played side by side.")] = 64,
    batches: Annotated[int, typer.Option(help="How often to learn after each of them.")] = 2,
    games: Annotated[
        int, typer.Option(help="Games against the greedy bot in the end; a quarter of them before.")
    ] = 1_000,
    seed: Annotated[int, typer.Option(help="Where the random numbers begin.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder for baseline.npz and baseline.csv.")] = Path(),
) -> None:
    """Train the baseline and save it with its learning curve."""
    network, curve = train(steps, tables, batches, games, seed)
    np.savez_compressed(out / "baseline.npz", **as_arrays(network))
    with (out / "baseline.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(curve[0]), lineterminator="\n")
        table.writeheader()
        table.writerows(curve)
    print(f"saved {out / 'baseline.npz'}")


if __name__ == "__main__":
    typer.run(main)
