"""The named lines a position is written in: `row: 1:12 2:17`, or a name and a picture below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from crownlands.game import Refused

T = TypeVar("T")
D = TypeVar("D")
Word = TypeVar("Word", bound=str)


class Entry(NamedTuple):
    line: int
    text: str


class Fields:
    """What the lines say, asked for by name; a line nobody asks for is refused at the end."""

    def __init__(self, lines: Iterable[tuple[int, str]]) -> None:
        self._said = _entries(lines)
        self._asked: list[str] = []

    def read(self, name: str, reader: Callable[[str], T], default: D) -> T | D:
        """What a line says, or the default; what is wrong with it is named with its line."""
        self._asked.append(name)
        entry = self._said.get(name)
        if entry is None:
            return default
        try:
            return reader(entry.text)
        except Refused as reason:
            raise Refused("Line {line}: {reason}", line=entry.line, reason=reason.sentence) from None

    def has(self, name: str) -> bool:
        return name in self._said

    def finish(self) -> None:
        """Every line has been understood."""
        for name, entry in self._said.items():
            if name not in self._asked:
                raise Refused(
                    "Line {line}: there is nothing called “{name}”; expected one of {facts}.",
                    line=entry.line,
                    name=name,
                    facts=", ".join(dict.fromkeys(self._asked)),
                )


def _entries(lines: Iterable[tuple[int, str]]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    last = ""
    for number, line in lines:
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            _refuse_nameless(last, line, number)
            found[last] = Entry(found[last].line, f"{found[last].text}\n{line}".strip())
            continue
        last = name.lower()
        if last in found:
            raise Refused(
                "Line {line}: {name} was already given on line {before}; expected it once.",
                line=number,
                name=last,
                before=found[last].line,
            )
        found[last] = Entry(number, value)
    return found


def _refuse_nameless(name: str, line: str, number: int) -> None:
    if not name:
        raise Refused("Line {line}: “{text}” has no name; expected “name: value”.", line=number, text=line)


def write_fields(fields: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The lines of all fields that say something; a picture stands below its name."""
    for name, text in fields:
        if text:
            yield f"{name}:\n{text}" if "\n" in text or name.startswith(("kingdom", "map")) else f"{name}: {text}"


def words(text: str) -> list[str]:
    return text.split()


def one_of(*allowed: Word) -> Callable[[str], Word]:
    """A reader of one of these words."""

    def read(text: str) -> Word:
        for word in allowed:
            if word == text.lower():
                return word
        raise Refused("“{text}” is not possible here; expected {allowed}.", text=text, allowed=" or ".join(allowed))

    return read


def seat_reader(seats: int) -> Callable[[str], int]:
    """A reader of seats or teams, which count from 1 in texts."""

    def read(text: str) -> int:
        if text not in map(str, range(1, seats + 1)):
            raise Refused("“{text}” is not a seat; expected a number from 1 to {seats}.", text=text, seats=seats)
        return int(text) - 1

    return read
