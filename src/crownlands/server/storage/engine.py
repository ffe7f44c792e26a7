"""Connections to the database a URL names, with the durability the tables need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from crownlands.game import Refused
from crownlands.server.storage.transaction import InAThread, OnTheLoop, Transactions

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CONNECT_SECONDS = 5.0
STATEMENT_SECONDS = 8.0
LOCK_MILLISECONDS = 8000
PRAGMAS = (f"busy_timeout={LOCK_MILLISECONDS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def database_url(text: str) -> URL:
    """The URL of the database; empty means SQLite in the user's data directory."""
    if not text:
        directory = user_data_path("crownlands", appauthor=False, ensure_exists=True)
        return URL.create(DRIVERS["sqlite"], database=str(directory / "tables.db"))
    try:
        url = make_url(text)
    except ArgumentError:
        raise Refused(f"“{_masked(text)}” is not a database URL; expected sqlite:///file or postgresql://….") from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise Refused(f"There is no database “{kind}” here; expected sqlite:///file or postgresql://….")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise Refused("Tables are kept in a file; expected a database such as sqlite:///tables.db.")
    return url.set(drivername=DRIVERS[kind])


def _masked(text: str) -> str:
    """A URL without what may be its password."""
    return text.rpartition("@")[2]


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


def make_directory(url: URL) -> None:
    """The directory of an SQLite file."""
    try:
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"The database {url.render_as_string()} cannot be opened: {error.strerror}.") from None


def is_lost(error: Exception) -> bool:
    """Whether the connection has failed, so that others would have to wait for the same failure."""
    return isinstance(error, OSError | NoConnection) or (isinstance(error, DBAPIError) and error.connection_invalidated)


class DatabaseFile:
    """The file a server has opened; what is written after it was deleted or replaced would be lost."""

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._opened: tuple[int, int] | None = None

    def expect_same(self) -> None:
        """Refuse to go on with another file, or none; the first time it is the one that counts."""
        found = self._identity()
        self._opened = self._opened or found
        if found is None or found != self._opened:
            raise OSError(f"The database file {self._path} was deleted or replaced; restart the server.")

    def _identity(self) -> tuple[int, int] | None:
        try:
            status = self._path.stat()
        except OSError:
            return None
        return status.st_dev, status.st_ino


def make_engine(url: URL, file: DatabaseFile | None = None, *, writes: bool, patient: bool = False) -> AsyncEngine:
    """Connections that give up on a database that does not answer, unless they are to be patient.

    SQLite: a writer takes the write lock when it begins, so that nothing it has read can change under it.
    """
    if not is_sqlite(url):
        return _make_postgresql(url, patient)
    make_directory(url)
    engine = create_async_engine(url, **_sqlite_pool(1 if writes else 4))
    _prepare(engine.sync_engine, file or DatabaseFile(url.database or ""), "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def make_transactions(url: URL, file: DatabaseFile, writing: AsyncEngine) -> Transactions:
    """For what is written as fast as it can be."""
    if not is_sqlite(url):
        return OnTheLoop(writing)
    engine = create_engine(url.set(drivername="sqlite"), **_sqlite_pool(1))
    _prepare(engine, file, "BEGIN IMMEDIATE")
    return InAThread(engine)


def _sqlite_pool(connections: int) -> dict[str, Any]:
    return {
        "connect_args": {"isolation_level": None},
        "pool_size": connections,
        "pool_timeout": CONNECT_SECONDS,
        "hide_parameters": True,
    }


def _prepare(engine: Engine, file: DatabaseFile, begin: str) -> None:
    """Durable connections, which notice when the file is no longer the one that was opened."""

    def on_begin(connection: Connection) -> None:
        file.expect_same()
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", on_begin)


def _make_postgresql(url: URL, patient: bool) -> AsyncEngine:
    limits = {"timeout": CONNECT_SECONDS, "command_timeout": None if patient else STATEMENT_SECONDS}
    return create_async_engine(
        url,
        pool_pre_ping=True,
        pool_size=5,
        pool_timeout=CONNECT_SECONDS,
        connect_args=limits,
        hide_parameters=True,
    )


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
