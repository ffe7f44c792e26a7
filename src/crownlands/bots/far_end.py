"""The far end of a bot in a process of its own: makes bots of one file and class, and answers state after state.

Questions come by stdin and answers go by stdout, pickled; what a bot prints goes to stderr.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, BinaryIO, NamedTuple

from crownlands.bots.bot import Bot, BotFailed
from crownlands.bots.file import broken, load_bot
from crownlands.game import AnyState, Refused


class New(NamedTuple):
    """A bot for another game."""

    seed: int


class Choose(NamedTuple):
    state: AnyState


Question = New | Choose


class Answer(NamedTuple):
    """A move, or None for a bot that stands ready; else what went wrong."""

    move: Any = None
    refused: str = ""
    failed: str = ""
    trace: str = ""


def main() -> None:
    """Ctrl-C is for the near end, which ends this process when it has had enough."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    _serve(Path(sys.argv[1]), sys.argv[2], questions.get, answers)


def _listen(line: BinaryIO, questions: SimpleQueue[Question]) -> None:
    """Beside the bot, so that one that hangs ends with those who asked it."""
    try:
        while True:
            questions.put(pickle.load(line))  # noqa: S301 from the process that started this one
    except (EOFError, OSError, pickle.UnpicklingError):
        os._exit(0)


def _serve(path: Path, class_name: str, ask: Callable[[], Question], answers: BinaryIO) -> None:
    bot: Bot | None = None
    name = f"{path.name}:{class_name}"
    while True:
        question = ask()
        try:
            if isinstance(question, New):
                bot, move = load_bot(path, class_name, Random(question.seed)), None
            else:
                assert bot is not None
                move = bot.choose(question.state)
            answer = Answer(move)
        except Refused as refusal:
            answer = Answer(refused=str(refusal))
        except BaseException as error:  # noqa: BLE001 whatever it was, it is reported at the near end
            answer = _failed(broken(name, error))
        _send(answers, answer)


def _send(answers: BinaryIO, answer: Answer) -> None:
    try:
        packed = pickle.dumps(answer)
    except Exception:  # noqa: BLE001 a bot may return anything
        packed = pickle.dumps(Answer(str(answer.move)))
    answers.write(packed)
    answers.flush()


def _failed(failure: BotFailed) -> Answer:
    return Answer(failed=str(failure), trace=failure.trace)
