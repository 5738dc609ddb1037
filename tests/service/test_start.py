"""What keeps a server from starting is one sentence and exit code 2, and changes nothing.

Databases that cannot be used are in tests/server/test_database.py, wrong settings in
test_settings.py.
"""

import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from grimorio.server.control import ask
from grimorio.server.files import COMPANIONS
from grimorio.server.settings import Settings
from grimorio.texts import Speaker
from tests.server.client import ServerProcess, fetch, refused
from tests.table.test_file import contents
from tests.table.test_old_matches import DATA


def at(folder: Path, *words: str) -> list[str]:
    return ["--port", "0", "--database", str(folder / "a.db"), *words]


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "[::1]"])
def test_a_port_that_is_taken(tmp_path: Path, host: str, lang: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host.strip("[]"), 0), family=family) as taken:
        port = str(taken.getsockname()[1])
        said = refused(lang, *at(tmp_path, "--host", host, "--port", port))
    assert said == Speaker(lang).say("error-port-taken", port=port)
    assert contents(tmp_path) == {}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("host", ["2001:db8::7", "fe80::1", "::1::2", "[::1", "203.0.113.9", "a b"])
def test_an_address_that_is_not_here(tmp_path: Path, host: str, lang: str) -> None:
    said = refused(lang, *at(tmp_path, "--host", host))
    assert said == Speaker(lang).say("error-address", host=host)
    assert contents(tmp_path) == {}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_file_of_somebody_else(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the tests cannot give files away unless it is root: so root gives it away, and
    anybody else is taken for another."""
    shutil.copy(DATA / "matches.sqlite", tmp_path / "a.db")
    if os.geteuid() == 0:
        os.chown(tmp_path / "a.db", 12345, 12345)
    else:
        monkeypatch.setattr(os, "geteuid", lambda: 12345)
    before = contents(tmp_path)
    said = refused(lang, *at(tmp_path))
    assert said == Speaker(lang).say("error-store-owner", file="a.db")
    assert contents(tmp_path) == before


def test_a_log_file_that_cannot_be_written(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "log"
    said = refused("en", *at(tmp_path, "--log-file", str(path)))
    assert said == Speaker("en").say("error-log-file", file=str(path))
    assert contents(tmp_path) == {}


def test_what_is_made_is_private_and_no_second_server_gets_it(tmp_path: Path) -> None:
    """Whatever the umask."""
    database = tmp_path / "var" / "a.db"
    old = os.umask(0)
    try:
        with ServerProcess(tmp_path, "--database", str(database),
                           "--log-file", str(tmp_path / "log")) as server:  # fmt: skip
            made = [tmp_path / "var", tmp_path / "log", *(tmp_path / "var").iterdir()]
            found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in made}
            said = refused("en", "--port", "0", "--database", str(database))
            assert said == Speaker("en").say("error-store-busy", file="a.db")
            assert fetch(f"{server.http}/readyz").text == "ok"
    finally:
        os.umask(old)
    assert found.pop("var") == 0o700
    assert {"a.db", "a.db-wal", "log"} <= set(found)
    assert set(found.values()) == {0o600}


# Files that are not what their setting needs


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(
    ("name", "problem"),
    [("a.db", "database"), ("notes", "file"), ("folder", "folder"), ("no/where", "missing"),
     ("link", "file"), ("notes/x", "missing")],
)  # fmt: skip
def test_a_control_that_would_take_the_place_of_something(
    tmp_path: Path, name: str, problem: str, lang: str
) -> None:
    shutil.copy(DATA / "matches.sqlite", tmp_path / "a.db")
    (tmp_path / "notes").write_text("mine")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("nothing")
    before = contents(tmp_path)
    path = tmp_path / name
    said = refused(lang, *at(tmp_path, "--control", str(path)))
    taken = ("error-file-taken", {"where": "control", "other": "database"})
    key, more = taken if problem == "database" else ("error-control-file", {"problem": problem})
    assert said == Speaker(lang).say(key, file=str(path), **more)
    assert contents(tmp_path) == before
    assert (tmp_path / "link").is_symlink()


def test_what_lies_where_the_control_would_be_is_kept(tmp_path: Path) -> None:
    """Beside the database, too, where nobody has named it."""
    (tmp_path / "a.db.admin").write_text("mine")
    said = refused("en", *at(tmp_path))
    path = os.path.realpath(tmp_path / "a.db.admin")
    assert said == Speaker("en").say("error-control-file", file=path, problem="file")
    assert contents(tmp_path) == {"a.db.admin": b"mine"}


def test_a_control_where_a_server_answers_is_left_to_it(tmp_path: Path) -> None:
    """And one that a server left behind when it was killed is taken over."""
    path = tmp_path / "control"
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(path))
        other.listen()
        said = refused("en", *at(tmp_path, "--control", str(path)))
        assert said == Speaker("en").say("error-control-file", file=str(path), problem="used")
    with ServerProcess(tmp_path, "--control", str(path)) as server:
        assert fetch(f"{server.http}/readyz").text == "ok"
        assert ask(path, "limits", {})["sockets"] == Settings().limits.sockets
    assert not path.exists()


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(
    ("name", "other"),
    [(f"a.db{suffix}", "database") for suffix in COMPANIONS]
    + [("log/../a.db", "database"), ("linked", "database"), ("here.sock", "control"),
       ("cards.toml", "edition"), ("set.toml", "config"), ("before", "database")],
)  # fmt: skip
def test_a_log_that_would_be_written_into_something_else(
    tmp_path: Path, name: str, other: str, lang: str
) -> None:
    """By whatever name; what the log is called once it is full counts, too."""
    database = tmp_path / ("before.1" if name == "before" else "a.db")
    shutil.copy(DATA / "matches.sqlite", database)
    (tmp_path / "log").mkdir()
    (tmp_path / "linked").symlink_to("a.db")
    (tmp_path / "set.toml").write_text("")
    before = contents(tmp_path)
    path = tmp_path / name
    files = {"database": database, "log-file": path, "control": tmp_path / "here.sock",
             "config": tmp_path / "set.toml", "edition": tmp_path / "cards.toml"}  # fmt: skip
    said = refused(lang, "--port", "0", *(f"--{name}={file}" for name, file in files.items()))
    taken = {"where": "log-file", "file": str(path), "other": other}
    assert said == Speaker(lang).say("error-file-taken", **taken)
    assert contents(tmp_path) == before


def test_stopped_by_its_keyboard_it_says_nothing_and_is_content(tmp_path: Path) -> None:
    """The terminal tells all of a program's processes, those in which bots think, too."""
    command = [sys.executable, "-m", "grimorio", "serve", *at(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          start_new_session=True) as process:  # fmt: skip
        assert process.stdout is not None
        address = process.stdout.readline().split()[1]
        assert fetch(f"{address}readyz").text == "ok"
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=60)
    assert (process.returncode, said) == (0, ("", ""))


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    said = refused("en", "--port", "0", "--database", str(tmp_path))
    assert said == Speaker("en").say("error-store-folder", file=str(tmp_path))
