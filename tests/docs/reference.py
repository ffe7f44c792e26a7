"""The reference of the front door in docs/api.md, written from docstrings: `python -m tests.docs.reference`."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import crownlands

PAGE = Path(__file__).parents[2] / "docs" / "api.md"
BEGIN, END = "<!-- written by python -m tests.docs.reference -->\n", "<!-- end -->\n"


def first_sentence(value: Any) -> str:
    text = " ".join((inspect.getdoc(value) or "").split("\n\n")[0].split())
    return text.replace("|", "\\|")


def entry(name: str) -> str:
    value = getattr(crownlands, name)
    if name in CONSTANTS:
        return f"| `{name}` | {CONSTANTS[name]} |"
    return f"| `{name}` | {first_sentence(value)} |"


def members(kind: type) -> list[str]:
    """The public properties and methods of a class, in the order they are written."""
    named = [(name, value) for name, value in vars(kind).items() if not name.startswith("_")]
    return [
        f"| `{name}{arguments(value)}` | {first_sentence(value)} |" for name, value in named if first_sentence(value)
    ]


def arguments(value: Any) -> str:
    if isinstance(value, property):
        return ""
    called = value.__func__ if isinstance(value, classmethod) else value
    names = [parameter.name for parameter in inspect.signature(called).parameters.values()]
    return f"({', '.join(name for name in names if name not in ('self', 'cls'))})"


CONSTANTS = {
    "CHANCE": "The turn of a state when chance moves: −1.",
    "GAMES": "The games by name, each with its title, settings and editions.",
    "OVER": "The turn of a state when the game is over: −2.",
    "__version__": "The version of the package.",
}


def reference() -> str:
    names = [entry(name) for name in sorted(crownlands.__all__, key=str.lower)]
    table = ["| name | what it is |", "|---|---|", *names]
    methods = ["| of a `Table` | what it does |", "|---|---|", *members(crownlands.Table)]
    return "\n".join([*table, "", *methods, ""])


def written(page: str) -> str:
    """The page with its reference brought up to date."""
    return re.sub(
        f"{re.escape(BEGIN)}.*?{re.escape(END)}", lambda _: f"{BEGIN}\n{reference()}\n{END}", page, flags=re.DOTALL
    )


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
