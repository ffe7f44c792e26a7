"""Clocks: how much time players have, when it is over, what each move took, and when the server was down."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TIMED = sa.text("deadline IS NOT NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(200)))
    op.add_column("tables", sa.Column("deadline", sa.Float(53)))
    op.create_index("tables_due", "tables", ["deadline"], sqlite_where=TIMED, postgresql_where=TIMED)
    op.add_column("moves", sa.Column("spent", sa.Float(53)))
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(53), primary_key=True),
        sa.Column("ended", sa.Float(53), nullable=False),
    )
    clocks = sa.table("clocks", sa.column("name"), sa.column("at"))
    op.bulk_insert(clocks, [{"name": "beat", "at": None}])


def downgrade() -> None:
    """Games go on without clocks; the version before does not know marks in a log, so games with some are hidden."""
    with_marks = "SELECT table_id FROM moves WHERE text IN ('timeout', 'return')"
    op.execute(f"UPDATE tables SET removed = (SELECT max(at) FROM moves) WHERE id IN ({with_marks})")  # noqa: S608
    op.execute("DELETE FROM clocks WHERE name = 'beat'")
    op.drop_table("outages")
    op.drop_column("moves", "spent")
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "deadline")
    op.drop_column("tables", "pace")
