"""MaskablePPO of sb3-contrib on the vectorised environment, against the greedy bot.

pip install 'crownlands[rl]' stable-baselines3 sb3-contrib
python examples/sb3_maskable_ppo.py --steps 1000000
"""
# ruff: noqa: INP001

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from crownlands.envs.opponents import Pool
from crownlands.envs.vector import TableVectorEnv


def make_tables(tables: int, seed: int, game: str = "kingdomino") -> TableVectorEnv:
    """Half of the games are against each of two bots; what changes the lead is paid at once."""
    envs = TableVectorEnv(tables, game, opponents=[Pool(["random", "greedy"])], rewards="lead")
    envs.reset(seed=seed)
    return envs


def train(steps: int, tables: int, seed: int, game: str) -> Any:
    from sb3_contrib import MaskablePPO

    from crownlands.envs.sb3 import SB3VecEnv

    envs = SB3VecEnv(make_tables(tables, seed, game))
    layers = {"net_arch": [128, 128]}
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=48, batch_size=512, gamma=1.0, seed=seed, verbose=1, policy_kwargs=layers
    )
    return model.learn(steps)


def main(
    steps: Annotated[int, typer.Option(help="Actions to learn from.")] = 1_000_000,
    tables: Annotated[int, typer.Option(help="Games played side by side.")] = 64,
    seed: Annotated[int, typer.Option(help="Where the random numbers begin.")] = 1,
    game: Annotated[str, typer.Option(help="kingdomino, queendomino or duel.")] = "kingdomino",
    out: Annotated[Path, typer.Option(help="Where the model is saved.")] = Path("maskable_ppo.zip"),
) -> None:
    """Train a policy with MaskablePPO and save it."""
    train(steps, tables, seed, game).save(out)
    print(f"saved {out}")


if __name__ == "__main__":
    typer.run(main)
