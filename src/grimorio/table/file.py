"""The file that keeps all matches: whose it is, who may read it, and whether it is still there.

SQLite writes to what it once opened, wherever that is by now. So before anything is promised, the
names on the disk are compared with what is open. The handle kept here must not be closed while
SQLite works: closing any handle of a file gives up all of a process's POSIX locks on it.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import structlog

from grimorio.core.errors import BadInput

MAGIC = b"SQLite format 3\0"
PRIVATE = 0o600

log = structlog.get_logger("file")


class Lost(OSError):
    """What would be stored now might not be found at the next start."""


class DatabaseFile:
    """Finds or makes the file, keeps others off it, and tells whether it is still the same."""

    def __init__(self, path: Path, make: Callable[[Path], None], newest: str) -> None:
        self.path = Path(os.path.realpath(path))
        self._newest = newest
        self._handles: list[int] = []
        try:
            self._open(make)
        except OSError:
            self.close()
            raise BadInput("error-store-unwritable", file=str(path)) from None
        except BaseException:
            self.close()
            raise

    def _open(self, make: Callable[[Path], None]) -> None:
        """A file that is not ours is refused before anything is written, beside it or in it."""
        if self.path.exists() and not self.path.is_file():
            raise BadInput("error-store-foreign", file=self.path.name)
        found = _size(self.path) or _size(self.name("-wal"))
        if found:
            self.handle = self._hold(self.path, os.O_RDWR)
            self.look()
        else:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._hold(self.name(".lock"), os.O_RDWR | os.O_CREAT)
        if not found:
            self._make(make)
            self.handle = self._hold(self.path, os.O_RDWR)
        self._tighten()

    def _make(self, make: Callable[[Path], None]) -> None:
        """Under another name until it is complete: a power cut leaves no half of a database."""
        new = self.name(".new")
        for suffix in ("", "-wal", "-shm", "-journal"):
            Path(f"{new}{suffix}").unlink(missing_ok=True)
        os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        make(new)
        new.rename(self.path)
        _sync(self.path.parent)
        _sync(self.path.parent.parent)

    def _hold(self, path: Path, how: int) -> int:
        """One server a file, by whatever name: two writers would break every promise made here."""
        handle = os.open(path, how | os.O_CLOEXEC, PRIVATE)
        self._handles.append(handle)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadInput("error-store-busy", file=self.path.name) from None
        return handle

    def _tighten(self) -> None:
        """Secrets and keys are inside: nobody else on the machine may read it."""
        for suffix in ("", "-wal", "-shm", ".lock"):
            name = self.name(suffix)
            try:
                if name.stat().st_mode & 0o077:
                    name.chmod(PRIVATE)
                    log.info("made private", file=name.name)
            except FileNotFoundError:
                pass
            except OSError:  # it belongs to somebody else
                log.warning("others can read this file", file=name.name)

    def name(self, suffix: str) -> Path:
        return Path(f"{self.path}{suffix}")

    def uri(self, mode: str) -> str:
        return f"file:{quote(str(self.path))}?{mode}"

    def close(self) -> None:
        while self._handles:
            os.close(self._handles.pop())

    # Whose it is

    def look(self) -> None:
        """Refuse what is not ours, what a newer Grimorio wrote, and what is damaged."""
        facts = os.fstat(self.handle)
        if facts.st_uid != os.geteuid():
            # What is made beside it would keep its owner out, and its owner can read the secrets.
            raise BadInput("error-store-owner", file=self.path.name)
        if facts.st_nlink > 1:
            raise BadInput("error-store-names", file=self.path.name)
        logged = _size(self.name("-wal"))
        if os.pread(self.handle, len(MAGIC), 0) != MAGIC:
            kind = "damaged" if logged else "foreign"
            raise BadInput(f"error-store-{kind}", file=self.path.name)
        # With an empty log, reading need not even create one beside the file.
        try:
            self._read("mode=ro" if logged else "immutable=1", every_page=logged > 0)
        except sqlite3.DatabaseError:
            raise BadInput("error-store-damaged", file=self.path.name) from None

    def _read(self, mode: str, every_page: bool) -> None:
        """After a crash every page is read: the log may hide that the file is cut."""
        connection = sqlite3.connect(self.uri(mode), uri=True, timeout=1.0)
        with contextlib.closing(connection):
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            if every_page and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("quick_check")
            if names:
                self._check_version(connection, names)

    def _check_version(self, connection: sqlite3.Connection, names: set[str]) -> None:
        if not {"alembic_version", "matches", "plies"} <= names:
            raise BadInput("error-store-foreign", file=self.path.name)
        rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        if len(rows) != 1 or str(rows[0][0]) > self._newest:
            raise BadInput("error-store-newer", file=self.path.name)

    # Whether it is still the same

    def settle(self) -> None:
        """Remember what is there now: after opening, and after each of our own checkpoints."""
        facts = os.fstat(self.handle)
        self._known = {str(self.path): _mark(facts)}
        for suffix in ("-wal", "-shm"):
            facts = os.stat(f"{self.path}{suffix}")
            self._known[f"{self.path}{suffix}"] = _mark(facts)[:2]

    def check(self) -> None:
        """Raise `Lost` if it was deleted or replaced, or if somebody else has written to it:
        SQLite would go on with the pages that it remembers, and nobody knows what is left."""
        for name, known in self._known.items():
            try:
                found = _mark(os.stat(name))
            except FileNotFoundError:
                raise Lost(f"{os.path.basename(name)} was deleted") from None
            if found[:2] != known[:2]:
                raise Lost(f"{os.path.basename(name)} was replaced")
            if found[: len(known)] != known:
                raise Lost(f"{os.path.basename(name)} was changed by somebody else")


def _mark(facts: os.stat_result) -> tuple[int, ...]:
    """Which file it is, and when it was last written."""
    return facts.st_dev, facts.st_ino, facts.st_size, facts.st_mtime_ns


def _size(path: Path) -> int:
    try:
        return path.stat().st_size if path.is_file() else 0
    except FileNotFoundError:
        return 0


def _sync(folder: Path) -> None:
    """A new name is on the disk only when its folder is; not every file system can be asked."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
