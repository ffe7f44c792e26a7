"""How bots are made from their strings: what each of them takes, and what it is given."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from crownlands.bots.bot import Bot, JudgingBot
from crownlands.bots.casual import CasualBot
from crownlands.bots.spec import Spec
from crownlands.bots.thinking import ThinkingBot
from crownlands.game import Refused

Maker = Callable[[Spec, Random], Bot]


def plain(maker: Callable[[Random], Bot]) -> Maker:
    """A bot that neither thinks nor takes settings."""

    def make(spec: Spec, dice: Random) -> Bot:
        if spec.thinks:
            raise Refused(f"The bot {spec.name} answers at once; “{spec.text}” gives it time to think.")
        spec.only()
        return maker(dice)

    return make


def casual(maker: Callable[[Random], Bot]) -> Maker:
    """A bot that often does not take care."""
    return plain(lambda dice: CasualBot(maker(dice), dice))


def thinking(
    judge: Callable[[Random], JudgingBot], player: Callable[[Random], Bot], seconds: float | None = None
) -> Maker:
    """A judge that answers at once, or with time or playouts has second thoughts, played out by another bot."""

    def make(spec: Spec, dice: Random) -> Bot:
        spec.only()
        given = spec.seconds if spec.thinks else seconds
        if given is None and spec.playouts is None:
            return judge(dice)
        return ThinkingBot(judge(dice), player(dice), dice, given, spec.playouts)

    return make
