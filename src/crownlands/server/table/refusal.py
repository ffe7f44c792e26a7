"""Why a request is not done: a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from typing_extensions import TypedDict

from crownlands.game import Refused
from crownlands.sentence import Sentence, Value, say

Code = Literal[
    "malformed",
    "refused",
    "version",
    "forbidden",
    "origin",
    "not-your-seat",
    "unknown",
    "method",
    "full",
    "not-now",
    "not-your-turn",
    "large",
    "slow-down",
    "trouble",
    "stopping",
]


class Says(TypedDict):
    """A template and the values for its `{names}`, some of them sentences of their own."""

    text: str
    values: dict[str, str | int | Says]


class Told(TypedDict):
    """A sentence in English, and as it is said in other languages."""

    message: str
    says: Says


class Fault(Told):
    """A refusal on the wire."""

    code: Code


class Refusal(Exception):
    """The request is not done and nothing has changed."""

    def __init__(self, code: Code, template: str, /, **values: Value) -> None:
        super().__init__(code, template)
        self.code = code
        self.sentence = say(template, **values)

    def __str__(self) -> str:
        """Put into words only when it is asked for: most refusals only say no."""
        return str(self.sentence)

    def shown(self) -> Fault:
        return {"code": self.code, **told(self.sentence)}


class Outdated(Exception):
    """The client has not seen the newest entries of the log."""


def because(reason: Refused) -> Refusal:
    """What the rules refuse, as the server says it."""
    return Refusal("refused", reason.sentence.template, **reason.sentence.values)


def no_table() -> Refusal:
    return Refusal("unknown", "There is no such table; it may have expired.")


def closed_table() -> Refusal:
    return Refusal("forbidden", "The operator has closed this table.")


def no_path() -> Refusal:
    return Refusal("unknown", "There is no such path; /api/openapi.json lists them.")


def no_game(name: str, games: Iterable[str]) -> Refusal:
    return Refusal("unknown", "There is no game “{name}”; expected one of {games}.", name=name, games=", ".join(games))


def told(sentence: Sentence) -> Told:
    """A sentence on the wire: in English, and as it is said in other languages."""
    return {"message": str(sentence), "says": _says(sentence)}


def _says(sentence: Sentence) -> Says:
    values: dict[str, str | int | Says] = {
        name: _says(value) if isinstance(value, Sentence) else value for name, value in sentence.values.items()
    }
    return {"text": sentence.template, "values": values}
