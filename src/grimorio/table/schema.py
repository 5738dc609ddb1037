"""What is stored. Rows are only ever added; a guest's name, a standing answer and an invitation
may change, a table that was never started can be cleared away, and whoever runs the server can
delete matches and guests."""

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.schema import SchemaItem

metadata = MetaData()
Long = BigInteger().with_variant(Integer, "sqlite")
"""Milliseconds and counts of rows: SQLite's integers are as long as need be."""
Moment = DateTime(timezone=True)
"""By the database's own clock: those of nodes may differ."""


def journal(name: str, *items: SchemaItem) -> Table:
    """What came about in each match, in order: of rows about the same thing the last counts."""
    return Table(
        name,
        metadata,
        Column("number", Long, primary_key=True),
        Column("match", String(22), ForeignKey("matches.id"), nullable=False),
        *items,
        Column("at", Long, nullable=False),
        Index(f"{name}_by_match", "match"),
    )


editions = Table(
    "editions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("at", Long, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(64), ForeignKey("editions.digest"), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("mode", String(10), nullable=False),
    Column("owner", String(22), nullable=False),
    Column("absent", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("before", String(22), unique=True),
    Column("at", Long, nullable=False),
)

# Apart from the rest, so that a copy without this table gives nothing away.
secrets = Table(
    "secrets",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("invite", String(22), nullable=False, unique=True),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)

seatings = journal(
    "seatings",
    Column("seat", Integer, nullable=False),
    Column("kind", String(5), nullable=False),
    Column("guest", String(22)),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),
    Column("away", Integer, nullable=False),
    Index("seatings_by_guest", "guest"),
)

# Who hosts a table once its owner has left: the last of these.
hosts = journal("hosts", Column("guest", String(22), nullable=False))

kept_out = journal(
    "kept_out",
    Column("guest", String(22), nullable=False),
    Column("name", String(24), nullable=False),
    Column("out", Integer, nullable=False),
)

# One row a ply: (match, ply) is unique, which is what "applied once" means in the end. A ply that
# is `joined` is one act with the one before it; the key stands with the first.
plies = Table(
    "plies",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", Integer, nullable=False),
    Column("seat", Integer),
    Column("action", Integer),
    Column("decision", Integer),
    Column("key", String(64)),
    Column("at", Long, nullable=False),
    Column("joined", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,
)

# Answers to a question that several seats owe together. They become plies when all are opened;
# `ply` is the one that asked, and of a seat's answers the last one counts.
sealed = journal(
    "sealed",
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("key", String(64)),
)

# What a seat answers to such a question if it says nothing; null: it wants to be asked.
standings = Table(
    "standings",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(22), nullable=False),
    Column("action", Integer),
    Column("at", Long, nullable=False),
)

# The lessons that a guest has finished; deleted if the guest wants it.
lessons = Table(
    "lessons",
    metadata,
    Column("guest", String(22), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(60), primary_key=True),
    Column("at", Long, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("outcome", Text, nullable=False),
    Column("at", Long, nullable=False),
)

# Matches that whoever runs the server has closed: they are kept, and nothing happens there.
closed = Table(
    "closed",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("at", Long, nullable=False),
)

# So often everybody was given more time for the question that the ply asked.
lengthened = journal("lengthened", Column("ply", Integer, nullable=False))

# What follows is for nodes that share a database, and says nothing that must outlive them all.

# The revision of each match: every change at its table counts one, and is based on the one before.
# It is taken before anything else is written, also of a new match: the reference is checked last.
heads = Table(
    "heads",
    metadata,
    Column(
        "match",
        String(22),
        ForeignKey("matches.id", deferrable=True, initially="DEFERRED"),
        primary_key=True,
    ),
    Column("revision", Integer, nullable=False),
)

# A node lives until then, unless it says before that it still does.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("until", Moment, nullable=False),
    Column("limits", Text, nullable=False, server_default="{}"),
)

# Whose sockets are open at a node that lives; `gone`: since when they are not.
presence = Table(
    "presence",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("guest", String(22), primary_key=True),
    Column("node", String(22), primary_key=True),
    Column("gone", Moment),
    Index("presence_by_node", "node"),
)

# Which node lets bots choose and time run at a table; without a node: when one is needed again.
leases = Table(
    "leases",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("node", String(22)),
    Column("due", Moment),
    Index("leases_by_node", "node"),
)

# Limits that hold for all nodes together: buckets that fill with time and empty with use.
allowances = Table(
    "allowances",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", Moment, nullable=False),
)
