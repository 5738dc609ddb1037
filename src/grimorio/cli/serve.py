"""`grimorio serve`: the table for the browser."""

import contextlib
import os
from collections.abc import Callable
from typing import Any

import click

from grimorio.core.changes import changes
from grimorio.core.extras import need
from grimorio.core.registry import edition_games
from grimorio.texts import Speaker

from .common import language_option

NEEDED = ("uvicorn", "starlette", "sqlalchemy", "msgspec", "structlog", "alembic", "segno")
WAYS = (
    "Every option can also be given by the environment (--log-file as GRIMORIO_LOG_FILE, a limit "
    "as GRIMORIO_LIMIT_SOCKETS; several values with commas between them), or in a TOML file that "
    "--config or GRIMORIO_CONFIG names (log-file = \"…\", and the limits under [limits]). A flag "
    "goes before the environment, and the environment before the file."
)  # fmt: skip


class Serve(click.Command):
    """Its options are those of the server's table, which is read when they are asked for."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        need("server", *NEEDED)
        return [*_options(), *super().get_params(ctx)]

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from grimorio.server.options import limits_told

        with formatter.section("Limits (a rate is A_SECOND:AT_ONCE)"):
            formatter.write_dl([(f"{name}={usual}", told) for name, usual, told in limits_told()])
        formatter.write_paragraph()
        formatter.write_text(WAYS)


def _options() -> list[click.Parameter]:
    from grimorio.server.options import OPTIONS

    made: list[click.Parameter] = []
    for option in OPTIONS:
        usual = f"  [{option.default()}]" if option.default() else ""
        shown: dict[str, Any] = {"metavar": option.form} if option.form else {"is_flag": True}
        made.append(click.Option([option.flag, option.target], help=option.meaning + usual,
                                 multiple=option.many, default=None, **shown))  # fmt: skip
    return made


def config_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option("--config", metavar="FILE", envvar="GRIMORIO_CONFIG", default=None,
                        help="A TOML file with settings.")(command)  # fmt: skip


@click.command(cls=Serve)
@config_option
@click.option("--limit", "wishes", multiple=True, metavar="NAME=NUMBER",
              help="Another limit than the usual one; may be repeated.")  # fmt: skip
@click.option("--no-limits", is_flag=True, hidden=True, help="For load tests on a closed machine.")
@language_option
def serve(
    config: str | None, wishes: tuple[str, ...], no_limits: bool, lang: str, **given: Any
) -> None:
    """Start the table and print the address to open."""
    with contextlib.suppress(KeyboardInterrupt):  # that is how one stops it
        _serve(config, wishes, no_limits, lang, given)


def _serve(
    config: str | None, wishes: tuple[str, ...], no_limits: bool, lang: str, given: dict[str, Any]
) -> None:
    from grimorio.server.files import check_files
    from grimorio.server.options import OPTIONS, chosen
    from grimorio.server.run import run

    flags = {option.name: given[option.target] for option in OPTIONS
             if given[option.target] not in (None, (), False)}  # fmt: skip
    settings = chosen(config, os.environ, flags, wishes, no_limits)
    check_files(settings, config)
    speaker = Speaker(lang)
    notes = [
        speaker.say("edition-served", game=speaker.say(f"{id}-title"),
                    title=game.info.edition.heading(), count=len(changes(game)))
        for id, game in edition_games(settings.editions).items()
    ]  # fmt: skip
    run(settings, notes, lang)
