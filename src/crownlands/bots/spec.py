"""Bot strings: a name and what goes with it: `greedy`, `montecarlo:0.5s`, `mcts:2s,c=0.6`, `my_bot.py:MyBot`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from crownlands.bots.bot import Bot
from crownlands.game import Refused

SECONDS = re.compile(r"(\d+(?:\.\d+)?|\.\d+)s")
PLAYOUTS = re.compile(r"(\d+)p")


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot string taken apart: whose bot, how long it may think, and any other settings by name."""

    text: str
    name: str
    seconds: float | None = None
    playouts: int | None = None
    settings: dict[str, str] = field(default_factory=dict)
    class_name: str = ""
    """Of a bot from a file."""

    @property
    def from_file(self) -> bool:
        """A bot of somebody's own: a Python file and the name of a class in it."""
        return self.name.endswith(".py")

    def only(self, *names: str) -> Spec:
        """The spec itself, if it sets nothing but these."""
        for name in self.settings:
            if name not in names:
                known = f"expected {', '.join(names)}" if names else "it takes none"
                raise Refused(f"The bot “{self.text}” has a setting {name} that {self.name} does not know; {known}.")
        return self

    def number(self, name: str, default: float) -> float:
        """A setting that is a number."""
        text = self.settings.get(name)
        if text is None:
            return default
        try:
            return float(text)
        except ValueError:
            raise Refused(f"“{text}” is not a number for {name} of the bot “{self.text}”.") from None

    @property
    def thinks(self) -> bool:
        return self.seconds is not None or self.playouts is not None


Maker = Callable[[Spec, Random], Bot]
"""Makes a bot of what its string says, with the dice it is given."""


def read_spec(text: str) -> Spec:
    """A bot string: the name, then after a colon a time (`0.5s`), a number of playouts (`200p`) and `name=value`s."""
    name, _, rest = text.strip().partition(":")
    if not name:
        raise Refused("A bot has no name; expected a bot string such as greedy or montecarlo:0.5s.")
    spec = Spec(text, name)
    if spec.from_file:
        class_name, _, rest = rest.partition(",")
        if not class_name.isidentifier():
            raise Refused(f"“{text}” does not name a class; expected a file and a class such as my_bot.py:MyBot.")
        spec = replace(spec, class_name=class_name)
    for part in filter(None, rest.split(",")):
        spec = _with_part(spec, part.strip())
    return spec


def _with_part(spec: Spec, part: str) -> Spec:
    if seconds := SECONDS.fullmatch(part):
        return replace(spec, seconds=float(seconds[1]))
    if playouts := PLAYOUTS.fullmatch(part):
        return replace(spec, playouts=int(playouts[1]))
    name, equals, value = part.partition("=")
    if not equals or not name or not value:
        raise Refused(f"“{part}” in the bot “{spec.text}” means nothing; expected 0.5s, 200p or name=value.")
    return replace(spec, settings={**spec.settings, name: value})
