"""Bots of somebody's own, from a Python file, each in a process of its own, so that none can hang or break a table."""

from __future__ import annotations

import importlib.util
import inspect
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from crownlands.bots.bot import Bot, BotFailed
from crownlands.game import AnyState, Refused

STARTING_SECONDS = 30.0


class OutsideBot:
    """The near end of a bot in another process; a bot that runs over time is ended there."""

    def __init__(self, path: Path, class_name: str, seconds: float, dice: Random) -> None:
        check_file(path)
        self.name = f"{path.name}:{class_name}"
        self.seconds = seconds
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        arguments = (far_end, str(path), class_name, dice.getrandbits(64))
        self.process = context.Process(target=_serve, args=arguments, daemon=True)
        self.process.start()
        far_end.close()
        self._answer(STARTING_SECONDS)

    def choose(self, state: AnyState) -> Any:
        self.line.send(state)
        move = self._answer(self.seconds)
        if move not in state.moves():
            raise BotFailed(f"{self.name} played “{move}”, which is not a legal move.")
        return move

    def _answer(self, seconds: float) -> Any:
        try:
            if not self.line.poll(seconds):
                self.close()
                raise BotFailed(f"{self.name} ran over its time of {seconds:g} s.")
            trouble, answer = self.line.recv()
        except (EOFError, OSError):
            raise BotFailed(f"{self.name} ended without an answer.") from None
        if trouble:
            raise BotFailed(f"{self.name} broke: {trouble}")
        return answer

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


def check_file(path: Path) -> None:
    if not path.is_file():
        raise Refused(f"There is no file {path}; expected a Python file with a bot in it.")


def _serve(line: Connection, path: str, class_name: str, seed: int) -> None:
    """The far end: load the bot, then answer state after state until the line is closed."""
    try:
        bot = load_bot(Path(path), class_name, Random(seed))
        line.send(("", None))
        while True:
            line.send(("", bot.choose(line.recv())))
    except (EOFError, KeyboardInterrupt):
        return
    except BaseException as error:  # noqa: BLE001 - whatever it was, it is reported at the near end
        line.send((f"{type(error).__name__}: {error}", None))


def load_bot(path: Path, class_name: str, dice: Random) -> Bot:
    """A bot from its file; a class that takes an argument is given the dice."""
    described = importlib.util.spec_from_file_location(path.stem, path)
    assert described is not None
    assert described.loader is not None
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    maker = getattr(module, class_name, None)
    if maker is None:
        raise Refused(f"{path.name} has no class {class_name}.")
    bot: Bot = maker(dice) if inspect.signature(maker).parameters else maker()
    return bot
