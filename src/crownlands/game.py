"""The contract every game keeps: whose turn it is, which moves there are, what a move leads to, and the scores.

A state is a value: `play` returns the next one and leaves the old one true. Chance is a player. Nothing is shuffled in
advance, so a state holds nothing that may not be shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from crownlands.sentence import Sentence, Value, say

Seat = int
Team = int
CHANCE: Seat = -1
OVER: Seat = -2

SettingValue = str | int
"""A setting's value: text as it is typed, or a number, or True and False for yes and no."""

M = TypeVar("M")
Opts = TypeVar("Opts", bound="Options")
T = TypeVar("T")


class Refused(ValueError):
    """Bad input: one sentence that says what is wrong and what to do; `str` says it in English."""

    def __init__(self, template: str, /, **values: Value) -> None:
        self.sentence = say(template, **values)
        super().__init__(str(self.sentence))


class Line(NamedTuple):
    """One line of a score sheet: its group (`terrain`, `special`, …), its name and its points."""

    group: str
    name: str
    points: int
    safe: bool = True
    """Whether a house rule's points can no longer be lost."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A team's score sheet, in the order of the rulebook's pad."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    def points(self, group: str) -> dict[str, int]:
        return {line.name: line.points for line in self.lines if line.group == group}


class State(Protocol[M]):
    """A position. `M` is the game's own type of moves: hashable values whose `str` is their text form."""

    @property
    def turn(self) -> Seat:
        """The seat to move, CHANCE or OVER."""

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """Who scores together; a single player is a team of one."""

    @property
    def current(self) -> State[M]:
        """The single game being played: the state itself, unless it is a match of several games."""

    def moves(self) -> Sequence[M]:
        """All legal moves in a fixed order: a seat's choices, or what chance may bring. Empty when the game is over."""

    def odds(self) -> Sequence[tuple[M, int]]:
        """When the turn is CHANCE: each outcome with its weight, in the order of `moves`. Otherwise empty."""

    def play(self, move: M) -> Self:
        """The next state. The move must be one of `moves`; nobody checks it here."""

    def scores(self) -> tuple[Sheet, ...]:
        """The score sheet of each team as things stand."""

    def gains(self) -> Sequence[int]:
        """The points each of `moves` brings the team that plays it, in their order; empty unless a seat is to move."""

    def winners(self) -> tuple[Team, ...]:
        """The teams that would win if the game ended now; several share."""

    def view(self) -> Mapping[str, Any]:
        """Everything that may be shown, as plain JSON values; to be read and not changed."""


class Options(Protocol):
    """How a game is set up; a frozen value given at birth."""

    @property
    def players(self) -> int: ...

    def settings(self) -> dict[str, str]:
        """The shortest text form: what differs from the defaults of the edition."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that can be chosen when a game is set up, and the words for it."""

    name: str
    values: tuple[str, ...]
    text: str
    variant: bool = False
    since: int = 1
    """The version of the rules that brought it."""


def _unchanged(version: int, settings: Mapping[str, str]) -> Mapping[str, str]:
    return settings


@dataclass(frozen=True, slots=True)
class Game(Generic[Opts, M]):
    """A game by name: how it is set up, started, and how its moves are read."""

    name: str
    title: str
    version: int
    settings: tuple[Setting, ...]
    configure: Callable[[Mapping[str, SettingValue]], Opts]
    start: Callable[[Opts], State[M]]
    read: Callable[[State[M], str], M]
    editions: Mapping[str, str]
    colours: tuple[str, ...]
    upgrade: Callable[[int, Mapping[str, str]], Mapping[str, str]] = _unchanged
    """Settings written down under an older version of the rules, as this version says them."""

    def plays(self, version: int) -> bool:
        """Whether games under this version of the rules can be played here: the present one and all before it."""
        return 1 <= version <= self.version

    def options_of(self, version: int, settings: Mapping[str, str]) -> Opts:
        """Options written down under a version of the rules that `plays` allows, so that the game goes as it went."""
        return self.configure(self.upgrade(version, settings))

    def version_for(self, settings: Mapping[str, str]) -> int:
        """The oldest version of the rules under which these settings mean the same game as now."""
        since = max((self.setting(name).since for name in settings), default=1)
        alike = (version for version in range(since, self.version) if self.upgrade(version, settings) == settings)
        return next(alike, self.version)

    def setting(self, name: str) -> Setting:
        return next(setting for setting in self.settings if setting.name == name)


AnyGame = Game[Any, Any]
AnyState = State[Any]


def find_move(game: Game[Opts, M], state: State[M], text: str) -> M:
    """The safe door: read a move, check that it is legal, and say what is wrong where it is not."""
    move = game.read(state, text)
    if move not in state.moves():
        raise Refused("“{text}” is not possible now; {expected}.", text=text.strip(), expected=expectation(state))
    return move


def expectation(state: State[M]) -> Sentence:
    """What may be played now, in words for an error message."""
    moves = [str(move) for move in state.moves()]
    if not moves:
        return say("the game is over")
    shown = ", ".join(moves[:6])
    if len(moves) <= 6:
        return say("possible: {moves}", moves=shown)
    return say("possible: {moves} and {more} more", moves=shown, more=len(moves) - 6)


def team_of(state: State[M], seat: Seat) -> Team:
    return next(team for team, seats in enumerate(state.teams) if seat in seats)


def current(state: State[Any], kind: type[T]) -> T:
    """The single game being played, which is known to be of this kind."""
    game = state.current
    assert isinstance(game, kind)
    return game


def gain(state: State[M], move: M) -> int:
    """How many points a move brings the team that plays it, as the score sheets stand before and after."""
    team = team_of(state, state.turn)
    return state.play(move).scores()[team].total - state.scores()[team].total


def gains_by_playing(state: State[M]) -> list[int]:
    """The gain of every move of a seat, for games that know no shorter way."""
    if state.turn < 0:
        return []
    team = team_of(state, state.turn)
    now = state.scores()[team].total
    return [state.play(move).scores()[team].total - now for move in state.moves()]


class Dice(Protocol):
    """The one thing a dealer needs of a source of randomness; `random.Random` has it."""

    def randrange(self, stop: int, /) -> int: ...


def deal(state: State[M], dice: Dice) -> M:
    """What chance brings now, by the dice of the one who deals."""
    return drawn(state.odds(), dice)


def drawn(odds: Sequence[tuple[T, int]], dice: Dice) -> T:
    """One of several things, each as likely as its weight says."""
    point = dice.randrange(sum(weight for _, weight in odds))
    for thing, weight in odds:
        point -= weight
        if point < 0:
            return thing
    raise AssertionError("the weights add up to more than any point drawn")


def run(state: State[M], choose: Callable[[State[M]], M]) -> Iterator[tuple[M, State[M]]]:
    """The one loop that drives any game: every move with the state it leads to, chance included."""
    while state.turn != OVER:
        move = choose(state)
        state = state.play(move)
        yield move, state
