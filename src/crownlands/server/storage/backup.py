"""A copy of an SQLite database, taken while a server may be writing to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from crownlands.game import Refused
from crownlands.server.storage.engine import is_sqlite


def back_up(url: URL, file: Path) -> int:
    """Copy everything that is committed now into a new file, checked; how many bytes it has."""
    if not is_sqlite(url):
        raise Refused("Only SQLite is copied here; PostgreSQL brings pg_dump: pg_dump --format=custom --file=FILE URL.")
    source = Path(url.database or "")
    if not source.is_file():
        raise Refused(f"There is no database {source}.")
    if file.exists():
        raise Refused(f"{file} exists; expected the name of a new file.")
    part = file.with_name(f"{file.name}.part")
    try:
        _copy(source, part)
        os.link(part, file)  # unlike a rename, this never replaces a file that has come into being meanwhile
    except FileExistsError:
        raise Refused(f"{file} exists; expected the name of a new file.") from None
    except (OSError, sqlite3.Error) as error:
        raise Refused(f"{file} cannot be written: {error}.") from None
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def _copy(source: Path, target: Path) -> None:
    """All pages in one step: a reader of SQLite's write-ahead log sees one moment and keeps no writer waiting."""
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
        if new.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the copy is damaged")
    with target.open("rb") as copied:
        os.fsync(copied.fileno())
