"""The verb `arena`: bots play many games against each other; a table says which is better and how certain that is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from crownlands.arena.job import Job, Outcome
from crownlands.arena.results import Folder, describe
from crownlands.arena.schedule import Plan
from crownlands.arena.standings import Z95, Standing, standings
from crownlands.arena.workers import play_here, play_in_processes, play_on_ray
from crownlands.cli.extras import expect
from crownlands.cli.screen.console import make_console, show_json
from crownlands.cli.seats import read_players
from crownlands.cli.setup import Edition, GameName, Json, Seed, Settings, Variants, gather
from crownlands.game import Refused
from crownlands.rules import game_named

STOPPED = 130
FAILED = 1


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="BOTS", help="The bots at the table, such as expert:1s,greedy,greedy,greedy."),
    ],
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games; in a round robin, per pair.")
    ] = 100,
    edition: Edition = None,
    variant: Variants = None,
    setting: Settings = None,
    round_robin: Annotated[
        bool, typer.Option("--round-robin", help="Every pair of the bots plays 2-player games.")
    ] = False,
    paired: Annotated[
        bool, typer.Option("--paired", help="Deal the same draws until every bot has sat on every seat.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", help="Games played at once; one per core by default.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; “local” starts one here.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep records, results (CSV, Parquet) and plots here.")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Keep a data set here: records, and results as CSV and Parquet."),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the run in --out or --records.")] = False,
    seed: Seed = None,
    as_json: Json = False,
) -> int:
    """Let bots play many games and see which is better, and how certain that is.

    All bots sit at one table, so two names make a 2-player game and four a 4-player game; they change seats from
    game to game. A bot may be named twice. Bots that think take a time or a number of playouts: expert:1s,
    montecarlo:200p. A bot of your own is a file and a class: my_bot.py:MyBot; it runs in a process of its own, or
    faster in that of the arena: my_bot.py:MyBot,process=here.

    The table shows wins (a shared win counts as its share) with a 95 % interval, mean scores, the margin to the best
    other, OpenSkill ratings and the time per move. The same --seed deals the same games, on one core, on many, or on
    a cluster. --out keeps the run in a folder, --records only what makes a data set of it: every record, and a row for
    each seat of each game. Ctrl-C keeps the games played so far; --resume continues the run. A bot that breaks, plays
    an illegal move or takes too long loses that game; the exit code is 1 then.

    \b
    crownlands arena kingdomino --bots greedy,random --games 200
    crownlands arena kingdomino --bots expert:1s,greedy,greedy,greedy --variant harmony --games 100 --out run
    crownlands arena duel --bots hard,greedy,random --round-robin --paired
    crownlands arena kingdomino --bots greedy,greedy --games 10000 --seed 1 --records games
    """
    chosen = game_named(game)
    plan = Plan(
        chosen,
        gather(chosen, edition, variant, setting),
        tuple(read_players(bots, "greedy,random")),
        games,
        seed=seed or 0,
        round_robin=round_robin,
        paired=paired,
    )
    plan.check()
    expect("arena" if ray is None else "cluster")
    folder = _folder_of(plan, out, records, resume=resume)
    console = make_console(on_stderr=True)
    outcomes, stopped = play_all(plan, folder, _players_of(jobs, ray), console)
    if out is not None and outcomes:
        # A second to import, and nothing else needs it.
        from crownlands.arena.plots import draw_plots

        draw_plots(out, outcomes, standings(outcomes))
    return report(plan, folder, outcomes, stopped, as_json=as_json)


def _folder_of(plan: Plan, out: Path | None, records: Path | None, *, resume: bool) -> Folder | None:
    """Where the games are kept, if anywhere."""
    if out is not None and records is not None:
        raise Refused("--out keeps all that --records does, and plots; expected one of them.")
    if resume and out is None and records is None:
        raise Refused("--resume needs the folder of the run: --out DIR or --records DIR.")
    path = out or records
    return None if path is None else Folder(path, plan, resume=resume)


def _players_of(jobs: int | None, ray: str | None) -> Any:
    """Where the games are played."""
    if ray is not None:
        return lambda queue: play_on_ray(queue, ray)
    if jobs is not None and jobs < 1:
        raise Refused(f"{jobs} games cannot be played at once; --jobs takes 1 or more.")
    processes = jobs or os.cpu_count() or 1
    return play_here if processes == 1 else lambda queue: play_in_processes(queue, processes)


def play_all(plan: Plan, folder: Folder | None, players: Any, console: Console) -> tuple[list[Outcome], bool]:
    """All games of the plan that are not played yet, and whether somebody stopped it."""
    queue = list(plan.jobs())
    outcomes = [] if folder is None else folder.played(queue)
    done = {outcome.job.number for outcome in outcomes}
    missing = [job for job in queue if job.number not in done]
    try:
        for outcome in _with_progress(players(missing), missing, console):
            outcomes.append(outcome)
            if folder is not None:
                folder.keep(outcome)
    except KeyboardInterrupt:
        return outcomes, True
    return outcomes, False


def _with_progress(played: Iterator[Outcome], missing: list[Job], console: Console) -> Iterator[Outcome]:
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games, {task.fields[rate]} a second,"),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=len(missing), rate="0.0")
        for outcome in played:
            speed = progress.tasks[0].speed
            progress.update(task, advance=1, rate=f"{speed or 0:.1f}")
            yield outcome


def report(plan: Plan, folder: Folder | None, outcomes: list[Outcome], stopped: bool, *, as_json: bool) -> int:
    """The table, or JSON; with a folder also Parquet."""
    table = standings(outcomes)
    if folder is not None and outcomes:
        folder.write_parquet(sorted(outcomes, key=lambda outcome: outcome.job.number))
    if as_json:
        show_json(_as_json(plan, outcomes, table, stopped))
    else:
        console = make_console()
        console.print(f"{len(outcomes)} games of {plan.game.title}" + (", stopped early" if stopped else ""))
        console.print(_as_table(table))
        for failure in failures(outcomes):
            console.print(f"Lost by default: {failure}", markup=False)
    for trace in sorted({outcome.trace for outcome in outcomes if outcome.trace}):
        make_console(on_stderr=True).print(trace, markup=False, highlight=False, soft_wrap=True)
    return STOPPED if stopped else FAILED if failures(outcomes) else 0


def failures(outcomes: list[Outcome]) -> list[str]:
    """Why games were lost by default, each reason once."""
    return sorted({outcome.failure for outcome in outcomes if outcome.failure})


def _as_json(plan: Plan, outcomes: list[Outcome], table: list[Standing], stopped: bool) -> dict[str, Any]:
    return {
        **{name: value for name, value in describe(plan).items() if name != "bots"},
        "played": len(outcomes),
        "stopped": stopped,
        "bots": [line.as_dict() for line in table],
        "failures": failures(outcomes),
    }


def _as_table(lines: list[Standing]) -> Table:
    """Behind ± and in brackets stand 95 % intervals."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold")
    for heading in ("games", "wins", "draws", "win rate (95 %)", "score", "margin", "rating", "ms/move"):
        table.add_column(heading, justify="right", no_wrap=True)
    for line in lines:
        table.add_row(
            line.name,
            str(line.games),
            f"{line.wins:.1f}".removesuffix(".0"),
            str(line.draws),
            f"{line.win_rate:.1%} ({line.win_rate_low * 100:.0f}–{line.win_rate_high * 100:.0f})",
            f"{line.mean_score:.1f}±{line.mean_score_high - line.mean_score:.1f}",
            f"{line.mean_margin:+.1f}±{line.mean_margin_high - line.mean_margin:.1f}",
            f"{line.rating:.1f}±{Z95 * line.rating_sigma:.1f}",
            f"{line.seconds_per_move * 1000:.1f}",
        )
    return table
