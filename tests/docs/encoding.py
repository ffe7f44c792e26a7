"""The page docs/encoding.md, written from coders and docstrings: `python -m tests.docs.encoding`."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

from crownlands.envs import duel_v0, kingdomino_v0, queendomino_v0
from crownlands.envs.coders.coder import Coder
from crownlands.envs.setup import set_up

PAGE = Path(__file__).parents[2] / "docs" / "encoding.md"
MODULES: dict[str, tuple[str, Any]] = {
    "kingdomino": ("Kingdomino", kingdomino_v0),
    "queendomino": ("Queendomino", queendomino_v0),
    "duel": ("Kingdomino Duel", duel_v0),
}
TABLES: dict[str, dict[str, dict[str, Any]]] = {
    "kingdomino": {
        "2 players": {},
        "3 players": {"players": 3},
        "4 players": {"players": 4},
        "Mighty Duel": {"mighty_duel": True},
        "2 players, dynasty": {"dynasty": True},
    },
    "queendomino": {
        "2 players": {"players": 2},
        "4 players": {"players": 4},
        "contest of 6": {"mode": "contest", "players": 6},
        "three teams of two": {"mode": "united", "players": 6},
        "2 players, dynasty": {"players": 2, "dynasty": True},
    },
    "duel": {"2 players": {}},
}
HEAD = """# Actions and observations

<!-- written by python -m tests.docs.encoding from crownlands.envs.kingdomino_v0 and the like, and from the coders -->

What the numbers mean that go into an environment and come out of it: the same in PettingZoo, Gymnasium, the vectorised
environment and OpenSpiel. [Reinforcement learning](rl.md) says how to use them.

```python
from crownlands.envs import kingdomino_v0

env = kingdomino_v0.env(players=2)
env.reset(seed=42)
observation, *_ = env.last()
coder = env.unwrapped.coder
parts = coder.layout.split(observation["observation"])  # by name and in their shapes, without copying
print(parts["offer"][:, 1])  # the numbers of the dominoes on offer
legal = observation["action_mask"].nonzero()[0]
print([coder.say(int(action)) for action in legal])  # in words
```

An encoding belongs to the version in the environment's name: what this page says of `kingdomino_v0` will not change;
another encoding would be `kingdomino_v1`.
"""


def coder_of(game: str, settings: dict[str, Any]) -> Coder:
    return set_up(game, settings).coder


def section(module: Any, title: str) -> str:
    """A part of the page a module has in its docstring."""
    page = inspect.getdoc(module) or ""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1].strip()


def sizes(game: str) -> str:
    lines = ["| table | actions | numbers of an observation |", "|---|---|---|"]
    for name, settings in TABLES[game].items():
        coder = coder_of(game, settings)
        lines.append(f"| {name} | {coder.actions} | {coder.layout.size} |")
    return "\n".join(lines)


def ranges(coder: Coder) -> str:
    """Actions by number: the first and the last of those of a kind, in words."""
    lines, start = ["| numbers | first | last |", "|---|---|---|"], 0
    for action in range(1, coder.actions + 1):
        if action == coder.actions or coder.say(action).split()[0] != coder.say(start).split()[0]:
            numbers = str(start) if action == start + 1 else f"{start}–{action - 1}"
            lines.append(f"| {numbers} | {coder.say(start)} | {coder.say(action - 1)} |")
            start = action
    return "\n".join(lines)


def offsets(coder: Coder) -> str:
    lines = ["| numbers | part | shape | highest |", "|---|---|---|---|"]
    for part, where in coder.layout.slices():
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| {where.start}–{where.stop - 1} | `{part.name}` | {shape} | {part.most} |")
    return "\n".join(lines)


def chapter(game: str) -> str:
    title, module = MODULES[game]
    name, settings = next(iter(TABLES[game].items()))
    coder = coder_of(game, settings)
    parts = [
        f"## {title}",
        sizes(game),
        "### Actions",
        section(module, "Actions"),
        f"With {name}:",
        ranges(coder),
        "### Observations",
        section(module, "Observations"),
        f"With {name}:",
        offsets(coder),
    ]
    return "\n\n".join(parts)


def page() -> str:
    return "\n\n".join([HEAD.strip(), *map(chapter, MODULES)]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
