"""What processes tell each other: the kinds of news about tables and keys, and their one form as text."""

from __future__ import annotations

from dataclasses import dataclass

from crownlands.game import Seat
from crownlands.server.table.phrases import PHRASES


@dataclass(frozen=True, slots=True)
class Moved:
    """The log has grown."""

    table: str
    number: int


@dataclass(frozen=True, slots=True)
class Changed:
    """Somebody sat down, left or returned, or a rematch was set up; told by this process."""

    table: str
    process: str


@dataclass(frozen=True, slots=True)
class Gone:
    """The table has been deleted."""

    table: str


@dataclass(frozen=True, slots=True)
class Here:
    """The seats that are connected to a process."""

    table: str
    process: str
    seats: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Said:
    """A seat has said one of the set phrases; heard by a process."""

    table: str
    process: str
    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class Revoked:
    """A key opens nothing any more: its device was shut out, or its person is gone."""

    digest: str


News = Moved | Changed | Gone | Here | Said | Revoked


def subject(news: News) -> str:
    """What newer news of the same kind take the place of: those of the table, the key, or the seat that spoke."""
    if isinstance(news, Revoked):
        return news.digest
    return f"{news.table} {news.seat}" if isinstance(news, Said) else news.table


def encode(news: News) -> str:
    match news:
        case Moved(table, number):
            return f"moved {table} {number}"
        case Changed(table, process):
            return f"changed {table} {process}"
        case Gone(table):
            return f"gone {table}"
        case Revoked(digest):
            return f"revoked {digest}"
        case Said(table, process, seat, phrase):
            return f"said {table} {process} {seat} {phrase}"
        case Here(table, process, seats):
            return f"here {table} {process} {','.join(map(str, sorted(seats)))}".rstrip()


def decode(line: str) -> News | None:
    """The news in a line; None if it is in words this version does not know."""
    match line.split(" "):
        case ["moved", table, number] if number.isdecimal():
            return Moved(table, int(number))
        case ["changed", table, process]:
            return Changed(table, process)
        case ["gone", table]:
            return Gone(table)
        case ["revoked", digest]:
            return Revoked(digest)
        case ["said", table, process, seat, phrase] if seat.isdecimal() and phrase in PHRASES:
            return Said(table, process, int(seat), phrase)
        case ["here", table, process, *seats] if all(seat.isdecimal() for seat in _numbers(seats)):
            return Here(table, process, frozenset(map(int, _numbers(seats))))
    return None


def _numbers(rest: list[str]) -> list[str]:
    return rest[0].split(",") if rest else []
