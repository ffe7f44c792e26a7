"""Score sheets side by side, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from crownlands.cli.screen.any_game import team_name
from crownlands.cli.screen.drawing import counted
from crownlands.game import AnyState, Sheet


def sheet_table(state: AnyState, names: Sequence[str], title: str = "Score") -> Table:
    """The sheets of all teams: a column for each, a line for everything that scores, and the total."""
    sheets = state.scores()
    table = Table(title=title, title_justify="left", title_style="bold", show_edge=False, pad_edge=False, box=None)
    table.add_column("")
    for team in range(len(sheets)):
        table.add_column(Text(team_name(state, team, names)), justify="right")
    for name in dict.fromkeys(line.name for sheet in sheets for line in sheet.lines):
        table.add_row(name, *(_points(sheet, name) for sheet in sheets))
    table.add_row("total", *(str(sheet.total) for sheet in sheets), style="bold")
    return table


def _points(sheet: Sheet, name: str) -> str:
    points = sum(line.points for line in sheet.lines if line.name == name)
    return str(points) if points else "–"


def verdict(state: AnyState, names: Sequence[str]) -> str:
    """Who wins, as a sentence."""
    totals = [sheet.total for sheet in state.scores()]
    winners = [team_name(state, team, names) for team in state.winners()]
    points = totals[state.winners()[0]]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the win with {counted(points, 'point')}."
    wins = "win" if winners[0] == "you" or len(state.teams[state.winners()[0]]) > 1 else "wins"
    sentence = f"{winners[0]} {wins} with {counted(points, 'point')}"
    return sentence + (", the tie-break deciding." if totals.count(points) > 1 else ".")
