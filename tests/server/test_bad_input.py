"""Nonsense, too much and too fast: a clear sentence each time, and nothing else happens."""

import json
from collections.abc import Iterator
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


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """As much at once as everybody has; but on a slow machine no more of it comes meanwhile."""
    usual = Limits()
    rates = [f"{name}=0:{getattr(usual, name)[1]}" for name in ("messages", "tables")]
    options = [word for rate in rates for word in ("--limit", rate)]
    with ServerProcess(tmp_path_factory.mktemp("limited"), *options) as running:
        yield running
    assert running.faults() == []


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
    assert response.status_code < 500
    if response.status_code >= 400:
        told = response.json()["text"]["key"]
        assert Speaker("en").has(told)


def test_every_sentence_of_a_problem_exists_in_both_languages() -> None:
    """All keys that the server's code names."""
    import re

    folder = Path(fuzz.__file__).resolve().parents[2] / "src" / "grimorio"
    keys: set[str] = set()
    for part in ("server", "table"):
        for file in (folder / part).rglob("*.py"):
            keys |= set(re.findall(r'"((?:table|verify|error)-[a-z-]+)"', file.read_text("utf-8")))
    assert len(keys) > 40
    for language in LANGUAGES:
        assert [key for key in sorted(keys) if not Speaker(language).has(key)] == []


def problem(reply: httpx.Response, status: int) -> str:
    assert reply.status_code == status, reply.text
    return str(reply.json()["text"]["key"])


def test_bodies_have_a_limit_a_type_and_no_unknown_fields(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.http) as http:
        big = http.post(
            "/api/me", content=b" " * 20_000, headers={"content-type": "application/json"}
        )
        assert problem(big, 413) == "table-too-large"
        assert problem(http.post("/api/me", content=b"name=x"), 415) == "table-not-json"
        extra = http.post("/api/me", json={"name": "Ana", "admin": True})
        assert problem(extra, 400) == "table-malformed"
        assert problem(http.post("/api/me", json={"name": "x" * 25}), 400) == "table-malformed"
        assert problem(http.post("/api/me", json=[]), 400) == "table-malformed"
        wrong = {"game": "chess", "seats": 2, "mode": "bots"}
        assert problem(http.post("/api/matches", json=wrong), 400) == "error-unknown-game"
        many = {"game": "conclave", "seats": 9, "mode": "bots"}
        assert problem(http.post("/api/matches", json=many), 400) == "error-seats"
        option = {"game": "conclave", "seats": 2, "mode": "bots", "options": {"removed": 99}}
        assert problem(http.post("/api/matches", json=option), 400) == "error-option-range"
        bot = {"game": "conclave", "seats": 2, "mode": "bots", "bot": "oracle"}
        assert problem(http.post("/api/matches", json=bot), 400) == "error-unknown-bot"
        wrong_bots = {"error-unknown-bot": ["oracle"], "error-many-bots": ["novice"] * 2}
        for key, bots in (*wrong_bots.items(), ("table-malformed", ["novice"] * 16)):
            seated = {"game": "conclave", "seats": 2, "mode": "friends", "bots": bots}
            assert problem(http.post("/api/matches", json=seated), 400) == key
        assert problem(http.get("/api/nothing"), 404) == "table-no-such-address"
        assert problem(http.delete("/api/games"), 405) == "table-no-such-method"


async def test_what_is_nested_too_deep_is_malformed(limited: ServerProcess) -> None:
    deep = "[" * 4000 + "]" * 4000
    async with Guest(limited) as guest:
        for body in (deep, '{"name":' + deep + "}", '{"x":' * 1000 + "1" + "}" * 1000):
            reply = await guest.http.post(
                "/api/me", content=body, headers={"content-type": "application/json"}
            )
            assert problem(reply, 400) == "table-malformed"
        async with await guest.sit(await guest.create("conclave", 2, "bots")) as line:
            await line.until("sync")
            for message in ("[" * 4000, '{"x":' + "[" * 4000):
                await line.socket.send(message)
                told = await line.until("error")
                assert told["text"]["key"] == "table-malformed"
            await line.send(type="ping")
            await line.until("pong")


@pytest.mark.parametrize(
    "name",
    ["<b>Ana</b>", "Ana\u202e", "A\x00na", "Ana\u200b", "a&amp;b", "\ud800", "Z" + "\u0300" * 9,
     "x" * 25, "\u2800", "\u3164", "\u115f", "\u1160", "\uffa0", "\ufe0f", "\u2800 \u3164",
     "\u0301"],
)  # fmt: skip
def test_names_cannot_carry_markup_or_hidden_signs(name: str) -> None:
    with pytest.raises(BadInput):
        clean_name(name)


def test_names_of_people_are_fine() -> None:
    for name in (
        "Ana",
        "Íñigo Núñez",
        "李 小龍",
        "Zoë-Marie O’Neil",
        "ألف",
        "123",
        "❤\ufe0f",
        "नी",
        "!",
        "",
    ):
        assert clean_name(f"  {name} ") == name


async def insist(line: Line, messages: list[str]) -> int | None:
    """Send all, read until the server closes; the code that it closed with, if it came through."""
    try:
        for message in messages:
            await line.socket.send(message)
        while True:
            await line.next()
    except websockets.ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


async def test_a_socket_that_is_too_fast_is_told_so_and_then_closed(limited: ServerProcess) -> None:
    async with Guest(limited) as guest:
        match = await guest.create("conclave", 2, "local")
        line = await guest.sit(match)
        assert await insist(line, ['{"type":"ping"}'] * 400) == 4429
        told = [json.loads(frame) for frame in line.frames]
        problems = {each["text"]["key"] for each in told if each["type"] == "error"}
        assert problems == {"table-too-fast"}
        async with await guest.sit(match) as again:
            assert (await again.next())["type"] == "sync"


async def test_a_frame_that_is_too_large_closes_the_socket(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    for size in (4097, 70_000, 2_000_000):
        line = await guest.sit(match)
        await line.until("sync")
        assert await insist(line, ["x" * size]) in (1009, None)


async def test_fragments_and_binary_frames_are_messages_too(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    async with await guest.sit(match) as line:
        await line.until("sync")
        await line.socket.send(['{"type"', ':"pi', 'ng"}'])
        assert (await line.until("pong", "error"))["type"] == "pong"
        await line.socket.send(b'{"type":"ping"}')
        assert (await line.until("pong", "error"))["type"] == "pong"
        await line.send(type="ping")
        assert (await line.until("pong", "error"))["type"] == "pong"


async def test_too_many_sockets_are_told_to_come_back(limited: ServerProcess) -> None:
    async with Guest(limited) as guest:
        match = await guest.create("conclave", 2, "local")
        address = f"{limited.ws}/api/watch/{match}/socket"
        lines = [await Line.open(address) for _ in range(101)]
        last: Any = await lines[-1].next()
        assert last["type"] == "bye"
        assert last["text"]["key"] == "table-too-many-sockets"
        assert not last["final"]
        for line in lines:
            await line.socket.close()
        line = await Line.open(address)
        assert (await line.next())["type"] == "sync"
        await line.socket.close()


def test_too_many_new_tables_are_told_to_wait(limited: ServerProcess) -> None:
    wish = {"game": "conclave", "seats": 2, "mode": "local"}
    with httpx.Client(base_url=limited.http, timeout=60) as http:
        replies = []
        for _ in range(70):
            http.cookies.clear()  # whoever is somebody new each time has no more of them
            replies.append(http.post("/api/matches", json=wish))
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
