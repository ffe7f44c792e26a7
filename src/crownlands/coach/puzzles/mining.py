"""Finding puzzles in games of the bots, and confirming them by a longer search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random
from typing import Any

from crownlands.bots import make_bot
from crownlands.coach.expert import EXPERTS
from crownlands.coach.puzzles.puzzle import LEVELS, Puzzle, clear_margin, verb_of
from crownlands.coach.reasons import reasons
from crownlands.coach.values import Values, forget, values
from crownlands.game import CHANCE, AnyState, deal, run
from crownlands.kernel.search import Budget
from crownlands.records import Record, write_record
from crownlands.rules import game_named

PLAYER = "judge"
GLANCE = 1 / 8
"""What part of the playouts of a review tells whether a position is worth a closer look."""
LONGER = 2
"""How many times as many it gets before it is called a puzzle."""
LONGER_YET = 6
"""And before it is kept, by other dice, with every legal move; these say what each of them gives away."""
CONFIRMING = 12
"""And in the end, once more by other dice."""
LEAST_MOVES = 3
MOST = {"verb": 0.65, "difficulty": 0.7, "sort": 0.35, "kind": 0.3}
"""Of all puzzles so many at most may ask for the same kind of move, be equally hard, both, and have the same reason."""
A_GAME = 4
"""So many puzzles of a game at most, so that they are not all alike."""
GAMES_OF_A_SEED = 1_000_000


@dataclass
class Shelf:
    """The puzzles kept so far, and how many are wanted."""

    wanted: int
    kept: list[Puzzle] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self.kept) >= self.wanted

    def has_room(self, **traits: object) -> bool:
        """Whether there are not too many like this yet."""
        return all(
            sum(getattr(puzzle, trait) == value for puzzle in self.kept) < MOST[trait] * self.wanted
            for trait, value in traits.items()
        )


@dataclass(frozen=True)
class Spot:
    """A position of a game that may be a puzzle: the number of the game, and of the position."""

    record: Record
    source: int
    number: int
    state: AnyState

    @property
    def game(self) -> str:
        return self.record.game.name

    def values(self, times: float, seed: int, *, every: bool = True) -> Values:
        """With so many times the playouts of a review; every legal move is looked at unless told otherwise."""
        playouts = int(times * EXPERTS[self.game].playouts)
        return values(self.state, Budget(playouts=playouts), seed, consider=self.state.moves() if every else ())


def gather(game: str, wanted: int, seed: int = 0, kept: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """So many puzzles, with those kept from before, not too many of a kind; the same seed finds the same."""
    shelf = Shelf(wanted, list(kept))
    last = max((puzzle.source for puzzle in kept), default=-1)
    for source in count(max(seed * GAMES_OF_A_SEED, last + 1)):
        if shelf.full:
            return
        for puzzle in of_game(game, source, shelf):
            shelf.kept.append(puzzle)
            yield puzzle
        forget()


def of_game(game: str, source: int, shelf: Shelf) -> Iterator[Puzzle]:
    """The puzzles of a game for which there is room, from its beginning to its end as it comes."""
    record, found = expert_game(game, source), 0
    positions = list(enumerate(record.states()))
    for number, state in Random(source).sample(positions, len(positions)):
        if shelf.full or found == A_GAME:
            return
        puzzle = puzzle_at(Spot(record, source, number, state), shelf)
        if puzzle is not None:
            found += 1
            yield puzzle


def expert_game(name: str, seed: int) -> Record:
    """A game of the expert's judgement with itself, two players, the house rules now and then."""
    game, dice = game_named(name), Random(f"puzzles {seed}")
    settings = {"players": "2"} if name == "duel" or seed % 2 else {"harmony": "yes", "middle-kingdom": "yes"}
    options = game.configure(settings)
    bots = [make_bot(PLAYER, game, dice) for _ in range(options.players)]

    def choose(state: AnyState) -> Any:
        return deal(state, dice) if state.turn == CHANCE else bots[state.turn].choose(state)

    moves = tuple(move for move, _ in run(game.start(options), choose))
    return Record(game, options, tuple("AB"[: options.players]), moves)


def puzzle_at(spot: Spot, shelf: Shelf) -> Puzzle | None:
    """The puzzle of a position, if it is one and there is room; most are dropped at a glance."""
    if spot.state.turn < 0 or len(spot.state.moves()) < LEAST_MOVES:
        return None
    answer = at_a_glance(spot)
    if answer is None:
        return None
    verb, difficulty = verb_of(str(answer)), difficulty_of(spot, answer)
    if not shelf.has_room(verb=verb, difficulty=difficulty, sort=(verb, difficulty)):
        return None
    found = spot.values(LONGER, seed=1)
    why = reasons(spot.game, spot.state, answer, found.moves[1].move) if is_clear(spot.game, found, answer) else ()
    if not why or not shelf.has_room(kind=why[0].kind):
        return None
    return _confirmed_at(spot, answer, difficulty)


def _confirmed_at(spot: Spot, answer: Any, difficulty: int) -> Puzzle | None:
    """The puzzle with what the longest look says of every move; the reason is the one against the next best there."""
    found = spot.values(LONGER_YET, seed=2)
    others = sorted(found.moves[1:], key=lambda value: value.lost.mean)
    why = reasons(spot.game, spot.state, answer, others[0].move)
    if not why or not holds(spot.game, found, str(answer)):
        return None
    return Puzzle(
        game=spot.game,
        record=write_record(replace(spot.record, moves=spot.record.moves[: spot.number])),
        number=spot.number,
        answer=str(answer),
        lost={str(value.move): round(value.lost.mean, 1) for value in others},
        kind=why[0].kind,
        difficulty=difficulty,
        source=spot.source,
    )


def at_a_glance(spot: Spot) -> Any | None:
    """The move that looks better than the others by half of what it takes."""
    found = spot.values(GLANCE, seed=0, every=False)
    return found.best.move if margin_of(found) >= clear_margin(spot.game) / 2 else None


def margin_of(found: Values) -> float:
    """What the best of the others gives away."""
    return min((value.lost.mean for value in found.moves[1:]), default=0.0)


def is_clear(game: str, found: Values, answer: Any) -> bool:
    """Whether every other move gives away enough, beyond what the luck of playouts may explain."""
    others = found.moves[1:]
    clear = all(min(value.lost.mean, value.lost.low + 1) >= clear_margin(game) for value in others)
    return bool(others) and found.best.move == answer and clear


def difficulty_of(spot: Spot, answer: Any) -> int:
    bots = [make_bot(name, spot.record.game, Random(0)) for name in ("greedy", PLAYER)]
    return next(
        (level for level, bot in zip(LEVELS, bots, strict=False) if bot.choose(spot.state) == answer), LEVELS[-1]
    )


def holds(game: str, found: Values, answer: str) -> bool:
    """Whether a longer search finds the answer best, by more than half of what it takes."""
    return str(found.best.move) == answer and margin_of(found) >= clear_margin(game) / 2


def confirmed(puzzle: Puzzle) -> bool:
    """Whether the longest search, by other dice and over all legal moves, finds the same answer the best."""
    spot = Spot(puzzle.played(), puzzle.source, puzzle.number, puzzle.state())
    found = spot.values(CONFIRMING, seed=3)
    forget()
    return holds(puzzle.game, found, puzzle.answer)
