"""Being told of one's turn: who wants to be, what is still to be sent, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tells", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("details", sa.String(400), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("holder", sa.String(64)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("told_seat", sa.Integer),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("subscriptions_by_table", "subscriptions", ["table_id", "seat"])
    op.create_table(
        "outbox",
        sa.Column(
            "subscription_id", sa.String(32), sa.ForeignKey("subscriptions.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("lease", sa.Float(53), nullable=False),
    )
    op.create_index("outbox_by_table", "outbox", ["table_id"])
    op.create_index("outbox_by_time", "outbox", ["at"])
    op.create_table(
        "own_keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(400), nullable=False),
    )


def downgrade() -> None:
    """Nobody is told of anything by the version before; who wanted to be is forgotten."""
    op.drop_table("own_keys")
    op.drop_table("outbox")
    op.drop_table("subscriptions")
    op.drop_column("tables", "tells")
