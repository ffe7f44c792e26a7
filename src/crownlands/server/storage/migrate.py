"""Bring a database to the newest schema; Alembic's steps lie in `migrations`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from crownlands.game import Refused

LOCK = 4_850_166_073_122_016_001


def migration_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


async def migrate(engine: AsyncEngine) -> None:
    """Apply what is missing, in one transaction; several processes may start at once."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = migration_config()
    steps = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_revision()
    if now is not None and now not in [step.revision for step in steps.walk_revisions()]:
        raise Refused(
            f"The database has the schema “{now}” of a newer Crownlands; use that version, or another database."
        )
    if now != steps.get_current_head():
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
