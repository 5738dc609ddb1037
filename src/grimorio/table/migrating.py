"""Alembic, loaded only if there is something to do."""

from pathlib import Path

from sqlalchemy import Connection


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring the tables up to date, in the transaction of this connection."""
    import alembic.command
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, version)
