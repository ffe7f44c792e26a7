"""PPO with RLlib on the Gymnasium environment, against the greedy bot.

    pip install 'crownlands[rl]' 'ray[rllib]' torch
    python examples/rllib_ppo.py --rounds 20

RLlib's own module for masked actions looks for `observations` and `action_mask`.
"""
# ruff: noqa: INP001

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import gymnasium
import numpy as np
import typer
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation

import crownlands.envs


def make_env(config: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    """A table as RLlib wants to see it: numbers between 0 and 1, and the mask of legal actions."""
    game = config.get("game", "kingdomino")
    env = gymnasium.make(crownlands.envs.IDS[game], opponents=["greedy"], rewards="lead", disable_env_checker=True)
    space: Any = env.observation_space
    highest = space["observation"].high.astype(np.float32)
    seen = spaces.Box(0.0, 1.0, highest.shape, np.float32)
    mask = spaces.Box(0.0, 1.0, space["action_mask"].shape, np.float32)

    def told(observation: Any) -> dict[str, Any]:
        masked = observation["action_mask"].astype(np.float32)
        return {"observations": observation["observation"] / highest, "action_mask": masked}

    return TransformObservation(env, told, spaces.Dict({"observations": seen, "action_mask": mask}))


def train(rounds: int, batch: int, seed: int, game: str, out: Path) -> None:
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    register_env("crownlands", make_env)
    layers = DefaultModelConfig(fcnet_hiddens=[128, 128])
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=layers)
    config = (
        PPOConfig()
        .environment("crownlands", env_config={"game": game})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=1)
        .training(gamma=1.0, lr=3e-4, train_batch_size_per_learner=batch, minibatch_size=min(batch, 256), num_epochs=4)
        .rl_module(rl_module_spec=module)
        .debugging(seed=seed)
    )
    algorithm = config.build_algo()
    for number in range(rounds):
        found = algorithm.train()["env_runners"]
        print(f"{number + 1:4}  mean lead {found.get('episode_return_mean', float('nan')):+.1f}", flush=True)
    algorithm.save_to_path(str(out.resolve()))
    algorithm.stop()


def main(
    rounds: Annotated[int, typer.Option(help="How often to play and to learn.")] = 20,
    batch: Annotated[int, typer.Option(help="Actions of each round.")] = 4_000,
    seed: Annotated[int, typer.Option(help="Where the random numbers begin.")] = 1,
    game: Annotated[str, typer.Option(help="kingdomino, queendomino or duel.")] = "kingdomino",
    out: Annotated[Path, typer.Option(help="The folder of the trained policy.")] = Path("rllib_ppo"),
) -> None:
    """Train a policy with PPO and save it."""
    train(rounds, batch, seed, game, out)
    print(f"saved {out}")


if __name__ == "__main__":
    typer.run(main)
