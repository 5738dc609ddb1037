"""A database that is not as it should be: one sentence at the start, later no false word."""

import ctypes
import errno
import functools
import json
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from grimorio.server.app import make_app
from grimorio.server.settings import Settings
from grimorio.table.names import new_id
from grimorio.texts import Speaker
from tests.table.test_file import committed, contents, newer, no_database, somebody_elses, truncated
from tests.table.test_writer import Deadly
from tests.trust.power.shim import environment
from tests.waiting import until

from .client import Guest, Line, ServerProcess, fetch, refused

# At the start


UNUSABLE = {truncated: "damaged", no_database: "foreign", somebody_elses: "foreign", newer: "newer"}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(("make", "key"), UNUSABLE.items())
def test_a_database_that_cannot_be_used_gets_one_sentence(
    tmp_path: Path, make: Callable[[Path], None], key: str, lang: str
) -> None:
    make(tmp_path / "a.db")
    before = contents(tmp_path)
    said = refused(lang, "--port", "0", "--database", str(tmp_path / "a.db"))
    assert said == Speaker(lang).say(f"error-store-{key}", file="a.db")
    assert contents(tmp_path) == before


def without_root() -> None:
    """Even root must ask for permission once these are dropped from what it may keep."""
    libc = ctypes.CDLL(None, use_errno=True)
    for capability in (1, 2):  # DAC_OVERRIDE, DAC_READ_SEARCH
        libc.prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP


def assert_unwritable(database: Path, first: Callable[[], None]) -> None:
    """Whatever the process does first to itself, it ends with one sentence."""
    command = [sys.executable, "-m", "grimorio", "serve", "--port", "0", "--lang", "en"]
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([*command, "--database", str(database)], capture_output=True, text=True,
                          timeout=180, preexec_fn=first, env=env)  # fmt: skip
    sentence = Speaker("en").say("error-store-unwritable", file=str(database))
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence + "\n")


def test_a_folder_or_file_that_cannot_be_written_gets_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "var"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        for database in (folder / "a.db", folder / "deeper" / "a.db"):
            assert_unwritable(database, without_root)
        assert contents(folder) == {}
    finally:
        folder.chmod(0o700)


@pytest.mark.parametrize("most", [0, 40_000, 200_000])
def test_a_start_on_a_full_disk_leaves_nothing_that_it_made(tmp_path: Path, most: int) -> None:
    """Wherever it comes to an end: at the first byte, in the tables, or at the first key."""
    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "mine").write_text("mine")
    limit = functools.partial(resource.setrlimit, resource.RLIMIT_FSIZE, (most, most))
    assert_unwritable(tmp_path / "var" / "deep" / "a.db", limit)
    assert [path.name for path in (tmp_path / "var").iterdir()] == ["mine"]


# While it runs


@dataclass
class Player:
    """Somebody at a table who tries the same choice again and again."""

    guest: Guest
    match: str
    line: Line
    state: Any

    @staticmethod
    async def sit_down(guest: Guest) -> "Player":
        match = await guest.create("conclave", 2, "local")
        return Player(guest, match, *await guest.turn(match))

    async def assert_not_stored(self) -> None:
        """No promise, and everybody who asks is told; but nobody restarts a server for it."""
        assert (await self.line.act(self.state))["text"]["key"] == "table-not-stored"
        wish = {"game": "conclave", "seats": 2, "mode": "local"}
        assert (await self.guest.problem("/api/matches", wish))[0] == 503
        for path, status in (("/readyz", 503), ("/livez", 200)):
            assert (await self.guest.http.get(path)).status_code == status

    async def assert_ready(self) -> None:
        await until(self.guest.is_ready)
        await self.guest.post("/api/me", {"name": "Ana"})


async def test_a_disk_that_fails_is_told_and_recovers(tmp_path: Path) -> None:
    database, fault = tmp_path / "grimorio.db", tmp_path / "disk.fault"
    with ServerProcess(tmp_path, "--no-limits", env=environment(tmp_path)) as server:
        async with Guest(server) as guest:
            player = await Player.sit_down(guest)
            for number in (errno.EROFS, errno.ENOSPC, errno.EIO):
                fault.write_text(str(number))
                await player.assert_not_stored()
                fault.unlink()
                await player.assert_ready()
            database.rename(tmp_path / "moved.db")
            await player.assert_not_stored()
            shutil.copy(tmp_path / "moved.db", database)
            await player.assert_not_stored()
            (tmp_path / "moved.db").rename(database)
            await player.assert_ready()
            assert (await player.line.act(player.state))["type"] == "accepted"
    assert "Traceback" not in server.errors()


async def test_a_damaged_or_deleted_file_is_told_and_a_full_log_ends_nothing(
    tmp_path: Path,
) -> None:
    database = tmp_path / "grimorio.db"
    (tmp_path / "errors.log").symlink_to("/dev/full")
    with ServerProcess(tmp_path, "--no-limits", "--log", "debug") as server:
        async with Guest(server) as guest:
            player = await Player.sit_down(guest)
            header = database.read_bytes()[:100]
            with open(database, "r+b") as file:
                file.write(os.urandom(100))
            await player.assert_not_stored()
            with open(database, "r+b") as file:
                file.write(header)
            database.unlink()
            await player.assert_not_stored()
            bye = await (await guest.sit(new_id())).until("bye")
            assert (bye["text"]["key"], bye["final"]) == ("table-not-read", False)


async def test_a_foreign_write_is_told_until_a_restart(own: ServerProcess, visitor: Guest) -> None:
    player = await Player.sit_down(visitor)
    committed(own.folder / "grimorio.db", "CREATE TABLE evil (x)")
    for _ in range(2):
        await player.assert_not_stored()
    assert "grimorio.db was changed by somebody else" in own.errors()
    own.stop()
    own.start()
    await player.assert_ready()
    own.stop()
    assert own.faults() == []


def harmed(sql: str) -> str:
    return f"DELETE FROM plies WHERE match = '{{id}}' AND {sql}"


@pytest.mark.parametrize(
    "harm",
    [
        harmed("ply = 0"),
        harmed("ply = 2"),
        "UPDATE plies SET action = 99999 WHERE match = '{id}' AND ply = 2",
        "UPDATE plies SET seat = NULL WHERE match = '{id}' AND ply = 2",
    ],
)
async def test_a_damaged_match_says_so_and_spoils_no_other(
    own: ServerProcess, visitor: Guest, harm: str
) -> None:
    whole = await visitor.create("conclave", 2, "local")
    player = await Player.sit_down(visitor)
    id = player.match
    for _ in range(3):  # whoever's turn it is: one guest sits everywhere
        assert (await player.line.act(player.state))["type"] == "accepted"
        player.line, player.state = await visitor.turn(id)
    own.stop()
    committed(own.folder / "grimorio.db", harm.format(id=id))
    own.start()
    for _ in range(2):
        cards = {card["id"]: card for card in (await visitor.get("/api/matches"))["matches"]}
        assert cards[id]["problem"]["key"] == "error-match-damaged"
        assert cards[whole]["problem"] is None
    async with await visitor.sit(id) as line:
        bye = await line.next()
        assert (bye["text"]["key"], bye["final"]) == ("error-match-damaged", True)
    for path in ("", "/replay", "/export"):
        told = await visitor.problem(f"/api/matches/{id}{path}", method="GET")
        assert told == (400, "error-match-damaged")
    await visitor.look(whole)
    own.stop()
    assert own.faults() == []
    assert own.errors().count(id) == 1


def test_a_server_whose_address_nobody_can_read_starts_anyway(tmp_path: Path) -> None:
    """The address goes to the log, which may be somewhere else."""
    command = [sys.executable, "-m", "grimorio", "serve", "--port", "0",
               "--database", str(tmp_path / "a.db")]  # fmt: skip
    with open("/dev/full", "w") as full:
        process = subprocess.Popen(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    with process:
        try:
            line = json.loads(process.stderr.readline())
            assert fetch(f"{line['address']}livez").text == "ok"
        finally:
            process.terminate()
        assert process.stderr.read() == ""


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_a_server_without_its_writer_is_not_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grimorio.table.store.READY_WITHIN", 60.0)
    app, server = make_app(Settings(database=tmp_path / "a.db"))
    transport = httpx.ASGITransport(app)
    async with (
        server.lifespan(app),
        httpx.AsyncClient(transport=transport, base_url="http://test") as http,
    ):
        for address in ("/livez", "/readyz"):
            assert (await http.get(address)).status_code == 200
        deadly: Any = Deadly()
        server.store._queue.put(deadly)
        server.store._thread.join(10)
        for address in ("/livez", "/readyz"):
            assert (await http.get(address)).status_code == 503
