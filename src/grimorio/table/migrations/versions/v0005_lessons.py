"""The lessons that a guest has finished."""

import sqlalchemy as sa
from alembic import op

from grimorio.table.schema import Long

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("guest", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(60), primary_key=True),
        sa.Column("at", Long, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
