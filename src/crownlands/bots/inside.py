"""A bot from a file in this process: no time is lost on the way to it, but nothing ends one that hangs."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from typing import Any

from crownlands.bots.file import broken, expect_legal, load_bot
from crownlands.game import AnyState, Refused


class InsideBot:
    """What it prints goes to stderr, for stdout may be read by a program."""

    def __init__(self, path: Path, class_name: str, dice: Random) -> None:
        self.name = f"{path.name}:{class_name}"
        self._bot = self._asked(lambda: load_bot(path, class_name, dice))

    def choose(self, state: AnyState) -> Any:
        return expect_legal(self.name, state, self._asked(lambda: self._bot.choose(state)))

    def _asked(self, question: Any) -> Any:
        try:
            with redirect_stdout(sys.stderr):
                return question()
        except Refused:
            raise
        except (Exception, SystemExit) as error:
            raise broken(self.name, error) from error
