"""The verb `review`: a recorded game looked through by the coach, decision by decision."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from crownlands.cli.screen.console import make_console, show_json
from crownlands.cli.setup import Json
from crownlands.game import Refused
from crownlands.records import Record, load_record

if TYPE_CHECKING:
    from crownlands.coach import Decision, Review

STYLES = {"best": "green", "good": "green", "inaccurate": "yellow", "mistake": "red", "blunder": "bold red"}
FINE = ("best", "good")
MOST_PLAYOUTS = 1_000_000


def review_game(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record of a finished game, as play --record writes it.")
    ],
    playouts: Annotated[
        int | None, typer.Option("--playouts", metavar="N", help="How often a decision is played on; more is surer.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same seed finds the same.")] = 0,
    every: Annotated[bool, typer.Option("--all", help="List every decision, the good ones too.")] = False,
    as_json: Json = False,
) -> None:
    """Review a finished game: what each move gave away, what was better and why, and how the chances went.

    Points lost are points of the lead in the end, by what the expert's search expects; docs/coach.md explains them.
    """
    if playouts is not None and not 1 <= playouts <= MOST_PLAYOUTS:
        raise Refused(f"{playouts} playouts cannot be made; expected 1 to {MOST_PLAYOUTS}.")
    if not 0 <= seed < 1 << 63:
        raise Refused(f"{seed} is not a seed; expected a whole number from 0 to 2⁶³ − 1.")
    record = load_record(file)
    found = _followed(record, playouts, seed, make_console(on_stderr=True))
    if as_json:
        show_json(found.as_values())
    else:
        _show(make_console(), record, found, every=every)


def _followed(record: Record, playouts: int | None, seed: int, console: Console) -> Review:
    """The review, with its progress on the screen."""
    from crownlands.coach import Budget, review

    budget = Budget(playouts=playouts) if playouts else None
    columns = TextColumn("Turns reviewed:"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("review", total=None)
        return review(
            record,
            budget,
            seed,
            threads=min(4, os.cpu_count() or 1),
            progress=lambda done, of, _: bar.update(task, completed=done, total=of),
        )


def _show(console: Console, record: Record, found: Review, *, every: bool) -> None:
    _show_players(console, found)
    worth_a_word = [decision for decision in found.decisions if every or decision.grade not in FINE]
    if worth_a_word:
        console.print()
        console.print(_decision_table(record, worth_a_word))
    else:
        console.print("No move gave anything away that is worth a word.")
    if found.turning_points:
        console.print()
        console.print("Turning points:")
        for point in found.turning_points:
            chances = ", ".join(f"{chance:.0%}" for chance in point.chances)
            console.print(f"  after move {point.entry}, by {_cause(point.cause)}: {chances}", soft_wrap=True)


def _cause(cause: str) -> str:
    return "what chance brought" if cause == "luck" else "what was played"


def _show_players(console: Console, found: Review) -> None:
    for seat, player in enumerate(found.players):
        grades = [decision.grade for decision in found.decisions if decision.seat == seat]
        told = ", ".join(f"{grades.count(grade)} {grade}" for grade in STYLES if grade in grades)
        console.print(f"{player.name}: accuracy {player.accuracy:.0f} ({told})", soft_wrap=True)


def _decision_table(record: Record, decisions: list[Decision]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("move", "player", "played", "grade", "lost", "better", "why"):
        table.add_column(heading, justify="right" if heading in ("move", "lost") else "left")
    for decision in decisions:
        table.add_row(
            str(decision.entry),
            record.names[decision.seat],
            decision.move,
            Text(decision.grade, STYLES[decision.grade]),
            f"{decision.lost:.1f}",
            decision.best if decision.best != decision.move else "",
            " ".join(str(reason.said) for reason in decision.reasons),
        )
    return table
