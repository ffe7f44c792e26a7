"""The verb `replay`: a recorded game, move by move or at one position."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from crownlands.cli.screen.console import coloured, make_console, show_json, show_lines
from crownlands.cli.screen.drawing import Event, Scene, drawing_of, title_of
from crownlands.cli.screen.grids import Look
from crownlands.cli.screen.sheets import sheet_table, verdict
from crownlands.cli.setup import Json
from crownlands.game import OVER
from crownlands.records import Record, actor, load_record, result
from crownlands.rules.view import sheet_view


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as play --record writes it.")],
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", help="The position after so many moves, chance included.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Replay a recorded game: every move, then the position they lead to.

    In a terminal, step through it: Enter goes on, b goes back, a number jumps to that move, q quits.
    With --to N, or when piped, it prints the moves up to there and the position.
    """
    record = load_record(file)
    number = len(record.moves) if to is None else to
    state = record.state_after(number)
    console = make_console()
    if as_json:
        show_json(as_values(record, number))
    elif to is None and console.is_terminal and sys.stdin.isatty():
        _step_through(console, record)
    else:
        for line in tell(record, number):
            console.print(Text(line), soft_wrap=True)
        console.print()
        _show(console, record, number)
        if state.turn == OVER:
            console.print(sheet_table(state, record.names))
            console.print(verdict(state, record.names), soft_wrap=True)


def as_values(record: Record, number: int) -> dict[str, Any]:
    """The position after so many moves and the way there, for programs."""
    states = list(record.states())[: number + 1]
    state = states[-1]
    return {
        "game": record.game.name,
        "options": record.options.settings(),
        "names": list(record.names),
        "length": len(record.moves),
        "number": number,
        "moves": [
            {"number": place, "actor": actor(before), "move": str(move)}
            for place, (before, move) in enumerate(zip(states, record.moves[:number], strict=False), 1)
        ],
        "view": state.view(),
        "scores": [sheet_view(sheet) for sheet in state.scores()],
        "result": result(state) if state.turn == OVER else None,
    }


def tell(record: Record, number: int) -> list[str]:
    """Every move up to there with its number."""
    drawing = drawing_of(record.game.name)
    lines = []
    for place, (state, move) in enumerate(zip(record.states(), record.moves[:number], strict=False), 1):
        told = drawing.tell([Event(state, move)], record.names)
        lines.append(f"{place:>4}  {'; '.join(told)}")
    return lines


def _show(console: Console, record: Record, number: int) -> None:
    title = title_of(record.game.title, record.options)
    scene = Scene(record.state_after(number), record.names, (), Look(coloured(console)), console.width, title)
    show_lines(console, drawing_of(record.game.name).board(scene))
    console.print()


def _step_through(console: Console, record: Record) -> None:
    number = 0
    while True:
        console.clear()
        told = tell(record, number)
        console.print(Text(told[-1].strip() if told else "The start.", "bold"), soft_wrap=True)
        console.print()
        _show(console, record, number)
        answer = _asked(f"{number} of {len(record.moves)} · Enter, b, a number or q › ")
        if answer == "q" or (not answer and number == len(record.moves)):
            return
        number = _next(answer, number, len(record.moves))


def _next(answer: str, number: int, last: int) -> int:
    if answer.isdecimal():
        return min(int(answer), last)
    return max(number - 1, 0) if answer == "b" else min(number + 1, last)


def _asked(prompt: str) -> str:
    try:
        return input(prompt).strip().lower()
    except EOFError:
        return "q"
