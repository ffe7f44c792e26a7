"""The database's tables: tables, seats, the append-only log of moves, unique on table and number, clocks, people."""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()
Moderated = Literal["hidden", "closed"]
HIDDEN: Final = "hidden"
CLOSED: Final = "closed"
REMOVED = text("removed IS NOT NULL")
"""Most tables are not, and an index that had them all would mislead SQLite."""

TIMED = text("deadline IS NOT NULL")
OWNED = text("person_id IS NOT NULL")

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
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("imported", Boolean, nullable=False, server_default=false()),
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
    Column("person_id", String(32)),
    Index("seats_by_person", "person_id", sqlite_where=OWNED, postgresql_where=OWNED),
)
"""The person is no foreign key: a table goes on without its people, and SQLite could not add one."""

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

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
    Index("people_by_last_sign", "seen"),
)


def _of_person(**more: Any) -> Column[Any]:
    return Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, **more)


devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    _of_person(),
    Column("digest", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
    Index("devices_by_person", "person_id"),
)
"""Each browser of a person has a key of its own, so that one can be shut out."""

transfers = Table(
    "transfers",
    metadata,
    Column("digest", String(64), primary_key=True),
    _of_person(),
    Column("expires", Float(53), nullable=False),
    Index("transfers_by_person", "person_id"),
)
"""Links to another device, each gone when it is used."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    _of_person(),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("public_key", String(2000), nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", Float(53), nullable=False),
    Index("passkeys_by_person", "person_id"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE")),
    Column("expires", Float(53), nullable=False),
)
"""What a passkey must sign next, gone when it is answered; of nobody yet where somebody signs in."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    _of_person(primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("tempo", String(8), nullable=False),
    Column("players", Integer, nullable=False),
    Column("level", String(16), nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("view", Text),
    Index("results_by_person", "person_id", "at"),
)
"""How a person's games ended, kept when their tables are gone; the view is that of their best in each game."""

ratings = Table(
    "ratings",
    metadata,
    _of_person(primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("tempo", String(8), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Index("ratings_by_game", "game", "tempo"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""What the coach said of a finished game, as it is sent out, and which version of the coach it was."""
