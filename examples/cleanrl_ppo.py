"""PPO in one file, in the style of CleanRL: self-play on the vectorised environment with masked actions.

    pip install 'crownlands[rl,train]'
    python examples/cleanrl_ppo.py --steps 2000000

Every seat at every table is played by the one network. What a seat gains in lead until it is asked again is paid with
its action, so each seat at a table is a player with rewards of its own.
"""
# ruff: noqa: INP001

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from crownlands.envs.vector import TableVectorEnv

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCH = 1.0, 0.95, 0.2, 0.01, 3, 1024


class Collector:
    """Steps of many tables in self-play, as columns: time first, then table."""

    def __init__(self, tables: int, seed: int, game: str) -> None:
        self.envs = TableVectorEnv(tables, game, rewards="lead")
        self.seen, infos = self.envs.reset(seed=seed)
        self.seats = infos["seat"]
        self.scale = 1 / np.minimum(self.envs.coder.layout.most(), 50).astype(np.float32)
        self.games = 0

    def observation(self) -> np.ndarray:
        return self.seen["observation"] * self.scale

    def roll(self, steps: int, act: Any) -> dict[str, np.ndarray]:
        """`act` answers rows of observations and masks with actions, their log-probabilities and values."""
        rows: list[dict[str, np.ndarray]] = []
        for _ in range(steps):
            row = {"seen": self.observation(), "mask": self.seen["action_mask"], "seat": self.seats}
            row["action"], row["chance"], row["value"] = act(row["seen"], row["mask"])
            self.seen, _, row["over"], _, infos = self.envs.step(row["action"])
            self.seats, row["rewards"] = infos["seat"], infos["rewards"]
            self.games += int(row["over"].sum())
            rows.append(row)
        return {name: np.stack([row[name] for row in rows]) for name in rows[0]}


def advantages(roll: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """Generalised advantages over each seat's own steps, and which steps have a next one of that seat or an end."""
    steps, tables, players = roll["rewards"].shape
    rows = np.arange(tables)
    gained, value, ahead = (np.zeros((tables, players)) for _ in range(3))
    known = np.zeros((tables, players), bool)
    result, counts = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    for step in reversed(range(steps)):
        over, seat = roll["over"][step], roll["seat"][step]
        gained[over] = value[over] = ahead[over] = 0
        known[over] = True
        gained += roll["rewards"][step]
        surprise = gained[rows, seat] + GAMMA * value[rows, seat] - roll["value"][step]
        result[step] = surprise + GAMMA * LAMBDA * ahead[rows, seat]
        counts[step] = known[rows, seat]
        gained[rows, seat], known[rows, seat] = 0, True
        value[rows, seat], ahead[rows, seat] = roll["value"][step], result[step] * counts[step]
    return result, counts


def train(steps: int, tables: int, horizon: int, seed: int, game: str) -> Any:
    import torch
    from torch import nn
    from torch.distributions import Categorical

    torch.manual_seed(seed)
    collector = Collector(tables, seed, game)
    size, actions = collector.envs.coder.layout.size, collector.envs.coder.actions
    network = nn.Sequential(
        nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU(), nn.Linear(128, actions + 1)
    )
    optimizer = torch.optim.Adam(network.parameters(), lr=5e-4, eps=1e-5)

    def answer(seen: Any, mask: Any) -> tuple[Any, Any]:
        out = network(torch.as_tensor(seen))
        return Categorical(logits=out[:, 1:].masked_fill(torch.as_tensor(mask) == 0, -1e9)), out[:, 0]

    @torch.no_grad()
    def act(seen: Any, mask: Any) -> tuple[Any, ...]:
        choice, value = answer(seen, mask)
        action = choice.sample()
        return action.numpy(), choice.log_prob(action).numpy(), value.numpy()

    for number in range(max(1, steps // (tables * horizon))):
        roll = collector.roll(horizon, act)
        better, counts = advantages(roll)
        keep = np.flatnonzero(counts)
        names = ("seen", "mask", "action", "chance", "value")
        flat = [torch.as_tensor(roll[name].reshape(-1, *roll[name].shape[2:])[keep]) for name in names]
        found = torch.as_tensor(better.reshape(-1)[keep])
        for _ in range(EPOCHS):
            for part in torch.randperm(len(keep)).split(MINIBATCH):
                seen, mask, action, before, value = (column[part] for column in flat)
                choice, now = answer(seen, mask)
                even = (found[part] - found[part].mean()) / (found[part].std() + 1e-6)
                ratio = (choice.log_prob(action) - before).exp()
                policy = torch.minimum(ratio * even, ratio.clamp(1 - CLIP, 1 + CLIP) * even).mean()
                error = nn.functional.mse_loss(now, value + found[part])
                loss = 0.01 * error - policy - ENTROPY * choice.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        print(
            f"{(number + 1) * tables * horizon:9} steps  {collector.games:7} games  loss {float(loss):.3f}", flush=True
        )
    return network


def main(
    steps: Annotated[int, typer.Option(help="Actions to learn from.")] = 2_000_000,
    tables: Annotated[int, typer.Option(help="Games played side by side.")] = 128,
    horizon: Annotated[int, typer.Option(help="Steps of each before learning from them.")] = 64,
    seed: Annotated[int, typer.Option(help="Where the random numbers begin.")] = 1,
    game: Annotated[str, typer.Option(help="kingdomino, queendomino or duel.")] = "kingdomino",
    out: Annotated[Path, typer.Option(help="Where the network is saved.")] = Path("cleanrl_ppo.pt"),
) -> None:
    """Train a policy by self-play and save it."""
    import torch

    out.parent.mkdir(parents=True, exist_ok=True)
    torch.save(train(steps, tables, horizon, seed, game).state_dict(), out)
    print(f"saved {out}")


if __name__ == "__main__":
    typer.run(main)
