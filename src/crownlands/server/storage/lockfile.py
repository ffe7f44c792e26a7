"""One server for one SQLite file: a second one would not hear of the first one's moves."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from crownlands.game import Refused
from crownlands.server.storage.engine import is_sqlite, make_directory


@contextmanager
def alone_with(url: URL) -> Iterator[None]:
    """Hold a lock beside the file, by whatever link it is reached; it falls with the process, however that ends."""
    if not is_sqlite(url) or os.name != "posix":
        yield
        return
    import fcntl

    path = Path(f"{os.path.realpath(url.database or '')}.lock")
    make_directory(url)
    try:
        file = path.open("w")
    except OSError as error:
        raise Refused(f"The database {url.database} cannot be locked: {path}: {error.strerror}.") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused(
                f"{url.database} is served by another process; stop that one, or use --database with another file."
            ) from None
        yield
