"""The page about Queendomino says what the data say."""

import re
from pathlib import Path

import pytest

from crownlands.rules.queendomino.buildings import BUILDINGS
from crownlands.rules.queendomino.options import SETTINGS
from crownlands.rules.queendomino.score_text import score_text

PAGE = (Path(__file__).parents[3] / "docs" / "queendomino.md").read_text(encoding="utf-8")
ROWS = {row[0].strip(" `"): row for row in (line.strip("|").split("|") for line in PAGE.splitlines()) if len(row) == 8}


@pytest.mark.rule("Q-N18")
@pytest.mark.parametrize("name", BUILDINGS)
def test_the_table_of_buildings_is_that_of_the_package(name: str) -> None:
    kind, row = BUILDINGS[name], [cell.strip(" *") for cell in ROWS[name]]
    assert row[1] == f"{kind.name_en} / {kind.name_de}"
    assert row[2] == str(kind.copies)
    pieces = {unit.rstrip("s"): int(number) for number, unit in re.findall(r"(\d+) (\w+)", row[3])}
    assert (pieces.get("knight", 0), pieces.get("tower", 0)) == (kind.knights, kind.towers)
    assert (row[4], row[7]) == (kind.bonus_status, kind.scoring_status)
    assert row[6].startswith(str(kind.points) if kind.points else "a crown")


def test_every_setting_is_on_the_page() -> None:
    assert all(f"`{setting.name}`" in PAGE for setting in SETTINGS)


@pytest.mark.rule("Q-X6")
def test_the_example_on_the_page_scores_as_it_says() -> None:
    example = next(block for block in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) if "coins:" in block)
    sheet, _, doubts = score_text(example, {"players": "4"})
    assert (sheet.total, doubts) == (71, [])
