"""Options and small things that several commands share."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from grimorio.core.errors import BadInput
from grimorio.core.game import AnyGame, OptionValue
from grimorio.core.registry import build_game
from grimorio.core.text import Json
from grimorio.texts import LANGUAGES


def default_language() -> str:
    return "es" if os.environ.get("LANG", "").startswith("es") else "en"


def remember_language(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Errors are told in the language that was asked for."""
    if value not in LANGUAGES:
        raise BadInput("error-language", language=value[:20], known=list(LANGUAGES))
    ctx.find_root().obj = value
    return value


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    return click.option("--lang", default=default_language, callback=remember_language,
                        is_eager=True, help="es or en.")(command)  # fmt: skip


def game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """GAME, --seats, --option, --edition."""
    command = click.option("--edition", type=click.Path(path_type=Path), default=None,
                           help="A TOML file with other cards.")(command)  # fmt: skip
    command = click.option("--option", "-o", "given", multiple=True, metavar="NAME=VALUE",
                           help="A variant of the game; may be repeated.")(command)  # fmt: skip
    command = click.option("--seats", type=int, default=None, help="How many play.")(command)
    return click.argument("game_id", metavar="GAME")(command)


def open_game(
    game_id: str, seats: int | None, given: tuple[str, ...], edition: Path | None
) -> tuple[AnyGame, int, dict[str, OptionValue]]:
    """The game, the checked number of seats, and the complete options."""
    game = build_game(game_id, edition)
    count = game.info.least_seats if seats is None else seats
    game.info.check_seats(count)
    known = {option.name: option for option in game.options(count)}
    parsed: dict[str, OptionValue] = {}
    for text in given:
        name, equals, word = text.partition("=")
        if not equals:
            raise BadInput("error-option-form", text=text[:60])
        if name in known:
            parsed[name] = known[name].parse(word)
        else:
            parsed[name] = word  # check_options names it and says what there is
    return game, count, game.check_options(count, parsed)


def read_json(path: Path) -> Json:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadInput("error-damaged-json", line=error.lineno) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("error-file", file=path.name, problem=type(error).__name__) from None


def at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise BadInput("error-count", name=name, value=value, least=least)
