"""A sentence for people: a template and the values in it, so that it can be said in other languages too."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Union

Value = Union[str, int, "Sentence"]
PLACE = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Sentence:
    """`str` of it is English. Without values the template is the sentence as it stands, braces and all."""

    template: str
    values: Mapping[str, Value]

    def __str__(self) -> str:
        if not self.values:
            return self.template
        return PLACE.sub(lambda place: str(self.values[place[1]]), self.template)


def say(template: str, /, **values: Value) -> Sentence:
    return Sentence(template, values)


def either(values: Sequence[str | int]) -> Value:
    """One of these: `2 or 3 or 4`."""
    *others, last = values
    return say("{others} or {last}", others=either(others), last=last) if others else last
