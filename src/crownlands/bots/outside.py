"""Bots of somebody's own in processes of their own, so that none can hang or break a table."""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from crownlands.bots.bot import BotFailed
from crownlands.bots.far_end import Answer, Choose, New, Question
from crownlands.bots.file import check_file, expect_legal
from crownlands.game import AnyState, Refused

STARTING_SECONDS = 30.0
Key = tuple[Path, str, int]


class FarProcess:
    """A process for the bots of a file. Not one of multiprocessing's, which would run the caller's script again."""

    def __init__(self, path: Path, class_name: str) -> None:
        module_path = os.pathsep.join(entry for entry in sys.path if entry)
        self._process = subprocess.Popen(  # noqa: S603 this Python
            [sys.executable, "-P", "-c", "from crownlands.bots import far_end; far_end.main()", str(path), class_name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": module_path},
        )
        self._answers: SimpleQueue[Answer | None] = SimpleQueue()
        Thread(target=self._listen, daemon=True).start()
        self.busy = False

    @property
    def id(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(EOFError, OSError, ValueError, pickle.UnpicklingError):
            while True:
                self._answers.put(pickle.load(self._process.stdout))  # noqa: S301 no less trusted than the bot itself
        self._answers.put(None)

    def ask(self, question: Question, seconds: float) -> Answer | None:
        """The answer; None if the process has ended. A TimeoutError if it takes too long."""
        assert self._process.stdin is not None
        self.busy = True
        with suppress(OSError):
            pickle.dump(question, self._process.stdin)
            self._process.stdin.flush()
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        self.busy = False
        return answer

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for line in (self._process.stdin, self._process.stdout):
            if line is not None:
                with suppress(OSError):
                    line.close()


idle: defaultdict[Key, list[FarProcess]] = defaultdict(list)
"""Processes that wait for the next game, for a process takes longer to start than many a game to play."""


@atexit.register
def end_idle() -> None:
    for processes in idle.values():
        for process in processes:
            process.end()
    idle.clear()


class OutsideBot:
    """The near end of a bot in another process; a bot that runs over time is ended there."""

    def __init__(self, path: Path, class_name: str, seconds: float, dice: Random) -> None:
        check_file(path)
        self.name = f"{path.name}:{class_name}"
        self.seconds = seconds
        self._key: Key = path.resolve(), class_name, path.stat().st_mtime_ns
        waiting = idle[self._key]
        self.process = waiting.pop() if waiting else FarProcess(*self._key[:2])
        try:
            self._ask(New(dice.getrandbits(64)), STARTING_SECONDS)
        except (BotFailed, Refused):
            self.process.end()
            raise

    def choose(self, state: AnyState) -> Any:
        try:
            return expect_legal(self.name, state, self._ask(Choose(state), self.seconds))
        except Refused as refusal:
            raise BotFailed(f"{self.name} refused: {refusal}") from None

    def _ask(self, question: Question, seconds: float) -> Any:
        try:
            answer = self.process.ask(question, seconds)
        except TimeoutError:
            self.process.end()
            raise BotFailed(f"{self.name} ran over its time of {seconds:g} s.") from None
        if answer is None:
            raise BotFailed(f"{self.name} ended without an answer.")
        if answer.refused:
            raise Refused(answer.refused)
        if answer.failed:
            raise BotFailed(answer.failed, answer.trace)
        return answer.move

    def close(self) -> None:
        """The process is kept for the next game, if it is in order."""
        if self.process.alive and not self.process.busy:
            idle[self._key].append(self.process)
        else:
            self.process.end()
