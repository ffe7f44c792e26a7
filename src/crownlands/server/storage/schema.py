"""The database's tables: tables, seats, the append-only log of moves, unique on table and number, and clocks."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, false, text

metadata = MetaData()
Moderated = Literal["hidden", "closed"]
HIDDEN: Final = "hidden"
CLOSED: Final = "closed"
REMOVED = text("removed IS NOT NULL")
"""Most tables are not, and an index that had them all would mislead SQLite."""

TIMED = text("deadline IS NOT NULL")

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("settings", String(1000), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("pace", String(200)),
    Column("deadline", Float(53)),
    Column("host", String(64), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("following", String(32)),
    Column("finished", Boolean, nullable=False),
    Column("moderated", String(8)),
    Column("open", Boolean, nullable=False, server_default=false()),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("removed", Float(53)),
    Column("tells", Boolean, nullable=False, server_default=false()),
    Index("tables_by_end", "finished"),
    Index("tables_by_age", "created"),
    Index("tables_listed", "open", "public", "created"),
    Index("tables_due", "deadline", sqlite_where=TIMED, postgresql_where=TIMED),
    Index("tables_removed", "removed", sqlite_where=REMOVED, postgresql_where=REMOVED),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("away", Boolean, nullable=False),
    Column("token", String(64)),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("actor", Integer, nullable=False),
    Column("text", String(100), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("message", String(64)),
    Column("spent", Float(53)),
)

blocks = Table(
    "blocks",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("until", Float(53), nullable=False),
)

clocks = Table(
    "clocks",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", Float(53)),
)
"""When something was last done; the rows are there from the start."""

outages = Table(
    "outages",
    metadata,
    Column("began", Float(53), primary_key=True),
    Column("ended", Float(53), nullable=False),
)
"""When no server of this database was running: nobody's clock ran either."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("details", String(400), nullable=False),
    Column("language", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("holder", String(64)),
    Column("created", Float(53), nullable=False),
    Column("told", Integer, nullable=False),
    Column("told_seat", Integer),
    Column("failures", Integer, nullable=False),
    Index("subscriptions_by_table", "table_id", "seat"),
)
"""Who wants to be told of turns at a table: a seat, or everybody there if it has none."""

outbox = Table(
    "outbox",
    metadata,
    Column("subscription_id", String(32), ForeignKey("subscriptions.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("lease", Float(53), nullable=False),
    Index("outbox_by_table", "table_id"),
    Index("outbox_by_time", "at"),
)
"""What is still to be sent, stored with the move that began the turn; one process at a time has the lease."""

own_keys = Table(
    "own_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(400), nullable=False),
)
"""The server's own secrets, made when they are first needed."""
