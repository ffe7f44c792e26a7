"""The verb `learn`: games with oneself, and nets that learn from them what positions are worth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from crownlands.cli.screen.console import make_console
from crownlands.cli.setup import GameName, Seed
from crownlands.game import Refused

if TYPE_CHECKING:
    from crownlands.learning.course import Report, Subject


def learn_game(
    game: GameName,
    net: Annotated[
        list[str] | None, typer.Option("--net", metavar="NAME", help="Learn this net only; may be given again.")
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", help="Rounds of playing and learning.")] = 4,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="N",
            help="Games of a round; of the first, where it is quick and not --to-end, three times.",
        ),
    ] = 8000,
    to_end: Annotated[
        bool,
        typer.Option(
            "--to-end",
            help="Play positions on to the end in all rounds: slower; it made a better net for the Mighty Duel.",
        ),
    ] = False,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where the weights and a plot are written.")] = Path(
        "learnt"
    ),
    seed: Seed = None,
) -> int:
    """Learn what positions are worth, from games of the bots with themselves.

    The first games are played greedily. A net learns from them what each seat ends with; the next games are played
    by what the net says, and so on. Nets that are not learnt again keep their weights. The same --seed learns the
    same. What it writes, weights.txt, takes the place of the file of that name in the kernel's folder of the game.

    \b
    crownlands learn kingdomino --net 2 --rounds 4 --games 8000 --seed 1 --out learnt
    """
    # NumPy takes a while to import, and no other verb needs it.
    from crownlands.learning.course import learn
    from crownlands.learning.results import draw_course, write_weights
    from crownlands.learning.subjects import subject_of

    subject = subject_of(game)
    names = net or list(subject.tables)
    _check(subject, names, rounds, games)
    reports = [
        report
        for name in names
        for report in _followed(
            learn(subject, name, rounds, games, seed or 0, to_end=to_end), name, make_console(on_stderr=True)
        )
    ]
    course = f"--rounds {rounds} --games {games}{' --to-end' if to_end else ''} --seed {seed or 0}"
    path = write_weights(out, subject, {name: f"crownlands learn {game} --net {name} {course}" for name in names})
    draw_course(out, reports)
    _tell(reports, path)
    return 0


def _check(subject: Subject, names: list[str], rounds: int, games: int) -> None:
    for name in names:
        if name not in subject.tables:
            raise Refused(f"There is no net “{name}”; expected one of {', '.join(subject.tables)}.")
    if rounds < 1 or games < 1:
        raise Refused(f"{rounds} rounds of {games} games teach nothing; expected at least 1 of each.")


def _followed(course: Iterator[Report], name: str, console: Console) -> list[Report]:
    """A course with its progress on the screen; its reports after each pass."""
    from crownlands.learning.course import PASSES

    kept: list[Report] = []
    columns = TextColumn("net {task.fields[net]}, round {task.fields[round]}:"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, TextColumn("{task.fields[what]}"), console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("course", net=name, round=1, what="games")
        for report in course:
            what, done = ("passes", report.passes) if report.passes else ("games", report.games)
            total = PASSES if report.passes else report.wanted
            bar.update(task, total=total, completed=done, round=report.round + 1, what=what)
            if report.passes:
                kept.append(report)
    return kept


def _tell(reports: list[Report], path: Path) -> None:
    from crownlands.learning.course import PASSES

    console = make_console()
    for report in reports:
        if report.passes == PASSES:
            console.print(
                f"net {report.net}, round {report.round + 1}: {report.points:.1f} points a seat, "
                f"off by {report.off:.2f} after {report.passes} passes"
            )
    console.print(f"The weights are in {path}.")
