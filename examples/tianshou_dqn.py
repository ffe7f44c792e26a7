"""Deep Q-learning with Tianshou on the Gymnasium environment, against the greedy bot.

    pip install 'crownlands[rl]' tianshou
    python examples/tianshou_dqn.py --epochs 20

Tianshou looks for `obs` and `mask` in an observation, and then plays legal actions only.
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


def make_env(game: str = "kingdomino") -> gymnasium.Env[Any, Any]:
    """A table as Tianshou wants to see it: numbers between 0 and 1, and the mask of legal actions."""
    env = gymnasium.make(crownlands.envs.IDS[game], opponents=["greedy"], rewards="lead")
    space: Any = env.observation_space
    highest = space["observation"].high.astype(np.float32)
    seen = spaces.Box(0.0, 1.0, highest.shape, np.float32)
    mask = spaces.Box(0, 1, space["action_mask"].shape, np.int8)

    def told(observation: Any) -> dict[str, Any]:
        return {"obs": observation["observation"] / highest, "mask": observation["action_mask"]}

    return TransformObservation(env, told, spaces.Dict({"obs": seen, "mask": mask}))


def train(epochs: int, steps: int, tables: int, seed: int, game: str) -> Any:
    import torch
    from tianshou.algorithm import DQN
    from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv
    from tianshou.trainer import OffPolicyTrainerParams
    from tianshou.utils.net.common import Net

    np.random.seed(seed)
    torch.manual_seed(seed)
    space: Any = make_env(game).observation_space
    actions: Any = make_env(game).action_space
    net = Net(state_shape=space["obs"].shape, action_shape=actions.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=net, action_space=actions, eps_training=0.1)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, target_update_freq=200)
    envs, tests = (DummyVectorEnv([lambda: make_env(game) for _ in range(tables)]) for _ in range(2))
    envs.seed(seed)
    tests.seed(seed + tables)
    collector = Collector(learner, envs, VectorReplayBuffer(20_000, tables), exploration_noise=True)
    collector.reset()
    params = OffPolicyTrainerParams(
        training_collector=collector,
        test_collector=Collector(learner, tests),
        max_epochs=epochs,
        epoch_num_steps=steps,
        collection_step_num_env_steps=10 * tables,
        test_step_num_episodes=2 * tables,
        update_step_num_gradient_steps_per_sample=0.1,
        show_progress=False,
    )
    print(learner.run_training(params).best_reward)
    return policy


def main(
    epochs: Annotated[int, typer.Option(help="How often to train and to test.")] = 20,
    steps: Annotated[int, typer.Option(help="Actions of each epoch.")] = 10_000,
    tables: Annotated[int, typer.Option(help="Games played side by side.")] = 8,
    seed: Annotated[int, typer.Option(help="Where the random numbers begin.")] = 1,
    game: Annotated[str, typer.Option(help="kingdomino, queendomino or duel.")] = "kingdomino",
    out: Annotated[Path, typer.Option(help="Where the policy is saved.")] = Path("tianshou_dqn.pt"),
) -> None:
    """Train a policy with DQN and save it."""
    import torch

    out.parent.mkdir(parents=True, exist_ok=True)
    torch.save(train(epochs, steps, tables, seed, game).state_dict(), out)
    print(f"saved {out}")


if __name__ == "__main__":
    typer.run(main)
