"""`grimorio admin`: what whoever runs a server does with it, also while it runs."""

from __future__ import annotations

import asyncio
import functools
import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from grimorio.core.errors import BadInput
from grimorio.core.extras import need
from grimorio.texts import Speaker

from .common import language_option
from .serve import NEEDED, config_option

PHASES = ["lobby", "running", "over", "closed"]


class Command(click.Command):
    """Takes the names of matches and guests also where they begin like an option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        from grimorio.table.names import is_id

        options = {name for param in self.get_params(ctx) for name in param.opts}
        ids = [word for word in args if word[0:1] == "-" and is_id(word) and word not in options]
        if ids and "--" not in args:
            args = [word for word in args if word not in ids] + ["--", *ids]
        return super().parse_args(ctx, args)


@click.group()
def admin() -> None:
    """Look at matches and guests, close or delete them, check, back up and restore."""


class Place:
    """The database, and the server that may be using it."""

    def __init__(self, config: str | None, database: str | None, control: str | None) -> None:
        from grimorio.server.logs import configure_logs
        from grimorio.server.options import chosen

        configure_logs("error")
        given = {"database": database, "control": control}
        flags = {name: word for name, word in given.items() if word is not None}
        self.settings = chosen(config, os.environ, flags)
        self.database = self.settings.database

    def do(self, name: str, /, **args: Any) -> Any:
        """Let the server do it if one has the database; else here."""
        from grimorio.table.stores import is_address, open_store

        if not is_address(self.database) and not os.path.isfile(self.database):
            folder = os.path.isdir(self.database)
            problem = "IsADirectoryError" if folder else "FileNotFoundError"
            raise BadInput("error-file", file=str(self.database), problem=problem)
        try:
            store = open_store(self.database)
        except BadInput as error:
            if error.key != "error-store-busy":
                raise
            return self.ask(name, **args)
        return asyncio.run(_alone(store, name, args))

    def ask(self, name: str, /, **args: Any) -> Any:
        from grimorio.server.control import ask, control_path

        path = control_path(self.settings)
        try:
            if path is None:
                raise FileNotFoundError
            return ask(path, name, args)
        except OSError:
            raise BadInput("error-control", file=Path(self.database).name,
                           socket=str(path)) from None  # fmt: skip


async def _alone(store: Any, name: str, args: dict[str, Any]) -> Any:
    from grimorio.table.steward import Steward

    store.start(asyncio.get_running_loop())
    try:
        return await Steward(store).do(name, **args)
    finally:
        await asyncio.to_thread(store.close)


def command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """A subcommand with what all of them take; it gets the place and a speaker."""

    def wrap(function: Callable[..., None]) -> click.Command:
        @functools.wraps(function)
        def work(config: str | None, database: str | None, control: str | None, lang: str,
                 **more: Any) -> None:  # fmt: skip
            need("server", *NEEDED)
            function(Place(config, database, control), Speaker(lang), **more)

        run: Callable[..., Any] = language_option(work)
        run = click.option("--control", metavar="FILE", default=None,
                           help="The server's Unix socket, if it was given one.")(run)  # fmt: skip
        run = click.option("--database", metavar="FILE|ADDRESS", default=None,
                           help="As for `grimorio serve`.")(run)  # fmt: skip
        return admin.command(name, cls=Command)(config_option(run))

    return wrap


as_json = click.option("--json", "raw", is_flag=True, help="Print JSON.")
sure = click.option("--yes", is_flag=True, help="Do it.")
matches = click.argument("ids", metavar="MATCH…", nargs=-1, required=True)


def _print(data: Any) -> None:
    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _only_if(yes: bool) -> None:
    if not yes:
        raise BadInput("admin-sure")


@command("list")
@click.option("--phase", type=click.Choice(PHASES), default=None, help="Only those.")
@click.option("--game", default=None, help="Only of this game.")
@as_json
def list_(place: Place, speaker: Speaker, phase: str | None, game: str | None, raw: bool) -> None:
    """List the stored matches, the oldest first."""
    found = place.do("list", phase=phase, game=game)
    if raw:
        _print(found)
        return
    for line in found:
        click.echo(_line(speaker, line))
    if not found:
        click.echo(speaker.say("admin-none"))


def _line(speaker: Speaker, line: dict[str, Any]) -> str:
    players = ", ".join(name or "-" for name in line.get("players", []))
    return speaker.say("admin-list", id=line["id"], game=line["game"], phase=line["phase"],
                       plies=line["plies"], last=_when(line["last"]), players=players)  # fmt: skip


@command("show")
@click.argument("id", metavar="MATCH")
@as_json
def show(place: Place, speaker: Speaker, id: str, raw: bool) -> None:
    """Show a match, and which guest sits where."""
    found = place.do("show", id=id)
    if raw:
        _print(found)
        return
    click.echo(_line(speaker, found).rstrip())
    if "problem" in found:
        click.echo(found["problem"])
    for seat in found.get("seats", []):
        click.echo(speaker.say("admin-seat", seat=seat["seat"], kind=seat["kind"],
                               name=seat["name"] or "-", guest=seat["guest"] or "-"))  # fmt: skip


@command("guests")
@click.option("--name", default=None, help="Only who is called so.")
@as_json
def guests(place: Place, speaker: Speaker, name: str | None, raw: bool) -> None:
    """List guests, those who were here last first."""
    found = place.do("guests", name=name)
    if raw:
        _print(found)
        return
    for line in found:
        click.echo(speaker.say("admin-guest", guest=line["guest"], name=line["name"] or "-",
                               matches=line["matches"], last=_when(line["last"])))  # fmt: skip
    if not found:
        click.echo(speaker.say("admin-none"))


@command("export")
@click.argument("id", metavar="MATCH")
def export(place: Place, speaker: Speaker, id: str) -> None:
    """Print a match as `grimorio verify` and `grimorio replay` read it."""
    _print(place.do("export", id=id))


@command("close")
@matches
def close(place: Place, speaker: Speaker, ids: tuple[str, ...]) -> None:
    """Let nothing happen at a table any more; everything is kept."""
    told = place.do("close", ids=list(ids))
    click.echo(speaker.say("admin-closed", count=told["matches"]))


@command("reopen")
@matches
def reopen(place: Place, speaker: Speaker, ids: tuple[str, ...]) -> None:
    """Let a closed table go on."""
    told = place.do("reopen", ids=list(ids))
    click.echo(speaker.say("admin-reopened", count=told["matches"]))


@command("delete")
@matches
@sure
def delete(place: Place, speaker: Speaker, ids: tuple[str, ...], yes: bool) -> None:
    """Delete matches with everything that belongs to them."""
    _only_if(yes)
    told = place.do("delete", ids=list(ids))
    click.echo(speaker.say("admin-deleted", count=told["matches"]))


@command("forget")
@click.argument("guest", metavar="GUEST")
@sure
def forget(place: Place, speaker: Speaker, guest: str, yes: bool) -> None:
    """Delete everything of a guest; where others sat, too, it was nobody."""
    _only_if(yes)
    told = place.do("forget", guest=guest)
    click.echo(speaker.say("admin-forgotten", **told))


def _days(name: str, what: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(f"--{name}-days", type=click.FloatRange(0), default=None,
                        help=f"{what} after so many days; zero: never. [the limit]")  # fmt: skip


@command("prune")
@_days("lobby", "Tables that were never started")
@_days("finished", "Finished matches")
@_days("deserted", "Matches that nobody goes on with")
@_days("guest", "Guests who sit nowhere")
@click.option("--dry-run", "dry", is_flag=True, help="Only say how many.")
@sure
def prune(place: Place, speaker: Speaker, dry: bool, yes: bool, **days: float | None) -> None:
    """Delete what is old. The server does it by itself, by its limits, once an hour."""
    if not dry:
        _only_if(yes)
    customs = place.settings.customs
    ages = {name: getattr(customs, name) if given is None else given
            for name, given in days.items()}  # fmt: skip
    told = place.do("prune", dry=dry, **ages)
    click.echo(speaker.say("admin-pruned", dry="yes" if dry else "no", **told))


@command("check")
@as_json
@click.pass_context
def check(ctx: click.Context, place: Place, speaker: Speaker, raw: bool) -> None:
    """Go through every match; exit code 1 if something is wrong."""
    told = place.do("check")
    orphans = sum(told["orphans"].values())
    wrong = told["damaged"] or orphans or told["open_ends"] or told["engine"] != "ok"
    if raw:
        _print(told)
    elif not wrong:
        click.echo(speaker.say("admin-sound", matches=told["matches"], engine=told["engine"]))
    else:
        click.echo(speaker.say("admin-unsound", damaged=len(told["damaged"]), orphans=orphans,
                               ends=len(told["open_ends"]), matches=told["matches"],
                               engine=told["engine"]))  # fmt: skip
        for id, problem in told["damaged"].items():
            click.echo(f"{id}  {problem}")
    if wrong:
        ctx.exit(1)


@command("repair")
@click.option("--cut", is_flag=True, help="Cut damaged matches back to their last sound move.")
@sure
def repair(place: Place, speaker: Speaker, cut: bool, yes: bool) -> None:
    """Add results that follow from the moves; if so asked, cut what cannot have happened."""
    _only_if(yes)
    told = place.do("repair", cut=cut)
    click.echo(speaker.say("admin-repaired", results=len(told["results"]), cut=len(told["cut"])))


@command("limits")
@as_json
def limits(place: Place, speaker: Speaker, raw: bool) -> None:
    """Show the limits in force in the running server, or in all nodes that run."""
    from grimorio.server.options import in_words

    title, found = _in_force(place)
    if all(told == found[0] for told in found):  # as nodes are meant to have them
        found = found[:1]
    if raw:
        _print(found if len(found) > 1 else found[0])
        return
    for told in found:
        click.echo(speaker.say(title))
        for name, value in told.items():
            click.echo(speaker.say("admin-limit", name=name, value=in_words(value)))


def _in_force(place: Place) -> tuple[str, list[dict[str, Any]]]:
    """What the server that runs says; without one, what the settings given here say."""
    from grimorio.table.stores import is_address

    if is_address(place.database) and place.settings.control is None:
        found = list(place.do("limits").values())
        if found:
            return "admin-limits-running", found
    try:
        return "admin-limits-running", [place.ask("limits")]
    except BadInput as error:
        if error.key != "error-control":
            raise
        return "admin-limits-here", [place.settings.in_force()]


@command("backup")
@click.argument("to", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--apart", metavar="FILE", type=click.Path(path_type=Path), default=None,
              help="Put secrets and keys into this file, and not into the other.")  # fmt: skip
def backup(place: Place, speaker: Speaker, to: Path, apart: Path | None) -> None:
    """Copy everything into one file, of one moment, while the server runs."""
    from grimorio.table.backup import back_up

    count = back_up(place.database, to, apart)
    click.echo(speaker.say("admin-backed-up", matches=count, file=str(to)))
    if apart is not None:
        click.echo(speaker.say("admin-apart", file=str(apart)))


@command("restore")
@click.argument("source", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--apart", metavar="FILE", type=click.Path(path_type=Path), default=None,
              help="The file with secrets and keys, if they were kept apart.")  # fmt: skip
def restore(place: Place, speaker: Speaker, source: Path, apart: Path | None) -> None:
    """Put a backup into a database that is empty or not there yet."""
    from grimorio.table.backup import restore as put_back
    from grimorio.table.stores import is_address

    count = put_back(source, place.database, apart)
    where = "PostgreSQL" if is_address(place.database) else str(place.database)
    told = place.do("check")
    if told["damaged"]:
        raise BadInput("error-match-damaged")
    click.echo(speaker.say("admin-restored", matches=count, place=where))
