"""The verbs `puzzles make` and `puzzles confirm`: positions with one best move, found in games of the bots."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import track

from crownlands.cli.screen.console import make_console
from crownlands.cli.setup import GameName, PuzzleFile
from crownlands.game import Refused
from crownlands.records import read_text
from crownlands.rules import game_named

T = TypeVar("T")
app = typer.Typer(name="puzzles", rich_markup_mode=None, no_args_is_help=True)
WRONG = 1


@app.command("make")
def make(
    game: GameName,
    count: Annotated[int, typer.Option("--count", metavar="N", help="How many.")] = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same seed finds the same.")] = 0,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where they are written.")] = Path("puzzles.jsonl"),
) -> None:
    """Find positions where one move is clearly best for a reason that can be named, in games of the bots.

    Each is confirmed by a longer search. The file has a record with a position number in each line, easy ones first.
    """
    from crownlands.coach.puzzles import write_puzzles
    from crownlands.coach.puzzles.mining import gather

    name = game_named(game).name
    if not 1 <= count <= 10_000 or not 0 <= seed < 1_000_000:
        raise Refused(
            f"{count} puzzles with seed {seed} cannot be made; expected 1 to 10000, and a seed below 1000000."
        )
    text = write_puzzles(_followed(gather(name, count, seed), count, "Puzzles found:"))
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(f"{out} cannot be written: {error.strerror}.") from None
    print(f"Puzzles written to {out}: {count}")


@app.command("confirm")
def confirm(file: PuzzleFile) -> int:
    """Confirm puzzles by a longer search with other dice; those that fail are named, and the exit code is 1."""
    from crownlands.coach.puzzles import read_puzzles
    from crownlands.coach.puzzles.mining import confirmed

    wanted = read_puzzles(read_text(file))
    wrong = [
        f"{number}: {puzzle.answer} after move {puzzle.number}"
        for number, puzzle in enumerate(_followed(wanted, len(wanted), "Puzzles confirmed:"), 1)
        if not confirmed(puzzle)
    ]
    for line in wrong:
        print(line)
    print(f"Puzzles confirmed: {len(wanted) - len(wrong)} of {len(wanted)}")
    return WRONG if wrong else 0


def _followed(found: Iterable[T], total: int, what: str) -> Iterable[T]:
    """With progress on the screen where somebody looks."""
    console = make_console(on_stderr=True)
    return track(found, what, total=total, console=console, transient=True, disable=not console.is_terminal)
