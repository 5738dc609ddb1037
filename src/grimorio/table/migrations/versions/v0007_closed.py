"""Matches that whoever runs the server has closed."""

import sqlalchemy as sa
from alembic import op

from grimorio.table.schema import Long

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "closed",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("at", Long, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("closed")
