"""Trains a small Kingdomino policy by self-play with PPO, and plays it as a bot.

    pip install 'crownlands[rl,train]'
    python examples/train_policy.py --minutes 10
    crownlands arena kingdomino --bots examples/train_policy.py:Policy,greedy --games 200

Two players, kingdoms of 5×5. Each seat is rewarded with the points it gains from one of its actions to the next. The
network looks at a kingdom through small convolutions and scores every placement and every pick.
"""
# ruff: noqa: INP001

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import torch
import typer
from torch import Tensor, nn
from torch.nn import functional

from crownlands.envs.coders.kingdomino import KingdominoCoder
from crownlands.envs.coders.layout import Layout
from crownlands.envs.table import Table
from crownlands.envs.vector import TableVectorEnv
from crownlands.game import AnyState, Refused
from crownlands.rules.kingdomino.options import Options, configure

OPTIONS = configure({"players": "2"})
PLANES, DOMINO, VIEWS = 8, 16, 9
SCALE = 10.0
"""Points that count as 1."""
DISCOUNT_OF_ADVANTAGES = 0.9
CLIP = 0.2
EPOCHS = 3
MINIBATCH = 1024


class Network(nn.Module):
    """Logits of all actions and the points still to be gained, from a batch of observations.

    Terrains are never told apart by name: a domino looks at a kingdom as land like its first square, land like its
    second, other land and room. So what is learned of one terrain holds for all.
    """

    def __init__(self, options: Options = OPTIONS, width: int = 24) -> None:
        super().__init__()
        coder = KingdominoCoder(options)
        self.layout, self.actions, self.first_pick = coder.layout, coder.actions, coder.window.first_pick
        self.register_buffer("scale", scale(self.layout), persistent=False)
        rest = self.layout.size - self.layout.parts[0].size
        self.table = nn.Sequential(nn.Linear(rest, 2 * width), nn.ReLU(), nn.Linear(2 * width, width), nn.ReLU())
        self.land = nn.Conv2d(PLANES, width, 3, padding=1)
        self.value = nn.Sequential(nn.Linear(3 * width, 2 * width), nn.ReLU(), nn.Linear(2 * width, 1))
        self.look = nn.Conv2d(VIEWS, width, 3, padding=1)
        self.deeper = nn.ModuleList(nn.Conv2d(width, width, 3, padding=1) for _ in range(2))
        self.lay = nn.Conv2d(width, 4, 3, padding=1)
        self.discard = nn.Linear(width, 1)
        self.pick = nn.Sequential(nn.Linear(2 * width + width + DOMINO, 2 * width), nn.ReLU(), nn.Linear(2 * width, 1))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        scaled = seen.float() * self.scale
        parts = self.layout.split(scaled)  # type: ignore[arg-type]
        kingdoms = parts["kingdoms"]
        table = self.table(scaled[:, self.layout.parts[0].size :])
        lands = functional.relu(self.land(kingdoms.flatten(0, 1))).sum((2, 3)).unflatten(0, kingdoms.shape[:2]) / 16
        value = self.value(torch.cat([lands.flatten(1), table], 1)).squeeze(1)
        laying = parts["phase"][:, 0] > 0
        logits = seen.new_zeros((len(seen), self.actions), dtype=torch.float32)
        logits[laying, : self.first_pick] = self._lays(kingdoms[laying, 0], parts["row"][laying, :1], table[laying])
        logits[~laying, self.first_pick :] = self._picks(kingdoms[~laying, 0], parts["offer"][~laying], table[~laying])
        return logits, value

    def _lays(self, own: Tensor, domino: Tensor, table: Tensor) -> Tensor:
        """A logit for every cell and side, and one for discarding."""
        land = functional.relu(self.look(views(own, domino)) + table[:, :, None, None])
        for layer in self.deeper:
            land = functional.relu(layer(land)) + land
        return torch.cat([self.lay(land).permute(0, 2, 3, 1).flatten(1), self.discard(land.amax((2, 3)))], 1)

    def _picks(self, own: Tensor, offer: Tensor, table: Tensor) -> Tensor:
        """A logit for every domino on offer: how it looks at the kingdom, and what it is."""
        count = offer.shape[1]
        land = functional.relu(self.look(views(own, offer)))
        fit = torch.cat([land.amax((2, 3)), land.sum((2, 3)) / 16], 1).unflatten(0, (len(own), count))
        spread = table[:, None, :].expand(-1, count, -1)
        return self.pick(torch.cat([fit, spread, offer[:, :, :DOMINO]], 2)).squeeze(2)


def scale(layout: Layout) -> Tensor:
    """What brings every number of an observation near 1."""
    vector = np.ones(layout.size, np.float32)
    parts = layout.split(vector)
    parts["row"][:, 1] = parts["offer"][:, 1] = 1 / 48
    parts["rows_to_come"][:] = 1 / 6
    parts["points"][:] = 1 / 50
    return torch.from_numpy(vector)


def views(own: Tensor, dominoes: Tensor) -> Tensor:
    """A kingdom as each of some dominoes looks at it, all of them one below the other."""
    terrains, crowns, room = own[:, :6], own[:, 6], own[:, 7]
    first = torch.einsum("bdt,bthw->bdhw", dominoes[:, :, 4:10], terrains)
    second = torch.einsum("bdt,bthw->bdhw", dominoes[:, :, 10:16], terrains)
    crowned = crowns[:, None]
    same = [plane[:, None].expand_as(first) for plane in (terrains.sum(1), room)]
    worth = [dominoes[:, :, place, None, None].expand_as(first) * room[:, None] for place in (2, 3)]
    castle = torch.zeros_like(first)
    castle[:, :, castle.shape[2] // 2, castle.shape[3] // 2] = 1
    return torch.stack([first, second, first * crowned, second * crowned, *same, *worth, castle], 2).flatten(0, 1)


def masked(logits: Tensor, mask: Tensor) -> torch.distributions.Categorical:
    return torch.distributions.Categorical(logits=logits.masked_fill(mask == 0, -1e9), validate_args=False)


@dataclass
class Rollout:
    """Steps of many tables: time first, then table."""

    seen: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    chances: np.ndarray
    values: np.ndarray
    seats: np.ndarray
    points: np.ndarray
    """Those of the seat that acts, before it acts."""
    over: np.ndarray
    finals: np.ndarray
    """Where a game ended with this step: the points of each seat."""


class Player:
    """The tables and the network that plays all their seats."""

    def __init__(self, network: Network, tables: int, seed: int) -> None:
        self.network = network
        self.envs = TableVectorEnv(tables, players=2)
        self.seen, infos = self.envs.reset(seed=seed)
        self.seats = infos["seat"]
        self.games = 0

    def roll(self, steps: int) -> Rollout:
        taken = [self._step() for _ in range(steps)]
        return Rollout(*(np.stack(column) for column in zip(*taken, strict=True)))

    @torch.no_grad()
    def _step(self) -> tuple[np.ndarray, ...]:
        seen, mask, seats = self.seen["observation"], self.seen["action_mask"], self.seats
        logits, values = self.network(torch.from_numpy(seen))
        choice = masked(logits, torch.from_numpy(mask))
        actions = choice.sample()
        points = self._points(seen)
        self.seen, _, over, _, infos = self.envs.step(actions.numpy())
        self.seats = infos["seat"]
        self.games += int(over.sum())
        finals = np.zeros_like(points)
        for number in np.flatnonzero(over):
            finals[number] = self._points(infos["final_obs"][number]["observation"])
        finals = np.where(seats[:, None] == 0, finals, finals[:, ::-1])
        said = actions.numpy(), choice.log_prob(actions).numpy(), values.numpy()
        return seen, mask, *said, seats, points[:, 0], over, finals

    def _points(self, seen: np.ndarray) -> np.ndarray:
        """Everybody's points, those of the seat that sees them first."""
        return self.envs.coder.layout.split(seen)["points"]


def advantages(rollout: Rollout) -> tuple[np.ndarray, np.ndarray]:
    """How much better each step went than expected (GAE over a seat's own steps), and whether that is known yet."""
    steps, tables = rollout.actions.shape
    rows = np.arange(tables)
    ahead, known = np.zeros((tables, 2)), np.zeros((tables, 2), bool)
    points, value, better = (np.zeros((tables, 2)) for _ in range(3))
    result, counts = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    for step in reversed(range(steps)):
        over = rollout.over[step]
        known[over], points[over], value[over], better[over] = True, rollout.finals[step][over], 0, 0
        seat = rollout.seats[step]
        gained = (points[rows, seat] - rollout.points[step]) / SCALE
        surprise = gained + value[rows, seat] - rollout.values[step]
        ahead[rows, seat] = surprise + DISCOUNT_OF_ADVANTAGES * better[rows, seat]
        result[step], counts[step] = ahead[rows, seat], known[rows, seat]
        known[rows, seat], better[rows, seat] = True, ahead[rows, seat] * counts[step]
        points[rows, seat], value[rows, seat] = rollout.points[step], rollout.values[step]
    return result, counts


def learn(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, entropy: float) -> None:
    """PPO: a few passes over the steps whose outcome is known."""
    found, counts = advantages(rollout)
    keep = np.flatnonzero(counts)
    columns = (rollout.seen, rollout.masks, rollout.actions, rollout.chances, rollout.values)
    flat = [torch.from_numpy(column.reshape(-1, *column.shape[2:])[keep]) for column in columns]
    better = torch.from_numpy(found.reshape(-1)[keep])
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(keep)).split(MINIBATCH):
            loss = loss_of(network, [column[batch] for column in flat], better[batch], entropy)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def loss_of(network: Network, columns: list[Tensor], better: Tensor, entropy: float) -> Tensor:
    seen, mask, actions, chances, before = columns
    logits, values = network(seen)
    choice = masked(logits, mask)
    ratio = (choice.log_prob(actions) - chances).exp()
    even = (better - better.mean()) / (better.std() + 1e-6)
    policy = torch.minimum(ratio * even, ratio.clamp(1 - CLIP, 1 + CLIP) * even).mean()
    value = functional.mse_loss(values, before + better)
    return value * 0.5 - policy - entropy * choice.entropy().mean()


def against(network: Network, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """The share of wins and the mean margin against a bot of the kernel, playing the likeliest action."""
    return rewarded(network, opponent, "win", games, seed), rewarded(network, opponent, "margin", games, seed)


def rewarded(network: Network, opponent: str, kind: str, games: int, seed: int) -> float:
    """The mean reward of at least so many games."""
    envs = TableVectorEnv(64, opponents=[opponent], rewards=kind)
    seen, _ = envs.reset(seed=seed)
    got: list[float] = []
    while len(got) < games:
        seen, rewards, over, _, _ = envs.step(best(network, seen))
        got.extend(rewards[over].tolist())
    return float(np.mean(got))


@torch.no_grad()
def best(network: Network, seen: dict[str, Any]) -> np.ndarray:
    logits, _ = network(torch.from_numpy(seen["observation"]))
    return logits.masked_fill(torch.from_numpy(seen["action_mask"]) == 0, -1e9).argmax(1).numpy()


def train(minutes: float, tables: int, steps: int, seed: int, threads: int) -> Network:
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    network = Network()
    player = Player(network, tables, seed)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    start, told, rolls = time.monotonic(), 0.0, 0
    while (part := (time.monotonic() - start) / (60 * minutes)) < 1 or not rolls:
        optimizer.param_groups[0]["lr"] = 1e-3 * (1 - 0.9 * min(part, 1.0))
        learn(network, optimizer, player.roll(steps), entropy=0.01 * (1 - min(part, 1.0)))
        rolls += 1
        if time.monotonic() - told > 30:
            told = time.monotonic()
            report(network, rolls * tables * steps, player.games, told - start)
    report(network, rolls * tables * steps, player.games, time.monotonic() - start)
    return network


def report(network: Network, steps: int, games: int, seconds: float) -> None:
    wins, margin = against(network, "greedy", 256, seed=1)
    print(
        f"{seconds:5.0f} s  {games:7} games  {steps / seconds:6.0f} steps/s  against greedy {wins:4.0%}, {margin:+.1f}",
        flush=True,
    )


def saved_policy() -> Path:
    return Path(os.environ.get("CROWNLANDS_POLICY", Path(__file__).with_name("policy.pt")))


class Policy:
    """The trained policy as a bot: the likeliest legal action."""

    def __init__(self) -> None:
        saved = saved_policy()
        if not saved.is_file():
            raise Refused(f"There is no trained policy {saved}; expected one made by: python {Path(__file__).name}.")
        torch.set_num_threads(1)
        self.network = Network()
        self.network.load_state_dict(torch.load(saved, weights_only=True))
        self.network.eval()

    def choose(self, state: AnyState) -> Any:
        table = Table(KingdominoCoder(state.current.options), state.current)  # type: ignore[attr-defined]
        if table.coder.layout != self.network.layout:
            raise Refused("This policy was trained for 2 players and kingdoms of 5×5; the table is another.")
        seen = {name: array[None] for name, array in table.observation(table.turn).items()}
        return table.paths[(int(best(self.network, seen)[0]),)]


def main(
    minutes: Annotated[float, typer.Option(help="How long to train.")] = 10.0,
    tables: Annotated[int, typer.Option(help="Games played side by side.")] = 128,
    steps: Annotated[int, typer.Option(help="Steps of each before learning from them.")] = 64,
    seed: Annotated[int, typer.Option(help="Where the random numbers begin.")] = 1,
    threads: Annotated[int, typer.Option(help="Cores for PyTorch.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Where the policy is saved.")] = None,
) -> None:
    """Train a policy by self-play and save it."""
    path = out or saved_policy()
    path.parent.mkdir(parents=True, exist_ok=True)
    network = train(minutes, tables, steps, seed, threads)
    torch.save(network.state_dict(), path)
    print(f"saved {path}")


if __name__ == "__main__":
    typer.run(main)
