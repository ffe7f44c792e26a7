"""What a process of the bots runs; it imports the games, the bots and the coach, and nothing of the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from random import Random, SystemRandom
from typing import TypeVar

from crownlands.bots import make_bot
from crownlands.bots.bot import choose_turn
from crownlands.coach.advice import Advice, advise
from crownlands.coach.prospects import Prospect, prospects
from crownlands.coach.review import Decision, Task, judge
from crownlands.game import AnyState
from crownlands.rules import game_named

T = TypeVar("T")
BEHIND = 15
"""How far thinking stands back, in steps of `nice`: a move that is to be stored and told comes first."""


def begin() -> None:
    """A process of the pool stands back behind its server, ends with it, however that ends, and leaves Ctrl-C to it."""
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def within(seconds: float, work: Callable[..., T], *given: object) -> T:
    """What the work finds, if it computes for no longer than that; else this process is ended, whatever it is at.

    A process that stands back may have to wait for a processor; that does not count.
    """
    if not hasattr(signal, "setitimer"):
        return work(*given)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*given)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def think(game: str, bot: str, state: AnyState) -> list[str]:
    """The move a bot plays, and those of its turn it has planned to follow.

    The dice are the bot's own and have nothing to do with what chance deals.
    """
    player = make_bot(bot, game_named(game), Random(SystemRandom().getrandbits(64)))
    return [str(move) for move in choose_turn(player, state)]


def look_through(game: str, task: Task) -> list[Decision]:
    """What the coach says of the moves of a turn."""
    return judge(game, task)


def give_advice(state: AnyState, names: tuple[str, ...]) -> Advice:
    """What the coach would play."""
    return advise(state, names)


def look_ahead(state: AnyState, names: tuple[str, ...]) -> tuple[Prospect, ...]:
    """What the best moves come to."""
    return prospects(state, names)
