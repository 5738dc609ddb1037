"""The secret of a match is nowhere before its end: not in what is sent, logged or counted."""

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.leaks.twins import traces
from tests.server.client import Guest, Line, ServerProcess, play

PATHS = (
    "/api/matches/{id}",
    "/api/matches/{id}/export",
    "/api/matches/{id}/replay?eyes=all",
    "/api/matches",
    "/api/watch",
    "/api/games",
    "/api/nothing",
    "/metrics",
    "/livez",
    "/readyz",
    "/openapi.json",
)


def secret_of(database: Path, match: str) -> bytes:
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        row = connection.execute('SELECT secret FROM secrets WHERE "match" = ?', [match]).fetchone()
    connection.close()
    return bytes(row[0])


def rows_outside_the_secrets(database: Path) -> bytes:
    """All that a backup without the table of secrets would hold."""
    found: list[object] = []
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    for (name,) in connection.execute(query).fetchall():
        if name not in ("secrets", "keys"):
            found += connection.execute(f'SELECT * FROM "{name}"').fetchall()
    connection.close()
    return repr(found).encode()


async def curious(line: Line) -> None:
    """Questions of all kinds, some of them nonsense."""
    for text in ("draw left", "secret", "give fire p9"):
        await line.send(type="why", text=text)
    await line.send(type="undo", key="k" * 8)
    await line.send(type="act", decision=999, action=0, key="m" * 8)
    await line.send(type="secret")
    await line.send(type="hint")
    await line.socket.send("{" * 100)
    for _ in range(8):
        await line.until("why", "hint", "error", "refused", "accepted")


async def everything_said(server: ServerProcess) -> tuple[str, list[bytes], list[bytes]]:
    """All that reaches people before the end of a match, and the last message after it."""
    async with Guest(server) as guest:
        match = await guest.create("conclave", 2, "bots", bot="random")
        line = await guest.sit(match)
        watcher = await guest.watch(match)
        await play(line, random.Random(1), plies=6)
        await curious(line)
        said = [(await guest.http.get(path.format(id=match))).content for path in PATHS]
        said += [frame.encode() for each in (line, watcher) for frame in each.frames]
        again = await guest.sit(match)
        last = await play(again, random.Random(2))
        return match, said, [repr(last).encode()]


async def test_nothing_that_is_said_written_or_counted_holds_the_secret(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--no-limits", "--log", "debug") as server:
        match, said, after = await everything_said(server)
        database = tmp_path / "grimorio.db"
        secret = secret_of(database, match)
        said += [rows_outside_the_secrets(database), server.errors().encode()]
    assert len(said) > 15
    for trace in traces(secret):
        assert all(trace not in message for message in said)
    assert any(secret.hex().encode() in message for message in after), "revealed at the end"


FAULT = """
import structlog
from grimorio.core.text import Text
from grimorio.server.logs import configure_logs
from tests.leaks.twins import Twins

configure_logs("debug")
{more}
twins = Twins("conclave", 2, {{}}, 1)
match = twins.first.match

def fail(seat, action):
    secret, facts, state = match.facts.secret, match.facts, match.state
    raise RuntimeError("planted")

match.progress.act = fail
seat = match.deciding()[0]
twins.first.say(seat, dict(type="act", decision=match.progress.decisions[seat],
                           action=match.progress.offers[seat][0].id, key="k" * 8))
print(match.facts.secret.hex(), repr(match.facts))
"""
LOCALS = """
where = structlog.tracebacks.ExceptionDictTransformer(show_locals=True)
structlog.configure(processors=[structlog.processors.ExceptionRenderer(where),
                                structlog.processors.JSONRenderer()])
"""


def log_of_a_fault(more: str) -> tuple[bytes, bytes, bytes]:
    done = subprocess.run([sys.executable, "-c", FAULT.format(more=more)], check=True,
                          capture_output=True)  # fmt: skip
    printed, _, shown = done.stdout.strip().partition(b" ")
    return bytes.fromhex(printed.decode()), shown, done.stderr


@pytest.mark.interpreted
def test_a_fault_is_logged_without_the_secret() -> None:
    secret, shown, log = log_of_a_fault("")
    assert b"planted" in log
    assert b"MatchFacts" in shown
    for trace in traces(secret):
        assert trace not in shown
        assert trace not in log


@pytest.mark.interpreted
def test_a_log_that_showed_variables_would_be_noticed() -> None:
    secret, _, log = log_of_a_fault(LOCALS)
    assert any(trace in log for trace in traces(secret))


def test_the_traces_are_found_in_what_holds_a_secret() -> None:
    secret = bytes(range(100, 132))
    for shown in (secret, repr(secret).encode(), secret.hex().encode(), repr([secret]).encode()):
        assert any(trace in shown for trace in traces(secret))
    with pytest.raises(StopIteration):
        next(trace for trace in traces(secret) if trace in b"nothing here")
