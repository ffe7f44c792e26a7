"""The verb `puzzle`: a position on the screen, and the best move to find."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from crownlands.cli.screen.console import coloured, make_console, show_lines
from crownlands.cli.screen.drawing import Scene, drawing_of, title_of
from crownlands.cli.screen.grids import Look
from crownlands.game import Refused
from crownlands.rules import GAMES

if TYPE_CHECKING:
    from crownlands.coach.puzzles import Puzzle

ENOUGH = ("", "q")


def puzzle(
    what: Annotated[
        str, typer.Argument(metavar="[GAME or FILE]", help="Puzzles of a game, or those puzzles make wrote to a file.")
    ] = "kingdomino",
    number: Annotated[
        int | None, typer.Option("--number", metavar="N", help="Which one, from 1, the easy ones first; any if none.")
    ] = None,
) -> None:
    """Solve a puzzle: find the best move of a position, typed as in play. The coach says what yours gives away.

    An empty line, or q, shows the answer.
    """
    puzzles = _puzzles(what)
    if number is not None and not 1 <= number <= len(puzzles):
        raise Refused(f"There is no puzzle {number} of {what}; expected 1 to {len(puzzles)}.")
    chosen = number or SystemRandom().randrange(len(puzzles)) + 1
    console = make_console()
    _show(console, puzzles[chosen - 1], f"Puzzle {chosen} of {len(puzzles)}")
    _solve(console, puzzles[chosen - 1])


def _puzzles(what: str) -> Sequence[Puzzle]:
    """Those that come with Crownlands, or those of a file."""
    from crownlands.coach.puzzles import load_puzzles, shipped

    if what in GAMES:
        return shipped(what)
    if not Path(what).exists():
        raise Refused(f"“{what}” is neither a game nor a file; expected {', '.join(GAMES)} or a file of puzzles.")
    found = load_puzzles(Path(what))
    if not found:
        raise Refused(f"There is no puzzle in {what}; expected a file as crownlands puzzles make writes it.")
    return found


def _show(console: Console, asked: Puzzle, title: str) -> None:
    record, state = asked.played(), asked.state()
    scene = Scene(state, record.names, (), Look(coloured(console)), console.width, title_of(title, record.options))
    show_lines(console, drawing_of(asked.game).board(scene))
    console.print()
    console.print(f"{record.names[state.turn]} is to move: which move is best?", soft_wrap=True)


def _solve(console: Console, asked: Puzzle) -> None:
    """Until the best move is found or the answer is wanted."""
    while True:
        typed = _asked()
        if typed in ENOUGH:
            console.print(f"The best move is {asked.answer}. {_why(asked)}", soft_wrap=True)
            return
        try:
            move = str(asked.move(typed))
        except Refused as refusal:
            console.print(str(refusal), soft_wrap=True)
            continue
        if move == asked.answer:
            console.print(f"Right! {_why(asked)}", soft_wrap=True)
            return
        lost = asked.given_away(move)
        console.print(f"{move} is not the best. It gives away {lost:.1f} points; try again.", soft_wrap=True)


def _why(asked: Puzzle) -> str:
    """What speaks for the answer against the next best."""
    said = " ".join(str(reason.said) for reason in asked.why())
    return f"The next best, {asked.next_best}, gives away {asked.margin:.1f} points. {said}".strip()


def _asked() -> str:
    try:
        return input("move › ").strip()
    except EOFError:
        return ""
