"""A course of lessons: games with oneself, a net that learns from them, stronger games, and so on."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterator
from dataclasses import dataclass

import numpy as np

from crownlands.kernel.game import Game
from crownlands.kernel.judgement import Judgement
from crownlands.kernel.layout import BITS_POINTS
from crownlands.kernel.lessons import play_lessons
from crownlands.kernel.net import Nets
from crownlands.learning.net import Floats, Net, Rows, fresh, train

STRAY = 0.3
"""How often a turn is not the one that looks best, so that odd positions are met too."""
GREEDY_PLAYOUTS = 16
PLAYOUTS = 4
"""How often each position is played on from: those of the first games greedily to the end, later ones as the net likes
it, to where it judges or, if so wanted, to the end too."""
PASSES = 30
BLOCK = 100
"""Games between two reports."""


@dataclass(frozen=True)
class Subject:
    """What can be learnt of a game: nets by name, each with the tables it is for."""

    greedy: Game
    judged: Game
    long: Game
    """The judged one, but that its playouts go on to the end."""
    judgement: Judgement
    tables: dict[str, list[array[int]]]
    greedy_games: int = 3
    """How many of the first games are played in the time of one later on."""

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
    """What was told of each side, and beside it game, side, stage, final points and the points of playouts."""

    told: Rows
    beside: np.ndarray[tuple[int, int], np.dtype[np.int64]]

    @property
    def ends(self) -> Floats:
        return self.beside[:, 3].astype(np.float32)

    @property
    def searched(self) -> Floats:
        return (self.beside[:, 4] / (1 << BITS_POINTS)).astype(np.float32)


def learn(subject: Subject, name: str, rounds: int, games: int, seed: int, *, to_end: bool = False) -> Iterator[Report]:
    """Rounds of games and training for one net; the first games are greedy. The kernel uses what was learnt at once."""
    judged, first = (subject.long, 1) if to_end else (subject.judged, subject.greedy_games)
    dice = np.random.default_rng(seed)
    net: Net | None = None
    for number in range(rounds):
        game = subject.greedy if net is None else judged
        wanted = games * first if net is None else games
        lessons = yield from play(subject, name, game, number, wanted, seed)
        net = net or fresh(subject.nets.features, lessons.told, dice)
        for done, off in enumerate(train(net, lessons.told, lessons.searched, lessons.ends, PASSES, dice)):
            yield Report(name, number, passes=done + 1, off=off, points=float(lessons.ends.mean()))
        put_in(subject, name, net)


def play(
    subject: Subject, name: str, game: Game, number: int, games: int, seed: int
) -> Generator[Report, None, Lessons]:
    """The games of a round, shared out among the tables the net is for."""
    tables = subject.tables[name]
    playouts = GREEDY_PLAYOUTS if game is subject.greedy else PLAYOUTS
    parts: list[Lessons] = []
    played = 0
    while played < games:
        block = min(BLOCK, games - played)
        table = tables[played // BLOCK % len(tables)]
        found = play_lessons(game, subject.judgement, table, block, seed * 1000 + number, STRAY, played, playouts)
        told = np.frombuffer(found.told, np.int16).reshape(-1, subject.nets.features)
        parts.append(Lessons(told, np.frombuffer(found.beside, np.int64).reshape(len(told), -1)))
        played += block
        yield Report(name, number, games=played, wanted=games)
    return Lessons(np.concatenate([part.told for part in parts]), np.concatenate([part.beside for part in parts]))


def put_in(subject: Subject, name: str, net: Net) -> None:
    """A net in the place of the one in use."""
    rows = subject.nets.rows()
    each = len(rows) // len(subject.tables)
    first = each * list(subject.tables).index(name)
    rows[first : first + each] = net.whole()
    subject.nets.use([weight for row in rows for weight in row])
