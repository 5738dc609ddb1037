"""The `grimorio` command. Each subcommand is a module, loaded when it is used."""

import importlib
import sys
from collections.abc import Sequence
from typing import Any

import click

from grimorio import __version__, compiled
from grimorio.bots.specs import bots_left_out
from grimorio.core.errors import BadInput
from grimorio.core.registry import left_out
from grimorio.texts import Speaker

from .common import default_language

COMMANDS = {
    "play": "play in the terminal, with bots or friends at the same screen",
    "learn": "learn a game by playing its lessons",
    "serve": "start the table for the browser",
    "simulate": "play many games between bots and print one JSON object",
    "arena": "let bots compete and rate them",
    "replay": "read a recorded game step by step",
    "verify": "check a finished match: its secret, every shuffle, the outcome",
    "balance": "measure how even a game is, with plots",
    "admin": "look after a server: matches, guests, checks, backups",
    "db": "copy everything from one database to another",
    "edition": "show or check an edition's cards and their sources",
}


class Grimorio(click.Group):
    """Loads a subcommand's module only when it is needed, and turns bad input into one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = importlib.import_module(f"grimorio.cli.{name}")
        command: click.Command = getattr(module, name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        for problem in (*left_out(), *bots_left_out()):
            said = Speaker(default_language()).say(problem.key, **dict(problem.arguments))
            click.echo(said, err=True)
        try:
            return super().invoke(ctx)
        except BadInput as error:
            language = ctx.obj if ctx.obj in ("es", "en") else "en"
            sentence = Speaker(language).say(error.key, **dict(error.arguments))
            click.echo(sentence, err=True)
            ctx.exit(2)


def _version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(version_line())
        ctx.exit()


def version_line() -> str:
    form = "compiled" if compiled else "interpreted"
    return f"grimorio {__version__} ({form}, Python {sys.version.split()[0]})"


@click.group(cls=Grimorio, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version,
              help="Show the version, and whether the engines are compiled.")  # fmt: skip
def cli() -> None:
    """Four tabletop games of magic: Cónclave, Crónicas, Magia Cum Laude, Bellum Magica."""


def main(args: Sequence[str] | None = None) -> None:
    cli.main(args=args, prog_name="grimorio")


__all__ = ["cli", "grimorio", "main"]
