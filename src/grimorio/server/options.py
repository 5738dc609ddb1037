"""What an operator can choose, by a file, by the environment or by flags: one table for all three,
for `grimorio serve --help`, and for the page of the docs.

A flag goes before the environment, and the environment before the file. Whatever does not fit is
told in one sentence that names where it stands.
"""

from __future__ import annotations

import ast
import inspect
import ipaddress
import os
import re
import textwrap
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from grimorio.core.errors import BadInput
from grimorio.table.customs import Customs
from grimorio.table.stores import database

from .settings import NO_LIMITS, Limits, Settings, adjusted, check_sense, origin

PREFIX = "GRIMORIO_"
LIMIT = "LIMIT_"
NOT_OURS = {"FORM", "COMPILE", "CHROMIUM", "QUIET"}
"""Variables that builds, tests and the engines read."""
LEVELS = ("debug", "info", "warning", "error", "critical")
Wish = tuple[str, str]
"""Where it stands, and NAME=NUMBER of a limit."""
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")


@dataclass(frozen=True)
class Option:
    """One choice. `read` makes it from a word, and raises ValueError if that does not fit."""

    name: str
    meaning: str
    form: str
    """What to give, as the help shows it; a flag has none."""
    read: Callable[[str], Any]
    kind: str = "word"
    """Which sentence says what is allowed."""
    field: str = ""
    """The name in `Settings`, if it is another."""
    many: bool = False
    usual: str = ""
    """How the default is told where the value itself would say nothing."""

    @property
    def flag(self) -> str:
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace("-", "_")

    @property
    def target(self) -> str:
        return self.field or self.name.replace("-", "_")

    def default(self) -> str:
        value = getattr(Settings(), self.target)
        if self.usual or value in (None, (), False):
            return self.usual
        return str(value)


def _database(word: str) -> Path | str:
    return database(_word(word))


def _port(word: str) -> int:
    return _within(word, 0, 65535)


def _workers(word: str) -> int:
    return _within(word, 1, 64)


def _within(word: str, least: int, most: int) -> int:
    number = int(word)
    if not (word.isascii() and least <= number <= most):
        raise ValueError
    return number


def _switch(word: str) -> bool:
    if word.lower() in YES:
        return True
    if word.lower() in NO:
        return False
    raise ValueError


def _level(word: str) -> str:
    if word not in LEVELS:
        raise ValueError
    return word


def _word(word: str) -> str:
    if not word or any(ord(sign) < 32 for sign in word):
        raise ValueError
    return word


def _host(word: str) -> str:
    """An IPv6 address may stand in the brackets that it has in addresses of pages."""
    return re.sub(r"\A\[([0-9a-fA-F:.%]+\w*)\]\Z", r"\1", _word(word))


def _network(word: str) -> str:
    ipaddress.ip_network(word, strict=False)
    return word


def _path(word: str) -> Path:
    return Path(_word(word))


OPTIONS = (
    Option("host", "Where to listen; 0.0.0.0 for everybody.", "ADDRESS", _host),
    Option("port", "The port; 0 takes a free one.", "NUMBER", _port, "port"),
    Option("lan", "Listen on the home network, too; prints the address that the others type, and "
           "its QR code.", "", _switch, "switch"),
    Option("public", "The address under which others reach this table: invitations carry it.",
           "ADDRESS", origin),
    Option("database", "What keeps all matches: a file, or the address of a PostgreSQL database "
           "(postgresql://…) that several nodes can share.", "FILE|ADDRESS", _database),
    Option("workers", "Processes in which bots think.", "NUMBER", _workers, "workers",
           usual="one for each core but one, at most 4"),
    Option("edition", "A TOML file with other cards for new matches; may be repeated.", "FILE",
           _path, field="editions", many=True),
    Option("origin", "A further address of the page; may be repeated.", "ADDRESS", origin,
           field="origins", many=True),
    Option("proxy", "A proxy in front, or a network of them, whose word about clients is "
           "believed; may be repeated.", "ADDRESS", _network, "network", field="proxies",
           many=True),
    Option("https", "The page is served over HTTPS by a proxy in front.", "", _switch, "switch",
           field="secure"),
    Option("metrics", "Who may read /metrics beside this machine: an address or a network; may be "
           "repeated.", "ADDRESS", _network, "network", field="scrapers", many=True),
    Option("control", "The Unix socket by which `grimorio admin` speaks to this server; beside an "
           "SQLite file there is always one.", "FILE", _path),
    Option("log", f"How much to log: {', '.join(LEVELS)}.", "LEVEL", _level, "level"),
    Option("log-file", "Where to log instead of standard error; never more than the limit "
           "log_bytes.", "FILE", _path),
)  # fmt: skip
BY_NAME = {option.name: option for option in OPTIONS}


def chosen(
    file: str | None, environment: Mapping[str, str], flags: Mapping[str, Any],
    wishes: tuple[str, ...] = (), unlimited: bool = False,
) -> Settings:  # fmt: skip
    """The settings: the file's, then those of the environment, then the flags. `flags` are by
    option and hold what was given; `wishes` are NAME=NUMBER of limits."""
    values: dict[str, Any] = {}
    limits: list[Wish] = []
    if file is not None:
        found, wished = _from_file(Path(file))
        values |= found
        limits += wished
    found, wished = _from_environment(environment)
    values |= found
    values |= {BY_NAME[name].target: _taken(BY_NAME[name], given, BY_NAME[name].flag)
               for name, given in flags.items()}  # fmt: skip
    base = Settings(limits=NO_LIMITS if unlimited else Limits(), workers=spare_cores())
    settings = replace(base, **values)
    for where, wish in (*limits, *wished, *(("--limit", wish) for wish in wishes)):
        settings = adjusted(settings, [wish], where)
    check_sense(settings, host_given="host" in values)
    return settings


def spare_cores() -> int:
    """One core is left for those who play."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


def _taken(option: Option, given: Any, where: str) -> Any:
    """A value, or the values, in the form that the settings have."""
    if option.many:
        each = given if isinstance(given, (list, tuple)) else [given]
        return tuple(_one(option, one, where) for one in each)
    return _one(option, given, where)


def _one(option: Option, given: Any, where: str) -> Any:
    word = str(given).lower() if isinstance(given, bool) else given
    word = str(word) if isinstance(word, int) else word
    try:
        if not isinstance(word, str):
            raise ValueError
        return option.read(word)
    except BadInput:
        raise
    except ValueError:
        raise BadInput("error-setting", where=where, value=str(word)[:60], kind=option.kind,
                       known=list(LEVELS)) from None  # fmt: skip


def _from_environment(environment: Mapping[str, str]) -> tuple[dict[str, Any], list[Wish]]:
    values: dict[str, Any] = {}
    wishes: list[Wish] = []
    variables = {option.variable: option for option in OPTIONS}
    for name in sorted(environment):
        if not name.startswith(PREFIX) or name.removeprefix(PREFIX) in {*NOT_OURS, "CONFIG"}:
            continue
        word, option = environment[name], variables.get(name)
        if name.startswith(PREFIX + LIMIT):
            limit = name.removeprefix(PREFIX + LIMIT)
            wishes.append((name, f"{limit.lower()}={word}"))
        elif option is None:
            raise BadInput("error-unknown-variable", name=name[:60], known=sorted(variables))
        else:
            given = [part.strip() for part in word.split(",") if part.strip()]
            values[option.target] = _taken(option, given if option.many else word, name)
    return values, wishes


def _from_file(path: Path) -> tuple[dict[str, Any], list[Wish]]:
    values: dict[str, Any] = {}
    limits: dict[str, Any] = {}
    for name, given in _read(path).items():
        if name == "limits":
            if not isinstance(given, dict):
                raise BadInput("error-limits-section", file=path.name)
            limits = given
        elif name not in BY_NAME:
            raise BadInput("error-unknown-setting", file=path.name, name=name[:40],
                           known=[*BY_NAME, "[limits]"])  # fmt: skip
        else:
            option = BY_NAME[name]
            values[option.target] = _taken(option, given, f"{path.name}: {name}")
    where = f"{path.name}: [limits]"
    return values, [(where, f"{name}={_words(value)}") for name, value in limits.items()]


def _words(value: Any) -> str:
    """A limit in the file as a flag would say it: a rate is [A_SECOND, AT_ONCE]."""
    if isinstance(value, list):
        return ":".join(map(_words, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("error-file", file=str(path), problem=type(error).__name__) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadInput("error-config", file=path.name, problem=str(error)[:120]) from None


def meanings(kind: type) -> dict[str, str]:
    """What stands under each field of a data class, in one line."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for before, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                found[before.target.id] = " ".join(str(after.value.value).split())
    return found


def limits_told() -> Iterator[tuple[str, str, str]]:
    """Every limit: its name, its default as a flag would give it, and its meaning."""
    for kind in (Limits, Customs):
        told = meanings(kind)
        for each in fields(kind):
            yield each.name, in_words(each.default), told[each.name]


def in_words(value: Any) -> str:
    """A limit as a flag would give it."""
    numbers = value if isinstance(value, (list, tuple)) else [value]
    return ":".join(f"{number:.10g}" for number in numbers)
