"""The first tables."""

import sqlalchemy as sa
from alembic import op

from grimorio.table.schema import Long

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", Long, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(64), sa.ForeignKey("editions.digest"), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("owner", sa.String(22), nullable=False),
        sa.Column("absent", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("before", sa.String(22), unique=True),
        sa.Column("at", Long, nullable=False),
    )
    op.create_table(
        "secrets",
        _match_key(),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("invite", sa.String(22), nullable=False, unique=True),
    )
    op.create_table(
        "seatings",
        sa.Column("number", Long, primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(5), nullable=False),
        sa.Column("guest", sa.String(22)),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("away", sa.Integer, nullable=False),
        sa.Column("at", Long, nullable=False),
    )
    op.create_index("seatings_by_match", "seatings", ["match"])
    op.create_index("seatings_by_guest", "seatings", ["guest"])
    op.create_table(
        "plies",
        _match_key(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Integer),
        sa.Column("decision", sa.Integer),
        sa.Column("key", sa.String(64)),
        sa.Column("at", Long, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        _match_key(),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("at", Long, nullable=False),
    )


def _match_key() -> sa.Column[str]:
    return sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True)


def downgrade() -> None:
    for table in ("results", "plies", "seatings", "secrets", "matches", "keys", "guests",
                  "editions"):  # fmt: skip
        op.drop_table(table)
