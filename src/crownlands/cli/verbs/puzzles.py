"""The verbs `puzzles make` and `puzzles confirm`: positions with one best move, found in games of the bots."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import track

from crownlands.cli.screen.console import make_console
from crownlands.cli.setup import GameName
from crownlands.game import Refused
from crownlands.rules import game_named

T = TypeVar("T")
app = typer.Typer(name="puzzles", rich_markup_mode=None, no_args_is_help=True)
WRONG = 1


@app.command("make")
def make(
    game: GameName,
    count: Annotated[int, typer.Option("--count", metavar="N", help="How many.")] = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same seed finds the same.")] = 0,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where they go; packed if it ends in .gz.")] = Path(
        "puzzles.jsonl"
    ),
    resume: Annotated[
        bool, typer.Option("--resume", help="Keep those in the file, and go on after the last game they are from.")
    ] = False,
) -> None:
    """Find positions where one move is clearly best for a reason that can be named, in games of the bots.

    Each is confirmed by a longer search and written as soon as it is found. The file has a record with a position
    number in each line, easy ones first.
    """
    from crownlands.coach.puzzles import load_puzzles, save_puzzles
    from crownlands.coach.puzzles.mining import gather

    name = game_named(game).name
    if not 1 <= count <= 10_000 or not 0 <= seed < 1_000_000:
        raise Refused(
            f"{count} puzzles with seed {seed} cannot be made; expected 1 to 10000, and a seed below 1000000."
        )
    kept = load_puzzles(out) if resume else []
    if any(puzzle.game != name for puzzle in kept):
        raise Refused(f"{out} has puzzles of another game; expected a file of {name}.")
    for puzzle in _followed(gather(name, count, seed, tuple(kept)), count - len(kept), "Puzzles found:"):
        kept.append(puzzle)
        save_puzzles(kept, out)
    print(f"Puzzles written to {out}: {len(kept)}")


@app.command("confirm")
def confirm(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Puzzles, as puzzles make writes them.")],
    drop: Annotated[bool, typer.Option("--drop", help="Take those that fail out of their files.")] = False,
) -> int:
    """Confirm puzzles by a longer search with other dice; those that fail are named, and the exit code is 1."""
    return max(_confirm(file, drop=drop) for file in files)


def _confirm(file: Path, *, drop: bool) -> int:
    from crownlands.coach.puzzles import load_puzzles, save_puzzles
    from crownlands.coach.puzzles.mining import confirmed

    puzzles, right = load_puzzles(file), []
    for number, puzzle in enumerate(_followed(puzzles, len(puzzles), "Puzzles confirmed:"), 1):
        if confirmed(puzzle):
            right.append(puzzle)
        else:
            print(f"{number}: {puzzle.answer} after move {puzzle.number}", flush=True)
    if drop and right != puzzles:
        save_puzzles(right, file)
    print(f"{file.name}: puzzles confirmed: {len(right)} of {len(puzzles)}", flush=True)
    return 0 if right == puzzles else WRONG


def _followed(found: Iterable[T], total: int, what: str) -> Iterable[T]:
    """With progress on the screen where somebody looks."""
    console = make_console(on_stderr=True)
    return track(found, what, total=total, console=console, transient=True, disable=not console.is_terminal)
