"""Plots of a run: score distributions, ratings with their intervals, and the margin over the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from crownlands.arena.job import Outcome
from crownlands.arena.standings import Z95, Standing


def draw_plots(folder: Path, outcomes: Sequence[Outcome], table: Sequence[Standing]) -> None:
    games = sorted(outcomes, key=lambda outcome: outcome.job.number)
    for name, draw in (("scores", _scores), ("ratings", _ratings), ("margins", _margins)):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        draw(figure.subplots(), games, table)
        figure.savefig(folder / f"{name}.png", dpi=120)


def _of(games: Sequence[Outcome], bot: str, read: Callable[[Outcome, int], int]) -> list[int]:
    """A bot's values in every game, seat by seat."""
    return [read(game, seat) for game in games for seat, name in enumerate(game.job.bots) if name == bot]


def _scores(axes: Any, games: Sequence[Outcome], table: Sequence[Standing]) -> None:
    names = [line.name for line in table]
    axes.boxplot(
        [_of(games, name, lambda game, seat: game.points[seat]) for name in names],
        orientation="horizontal",
        tick_labels=names,
    )
    axes.invert_yaxis()
    axes.set(title="Scores", xlabel="points")


def _ratings(axes: Any, games: Sequence[Outcome], table: Sequence[Standing]) -> None:
    names = [line.name for line in table]
    axes.errorbar([line.rating for line in table], names, xerr=[Z95 * line.rating_sigma for line in table], fmt="o")
    axes.invert_yaxis()
    axes.set(title="OpenSkill ratings with 95 % intervals", xlabel="rating")


def _margins(axes: Any, games: Sequence[Outcome], table: Sequence[Standing]) -> None:
    for line in table:
        margins = _of(games, line.name, Outcome.margin)
        sums = [sum(margins[: count + 1]) / (count + 1) for count in range(len(margins))]
        axes.plot(range(1, len(sums) + 1), sums, label=line.name)
    axes.axhline(0, linewidth=0.8, color="grey")
    axes.legend()
    axes.set(title="Mean margin over the games so far", xlabel="games", ylabel="points ahead of the best other")
