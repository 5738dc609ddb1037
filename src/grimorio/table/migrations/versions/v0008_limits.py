"""What limits each node has, beside its sign of life."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # A node of before, which goes on beside newer ones, says nothing of them.
    limits = sa.Column("limits", sa.Text, nullable=False, server_default="{}")
    op.add_column("nodes", limits)


def downgrade() -> None:
    op.drop_column("nodes", "limits")
