"""How much time the players of a game have, as text both ways: `live 600+15`, `days 24 nights Europe/Budapest`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from crownlands.game import Refused

LONGEST_BASE = 36_000.0
LONGEST_INCREMENT = 3600.0
LONGEST_TURN = 336.0
THEN = "medium"
RESTS = ("nights", "weekends")


@dataclass(frozen=True, slots=True)
class Live:
    """Everybody has so many seconds for the game, and some more for every turn they take."""

    base: float
    increment: float = 0.0
    then: str = THEN
    """The bot that plays for a seat whose time is over."""

    def __post_init__(self) -> None:
        _expect(self, 1 <= self.base <= LONGEST_BASE and 0 <= self.increment <= LONGEST_INCREMENT)

    def __str__(self) -> str:
        return f"live {self.base:g}+{self.increment:g} then {self.then}"


@dataclass(frozen=True, slots=True)
class Days:
    """Everybody has so many hours for each turn; nights (22 to 8 o'clock) and weekends of a place may not count."""

    hours: float
    rests: tuple[str, ...] = ()
    zone: str = "UTC"
    then: str = THEN

    def __post_init__(self) -> None:
        _expect(self, 1 <= self.hours <= LONGEST_TURN and self.rests == in_order(set(RESTS) & set(self.rests)))
        _expect_zone(self.zone)

    def __str__(self) -> str:
        return " ".join(["days", f"{self.hours:g}", *self.rests, self.zone, "then", self.then])


Pace = Live | Days


def read_pace(text: str) -> Pace:
    """A pace from its text; what is left out is as in `Live` and `Days`."""
    words, _, then = text.partition(" then ")
    match words.split():
        case ["live", time]:
            base, _, increment = time.partition("+")
            return Live(_number(base, text), _number(increment or "0", text), then.strip() or THEN)
        case ["days", hours, *rest]:
            zone = rest.pop() if rest and rest[-1] not in RESTS else "UTC"
            return Days(_number(hours, text), in_order(rest), zone, then.strip() or THEN)
    raise _not_a_pace(text)


def in_order(rests: Iterable[str]) -> tuple[str, ...]:
    """What rests, always named in the same order."""
    return tuple(sorted(set(rests)))


def _number(word: str, text: str) -> float:
    try:
        if len(word) <= 12 and word.isascii() and word[:1].isdigit():
            return float(word)
    except ValueError:
        pass
    raise _not_a_pace(text)


def _expect(pace: Pace, fits: bool) -> None:
    if not (fits and pace.then.isascii() and pace.then.isalnum() and len(pace.then) <= 32):
        raise _not_a_pace(str(pace))


def _not_a_pace(text: str) -> Refused:
    return Refused("“{text}” is not a pace; expected one such as live 600+15 or days 24 nights UTC.", text=text)


def _expect_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("“{zone}” is not a time zone; expected one such as Europe/Budapest.", zone=zone[:64]) from None
