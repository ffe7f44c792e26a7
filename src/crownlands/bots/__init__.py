"""Bots: somebody to play with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from crownlands.bots.bot import Bot
from crownlands.bots.kingdomino import GreedyKingdomino
from crownlands.bots.random import RandomBot
from crownlands.game import AnyGame, Refused


@dataclass(frozen=True, slots=True)
class Kind:
    """A bot by name: what it does, and how it is made for each game it plays."""

    name: str
    text: str
    makers: dict[str, Callable[[Random], Bot]]


KINDS = {
    kind.name: kind
    for kind in (
        Kind("random", "Plays any legal move.", {"kingdomino": RandomBot}),
        Kind("greedy", "Takes the most points it can see, one domino ahead.", {"kingdomino": GreedyKingdomino}),
    )
}


def make_bot(text: str, game: AnyGame, dice: Random) -> Bot:
    """A bot from its string. Whoever makes it brings the dice."""
    kind = KINDS.get(text)
    if kind is None or game.name not in kind.makers:
        names = ", ".join(kind.name for kind in KINDS.values() if game.name in kind.makers)
        raise Refused(f"There is no bot “{text}” for {game.title}; expected one of {names}.")
    return kind.makers[game.name](dice)


__all__ = ["KINDS", "Bot", "Kind", "make_bot"]
