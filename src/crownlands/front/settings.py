"""Settings as Python writes them, `players=3, mighty_duel=True`, in the words the games take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crownlands.game import Refused
from crownlands.rules.settings import said

Given = str | int | bool | Sequence[str]


def as_words(settings: Mapping[str, Given]) -> dict[str, str]:
    """`{"players": 3, "mighty_duel": True, "colours": ["pink", "blue"]}` as the text `configure` reads."""
    return {name.replace("_", "-"): _word(name, value) for name, value in settings.items()}


def _word(name: str, value: object) -> str:
    if isinstance(value, bool | str | int):
        return said(value)
    if isinstance(value, Sequence) and all(isinstance(part, str) for part in value):
        return said(tuple(value))
    raise Refused(
        "The setting “{name}” cannot be {value}; expected text, a number, True or False.", name=name, value=repr(value)
    )
