"""Nodes that share a database, and more time for a question as something that all of them know."""

import sqlalchemy as sa
from alembic import op

from grimorio.table.schema import Long, Moment

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TABLES = ("lengthened", "heads", "nodes", "presence", "leases", "allowances")


def upgrade() -> None:
    op.create_table(
        "lengthened",
        sa.Column("number", Long, primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", Long, nullable=False),
    )
    op.create_index("lengthened_by_match", "lengthened", ["match"])
    match = sa.ForeignKey("matches.id", deferrable=True, initially="DEFERRED")
    op.create_table(
        "heads",
        sa.Column("match", sa.String(22), match, primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("until", Moment, nullable=False),
    )
    op.create_table(
        "presence",
        _match_key(),
        sa.Column("guest", sa.String(22), primary_key=True),
        sa.Column("node", sa.String(22), primary_key=True),
        sa.Column("gone", Moment),
    )
    op.create_index("presence_by_node", "presence", ["node"])
    op.create_table(
        "leases", _match_key(), sa.Column("node", sa.String(22)), sa.Column("due", Moment)
    )
    op.create_index("leases_by_node", "leases", ["node"])
    op.create_table(
        "allowances",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("at", Moment, nullable=False),
    )


def _match_key() -> sa.Column[str]:
    return sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True)


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
