"""Who hosts a table after its owner, and whom the host keeps out."""

import sqlalchemy as sa
from alembic import op

from grimorio.table.schema import Long

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hosts",
        sa.Column("number", Long, primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("at", Long, nullable=False),
    )
    op.create_index("hosts_by_match", "hosts", ["match"])
    op.create_table(
        "kept_out",
        sa.Column("number", Long, primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("out", sa.Integer, nullable=False),
        sa.Column("at", Long, nullable=False),
    )
    op.create_index("kept_out_by_match", "kept_out", ["match"])


def downgrade() -> None:
    for table in ("kept_out", "hosts"):
        op.drop_table(table)
