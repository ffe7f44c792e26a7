"""Why a request is not done: a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from crownlands.game import Refused
from crownlands.sentence import Sentence, Value, say


class Refusal(Exception):
    """The request is not done and nothing has changed."""

    def __init__(self, code: str, template: str, /, **values: Value) -> None:
        self.sentence = say(template, **values)
        super().__init__(str(self.sentence))
        self.code = code

    @property
    def message(self) -> str:
        return str(self.sentence)

    def shown(self) -> dict[str, Any]:
        return {"code": self.code, **told(self.sentence)}


class Outdated(Exception):
    """The client has not seen the newest entries of the log."""


def because(reason: Refused) -> Refusal:
    """What the rules refuse, as the server says it."""
    return Refusal("refused", reason.sentence.template, **reason.sentence.values)


def no_table() -> Refusal:
    return Refusal("unknown", "There is no such table; it may have expired.")


def no_game(name: str, games: Iterable[str]) -> Refusal:
    return Refusal("unknown", "There is no game “{name}”; expected one of {games}.", name=name, games=", ".join(games))


def told(sentence: Sentence) -> dict[str, Any]:
    """A sentence on the wire: in English, and as it is said in other languages."""
    return {"message": str(sentence), "says": _says(sentence)}


def _says(sentence: Sentence) -> dict[str, Any]:
    values = {name: _says(value) if isinstance(value, Sentence) else value for name, value in sentence.values.items()}
    return {"text": sentence.template, "values": values}
