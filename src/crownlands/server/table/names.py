"""The names people take at a table: seen by everybody, told apart, and not more than a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from itertools import count

from crownlands.game import Refused
from crownlands.records.record import check_names
from crownlands.server.table.refusal import Refusal, because

NAME_LENGTH = 24
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and symbols that leave a gap; what has no width at all counts as unprintable already."""
MOST_MARKS = 4
"""Accents on one letter; no language piles up more."""


def check_name(name: str) -> str:
    name = unicodedata.normalize("NFC", name.strip())
    if len(name) > NAME_LENGTH:
        raise Refusal(
            "refused", "The name has {length} characters; expected at most {most}.", length=len(name), most=NAME_LENGTH
        )
    try:
        check_names((name,), 1)
    except Refused as reason:
        raise because(reason) from None
    if BLANKS & set(name) or not _is_seen(name):
        raise Refusal("refused", "The name is invisible; expected letters, digits or symbols.")
    return name


def _is_seen(name: str) -> bool:
    """Whether there is something besides marks, which stand on something, and not too many of them."""
    marks = "".join("m" if unicodedata.category(sign).startswith("M") else "-" for sign in name)
    return "-" in marks and not marks.startswith("m") and "m" * (MOST_MARKS + 1) not in marks


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number where somebody at the table has one that looks the same."""
    taken = {_look(other) for other in others}
    if _look(name) not in taken:
        return name
    for number in count(2):
        ending = f" {number}"
        numbered = name[: NAME_LENGTH - len(ending)].rstrip() + ending
        if _look(numbered) not in taken:
            return numbered
    raise AssertionError("there is always another number")


def _look(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
