"""One server for one SQLite file."""

from __future__ import annotations

from pathlib import Path

import pytest

from crownlands.game import Refused
from crownlands.server.storage.engine import database_url
from crownlands.server.storage.lockfile import alone_with


def test_an_sqlite_file_is_served_by_one_process(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path / 'tables.db'}")
    with alone_with(url), pytest.raises(Refused, match="served by another process"), alone_with(url):
        pass
    with alone_with(url):
        pass


def test_a_link_to_the_file_does_not_open_it_to_another(tmp_path: Path) -> None:
    file, link = tmp_path / "tables.db", tmp_path / "link.db"
    file.touch()
    link.symlink_to(file)
    one, other = database_url(f"sqlite:///{file}"), database_url(f"sqlite:///{link}")
    with alone_with(one), pytest.raises(Refused, match="served by another process"), alone_with(other):
        pass
