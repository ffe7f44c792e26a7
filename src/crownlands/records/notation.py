"""Records as text, both ways. See docs/notation.md."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from crownlands.game import CHANCE, OVER, AnyGame, AnyState, Options, Refused, find_move
from crownlands.records.pace import Pace, read_pace
from crownlands.records.record import Record
from crownlands.rules import game_named

FORMAT = 1
KIND = "crownlands record "
FIRST_LINE = f"{KIND}{FORMAT}"
CHANCE_MARK = "*"
HEADINGS = ("game", "rules", "options", "names")
PACE = "pace:"
TOOK = "took "
RESULT = "result:"
TIME = re.compile(r"[0-9]{1,8}(\.[0-9]{1,3})?")


def write_record(record: Record, states: Sequence[AnyState] | None = None) -> str:
    """The whole record as text; an unfinished game has no line `result`. Who has the states at hand may give them."""
    states = list(record.states()) if states is None else states
    settings = record.options.settings()
    lines = [
        FIRST_LINE,
        f"game: {record.game.name}",
        f"rules: {record.game.version_for(settings)}",
        f"options: {', '.join(f'{name}={value}' for name, value in settings.items())}",
        f"names: {'; '.join(record.names)}",
        *([] if record.pace is None else [f"{PACE} {record.pace}"]),
        "",
    ]
    for number, (state, move) in enumerate(zip(states, record.moves, strict=False), 1):
        lines.append(f"{actor(state)} {move}")
        took = record.took(number)
        lines += [] if took is None else [f"{TOOK}{took:.1f}"]
    if states[-1].turn == OVER:
        lines.append(f"{RESULT} {result(states[-1])}")
    return "\n".join(lines) + "\n"


def actor(state: AnyState) -> str:
    """Who moves: a seat by its number from 1, or the mark of chance."""
    return CHANCE_MARK if state.turn == CHANCE else str(state.turn + 1)


def result(state: AnyState) -> str:
    """The points of each team and who won: `54 43, won by 1`; several winners share."""
    points = " ".join(str(sheet.total) for sheet in state.scores())
    return f"{points}, won by {' '.join(str(team + 1) for team in state.winners())}"


def read_record(text: str) -> Record:
    """A record from text. What is broken or illegal is named with its line."""
    lines = _lines(text)
    body = _Body(_read_head(lines))
    for number, line in lines:
        try:
            body.read(line)
        except Refused as reason:
            raise Refused("Line {line}: {reason}", line=number, reason=reason.sentence) from None
    return body.record()


class _Body:
    """What follows the headings, line by line: a pace, moves with the time they took, a result."""

    def __init__(self, head: Record) -> None:
        self._head = head
        self._state = head.last
        self._moves: list[object] = []
        self._times: list[float | None] = []
        self._pace: Pace | None = None
        self._chance = False
        self._ended = False

    def record(self) -> Record:
        times = tuple(self._times) if any(time is not None for time in self._times) else ()
        return replace(self._head, moves=tuple(self._moves), pace=self._pace, times=times)

    def read(self, line: str) -> None:
        if self._ended:
            raise Refused("nothing may follow the result.")
        if line.startswith(RESULT):
            _check_result(self._state, line)
            self._ended = True
        elif line.startswith(PACE) and not self._moves and self._pace is None:
            self._pace = read_pace(line.removeprefix(PACE).strip())
        elif line.startswith(TOOK):
            self._read_time(line.removeprefix(TOOK).strip())
        else:
            move = _read_move(self._head.game, self._state, line)
            self._chance = self._state.turn == CHANCE
            self._moves.append(move)
            self._times.append(None)
            self._state = self._state.play(move)

    def _read_time(self, text: str) -> None:
        if not self._times or self._chance or self._times[-1] is not None:
            raise Refused("a time stands alone; expected it once, after a player's move.")
        if not TIME.fullmatch(text):
            raise Refused("“{text}” is not a time; expected seconds such as 12.5.", text=text)
        self._times[-1] = float(text)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers; one that begins with `#` is a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        said = line.strip()
        if said and not said.startswith("#"):
            yield number, said


def _read_head(lines: Iterator[tuple[int, str]]) -> Record:
    number, first = next(lines, (1, ""))
    if first != FIRST_LINE:
        raise _not_ours(number, first)
    values: dict[str, str] = {}
    for heading in HEADINGS:
        number, line = next(lines, (number + 1, ""))
        name, colon, value = line.partition(":")
        if name != heading or not colon:
            raise Refused(
                "Line {line}: expected “{heading}: …”, found “{text}”.", line=number, heading=heading, text=line
            )
        try:
            values[heading] = value.strip()
            _check_heading(values, heading)
        except Refused as reason:
            raise Refused("Line {line}: {reason}", line=number, reason=reason.sentence) from None
    return _record(values)


def _not_ours(line: int, first: str) -> Refused:
    """A record of another program, or none at all."""
    found = first.removeprefix(KIND)
    if found != first and found.isdecimal() and len(found) <= 3:
        return Refused(
            "Line {line}: the record is written in format {found}; this program reads format {format}.",
            line=line,
            found=found,
            format=FORMAT,
        )
    return Refused(
        "Line {line}: this is not a record; expected it to begin with “{first}”.", line=line, first=FIRST_LINE
    )


def _check_heading(values: dict[str, str], heading: str) -> None:
    """Say what is wrong on the line where it stands."""
    game = game_named(values["game"])
    if heading == "rules":
        _check_version(game, values["rules"])
    if heading == "options":
        read_options(game, values["options"], int(values["rules"]))
    if heading == "names":
        _record(values)


def _check_version(game: AnyGame, found: str) -> None:
    if not (found.isascii() and found.isdigit() and len(found) <= 3 and game.plays(int(found))):
        raise Refused(
            "the rules version is “{found}”; this program plays version {version}.", found=found, version=game.version
        )


def _record(values: dict[str, str]) -> Record:
    game = game_named(values["game"])
    names = tuple(name.strip() for name in values["names"].split(";"))
    return Record(game, read_options(game, values["options"], int(values["rules"])), names)


def read_options(game: AnyGame, text: str, version: int | None = None) -> Options:
    """Options from their text form: `players=2, harmony=yes`. Values may hold commas; names do not.

    Text written under an older version of the rules means what it meant then.
    """
    settings: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(", "))):
        name, equals, value = part.partition("=")
        if not equals:
            raise Refused("“{text}” is not a setting; expected name=value.", text=part)
        if name.strip() in settings:
            raise Refused("the setting “{name}” is given twice; expected it once.", name=name.strip())
        settings[name.strip()] = value.strip()
    options: Options = game.options_of(version or game.version, settings)
    return options


def _read_move(game: AnyGame, state: AnyState, line: str) -> object:
    who, _, text = line.partition(" ")
    if state.turn == OVER:
        raise Refused("the game is over, yet “{text}” follows.", text=line)
    if who != actor(state):
        raise Refused("“{text}” is out of turn; expected it to begin with “{actor}”.", text=line, actor=actor(state))
    return find_move(game, state, text)


def _check_result(state: AnyState, line: str) -> None:
    said = line.removeprefix("result:").strip()
    if state.turn != OVER:
        raise Refused("a result is given, but the game is not over.")
    if said != result(state):
        raise Refused("the result is given as “{said}”; the moves lead to “{result}”.", said=said, result=result(state))
