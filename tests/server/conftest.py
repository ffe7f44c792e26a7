"""Real databases for the tests of the server: every storage test runs on both."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import new_database, postgres
from tests.server.running import Running, running, sqlite


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    with postgres() as server:
        yield server


@pytest.fixture
def new_postgres(postgres_server: Any) -> Callable[[], str]:
    return lambda: new_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    make: Callable[[], str] = request.getfixturevalue("new_postgres")
    return make()


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with running(database) as server:
        yield server


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Running]:
    """A server where the database does not matter."""
    async with running(sqlite(tmp_path)) as server:
        yield server
