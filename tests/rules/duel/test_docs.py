"""The page about the game says what the data and the program say."""

from pathlib import Path

import pytest

from crownlands.rules.duel.coats import COATS
from crownlands.rules.duel.components import CERTAINTY, DICE, LINES
from crownlands.rules.duel.moves import READERS
from crownlands.rules.duel.options import SETTINGS
from crownlands.rules.duel.score_text import score_text

PAGE = (Path(__file__).parents[3] / "docs" / "duel.md").read_text(encoding="utf-8")


@pytest.mark.rule("D-N19")
def test_the_tables_are_those_of_the_data_file() -> None:
    for number, die in enumerate(DICE, 1):
        assert f"| {number} | {' '.join(f'`{face}`' for face in die)} |" in PAGE
    for line in LINES:
        when = "at once" if line.immediate else "kept"
        assert f"| {line.coat.value} | {line.boxes} | {line.power.value} | {when} |" in PAGE
    for part, words in CERTAINTY.items():
        assert f"| {part} | {words} |" in PAGE


def test_every_letter_move_and_setting_is_named() -> None:
    assert f"| letter | {' | '.join(coat.letter for coat in COATS)} |" in PAGE
    assert f"| coat of arms | {' | '.join(coat.value for coat in COATS)} |" in PAGE
    assert all(f"`{verb}" in PAGE for verb in READERS)
    assert all(f"| `{setting.name}` |" in PAGE for setting in SETTINGS)


def test_the_map_on_the_page_scores_as_it_says() -> None:
    text = next(block for block in PAGE.split("```")[1::2] if "##" in block)
    sheet, _, warnings = score_text(text, {})
    assert [line.points for line in sheet.lines] == [5, 10, 4, 5, 8, 7, 6]
    assert warnings == []
