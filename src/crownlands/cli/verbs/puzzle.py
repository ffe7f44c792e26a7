"""The verb `puzzle`: a position on the screen, and the best move to find."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from crownlands.cli.screen.console import coloured, make_console, show_lines
from crownlands.cli.screen.drawing import Scene, drawing_of, title_of
from crownlands.cli.screen.grids import Look
from crownlands.cli.setup import PuzzleFile
from crownlands.game import AnyState, Refused, find_move
from crownlands.records import read_text
from crownlands.rules import game_named

if TYPE_CHECKING:
    from crownlands.coach.puzzles import Puzzle

ENOUGH = ("", "q")


def puzzle(
    file: PuzzleFile,
    number: Annotated[
        int | None, typer.Option("--number", metavar="N", help="Which one, from 1, the easy ones first; any if none.")
    ] = None,
) -> None:
    """Solve a puzzle: find the best move of a position, typed as in play. The coach says what yours gives away.

    An empty line, or q, shows the answer.
    """
    from crownlands.coach.puzzles import read_puzzles

    puzzles = read_puzzles(read_text(file))
    if not puzzles:
        raise Refused(f"There is no puzzle in {file}; expected a file as crownlands puzzles make writes it.")
    if number is not None and not 1 <= number <= len(puzzles):
        raise Refused(f"There is no puzzle {number} in {file}; expected 1 to {len(puzzles)}.")
    chosen = number or SystemRandom().randrange(len(puzzles)) + 1
    console = make_console()
    _show(console, puzzles[chosen - 1], f"Puzzle {chosen} of {len(puzzles)}")
    _solve(console, puzzles[chosen - 1])


def _show(console: Console, asked: Puzzle, title: str) -> None:
    record, state = asked.played(), asked.state()
    scene = Scene(state, record.names, (), Look(coloured(console)), console.width, title_of(title, record.options))
    show_lines(console, drawing_of(asked.game).board(scene))
    console.print()
    console.print(f"{record.names[state.turn]} is to move: which move is best?", soft_wrap=True)


def _solve(console: Console, asked: Puzzle) -> None:
    """Until the best move is found or the answer is wanted."""
    state = asked.state()
    while True:
        typed = _asked()
        if typed in ENOUGH:
            console.print(f"The best move is {asked.answer}: {_why(asked, state, None)}", soft_wrap=True)
            return
        try:
            move = str(find_move(game_named(asked.game), state, typed))
        except Refused as refusal:
            console.print(str(refusal), soft_wrap=True)
            continue
        if move == asked.answer:
            console.print(f"Right! {_why(asked, state, None)}", soft_wrap=True)
            return
        console.print(f"{move} is not the best. {_why(asked, state, move)}", soft_wrap=True)


def _why(asked: Puzzle, state: AnyState, move: str | None) -> str:
    """What speaks for the answer against the next best; of another move only what it gives away."""
    from crownlands.coach import reasons

    if move is not None:
        game = game_named(asked.game)
        lost = asked.judged(move).of(find_move(game, state, move)).lost.mean
        return f"It gives away {lost:.1f} points; try again."
    found = asked.judged(asked.answer)
    other = next((value.move for value in found.moves if str(value.move) != asked.answer), found.best.move)
    best = next(value.move for value in found.moves if str(value.move) == asked.answer)
    why = reasons(asked.game, state, best, other, asked.played().names)
    return f"the next best gives away {asked.margin:.1f} points. {' '.join(str(reason.said) for reason in why)}".strip()


def _asked() -> str:
    try:
        return input("move › ").strip()
    except EOFError:
        return ""
