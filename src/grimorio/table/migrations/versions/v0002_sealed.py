"""Sealed answers, and answers that are settled beforehand."""

import sqlalchemy as sa
from alembic import op

from grimorio.table.schema import Long

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sealed",
        sa.Column("number", Long, primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", Long, nullable=False),
    )
    op.create_index("sealed_by_match", "sealed", ["match"])
    op.create_table(
        "standings",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(22), nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("at", Long, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standings")
    op.drop_table("sealed")
