"""Records as text, both ways. See docs/notation.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crownlands.game import CHANCE, OVER, AnyGame, AnyState, Options, Refused, find_move
from crownlands.records.record import Record
from crownlands.rules import game_named

FIRST_LINE = "crownlands record 1"
CHANCE_MARK = "*"
HEADINGS = ("game", "rules", "options", "names")


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
        "",
    ]
    lines += [f"{actor(state)} {move}" for state, move in zip(states, record.moves, strict=False)]
    if states[-1].turn == OVER:
        lines.append(f"result: {result(states[-1])}")
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
    record = _read_head(lines)
    state, moves, ended = record.last, [], False
    for number, line in lines:
        try:
            if ended:
                raise Refused("nothing may follow the result.")
            if line.startswith("result:"):
                _check_result(state, line)
                ended = True
            else:
                move = _read_move(record.game, state, line)
                moves.append(move)
                state = state.play(move)
        except Refused as reason:
            raise Refused("Line {line}: {reason}", line=number, reason=reason.sentence) from None
    return Record(record.game, record.options, record.names, tuple(moves))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers; one that begins with `#` is a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        said = line.strip()
        if said and not said.startswith("#"):
            yield number, said


def _read_head(lines: Iterator[tuple[int, str]]) -> Record:
    number, first = next(lines, (1, ""))
    if first != FIRST_LINE:
        raise Refused(
            "Line {line}: this is not a record; expected it to begin with “{first}”.", line=number, first=FIRST_LINE
        )
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
