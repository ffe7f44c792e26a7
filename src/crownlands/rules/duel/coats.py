"""Coats of arms, the faces of dice that show them, and the arms drawn on a map, with their text forms `D0` and `?`."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from crownlands.game import Refused

JOKER_MARK = "?"


class Coat(StrEnum):
    """The coats of arms in the order of the spellbook."""

    DOT = "dot"
    STRIPE = "stripe"
    DOUBLE_DOT = "double-dot"
    DOUBLE_STRIPE = "double-stripe"
    SOLID = "solid"
    QUARTERED = "quartered"

    @property
    def letter(self) -> str:
        return LETTERS[self]

    @property
    def order(self) -> int:
        return ORDER[self]


COATS = tuple(Coat)
LETTERS = dict(zip(COATS, "DSETOQ", strict=True))
ORDER = {coat: index for index, coat in enumerate(COATS)}
_BY_LETTER = {letter: coat for coat, letter in LETTERS.items()}


class Arms(NamedTuple):
    """A coat of arms on a square of a map, with its crosses; any number of them (D-N13)."""

    coat: Coat
    crosses: int

    @property
    def terrain(self) -> Coat:
        return self.coat

    @property
    def crowns(self) -> int:
        return self.crosses

    def __str__(self) -> str:
        return f"{LETTERS[self.coat]}{self.crosses}"


class Face(NamedTuple):
    """A face of a die: a coat of arms with its crosses, or the joker, which has neither (D-C1)."""

    coat: Coat | None
    crosses: int = 0

    @property
    def joker(self) -> bool:
        return self.coat is None

    def __str__(self) -> str:
        return JOKER_MARK if self.coat is None else f"{LETTERS[self.coat]}{self.crosses}"


JOKER = Face(None)


def read_coat(text: str) -> Coat:
    """A coat of arms from its letter or its name."""
    for coat in COATS:
        if text.lower() in (coat.value, LETTERS[coat].lower()):
            return coat
    raise Refused(
        "“{text}” is not a coat of arms; expected one of {letters}.", text=text, letters=", ".join(_BY_LETTER)
    )


def read_arms(text: str) -> Arms:
    coat, crosses = _BY_LETTER.get(text[:1].upper()), text[1:]
    if coat is None or not (crosses.isascii() and crosses.isdigit() and len(crosses) <= 2):
        letters = ", ".join(_BY_LETTER)
        raise Refused(
            "“{text}” is not a square; expected one of {letters} and the number of its crosses, such as D0 or Q2.",
            text=text,
            letters=letters,
        )
    return Arms(coat, int(crosses))


def read_face(text: str) -> Face:
    if text == JOKER_MARK:
        return JOKER
    try:
        return Face(*read_arms(text))
    except Refused:
        raise Refused(
            "“{text}” is not a face of a die; expected ?, or one of {letters} and its crosses, such as D0 or Q2.",
            text=text,
            letters=", ".join(_BY_LETTER),
        ) from None
