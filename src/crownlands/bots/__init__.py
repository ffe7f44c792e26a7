"""Bots: somebody to play with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from crownlands.bots.bot import Bot, BotFailed
from crownlands.bots.duel import GreedyDuel
from crownlands.bots.kingdomino import GreedyKingdomino
from crownlands.bots.outside import OutsideBot, check_file
from crownlands.bots.queendomino import GreedyQueendomino
from crownlands.bots.random import RandomBot
from crownlands.bots.spec import Spec, read_spec
from crownlands.game import AnyGame, Refused
from crownlands.rules import GAMES

Maker = Callable[[Spec, Random], Bot]
OUTSIDE_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Kind:
    """A bot by name: what it does, how it is made for each game it plays, and whether it is a level for people."""

    name: str
    text: str
    makers: dict[str, Maker]
    level: bool = False


def plain(maker: Callable[[Random], Bot]) -> Maker:
    """The maker of a bot that neither thinks nor takes settings."""

    def make(spec: Spec, dice: Random) -> Bot:
        if spec.thinks:
            raise Refused(f"The bot {spec.name} answers at once; “{spec.text}” gives it time to think.")
        spec.only()
        return maker(dice)

    return make


KINDS = {
    kind.name: kind
    for kind in (
        Kind("random", "Plays any legal move.", dict.fromkeys(GAMES, plain(RandomBot))),
        Kind(
            "greedy",
            "Takes the most points it can see, one domino ahead.",
            {
                "kingdomino": plain(GreedyKingdomino),
                "queendomino": plain(GreedyQueendomino),
                "duel": plain(GreedyDuel),
            },
        ),
    )
}


def make_bot(text: str, game: AnyGame, dice: Random) -> Bot:
    """A bot from its string. Whoever makes it brings the dice."""
    spec = read_spec(text)
    if spec.from_file:
        return OutsideBot(Path(spec.name), spec.settings["class"], OUTSIDE_SECONDS, dice)
    kind = KINDS.get(spec.name)
    if kind is None or game.name not in kind.makers:
        names = ", ".join(kind.name for kind in KINDS.values() if game.name in kind.makers)
        raise Refused(f"There is no bot “{spec.name}” for {game.title}; expected one of {names}.")
    return kind.makers[game.name](spec, dice)


def check_bot(text: str, game: AnyGame) -> None:
    """Refuse a bot string that names no bot of this game, without starting anything."""
    spec = read_spec(text)
    if spec.from_file:
        check_file(Path(spec.name))
    else:
        make_bot(text, game, Random(0))


__all__ = ["KINDS", "Bot", "BotFailed", "Kind", "Spec", "check_bot", "make_bot", "plain", "read_spec"]
