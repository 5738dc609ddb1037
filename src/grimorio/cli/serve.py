"""`grimorio serve`: the table for the browser."""

import os
from pathlib import Path

import click

from grimorio.core.changes import changes
from grimorio.core.extras import need
from grimorio.core.registry import edition_games
from grimorio.texts import Speaker

from .common import language_option


def spare_cores() -> int:
    """One core is left for those who play."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@click.command()
@click.option("--host", default="127.0.0.1", help="Where to listen; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, help="0 takes a free one.")
@click.option("--database", type=click.Path(path_type=Path), default=Path("var/grimorio.db"),
              help="The file that keeps all matches.")  # fmt: skip
@click.option("--workers", type=click.IntRange(1, 64), default=spare_cores,
              help="Processes in which bots think.")  # fmt: skip
@click.option("--edition", "editions", multiple=True, type=click.Path(path_type=Path),
              help="A TOML file with other cards for new matches; may be repeated.")  # fmt: skip
@click.option("--origin", "origins", multiple=True, help="A further address of the page.")
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy in front, or a network of them, whose word about clients is believed.",
)
@click.option("--limit", "wishes", multiple=True, metavar="NAME=NUMBER",
              help="Another limit than the usual one; a rate is A_SECOND:AT_ONCE.")  # fmt: skip
@click.option("--https", is_flag=True, help="The page is served over HTTPS by a proxy in front.")
@click.option("--log", "level", default="warning", help="How much to log to standard error.",
              type=click.Choice(["debug", "info", "warning", "error", "critical"]))  # fmt: skip
@click.option("--no-limits", is_flag=True, hidden=True, help="For load tests on a closed machine.")
@language_option
def serve(
    host: str,
    port: int,
    database: Path,
    workers: int,
    editions: tuple[Path, ...],
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    wishes: tuple[str, ...],
    https: bool,
    level: str,
    no_limits: bool,
    lang: str,
) -> None:
    """Start the table and print the address to open."""
    need("server", "uvicorn", "starlette", "sqlalchemy", "msgspec", "structlog", "alembic")
    from grimorio.server.run import run
    from grimorio.server.settings import NO_LIMITS, Limits, Settings, adjusted, origin

    limits = NO_LIMITS if no_limits else Limits()
    settings = Settings(database=database, origins=tuple(map(origin, origins)),
                        proxies=proxies, secure=https, workers=workers, editions=editions,
                        limits=limits)  # fmt: skip
    speaker = Speaker(lang)
    notes = [
        speaker.say("edition-served", game=speaker.say(f"{id}-title"),
                    title=game.info.edition.heading(), count=len(changes(game)))
        for id, game in edition_games(editions).items()
    ]  # fmt: skip
    run(adjusted(settings, wishes), host, port, level, notes)
