"""Nonsense, too much and too fast: a clear sentence each time, and nothing else happens."""

import contextlib
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from grimorio.core.errors import BadInput
from grimorio.server.limits import MOST_KNOWN, Buckets
from grimorio.server.openapi import openapi
from grimorio.server.settings import Limits
from grimorio.table.names import clean_name
from grimorio.texts import LANGUAGES, Speaker

from . import fuzz
from .client import Guest, Line, ServerProcess
from .conftest import Serve


@pytest.fixture(scope="module")
def limited(serve: Serve) -> ServerProcess:
    """As much at once as everybody has; but on a slow machine no more of it comes meanwhile."""
    usual = Limits()
    return serve(messages=f"0:{usual.messages[1]}", tables=f"0:{usual.tables[1]}")


async def test_two_thousand_messages_of_nonsense(tmp_path: Path) -> None:
    result = await fuzz.run(tmp_path, 2000, seed=1)
    assert result["answers"] > 1000
    assert result["grown_kb"] < 30_000


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_requests_of_every_kind_get_a_documented_answer(
    case: schemathesis.Case[Any], server: ServerProcess
) -> None:
    response = case.call(base_url=server.http)
    case.validate_response(response, checks=[not_a_server_error])
    if response.status_code >= 400:
        assert Speaker("en").has(response.json()["text"]["key"])


def test_every_sentence_of_a_problem_exists_in_both_languages() -> None:
    """All keys that the server's code names."""
    folder = Path(fuzz.__file__).resolve().parents[2] / "src" / "grimorio"
    files = [file for part in ("server", "table") for file in (folder / part).rglob("*.py")]
    code = "".join(file.read_text("utf-8") for file in files)
    keys = set(re.findall(r'"((?:table|verify|error)-[a-z-]+)"', code))
    assert len(keys) > 40
    for language in LANGUAGES:
        assert [key for key in sorted(keys) if not Speaker(language).has(key)] == []


ME, MATCHES = ("POST", "/api/me"), ("POST", "/api/matches")
JSON = {"content-type": "application/json"}


def wish(**more: Any) -> dict[str, Any]:
    return {"json": {"game": "conclave", "seats": 2, "mode": "bots", **more}}


BODIES: list[tuple[tuple[str, str], dict[str, Any], int, str]] = [
    (ME, {"content": b" " * 20_000, "headers": JSON}, 413, "table-too-large"),
    (ME, {"content": b"name=x"}, 415, "table-not-json"),
    (ME, {"json": {"name": "Ana", "admin": True}}, 400, "table-malformed"),
    (ME, {"json": {"name": "x" * 25}}, 400, "table-malformed"),
    (ME, {"json": []}, 400, "table-malformed"),
    (MATCHES, wish(game="chess"), 400, "error-unknown-game"),
    (MATCHES, wish(seats=9), 400, "error-seats"),
    (MATCHES, wish(options={"removed": 99}), 400, "error-option-range"),
    (MATCHES, wish(bot="oracle"), 400, "error-unknown-bot"),
    (MATCHES, wish(mode="friends", bots=["oracle"]), 400, "error-unknown-bot"),
    (MATCHES, wish(mode="friends", bots=["novice"] * 2), 400, "error-many-bots"),
    (MATCHES, wish(mode="friends", bots=["novice"] * 16), 400, "table-malformed"),
    (("GET", "/api/nothing"), {}, 404, "table-no-such-address"),
    (("DELETE", "/api/games"), {}, 405, "table-no-such-method"),
]


def problem(reply: httpx.Response, status: int) -> str:
    assert reply.status_code == status, reply.text
    return str(reply.json()["text"]["key"])


def test_bodies_have_a_limit_a_type_and_no_unknown_fields(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.http) as http:
        for (method, path), body, status, key in BODIES:
            assert problem(http.request(method, path, **body), status) == key, body


async def test_what_is_nested_too_deep_is_malformed(limited: ServerProcess) -> None:
    deep = "[" * 4000 + "]" * 4000
    async with Guest(limited) as guest:
        for body in (deep, '{"name":' + deep + "}", '{"x":' * 1000 + "1" + "}" * 1000):
            reply = await guest.http.post("/api/me", content=body, headers=JSON)
            assert problem(reply, 400) == "table-malformed"
        async with await guest.sit(await guest.create("conclave", 2, "bots")) as line:
            for message in ("[" * 4000, '{"x":' + "[" * 4000):
                await line.socket.send(message)
                told = await line.until("error")
                assert told["text"]["key"] == "table-malformed"
            assert await line.ask(type="ping") == {"type": "pong"}


NAMES = ("Ana", "Íñigo Núñez", "李 小龍", "Zoë-Marie O’Neil", "ألف", "123", "❤\ufe0f", "नी", "!")
HIDDEN = ("\u2800", "\u3164", "\u115f", "\u1160", "\uffa0", "\ufe0f", "\u2800 \u3164", "\u0301")
MARKED = ("<b>Ana</b>", "Ana\u202e", "A\x00na", "Ana\u200b", "a&amp;b", "\ud800")
LONG = ("Z" + "\u0300" * 9, "x" * 25)


@pytest.mark.parametrize("name", [*MARKED, *HIDDEN, *LONG])
def test_names_cannot_carry_markup_or_hidden_signs(name: str) -> None:
    with pytest.raises(BadInput):
        clean_name(name)


def test_names_of_people_are_fine() -> None:
    for name in ("", *NAMES):
        assert clean_name(f"  {name} ") == name


async def insist(line: Line, messages: list[str]) -> int | None:
    """Send all, read until the server closes; the code that it closed with, if it came through."""
    with contextlib.suppress(websockets.ConnectionClosed):
        for message in messages:
            await line.socket.send(message)
    return (await line.rest())[1]


async def test_a_socket_that_is_too_fast_is_told_so_and_then_closed(limited: ServerProcess) -> None:
    async with Guest(limited) as guest:
        match = await guest.create("conclave", 2, "local")
        line = await guest.sit(match)
        assert await insist(line, ['{"type":"ping"}'] * 400) == 4429
        told = [json.loads(frame) for frame in line.frames]
        problems = {each["text"]["key"] for each in told if each["type"] == "error"}
        assert problems == {"table-too-fast"}
        await guest.look(match)


async def test_a_frame_that_is_too_large_closes_the_socket(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    for size in (4097, 70_000, 2_000_000):
        line, _ = await guest.seated(match)
        assert await insist(line, ["x" * size]) in (1009, None)


async def test_fragments_and_binary_frames_are_messages_too(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    async with await guest.sit(match) as line:
        for frame in (['{"type"', ':"pi', 'ng"}'], b'{"type":"ping"}', '{"type":"ping"}'):
            await line.socket.send(frame)
            assert (await line.until("pong", "error"))["type"] == "pong"


async def test_too_many_sockets_are_told_to_come_back(limited: ServerProcess) -> None:
    async with Guest(limited) as guest:
        match = await guest.create("conclave", 2, "local")
        address = f"{limited.ws}/api/watch/{match}/socket"
        lines = [await Line.open(address) for _ in range(101)]
        last: Any = await lines[-1].next()
        assert (last["type"], last["text"]["key"]) == ("bye", "table-too-many-sockets")
        assert not last["final"]
        for line in lines:
            await line.socket.close()
        async with await Line.open(address) as line:
            assert (await line.next())["type"] == "sync"


def test_too_many_new_tables_are_told_to_wait(limited: ServerProcess) -> None:
    replies = []
    with httpx.Client(base_url=limited.http, timeout=60) as http:
        for _ in range(70):
            http.cookies.clear()  # whoever is somebody new each time has no more of them
            replies.append(http.post("/api/matches", **wish(mode="local")))
    refused = [reply for reply in replies if reply.status_code != 200]
    assert refused
    assert {problem(reply, 429) for reply in refused} == {"table-too-fast"}


def test_each_address_has_its_own_measure_and_old_ones_are_forgotten() -> None:
    buckets = Buckets((0.0, 3.0))
    assert [buckets.take("one") for _ in range(5)] == [True, True, True, False, False]
    assert buckets.take("two")
    for number in range(MOST_KNOWN):
        buckets.take(str(number))
    assert buckets.take("one")
