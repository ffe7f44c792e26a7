"""Where tables are kept: SQLite in a file, or PostgreSQL for several processes."""

from crownlands.server.storage.store import TROUBLE, Brief, Store, open_store

__all__ = ["TROUBLE", "Brief", "Store", "open_store"]
