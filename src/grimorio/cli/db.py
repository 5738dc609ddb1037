"""`grimorio db`: what is done to a database as a whole."""

import click

from grimorio.core.extras import need
from grimorio.texts import Speaker

from .common import language_option


@click.group()
def db() -> None:
    """Move everything from one database to another."""


@db.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@language_option
def copy(source: str, target: str, lang: str) -> None:
    """Copy all of FROM into TO, which is empty: a file, or postgresql://… No server may run on
    either meanwhile."""
    need("server", "sqlalchemy", "structlog", "alembic", "msgspec")
    from grimorio.server.logs import configure_logs
    from grimorio.table.copying import copy as copy_all
    from grimorio.table.stores import database

    configure_logs("error")
    speaker = Speaker(lang)
    for each in copy_all(database(source), database(target)):
        click.echo(f"{each.table:<12} {each.rows:>9}  {each.digest[:16]}")
    click.echo(speaker.say("db-copied"))
