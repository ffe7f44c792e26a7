"""People: a key for each of their devices, their seats, how their games ended, and ways to another device."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

OWNED = sa.text("person_id IS NOT NULL")


def of_person(**more: Any) -> sa.Column[Any]:
    return sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, **more)


def upgrade() -> None:
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("person_id", sa.String(32)))
    op.create_index("seats_by_person", "seats", ["person_id"], sqlite_where=OWNED, postgresql_where=OWNED)
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_index("people_by_last_sign", "people", ["seen"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        of_person(),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person_id"])
    op.create_table(
        "transfers",
        sa.Column("digest", sa.String(64), primary_key=True),
        of_person(),
        sa.Column("expires", sa.Float(53), nullable=False),
    )
    op.create_index("transfers_by_person", "transfers", ["person_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        of_person(),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column("public_key", sa.String(2000), nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person_id"])
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("expires", sa.Float(53), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        of_person(primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("tempo", sa.String(8), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("view", sa.Text),
    )
    op.create_index("results_by_person", "results", ["person_id", "at"])


def downgrade() -> None:
    """The version before knows seats and their secrets only, which stay as they are."""
    for name in ("results", "challenges", "passkeys", "transfers", "devices", "people"):
        op.drop_table(name)
    op.drop_index("seats_by_person", "seats")
    op.drop_column("seats", "person_id")
    op.drop_column("tables", "imported")
