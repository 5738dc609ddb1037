"""The files that a server makes and writes: each is what its setting needs, and no other's."""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

from grimorio.core.errors import BadInput
from grimorio.table.stores import is_address

from .control import control_path, named
from .settings import Settings

COMPANIONS = ("", "-wal", "-shm", "-journal", ".lock", ".admin", ".new")
"""What a database has beside it by and by, and what it is called itself."""


def check_files(settings: Settings, config: str | None = None) -> None:
    """BadInput before anything is opened: a log would be written into a database, and a socket
    would take the place of whatever is there."""
    taken = dict(_taken(settings, config))
    control = control_path(settings)
    if control is not None:
        if settings.control is not None and not _is_beside(settings):
            _free(settings.control, "control", taken)
        _check_socket(control, ours=settings.control is None or _is_beside(settings))
        taken[os.path.realpath(control)] = "control"
    if settings.log_file is not None:
        _free(settings.log_file, "log-file", taken)
        _free(settings.log_file, "log-file", taken, ".1")


def _taken(settings: Settings, config: str | None) -> Iterator[tuple[str, str]]:
    """Real names of files, and what each is."""
    if not is_address(settings.database):
        for suffix in COMPANIONS:
            yield os.path.realpath(settings.database) + suffix, "database"
    for edition in settings.editions:
        yield os.path.realpath(edition), "edition"
    if config is not None:
        yield os.path.realpath(config), "config"


def _free(path: Path, where: str, taken: dict[str, str], suffix: str = "") -> None:
    other = taken.get(os.path.realpath(f"{path}{suffix}"))
    if other is not None:
        raise BadInput("error-file-taken", where=where, file=str(path), other=other)


def _is_beside(settings: Settings) -> bool:
    """Whether the control was named where it would be anyway."""
    if settings.control is None or is_address(settings.database):
        return False
    usual = os.path.realpath(settings.database) + ".admin"
    return os.path.realpath(settings.control) == usual


def _check_socket(path: Path, ours: bool) -> None:
    """`ours`: whoever has the database may have the socket, and that is looked at later."""
    problem = _problem(path, ours)
    if problem:
        raise BadInput("error-control-file", file=str(path), problem=problem)


def _problem(path: Path, ours: bool) -> str:
    try:
        kind = os.lstat(path).st_mode
    except OSError:
        if ours:  # the folder is made with the database
            return ""
        if not os.path.isdir(path.parent):
            return "missing"
        return "" if os.access(path.parent, os.W_OK | os.X_OK) else "forbidden"
    if stat.S_ISDIR(kind):
        return "folder"
    if not stat.S_ISSOCK(kind):
        return "file"
    return "used" if not ours and _answers(path) else ""


def _answers(path: Path) -> bool:
    try:
        with socket.socket(socket.AF_UNIX) as line, named(path) as address:
            line.settimeout(1)
            line.connect(address)
    except OSError:
        return False
    return True
