from pathlib import Path

import pytest
from tests.records.games import OPENING, random_record

from crownlands.game import Refused
from crownlands.records import load_record, read_record, read_text, save_record


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = random_record("players=3, edition=danish", seed=5)
    save_record(record, tmp_path / "game.txt")
    assert load_record(tmp_path / "game.txt") == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"], "nothing else is left behind"


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    record = read_record(OPENING)
    save_record(random_record("players=2", seed=5), tmp_path / "game.txt")
    save_record(record, tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == OPENING


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"missing\.txt cannot be read: No such file or directory"):
        load_record(tmp_path / "missing.txt")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read: Is a directory"):
        load_record(tmp_path)
    with pytest.raises(Refused, match="The record cannot be written to"):
        save_record(read_record(OPENING), tmp_path / "nowhere" / "game.txt")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"\xff\xfe\x00crown")
    with pytest.raises(Refused, match=r"game\.txt is not text in UTF-8"):
        read_text(tmp_path / "game.txt")
