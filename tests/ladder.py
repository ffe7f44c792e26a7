"""All bots of a game against each other in paired deals, their ratings written to docs/bots.md: `make ladder`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from crownlands.arena.elo import Rung, ladder
from crownlands.arena.job import Outcome
from crownlands.arena.results import Folder
from crownlands.arena.schedule import Plan
from crownlands.arena.workers import play_here, play_in_processes
from crownlands.bots.registry import KINDS
from crownlands.game import Refused
from crownlands.rules import GAMES, game_named

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
SEARCHING = ("montecarlo", "mcts", "expert")
SECONDS = 0.02
LEFT_OUT = {"absent"}
ALIKE = {"duel": {"greedy", "plan"}}
"""Bots that are on the ladder as a level: `medium` and `hard`."""
SETTINGS = {"kingdomino": {"harmony": "yes", "middle-kingdom": "yes"}}


def bots_of(game: str) -> tuple[str, ...]:
    """All that play a game; those that search are given little time."""
    out = LEFT_OUT | ALIKE.get(game, set())
    names = [kind.name for kind in KINDS.values() if game in kind.makers and kind.name not in out]
    return tuple(f"{name}:{SECONDS}s" if name in SEARCHING else name for name in names)


def played(game: str, games: int, jobs: int, folder: Path | None) -> list[Outcome]:
    """Every pair plays so many games; with a folder, those that are not there yet."""
    plan = Plan(game_named(game), SETTINGS.get(game, {}), bots_of(game), games, seed=1, round_robin=True, paired=True)
    plan.check()
    queue = list(plan.jobs())
    kept = None if folder is None else Folder(folder / game, plan, resume=(folder / game / "plan.json").exists())
    outcomes = [] if kept is None else kept.played(queue)
    done = {outcome.job.number for outcome in outcomes}
    missing = [job for job in queue if job.number not in done]
    for outcome in play_here(missing) if jobs == 1 else play_in_processes(missing, jobs):
        outcomes.append(outcome)
        if kept is not None:
            kept.keep(outcome)
    return outcomes


def as_table(rungs: Sequence[Rung]) -> str:
    lines = [f"| `{r.name}` | {r.rating:.0f} ± {r.interval:.0f} | {r.share:.0%} of {r.games} |" for r in rungs]
    return "\n".join(["| bot | rating | won |", "|---|---|---|", *lines])


def written(page: str, game: str, table: str) -> str:
    """The page with the table between the marks of its game, at its end if it has none yet."""
    begin, end = f"<!-- ladder of {game} -->\n", f"<!-- end of the ladder of {game} -->\n"
    if begin not in page:
        page = f"{page}\n### {game_named(game).title}\n\n{begin}{end}"
    before, _, rest = page.partition(begin)
    return before + begin + table + "\n" + end + rest.partition(end)[2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of each pair")
    parser.add_argument("--game", choices=GAMES, action="append", help="this game only; may be given again")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once")
    parser.add_argument("--out", type=Path, help="keep the games here, and go on from those that are there")
    asked = parser.parse_args()
    for game in asked.game or GAMES:
        try:
            outcomes = played(game, asked.games, asked.jobs, asked.out)
        except Refused as error:
            parser.exit(2, f"{error}\n")
        table = as_table(ladder(outcomes))
        sys.stdout.write(f"{game}, {asked.games} games of each pair\n{table}\n")
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), game, table), encoding="utf-8")


if __name__ == "__main__":
    main()
