"""The list of verbs, and the one place where a refusal becomes a sentence on stderr and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from crownlands.bots import BotFailed
from crownlands.cli.extras import missing
from crownlands.cli.usage import on_one_line, said_plainly
from crownlands.cli.verbs import (
    admin,
    arena,
    bench,
    bots,
    doctor,
    learn,
    perft,
    play,
    puzzle,
    puzzles,
    replay,
    review,
    rules,
    score,
    serve,
)
from crownlands.game import Refused

REFUSED = 2
FAILED = 1
INTERRUPTED = 130
PIPE_CLOSED = 1

app = typer.Typer(
    name="crownlands",
    epilog="Try: crownlands play kingdomino --players you,greedy --variant harmony",
    add_completion=False,
    suggest_commands=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
VERBS = (
    (serve.serve, "Serve tables in the browser."),
    (play.play, "Play a game against bots or people at this keyboard."),
    (arena.arena, "Let bots play many games."),
    (score.score, "Score a kingdom from its picture."),
    (replay.replay, "Replay a recorded game."),
    (review.review_game, "Review a finished game: what each move gave away, and why."),
    (puzzle.puzzle, "Solve a puzzle: find the best move."),
    (perft.perft, "Count sequences of moves from a position."),
    (bots.bots, "List the bots."),
    (rules.rules, "Print the rules of a game, numbered."),
    (bench.bench, "Measure how fast things are."),
    (learn.learn_game, "Learn what positions are worth."),
    (doctor.doctor, "Say what is wrong with this machine."),
)
for verb, summary in VERBS:
    app.command(verb.__name__.partition("_")[0], short_help=summary)(verb)
app.add_typer(admin.app, short_help="Look after the tables of a server.")
app.add_typer(puzzles.app, short_help="Make puzzles, and confirm them.")


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=doctor.tell_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Kingdomino, Queendomino and Kingdomino Duel: play, score, replay, simulate. Unofficial.

    Without a verb, tables are served on this machine and opened in the browser (serve --open).
    Each verb has its own --help.
    """
    if context.invoked_subcommand is None:
        serve.serve(open_browser=True)


def run(arguments: Sequence[str]) -> int:
    """One command from its words to its exit code; whatever is refused is said in one sentence."""
    try:
        outcome: Any = app(list(arguments), prog_name="crownlands", standalone_mode=False)
        sys.stdout.flush()
    except (Refused, typer.TyperException) as refusal:
        return _complain(said_plainly(refusal), REFUSED)
    except BotFailed as failure:
        print(failure.trace, end="", file=sys.stderr)
        return _complain(str(failure), FAILED)
    except ModuleNotFoundError as error:
        if wanted := missing(error):
            return _complain(str(wanted), REFUSED)
        raise
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _hush()
    return outcome if isinstance(outcome, int) else 0


def _complain(sentence: str, code: int) -> int:
    print(on_one_line(sentence), file=sys.stderr)
    return code


def _hush() -> int:
    """Nobody reads any more: let the interpreter's last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
