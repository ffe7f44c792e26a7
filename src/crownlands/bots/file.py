"""A bot of somebody's own in a Python file: found, loaded and checked before it plays."""

from __future__ import annotations

import importlib.util
import inspect
import sys
import traceback
from functools import lru_cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from crownlands.bots.bot import Bot, BotFailed
from crownlands.game import AnyState, Refused


def check_file(path: Path) -> None:
    if not path.is_file():
        raise Refused(f"There is no file {path}; expected a Python file with a bot in it.")


def load_bot(path: Path, class_name: str, dice: Random) -> Bot:
    """A new bot of a class in a file; a class that takes an argument is given the dice."""
    check_file(path)
    module = _load_module(path.resolve(), path.stat().st_mtime_ns)
    maker = getattr(module, class_name, None)
    if maker is None:
        raise Refused(f"{path.name} has no class {class_name}; {_what_there_is(module)}.")
    if not callable(getattr(maker, "choose", None)):
        raise Refused(f"{class_name} in {path.name} is not a bot: it has no method choose(self, state).")
    bot: Bot = maker(dice) if inspect.signature(maker).parameters else maker()
    return bot


@lru_cache
def _load_module(path: Path, _changed: int) -> ModuleType:
    """The file as a module, with what lies beside it to import. It is run again when it has changed."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    name = f"crownlands_bot_{path.stem}"
    described = importlib.util.spec_from_file_location(name, path)
    assert described is not None
    assert described.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


def _what_there_is(module: ModuleType) -> str:
    bots = [
        name
        for name, found in vars(module).items()
        if inspect.isclass(found) and found.__module__ == module.__name__ and hasattr(found, "choose")
    ]
    return f"expected one of {', '.join(bots)}" if bots else "expected a class with a method choose(self, state)"


def broken(name: str, error: BaseException) -> BotFailed:
    """What a bot that broke is reported as: a sentence, and the traceback from the bot's own code on."""
    inner = error.__traceback__
    while inner is not None and inner.tb_next is not None and _is_on_the_way(inner.tb_frame.f_code.co_filename):
        inner = inner.tb_next
    trace = "".join(traceback.format_exception(type(error), error, inner))
    return BotFailed(f"{name} broke: {type(error).__name__}: {error}", trace)


def _is_on_the_way(file: str) -> bool:
    """Whether a line of this room or of Python's import leads to the bot's own."""
    return Path(file).parent == Path(__file__).parent or file.startswith("<frozen importlib")


def expect_legal(name: str, state: AnyState, move: Any) -> Any:
    if move not in state.moves():
        raise BotFailed(f"{name} played “{move}”, which is not a legal move.")
    return move
