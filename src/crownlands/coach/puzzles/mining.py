"""Finding puzzles in games of the bots, and confirming them by a longer search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

from crownlands.bots import make_bot
from crownlands.coach.expert import EXPERTS
from crownlands.coach.puzzles.puzzle import Puzzle, clear_margin
from crownlands.coach.reasons import reasons
from crownlands.coach.values import Values, values
from crownlands.game import CHANCE, AnyState, deal, run
from crownlands.kernel.search import Budget
from crownlands.records import Record, write_record
from crownlands.rules import game_named

PLAYER = "judge"
LONGER = 4
"""How many times the playouts of a review a position gets before it is called a puzzle."""
CONFIRMING = 16
"""And before it is shipped, by other dice and with every legal move."""
LEAST_MOVES = 3
ALIKE, EASY = 0.6, 0.4
"""Of all puzzles so many may ask for the same kind of move, and so many be easy."""
A_GAME = 4
"""So many puzzles of a game at most, so that they are not all alike."""


def mine(game: str, seed: int = 0) -> Iterator[Puzzle]:
    """Puzzle after puzzle, from game after game; the same seed finds the same."""
    for number in count(seed * 1_000_000):
        record = expert_game(game, number)
        found = 0
        for at, state in enumerate(record.states()):
            puzzle = puzzle_at(game, record, at, state) if found < A_GAME else None
            if puzzle is not None:
                found += 1
                yield puzzle


def gather(game: str, wanted: int, seed: int = 0) -> Iterator[Puzzle]:
    """So many puzzles that a longer search confirms, not too many of a kind."""
    kept: list[Puzzle] = []
    for puzzle in mine(game, seed):
        if is_wanted(puzzle, kept, wanted) and confirmed(puzzle):
            kept.append(puzzle)
            yield puzzle
        if len(kept) == wanted:
            return


def is_wanted(puzzle: Puzzle, kept: list[Puzzle], wanted: int) -> bool:
    """Whether there is still room for a move of this kind, and for a puzzle that is this hard."""
    alike = sum(verb_of(other) == verb_of(puzzle) for other in kept)
    easy = sum(other.difficulty == 0 for other in kept)
    return alike < ALIKE * wanted and (puzzle.difficulty > 0 or easy < EASY * wanted)


def verb_of(puzzle: Puzzle) -> str:
    return puzzle.answer.partition(" ")[0]


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


def puzzle_at(game: str, record: Record, number: int, state: AnyState) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    if state.turn < 0 or len(state.moves()) < LEAST_MOVES:
        return None
    if not is_clear(game, values(state)):
        return None
    found = values(state, Budget(playouts=LONGER * EXPERTS[game].playouts), seed=1, consider=state.moves())
    why = reasons(game, state, found.best.move, found.moves[1].move) if is_clear(game, found) else ()
    if not why:
        return None
    return Puzzle(
        game=game,
        record=write_record(replace(record, moves=record.moves[:number])),
        number=number,
        answer=str(found.best.move),
        kind=why[0].kind,
        margin=round(margin_of(found), 2),
        difficulty=difficulty_of(game, state, found.best.move),
    )


def margin_of(found: Values) -> float:
    """What the best of the others gives away."""
    return min((value.lost.mean for value in found.moves[1:]), default=0.0)


def is_clear(game: str, found: Values) -> bool:
    """Whether every other move gives away enough, beyond what the luck of playouts may explain."""
    others = found.moves[1:]
    return bool(others) and all(min(value.lost.mean, value.lost.low + 1) >= clear_margin(game) for value in others)


def difficulty_of(game: str, state: AnyState, answer: Any) -> int:
    bots = [make_bot(name, game_named(game), Random(0)) for name in ("greedy", PLAYER)]
    return next((level for level, bot in enumerate(bots) if bot.choose(state) == answer), len(bots))


def confirmed(puzzle: Puzzle) -> bool:
    """Whether a longer search by other dice, over all legal moves, finds the same answer the best by a clear margin."""
    state = puzzle.state()
    budget = Budget(playouts=CONFIRMING * EXPERTS[puzzle.game].playouts)
    found = values(state, budget, seed=2, consider=state.moves())
    return str(found.best.move) == puzzle.answer and margin_of(found) >= clear_margin(puzzle.game) / 2
