"""Whole games kept as text: each replays, and shows the event its name promises."""

from pathlib import Path

import pytest
from tests.games.duel.events import EVENTS

from crownlands.records import read_record, write_record

FOLDER = Path(__file__).parent


@pytest.mark.rule("D-M1", "D-M2", "D-M3", "D-M4", "D-M5", "D-M6", "D-N8", "D-G6", "D-E1", "D-E3", "D-E8")
@pytest.mark.parametrize("event", EVENTS)
def test_the_event_occurs(event: str) -> None:
    text = (FOLDER / f"{event}.txt").read_text(encoding="utf-8")
    record = read_record(text)
    assert record.finished
    assert EVENTS[event](record)
    assert write_record(record) == text


def test_every_game_kept_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(EVENTS)
