"""Trains the bot `baseline` of a game: a network learns to move like `judge`.

    pip install 'crownlands[rl,train]'
    python examples/train_baseline.py kingdomino --seed 1
    python examples/train_baseline.py queendomino --seed 1
    python examples/train_baseline.py duel --seed 1

The network plays against itself, now and then a move at random, and at every table `judge` is asked what it would do.
The network learns from the answers to the newest positions (imitation on its own games, as in DAgger), which it sees
turned and mirrored. What it has learnt is saved as half-precision numbers that NumPy can read, and how it went as a
table. The bot reads both from `src/crownlands/bots/`; the networks are written there, too.
"""
# ruff: noqa: INP001

from __future__ import annotations

import csv
import json
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import torch
import typer
from torch import Tensor, nn
from torch.nn import functional

from crownlands.bots import dominoes
from crownlands.bots.duel import network as duel
from crownlands.bots.duel.search import JUDGED_DUEL
from crownlands.bots.kingdomino.search import JUDGED_KINGDOMINO
from crownlands.bots.learnt import Layers
from crownlands.bots.queendomino.search import JUDGED_QUEENDOMINO
from crownlands.bots.searching import Searched
from crownlands.envs.coders.layout import Layout
from crownlands.envs.kernels import KERNELS
from crownlands.envs.vector import TableVectorEnv
from crownlands.kernel.search import Budget, search

ASTRAY = 0.1
"""How often a move is played at random."""
KEPT = 60_000
"""Positions that are learnt from, the newest."""
BATCH = 256
FIRST = 24
"""So many steps the judge itself plays, before the network does."""
SIDES = 4


@dataclass(frozen=True)
class Lesson:
    """What there is to know of a game to learn it."""

    network: Callable[[Any], Any]
    layers: Callable[..., Layers]
    width: int
    judge: Searched
    scales: dict[str, float]
    """What the numbers of these parts are divided by."""
    planes: tuple[str, ...]
    """The parts that are pictures of a kingdom or map."""
    turns: tuple[int, ...]
    """By how many quarters a picture may be turned."""


DOMINOES: dict[str, float] = {"rows_to_come": 6, "points": 50}
TOWNS: dict[str, float] = {"rows_to_come": 12, "points": 100, "stock": 6, "owned": 2, "unseen": 4}
QUARTERS = (0, 1, 2, 3)
LESSONS = {
    "kingdomino": Lesson(
        dominoes.DominoNetwork, dominoes.layers, 24, JUDGED_KINGDOMINO, DOMINOES, ("kingdoms",), QUARTERS
    ),
    "queendomino": Lesson(
        dominoes.DominoNetwork, dominoes.layers, 24, JUDGED_QUEENDOMINO, TOWNS, ("kingdoms", "just_laid"), QUARTERS
    ),
    "duel": Lesson(
        duel.DuelNetwork, duel.layers, 24, JUDGED_DUEL, {"points": 50, "boxes": 3, "dice": 1}, ("maps", "half"), (0, 2)
    ),
}


class Learner(nn.Module):
    """The means of a network in PyTorch: the layers, and the arithmetic NumPy says otherwise."""

    def __init__(self, game: str) -> None:
        super().__init__()
        lesson, env = LESSONS[game], TableVectorEnv(1, game, players=2)
        layout: Layout = env.coder.layout
        self.parts = {part.name: (where.start, list(part.shape)) for part, where in layout.slices()}
        self.size, self.actions = layout.size, env.coder.actions
        self.names = {name: made(*layer) for name, layer in lesson.layers(self.parts, lesson.width).items()}
        self.every = nn.ModuleList(self.names.values())
        self.register_buffer("scale", scale(layout, lesson.scales), persistent=False)
        self.network = lesson.network(self)

    def forward(self, seen: Tensor) -> Tensor:
        return self.network.logits(seen.float() * self.scale)

    def linear(self, name: str, x: Tensor) -> Tensor:
        return self.names[name](x)

    conv = linear

    def relu(self, x: Tensor) -> Tensor:
        return functional.relu(x)

    def join(self, pieces: Sequence[Tensor], axis: int) -> Tensor:
        return torch.cat(list(pieces), axis)

    def stack(self, pieces: Sequence[Tensor], axis: int) -> Tensor:
        return torch.stack(list(pieces), axis)

    def einsum(self, how: str, *factors: Tensor) -> Tensor:
        return torch.einsum(how, *factors)

    def highest(self, planes: Tensor) -> Tensor:
        return planes.amax((-2, -1))

    def blank(self, rows: int) -> Tensor:
        return torch.zeros((rows, self.actions))


def made(kind: str, before: int, after: int) -> nn.Module:
    return nn.Linear(before, after) if kind == "linear" else nn.Conv2d(before, after, 3, padding=1)


def scale(layout: Layout, scales: dict[str, float]) -> Tensor:
    """What brings every number of an observation near 1."""
    vector = np.ones(layout.size, np.float32)
    parts = layout.split(vector)
    for name, most in scales.items():
        parts[name][:] = 1 / most
    for name in parts.keys() & {"row", "offer"}:
        parts[name][:, 1] = 1 / 48
    return torch.from_numpy(vector)


class Teacher:
    """Tables in self-play at which `judge` is asked."""

    def __init__(self, game: str, tables: int, seed: int) -> None:
        self.envs = TableVectorEnv(tables, game, players=2)
        self.kernel, self.judge = KERNELS[game], LESSONS[game].judge
        self.seen, _ = self.envs.reset(seed=seed)
        self.dice = np.random.default_rng(seed)
        self.ranked: list[list[tuple[int, ...]]] = [[] for _ in range(tables)]
        """The moves `judge` likes at each table, the best first, as the actions that say them."""
        self.games = 0

    def advice(self) -> np.ndarray:
        """What `judge` does at each table; -1 where it has nothing to say."""
        rows = self.envs.bulk.tables[:, : self.kernel.state]
        return np.array([self._advice(number, array("Q", row.tobytes())) for number, row in enumerate(rows)])

    def _advice(self, number: int, position: array[int]) -> int:
        """Of a move that has been begun the rest, if it is one that `judge` likes."""
        said = self.kernel.said(position)
        if not said:
            self.ranked[number] = self._ranked(position)
        paths = [path for path in self.ranked[number] if path[: len(said)] == said]
        return paths[0][len(said)] if paths else -1

    def _ranked(self, position: array[int]) -> list[tuple[int, ...]]:
        state = self.kernel.unpack(position, self.envs.options)
        turns = search(self.judge.game, position, Budget(), most=self.judge.width)
        moves = [self.judge.move_of(position, turn.moves[0]) for turn in turns]
        return [self.envs.coder.path(state, move) for move in moves]

    def step(self, learner: Learner | None) -> tuple[np.ndarray, ...]:
        """A position of each table with its mask and what `judge` says; then the network plays, or the judge itself."""
        told = self.seen["observation"], self.seen["action_mask"], self.advice()
        any_legal = (self.dice.random(told[1].shape) * told[1]).argmax(1)
        actions = np.where(told[2] < 0, any_legal, told[2]) if learner is None else sampled(learner, self.seen)
        astray = self.dice.random(len(actions)) < ASTRAY
        self.seen, _, over, _, _ = self.envs.step(np.where(astray, any_legal, actions))
        self.games += int(over.sum())
        return told


@torch.no_grad()
def liked(learner: Learner, seen: dict[str, Any]) -> Tensor:
    """The logits of the legal actions."""
    return learner(torch.from_numpy(seen["observation"])).masked_fill(torch.from_numpy(seen["action_mask"]) == 0, -1e9)


def sampled(learner: Learner, seen: dict[str, Any]) -> np.ndarray:
    return torch.distributions.Categorical(logits=liked(learner, seen), validate_args=False).sample().numpy()


class Mirrors:
    """Pictures turned and mirrored: where the numbers of an observation go, and those of an action."""

    def __init__(self, game: str) -> None:
        coder: Any = TableVectorEnv(1, game, players=2).coder
        lesson = LESSONS[game]
        self.places: list[Tensor] = []
        self.actions: list[tuple[Tensor, Tensor]] = []
        for turns, flip in [(turns, flip) for turns in lesson.turns for flip in (False, True)]:
            seen, old = np.arange(coder.layout.size), np.arange(coder.actions)
            for name in lesson.planes:
                planes = coder.layout.split(seen)[name]
                planes[:] = turned(planes.copy(), turns, flip, (-2, -1))
            ACTIONS[game](coder, old, turns, flip)
            self.places.append(torch.from_numpy(seen))
            self.actions.append((torch.from_numpy(old), torch.from_numpy(np.argsort(old))))

    def of(self, number: int, seen: Tensor, mask: Tensor, action: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        old, new = self.actions[number]
        return seen[:, self.places[number]], mask[:, old], torch.where(action < 0, action, new[action])


def turned(planes: np.ndarray, turns: int, flip: bool, axes: tuple[int, int]) -> np.ndarray:
    found = np.rot90(planes, turns, axes)
    return np.flip(found, axes[1]) if flip else found


def turn_lays(coder: Any, old: np.ndarray, turns: int, flip: bool) -> None:
    """Placements after a turn: the side of the second square (up, left, right, down) turns as well."""
    side = coder.window.side
    lays = turned(np.arange(SIDES * side * side).reshape(side, side, SIDES), turns, flip, (0, 1))
    sides = turned(np.array([[-1, 0, -1], [1, -1, 2], [-1, 3, -1]]), turns, flip, (0, 1))
    old[: coder.window.discard] = lays[:, :, [sides[0, 1], sides[1, 0], sides[1, 2], sides[2, 1]]].ravel()


def turn_lays_and_builds(coder: Any, old: np.ndarray, turns: int, flip: bool) -> None:
    turn_lays(coder, old, turns, flip)
    turn_cells(old[coder.first_build : coder.first_bribe], (-1, coder.window.side, coder.window.side), turns, flip, 1)


def turn_drawings(coder: Any, old: np.ndarray, turns: int, flip: bool) -> None:
    _, rows, columns = coder.layout.parts[1].shape
    turn_cells(old[duel.FIRST_CROSS : duel.FIRST_HALF], (rows, columns), turns, flip, 0)
    turn_cells(old[duel.FIRST_HALF :], (rows, columns, duel.COATS), turns, flip, 0)


def turn_cells(actions: np.ndarray, shape: tuple[int, ...], turns: int, flip: bool, first: int) -> None:
    """Actions of cells, whose rows and columns are these axes."""
    actions[:] = turned(actions.copy().reshape(shape), turns, flip, (first, first + 1)).ravel()


ACTIONS = {"kingdomino": turn_lays, "queendomino": turn_lays_and_builds, "duel": turn_drawings}


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


def learn(learner: Learner, optimizer: Any, memory: Memory, mirrors: Mirrors, dice: np.random.Generator) -> float:
    """One batch: how surprised the network was by what the judge did."""
    seen, mask, action = mirrors.of(int(dice.integers(len(mirrors.places))), *memory.rows(dice))
    logits = learner(seen).masked_fill(mask == 0, -1e9)
    loss = functional.cross_entropy(logits, action, ignore_index=-1)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return float(loss.detach())


def against(learner: Learner, game: str, games: int, seed: int) -> tuple[float, float]:
    """The share of wins and the mean margin against the kernel's greedy player, playing the likeliest action."""
    return rewarded(learner, game, "win", games, seed), rewarded(learner, game, "margin", games, seed)


def rewarded(learner: Learner, game: str, kind: str, games: int, seed: int) -> float:
    """The mean reward of at least so many games."""
    envs = TableVectorEnv(64, game, opponents=["greedy"], rewards=kind)
    seen, _ = envs.reset(seed=seed)
    got: list[float] = []
    while len(got) < games:
        seen, rewards, over, _, _ = envs.step(liked(learner, seen).argmax(1).numpy())
        got.extend(rewards[over].tolist())
    return float(np.mean(got))


def train(
    game: str, steps: int, tables: int, batches: int, games: int, seed: int
) -> tuple[Learner, list[dict[str, float]]]:
    """A few batches after every step of the tables, with a learning rate that falls to a twentieth."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    dice = np.random.default_rng(seed)
    learner, teacher, memory = Learner(game), Teacher(game, tables, seed), Memory()
    mirrors, optimizer = Mirrors(game), torch.optim.Adam(learner.parameters(), lr=2e-3)
    curve, loss = [], 2.0
    for step in range(1, steps + 1):
        optimizer.param_groups[0]["lr"] = 2e-3 * (1 - 0.95 * step / steps)
        memory.add(teacher.step(None if step < FIRST else learner))
        for _ in range(batches if step >= FIRST else 0):
            loss = 0.98 * loss + 0.02 * learn(learner, optimizer, memory, mirrors, dice)
        if step % max(1, steps // 5) == 0 or step == steps:
            wins, margin = against(learner, game, games if step == steps else games // 4, seed=1)
            line = {"seconds": round(time.process_time()), "positions": step * tables, "games": teacher.games}
            curve.append({**line, "loss": round(loss, 3), "wins": round(wins, 3), "margin": round(margin, 2)})
            print("  ".join(f"{name} {value}" for name, value in curve[-1].items()), flush=True)
    return learner, curve


def as_arrays(learner: Learner) -> dict[str, np.ndarray]:
    """What the bot needs: the weights, half as precise, and where the parts of an observation lie."""
    arrays = {
        f"{name}.{kind}": value.detach().numpy().astype(np.float16)
        for name, layer in learner.names.items()
        for kind, value in layer.named_parameters()
    }
    arrays["scale"] = learner.scale.numpy()
    arrays["parts"] = np.array(json.dumps(learner.parts))
    arrays["size"], arrays["actions"] = np.array(learner.size), np.array(learner.actions)
    return arrays


def main(
    game: Annotated[str, typer.Argument(help="kingdomino, queendomino or duel.")],
    steps: Annotated[int, typer.Option(help="Steps of the tables.")] = 1_500,
    tables: Annotated[int, typer.Option(help="Games played side by side.")] = 64,
    batches: Annotated[int, typer.Option(help="How often to learn after each of them.")] = 2,
    games: Annotated[
        int, typer.Option(help="Games against the greedy bot in the end; a quarter of them before.")
    ] = 1_000,
    seed: Annotated[int, typer.Option(help="Where the random numbers begin.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder for baseline.npz and baseline.csv.")] = Path(),
) -> None:
    """Train the baseline of a game and save it with its learning curve."""
    if game not in LESSONS:
        raise typer.BadParameter(f"There is no game “{game}”; expected one of {', '.join(LESSONS)}.")
    out.mkdir(parents=True, exist_ok=True)
    learner, curve = train(game, steps, tables, batches, games, seed)
    np.savez_compressed(out / "baseline.npz", **as_arrays(learner))
    with (out / "baseline.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(curve[0]), lineterminator="\n")
        table.writeheader()
        table.writerows(curve)
    print(f"saved {out / 'baseline.npz'}")


if __name__ == "__main__":
    typer.run(main)
