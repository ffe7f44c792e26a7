"""Alembic's entry: runs inside the transaction the server has opened."""

from alembic import context

from crownlands.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
