"""What upkeep needs: which tables are open, changed or removed, and when it was last done."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

REMOVED = sa.text("removed IS NOT NULL")
CLOCKS = ("ready", "upkeep", "steady")


def upgrade() -> None:
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("removed", sa.Float(53)))
    op.execute("UPDATE tables SET open = (id IN (SELECT table_id FROM seats WHERE kind = 'open'))")
    op.create_index("tables_listed", "tables", ["open", "public", "created"])
    op.create_index("tables_removed", "tables", ["removed"], sqlite_where=REMOVED, postgresql_where=REMOVED)
    op.drop_index("seats_by_kind", "seats")
    clocks = op.create_table(
        "clocks", sa.Column("name", sa.String(16), primary_key=True), sa.Column("at", sa.Float(53))
    )
    op.bulk_insert(clocks, [{"name": name, "at": None} for name in CLOCKS])


def downgrade() -> None:
    """Tables that were only hidden come back: the version before knows no difference."""
    op.drop_table("clocks")
    op.create_index("seats_by_kind", "seats", ["kind"])
    op.drop_index("tables_removed", "tables")
    op.drop_index("tables_listed", "tables")
    for column in ("removed", "changes", "open"):
        op.drop_column("tables", column)
