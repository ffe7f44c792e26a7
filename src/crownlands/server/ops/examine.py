"""What `crownlands doctor` looks at of a server before it is started; nothing is changed, and no database is made."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from crownlands.game import Refused
from crownlands.server.ops.descriptors import raise_descriptors
from crownlands.server.ops.settings import Settings
from crownlands.server.storage.engine import database_url, is_sqlite, make_engine
from crownlands.server.storage.migrate import migration_config
from crownlands.server.web.static import page_is_there

FEW_DESCRIPTORS = 4096
LITTLE_SPACE = 100_000_000
OLDEST_SQLITE = (3, 35)


def page() -> str | None:
    """What is wrong with the page, if anything."""
    return None if page_is_there() else "The web page was not built; install again where npm works."


def port(settings: Settings) -> str | None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server((settings.host, settings.port), family=family).close()
    except OSError as error:
        return f"Port {settings.port} of {settings.host} cannot be used: {error.strerror}; choose another with --port."
    return None


def descriptors() -> str | None:
    most = raise_descriptors()
    if most is None or most >= FEW_DESCRIPTORS:
        return None
    return f"This process may have {most} open files, and every player needs one; raise the limit (ulimit -n 65536)."


def sqlite() -> str | None:
    if sqlite3.sqlite_version_info >= OLDEST_SQLITE:
        return None
    return f"SQLite {sqlite3.sqlite_version} is too old; expected 3.35 or newer, which comes with a newer Python."


def database(settings: Settings) -> str:
    """The schema of the database in words; one that cannot be used is refused with the reason."""
    url = database_url(settings.database)
    if is_sqlite(url) and not Path(url.database or "").exists():
        return f"{_place(url)} is made when a server starts"
    try:
        now = asyncio.run(_revision(url))
    except (OSError, DBAPIError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
        raise Refused(f"The database {url.render_as_string()} cannot be opened: {reason}.") from None
    return f"{url.render_as_string()} has {_schema(now)}"


def _place(url: URL) -> str:
    """A file that is still to be made, in a directory that may be written to and has room for it."""
    directory = Path(url.database or "").absolute().parent
    while not directory.exists():
        directory = directory.parent
    if not os.access(directory, os.W_OK):
        raise Refused(f"The database cannot be made: {directory} may not be written to; name another with --database.")
    if shutil.disk_usage(directory).free < LITTLE_SPACE:
        raise Refused(f"The disk of {directory} is nearly full; make room, or put the database elsewhere.")
    return str(url.database)


async def _revision(url: URL) -> str | None:
    engine = make_engine(url, writes=False)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_current)
    finally:
        await engine.dispose()


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _schema(now: str | None) -> str:
    steps = ScriptDirectory.from_config(migration_config())
    if now == steps.get_current_head():
        return f"the schema of this version ({now})"
    if now is None:
        return "no schema yet; the next server makes it"
    if now in [step.revision for step in steps.walk_revisions()]:
        return f"the schema {now}; the next server brings it to {steps.get_current_head()}"
    raise Refused(f"The database has the schema “{now}” of a newer Crownlands; use that version, or another database.")
