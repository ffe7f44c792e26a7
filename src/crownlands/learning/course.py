"""A course of lessons: games with oneself, a net that learns from them, stronger games, and so on."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterator
from dataclasses import dataclass

import numpy as np

from crownlands.kernel.game import Game
from crownlands.kernel.judgement import Judgement
from crownlands.kernel.lessons import play_lessons
from crownlands.kernel.net import Nets
from crownlands.learning.net import Floats, Net, Rows, fresh, train

STRAY = 0.1
"""How often a turn is not the one that looks best, so that odd positions are met too."""
LATER = 0.3
"""How much of what is aimed at is the judgement of the next position, the rest how the game ended (TD(λ))."""
PASSES = 6
GREEDY_GAMES = 3
"""How many of the first games are played in the time of one later on."""
BLOCK = 100
"""Games between two reports."""


@dataclass(frozen=True)
class Subject:
    """What can be learnt of a game: nets by name, each with the tables it is for."""

    greedy: Game
    judged: Game
    judgement: Judgement
    tables: dict[str, list[array[int]]]

    @property
    def nets(self) -> Nets:
        return self.judgement.nets


@dataclass(frozen=True)
class Report:
    """How far a course is: the round, games played or passes made, and by how many points the net is off."""

    net: str
    round: int
    games: int = 0
    wanted: int = 0
    passes: int = 0
    off: float = 0.0
    points: float = 0.0


@dataclass(frozen=True)
class Lessons:
    """What was told of each side, and beside it game, side, stage and final points."""

    told: Rows
    beside: np.ndarray[tuple[int, int], np.dtype[np.int64]]

    @property
    def ends(self) -> Floats:
        return self.beside[:, 3].astype(np.float32)


def learn(subject: Subject, name: str, rounds: int, games: int, seed: int) -> Iterator[Report]:
    """Rounds of games and training for one net; the first games are greedy. The kernel uses what was learnt at once."""
    dice = np.random.default_rng(seed)
    net: Net | None = None
    past: list[Lessons] = []
    for number in range(rounds):
        game = subject.greedy if net is None else subject.judged
        wanted = games * GREEDY_GAMES if net is None else games
        lessons = yield from play(subject, name, game, number, wanted, seed)
        past = [*past[-1:], lessons]
        net = net or fresh(subject.nets.features, lessons.told, dice)
        told = np.concatenate([part.told for part in past])
        ends = np.concatenate([part.ends for part in past])
        targets = ends if number == 0 else np.concatenate([aims(part, net) for part in past])
        for done, off in enumerate(train(net, told, targets, ends, PASSES, dice)):
            yield Report(name, number, passes=done + 1, off=off, points=float(lessons.ends.mean()))
        put_in(subject, name, net)


def play(
    subject: Subject, name: str, game: Game, number: int, games: int, seed: int
) -> Generator[Report, None, Lessons]:
    """The games of a round, shared out among the tables the net is for."""
    tables = subject.tables[name]
    parts: list[Lessons] = []
    played = 0
    while played < games:
        block = min(BLOCK, games - played)
        table = tables[played // BLOCK % len(tables)]
        found = play_lessons(game, subject.judgement, table, block, seed * 1000 + number, STRAY, first=played)
        told = np.frombuffer(found.told, np.int16).reshape(-1, subject.nets.features)
        parts.append(Lessons(told, np.frombuffer(found.beside, np.int64).reshape(len(told), -1)))
        played += block
        yield Report(name, number, games=played, wanted=games)
    return Lessons(np.concatenate([part.told for part in parts]), np.concatenate([part.beside for part in parts]))


def aims(lessons: Lessons, net: Net) -> Floats:
    """What each lesson is to say: a mixture of what the net says at the later stages and of how the game ended."""
    expected = net.expect(lessons.told)[:, 0]
    aimed = lessons.ends
    following: dict[tuple[int, int], int] = {}
    for row in range(len(aimed) - 1, -1, -1):
        key = int(lessons.beside[row, 0]), int(lessons.beside[row, 1])
        later = following.get(key)
        if later is not None:
            aimed[row] = LATER * expected[later] + (1 - LATER) * aimed[later]
        following[key] = row
    return aimed


def put_in(subject: Subject, name: str, net: Net) -> None:
    """A net in the place of the one in use."""
    rows = subject.nets.rows()
    each = len(rows) // len(subject.tables)
    first = each * list(subject.tables).index(name)
    rows[first : first + each] = net.whole()
    subject.nets.use([weight for row in rows for weight in row])
