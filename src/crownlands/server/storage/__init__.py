"""Where tables are kept: SQLite in a file, or PostgreSQL for several processes."""

from crownlands.server.storage.store import Brief, Store, open_store

__all__ = ["Brief", "Store", "open_store"]
