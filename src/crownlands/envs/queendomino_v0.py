"""Queendomino v0.

stub doc
"""

from __future__ import annotations

from typing import Any

from crownlands.envs.aec import TableEnv, wrapped
from crownlands.envs.setup import Value


def raw_env(*, rewards: str = "win", render_mode: str | None = None, **settings: Value) -> TableEnv:
    """The environment without guards: an illegal action is refused with an error."""
    return TableEnv("queendomino", settings, rewards, render_mode)


def env(*, rewards: str = "win", render_mode: str | None = None, **settings: Value) -> Any:
    """The environment with PettingZoo's usual guards."""
    return wrapped(raw_env(rewards=rewards, render_mode=render_mode, **settings))
