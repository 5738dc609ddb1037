"""A match from a file is shown step by step, and nothing of it is kept."""

import asyncio
import contextlib
import hashlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grimorio
from grimorio.server import protocol as p
from tests.waiting import until

from .client import Guest, ServerProcess, served
from .conftest import Serve
from .test_faults import children

OLD = Path(__file__).parents[1] / "data" / "first"


def saved(game: str, plies: int | None = None) -> dict[str, Any]:
    match = grimorio.play(game, seed=3, players=["Ana"])
    match.run("random")
    record: dict[str, Any] = json.loads(json.dumps(match.replay(plies).record()))
    return record


async def post(guest: Guest, record: Any, eyes: str = "all") -> tuple[int, dict[str, Any]]:
    reply = await guest.http.post(f"/api/replays?eyes={eyes}", json={"record": record})
    return reply.status_code, reply.json()


async def test_a_saved_match_is_shown_and_not_kept(guest: Guest) -> None:
    for game in grimorio.game_ids():
        record = saved(game)
        status, shown = await post(guest, record)
        assert status == 200, shown
        msgspec.convert(shown, p.Replay)
        assert len(shown["frames"]) == len(record["plies"])
        assert shown["outcome"] == record["outcome"]
        assert shown["players"][0]["name"] == "Ana"
    status, shown = await post(guest, saved("conclave", 7), "0")
    assert (status, len(shown["frames"]), shown["outcome"]) == (200, 8, None)
    assert shown["frames"][0]["view"]["seat"] == 0
    first = json.loads((OLD / "bellum-over.saved.json").read_text("utf-8"))
    assert (await post(guest, first))[0] == 200, "what the terminal wrote in its first year"
    assert (await guest.get("/api/matches"))["matches"] == []


@pytest.mark.parametrize(
    ("harm", "status", "key"),
    [
        (lambda d: d.update(secret="11" * 32), 400, "verify-commitment"),
        (lambda d: d["plies"][4].update(action="send nothing"), 400, "verify-illegal"),
        (lambda d: d.update(rules=99), 400, "error-other-rules"),
        (lambda d: d.update(game="chess"), 400, "error-unknown-game"),
        (lambda d: d.update(edition_text=d["edition_text"] + "# mine"), 400, "verify-edition"),
        (lambda d: d.update(plies=d["plies"] * 100), 409, "table-too-long"),
        (lambda d: d.update(secret=None), 400, "verify-not-over"),
        (lambda d: d.clear(), 400, "error-damaged"),
    ],
)
async def test_a_file_that_is_not_right_is_refused_with_the_reason(
    guest: Guest, harm: Any, status: int, key: str
) -> None:
    record = saved("conclave")
    harm(record)
    found, reply = await post(guest, record)
    assert (found, reply["text"]["key"]) == (status, key)


async def test_a_file_that_is_too_large_is_refused(guest: Guest) -> None:
    status, reply = await post(guest, {"edition_text": "x" * 1_100_000})
    assert (status, reply["text"]["key"]) == (413, "table-too-large")


def with_edition(text: str) -> bytes:
    """A file that is right up to its edition."""
    record = saved("conclave")
    record.update(edition_text=text, edition=hashlib.sha256(text.encode()).hexdigest())
    return json.dumps({"record": record}).encode()


DEEP_KEYS = "\n".join(f"k{n}{'.a' * 4000} = 1" for n in range(100))
HOSTILE = {
    "signs": (with_edition("x" + "=" * 900_000), 400, "error-toml-value"),
    "brackets": (with_edition("x" + "{,[," * 200_000), 400, "error-toml-equals"),
    "quotes": (with_edition('x = "' + '""' * 200_000 + "“"), 400, "error-toml-quote"),
    "lists": (with_edition("x = " + "[" * 400_000), 400, "error-toml-beyond"),
    "number": (with_edition("x = " + "9" * 400_000), 400, "error-toml-beyond"),
    "nests": (b'{"record":{"plies":[' + b"[]," * 300_000 + b"[]]}}", 409, "table-too-long"),
    "shape": (b'{"record":{"players":[' + b"{}," * 300_000 + b"{}]}}", 400, "error-damaged"),
    "depth": (b'{"record":{"plies":' + b"[" * 900_000, 409, "table-file-too-much"),
    "no file": (b"[]", 400, "table-malformed"),
    "broken": (b'{"record":', 400, "table-malformed"),
    "not text": (b'{"record":{"\xff":1}}', 400, "table-malformed"),
}


async def bring(guest: Guest, data: bytes) -> tuple[int, str]:
    headers = {"content-type": "application/json"}
    reply = await guest.http.post("/api/replays", content=data, timeout=300, headers=headers)
    return reply.status_code, reply.json().get("text", {}).get("key", "")


@pytest.fixture(scope="module")
def patient(serve: Serve) -> ServerProcess:
    """A server that reads every file to its end, however slow the machine is."""
    return serve("--no-limits", record_seconds=300)


def readers(server: ServerProcess) -> list[int]:
    """The processes in which files are read."""
    found = []
    for pid in children(server):
        with contextlib.suppress(FileNotFoundError):
            if b"grimorio.server.reading" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


async def end_readers(server: ServerProcess, attack: asyncio.Future[Any]) -> None:
    """As if their time were up, until nothing is left to be read."""
    while not attack.done():
        for pid in readers(server):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_file_is_refused(patient: ServerProcess, name: str) -> None:
    data, *expected = HOSTILE[name]
    async with Guest(patient) as attacker, Guest(patient) as guest:
        assert await bring(attacker, data) == tuple(expected)
        assert (await post(guest, saved("conclave", 7)))[0] == 200


async def test_others_are_answered_while_a_file_is_read(patient: ServerProcess) -> None:
    """Another guest's request, made after the file, is answered before it."""
    async with Guest(patient) as attacker, Guest(patient) as guest:
        attack = asyncio.create_task(bring(attacker, with_edition(DEEP_KEYS)))
        await until(lambda: readers(patient))
        assert (await guest.http.get("/api/me")).status_code == 200
        assert not attack.done()
        await end_readers(patient, attack)
        assert await attack == (409, "table-file-too-much")


async def test_files_wait_in_a_short_queue(patient: ServerProcess) -> None:
    """Of many at once some are told to wait; nobody else notices, and then there is room again."""
    async with Guest(patient) as attacker, Guest(patient) as guest:
        attacks = [asyncio.create_task(bring(attacker, with_edition(DEEP_KEYS))) for _ in range(12)]
        done, _ = await asyncio.wait(attacks, return_when=asyncio.FIRST_COMPLETED)
        assert {each.result() for each in done} == {(429, "table-too-fast")}
        assert (await guest.http.get("/api/me")).status_code == 200
        assert not all(each.done() for each in attacks)
        answers = asyncio.gather(*attacks)
        await end_readers(patient, answers)
        assert set(await answers) == {(409, "table-file-too-much"), (429, "table-too-fast")}
        assert (await post(guest, saved("conclave", 7)))[0] == 200


async def test_an_address_brings_so_many_files_and_each_has_so_much_time(tmp_path: Path) -> None:
    limits = ("--limit", "records=0:3", "--limit", "record_seconds=1")
    async with served(tmp_path, *limits) as (_, guest):
        assert await bring(guest, with_edition(DEEP_KEYS)) == (409, "table-file-too-much")
        found = [await bring(guest, b"[]") for _ in range(3)]
        assert found == [*[(400, "table-malformed")] * 2, (429, "table-too-fast")]


@pytest.mark.parametrize("eyes", ["2", "%00", "-m", "x" * 3000, "\u00e1", ""])
async def test_eyes_that_nobody_has_are_refused(guest: Guest, eyes: str) -> None:
    status, reply = await post(guest, saved("conclave"), eyes)
    assert (status, reply["text"]["key"]) == (400, "table-eyes")


def test_a_reader_has_only_so_much_memory(tmp_path: Path) -> None:
    code = """
from grimorio.server import reading
reading.confine(5)
reading.shown = lambda *_: bytes(2 * reading.MEMORY)
print(*reading.answer(b"", "all", 1))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("409 ")
    assert "table-file-too-much" in done.stdout
