"""What the operator has done about a table, and addresses that are shut out for a time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("moderated", sa.String(8)))
    op.create_table(
        "blocks",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("blocks")
    op.drop_column("tables", "moderated")
