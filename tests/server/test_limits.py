"""Every limit of the gate: told in a sentence, and nobody else notices."""

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog

from grimorio.core.errors import BadInput
from grimorio.server.app import make_app
from grimorio.server.gate import Gate, networks
from grimorio.server.limits import household
from grimorio.server.logs import Throttle
from grimorio.server.run import listen
from grimorio.server.settings import Limits, Settings, adjusted, origin
from grimorio.texts import LANGUAGES, Speaker
from tests.waiting import until

from .client import PATIENCE, Guest, Line, ServerProcess, fetch, handshake, refused
from .conftest import Serve

Open = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HALF = b"GET /livez HTTP/1.1\r\nHost: here\r\n"


@pytest.fixture(scope="module")
def strict(serve: Serve) -> ServerProcess:
    """Small numbers, and all the time that a slow machine may need: rates never fill again."""
    return serve(request_seconds=600, idle_seconds=600, connections_each=20, connections=60,
                 unfinished=25, connects="0:200", sockets_each=10, opens="0:40", frames="0:50",
                 files="0:300", tables_each=5, hints="0:2", previews="0:2")  # fmt: skip


@pytest.fixture(scope="module")
def hasty(serve: Serve) -> ServerProcess:
    """Short times, which are over within a second or two."""
    return serve(request_seconds=1, stalled_seconds=2, files="0:300")


@pytest.fixture(scope="module")
def behind(serve: Serve) -> ServerProcess:
    """A server with one proxy in front, and few tables for each address."""
    return serve("--proxy", "127.0.0.90/31", tables="0:3", connections_each=5,
                 waiting_bytes_all=20000, stalled_seconds=600, request_seconds=600)  # fmt: skip


OPENED: list[Open] = []


@pytest.fixture(autouse=True)
async def leave(anyio_backend: str) -> AsyncIterator[None]:
    """What a test left open is closed."""
    yield
    for _, writer in OPENED:
        writer.transport.abort()
    OPENED.clear()
    await asyncio.sleep(0)


async def connect(server: ServerProcess, number: int) -> Open:
    """From another loopback address, so that each test has limits of its own."""
    local = (f"127.0.0.{number}", 0)
    line = await asyncio.open_connection("127.0.0.1", server.port, local_addr=local)
    OPENED.append(line)
    return line


async def said(line: Open, wait: float = PATIENCE) -> bytes:
    """All that the server says until it closes; fails if it does not."""
    async with asyncio.timeout(wait):
        with contextlib.suppress(ConnectionResetError):
            return await line[0].read()
    return b""


def is_refused(answer: bytes, status: int, key: str) -> bool:
    return answer.startswith(b"HTTP/1.1 %d" % status) and key.encode() in answer


async def is_served(server: ServerProcess, number: int) -> bool:
    line = await connect(server, number)
    line[1].write(HALF + b"Connection: close\r\n\r\n")
    return (await said(line)).startswith(b"HTTP/1.1 200")


async def test_a_request_that_never_ends_is_told_so(hasty: ServerProcess) -> None:
    silent, half, body = [await connect(hasty, 11) for _ in range(3)]
    half[1].write(HALF)
    body[1].write(b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
                  b"Content-Length: 100\r\n\r\n{")  # fmt: skip
    for line in (silent, half, body):
        assert is_refused(await said(line), 408, "table-too-slow")


async def test_a_byte_now_and_then_does_not_lengthen_the_time(hasty: ServerProcess) -> None:
    line = await connect(hasty, 12)

    async def trickle() -> None:
        for byte in HALF * 30:  # for longer than we wait
            line[1].write(bytes([byte]))
            await asyncio.sleep(0.1)

    task = asyncio.create_task(trickle())
    assert (await said(line)).startswith(b"HTTP/1.1 408")
    task.cancel()


async def test_a_head_has_a_limit_of_size(strict: ServerProcess) -> None:
    long = b"X-More: " + b"x" * 4000 + b"\r\n"
    for whole in (False, True):
        line = await connect(strict, 13)
        line[1].write(HALF + long * 5 + (b"\r\n" if whole else b""))
        assert is_refused(await said(line), 431, "table-too-large")
    fits = await connect(strict, 13)
    fits[1].write(HALF + long * 3 + b"Connection: close\r\n\r\n")
    assert (await said(fits)).startswith(b"HTTP/1.1 200")


async def test_an_address_has_so_many_connections_and_the_others_are_served(
    strict: ServerProcess,
) -> None:
    match = await some_match(strict)
    lines = [await keep(strict, 14, match) for _ in range(10)]
    lines += [await connect(strict, 14) for _ in range(10)]
    answer = await said(await connect(strict, 14))
    assert is_refused(answer, 429, "table-too-many-sockets")
    assert await is_served(strict, 15)
    for _, writer in lines:
        writer.close()
    await until(lambda: is_served(strict, 14))


async def some_match(server: ServerProcess) -> str:
    async with Guest(server) as guest:
        return await guest.create("conclave", 2, "local")


async def keep(server: ServerProcess, number: int, match: str) -> Open:
    """A connection that stays open because it watches a match."""
    reader, writer = await connect(server, number)
    writer.write(handshake(f"/api/watch/{match}/socket"))
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def test_unfinished_requests_make_room_for_newer_ones(strict: ServerProcess) -> None:
    """Any number of addresses with half a request each: whoever sends a whole one is served."""
    halves = [await connect(strict, 20 + number) for number in range(40)]
    for _, writer in halves:
        writer.write(HALF)
    assert await is_served(strict, 70)
    # Its end may overtake the sentence on the way; then there is nothing to read.
    first = await said(halves[0])
    assert first == b"" or is_refused(first, 503, "table-too-full")
    for _, writer in halves:
        writer.close()


async def test_new_connections_have_a_rate(strict: ServerProcess) -> None:
    for _ in range(200):
        assert await is_served(strict, 16)
    assert is_refused(await said(await connect(strict, 16)), 429, "table-too-fast")
    assert await is_served(strict, 17)


@pytest.mark.parametrize(("question", "answer"), [("hint", "hint"), ("preview", "previews")])
async def test_what_bots_are_asked_has_a_rate(
    strict: ServerProcess, question: str, answer: str
) -> None:
    async with Guest(strict) as guest:
        line, state = await guest.turn(await guest.create("conclave", 2, "local"))
        more = {"decision": state["decision"]["id"]} if question == "preview" else {}
        told = [await line.ask(type=question, **more) for _ in range(3)]
    assert [each["type"] for each in told] == [answer, answer, "error"]
    assert told[-1]["text"]["key"] == "table-too-fast"


async def test_new_sockets_have_a_rate(strict: ServerProcess) -> None:
    async with Guest(strict) as guest:
        match = await guest.create("conclave", 2, "local")
        last: Any = None
        for _ in range(42):
            async with await guest.watch(match) as line:
                last = await line.next()
        assert (last["type"], last["text"]["key"]) == ("bye", "table-too-fast")
        assert not last["final"]


async def test_a_flood_of_pings_is_cut_off(strict: ServerProcess) -> None:
    line = await keep(strict, 18, await some_match(strict))
    line[1].write(b"\x89\x80\0\0\0\0" * 5000)
    answer = await said(line)
    assert 0 < answer.count(b"\x8a\x00") <= 50


def coming_from(local: str, server: ServerProcess) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=local)
    return httpx.Client(base_url=server.http, timeout=PATIENCE, transport=transport)


def test_requests_for_files_have_a_rate_too(strict: ServerProcess) -> None:
    with coming_from("127.0.0.19", strict) as http:
        replies = [http.get("/livez") for _ in range(305)]
    assert [reply.status_code for reply in replies] == [200] * 300 + [429] * 5
    assert replies[-1].json()["text"]["key"] == "table-too-fast"


async def test_readers_that_take_nothing_are_dropped(
    hasty: ServerProcess, behind: ServerProcess
) -> None:
    """After so long, and long before that if too much waits for all."""
    await dropped(hasty, 1)
    await dropped(behind, 3)


async def dropped(server: ServerProcess, readers: int) -> None:
    lines = []
    for number in range(readers):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.bind((f"127.0.0.{80 + number}", 0))
        line.connect(("127.0.0.1", server.port))
        line.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 300)
        lines.append(line)
    async with Guest(server) as guest:

        async def alone() -> bool:
            return await guest.metric("connections") <= 1

        await until(alone)
    for line in lines:
        line.close()


def test_a_guest_has_so_many_unfinished_tables(strict: ServerProcess) -> None:
    wish = {"game": "conclave", "seats": 2, "mode": "friends"}
    with httpx.Client(base_url=strict.http, timeout=PATIENCE) as http:
        replies = [http.post("/api/matches", json=wish) for _ in range(6)]
        assert [reply.status_code for reply in replies] == [200] * 5 + [429]
        told = {"key": "table-too-many-tables", "args": {"most": 5}}
        assert replies[-1].json()["text"] == told
        http.cookies.clear()
        assert http.post("/api/matches", json=wish).status_code == 200


def statuses(server: ServerProcess, local: str, forwarded: list[str]) -> list[int]:
    wish = {"game": "conclave", "seats": 2, "mode": "local"}
    with coming_from(local, server) as http:
        return [
            http.post("/api/matches", json=wish, headers={"x-forwarded-for": each}).status_code
            for each in forwarded
        ]


def test_only_a_named_proxy_is_believed(behind: ServerProcess) -> None:
    many = [f"198.51.100.{number}" for number in range(6)]
    assert statuses(behind, "127.0.0.1", many) == [200] * 3 + [429] * 3
    assert statuses(behind, "127.0.0.90", many) == [200] * 6
    # Whoever sends the header through the proxy only adds to the left of what the proxy adds.
    lies = [f"203.0.113.{number}, 198.51.100.77" for number in range(5)]
    assert statuses(behind, "127.0.0.91", lies) == [200] * 3 + [429] * 2


async def test_a_named_proxy_may_have_many_connections(behind: ServerProcess) -> None:
    lines = [await connect(behind, 90) for _ in range(30)]
    assert await is_served(behind, 90)
    for _, writer in lines:
        writer.close()


def test_a_network_of_ipv6_addresses_is_one_household() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("x" * 5000) == "x" * 64


def test_a_proxy_is_known_however_the_socket_writes_its_address() -> None:
    gate = Gate(Limits(), ["10.0.0.7/8", "2001:db8::1"])
    assert [gate.is_proxy((host, 1)) for host in (
        "10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1", "2001:db8::2", "11.0.0.1", "::ffff:11.0.0.1"
    )] == [True, True, True, False, False, False]  # fmt: skip


def test_the_log_cannot_explode() -> None:
    throttle = Throttle((0.0, 3.0))
    kept = []
    for number in range(1000):
        with contextlib.suppress(structlog.DropEvent):
            kept.append(throttle(None, "error", {"number": number}))
    assert [each["number"] for each in kept] == [0, 1, 2]
    throttle._bucket.left = 1.0
    assert throttle(None, "error", {})["left_out"] == 997


LIBRARY = """
import logging
from grimorio.server.logs import configure_logs
configure_logs("warning", (0.0, 5.0))
for number in range(1000):
    logging.getLogger("asyncio").error("no more files: %s\\nsocket: 127.0.0.9", "127.0.0.9")
"""


def test_what_libraries_complain_of_is_told_in_the_same_form_and_measure() -> None:
    """Out of files, asyncio complains for every connection, with its address."""
    done = subprocess.run([sys.executable, "-c", LIBRARY], capture_output=True, text=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert len(lines) == 5
    assert {line["event"] for line in lines} == {"no more files: %s"}
    assert {line["library"] for line in lines} == {"asyncio"}
    assert "127.0.0.9" not in done.stderr


def test_small_answers_are_sent_at_once() -> None:
    """Without this option, an answer in two parts waits for the client's late acknowledgement."""
    with listen("127.0.0.1", 0) as listener:
        listener.listen()
        with socket.create_connection(listener.getsockname()):
            accepted, _ = listener.accept()
            with accepted:
                assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("host", ["203.0.113.1", "no such host", "x" * 5000, "é" * 100, "\ud800"])
def test_an_address_that_is_not_here_is_one_sentence(host: str) -> None:
    with pytest.raises(BadInput) as caught:
        listen(host, 0)
    assert caught.value.key == "error-address"


@pytest.mark.parametrize(
    ("wish", "key"),
    [("sheep=1", "error-unknown-limit"), ("", "error-limit-name"), ("=5", "error-limit-name")]
    + [(f"sockets={each}", "error-limit-form") for each in ("1:2", "", "x", "-1", "nan", "9" * 400)]
    + [(f"tables={each}", "error-limit-form") for each in ("1", "1:2:3", "1:")]
    + [("lobby_days", "error-limit-form")],
)
def test_a_limit_that_is_none_is_one_sentence(wish: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        adjusted(Settings(), [wish])
    assert caught.value.key == key
    for language in LANGUAGES:
        assert Speaker(language).say(key, **dict(caught.value.arguments))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--lang", "fr"], "There is no language “fr” here; choose es or en."),
        (["--limit", "requests=5"], "--limit: “requests=5” does not fit: this limit is a rate, "
         "requests=A_SECOND:AT_ONCE, with both numbers from 0 to 1,000,000,000."),
        (["--limit", "lobby_days"], "--limit: “lobby_days” does not fit: this limit is a number, "
         "lobby_days=NUMBER, from 0 to 1,000,000,000."),
        (["--limit", "=5"], "--limit: “=5” names no limit: give NAME=NUMBER, for example "
         "sockets=500."),
        (["--origin", "nonsense"], "“nonsense” is not the address of a page: give it as "
         "https://host or https://host:port, without anything after it."),
    ],
)  # fmt: skip
def test_what_serve_cannot_follow_is_one_sentence(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    usual = ("--port", "0", "--database", str(tmp_path / "a.db"))
    assert refused("en", *usual, *arguments) == sentence
    assert not (tmp_path / "a.db").exists()


@pytest.mark.parametrize(
    "word",
    ["", "nonsense", "ftp://a.org", "https://", "https://a.org/", "https://a.org/x", "https://a b",
     "https://a.org:port", "https://a.org:70000", "https://u@a.org", "https://a.org?x", "https://[",
     "https://a.org#", "http://:80"],
)  # fmt: skip
def test_an_origin_that_no_browser_would_send_is_refused(word: str) -> None:
    with pytest.raises(BadInput) as caught:
        origin(word)
    assert caught.value.key == "error-origin"


def test_an_origin_is_kept_as_browsers_send_it() -> None:
    for word in ("https://a.org", "http://a.org:8000", "http://[::1]:8000", "http://localhost"):
        assert origin(word) == word
    assert origin("HTTPS://A.org:443") == "https://a.org"
    assert origin("http://a.org:80") == "http://a.org"


# Numbers about the server


HERE = ("127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1")
ELSEWHERE = ("192.0.2.1", "::2", "::ffff:192.0.2.1", "")
# A proxy on the same machine that nobody has named.
PROXY = ({"x-forwarded-for": "127.0.0.1"}, {"forwarded": "for=192.0.2.1"}, {"via": "1.1 proxy"})


@pytest.mark.parametrize(
    ("address", "headers", "shown"),
    [*((each, {}, True) for each in HERE), *((each, {}, False) for each in ELSEWHERE),
     *(("127.0.0.1", each, False) for each in PROXY)],
)  # fmt: skip
async def test_only_the_same_machine_sees_what_is_counted(
    tmp_path: Path, address: str, headers: dict[str, str], shown: bool
) -> None:
    """The numbers move with what is done in private: a sealed answer is one commit more."""
    app, server = make_app(Settings(database=tmp_path / "a.db"))
    transport = httpx.ASGITransport(app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        reply = await http.get("/metrics", headers=headers)
        unknown = await http.get("/no-such-thing")
        if shown:
            assert reply.status_code == 200
        else:
            assert (reply.status_code, reply.content) == (unknown.status_code, unknown.content)
        assert ("grimorio_commits" in reply.text) == shown
    server.store.close()


def test_a_proxy_that_is_none_is_one_sentence() -> None:
    with pytest.raises(BadInput) as caught:
        networks("nobody")
    assert caught.value.key == "error-proxy"


def test_it_listens_at_ipv6_addresses(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--host", "::1") as server:
        assert fetch(f"http://[::1]:{server.port}/livez").text == "ok"


async def test_numbers_beyond_all_measure_are_refused(strict: ServerProcess) -> None:
    async with Guest(strict) as guest:
        match = await guest.create("conclave", 2, "friends")
        for seat in ("0" * 5000, "9" * 5000, "-1", "2", "٣", "1.0", "%00"):
            told = await guest.problem(f"/api/matches/{match}/seats/{seat}", {"kind": "bot"})
            assert told == (404, "table-no-such-seat"), seat
        for query in ("version=" + "9" * 5000, "version=٣", "seat=" + "0" * 5000):
            address = f"{strict.ws}/api/matches/{match}/socket?{query}"
            async with await Line.open(address, guest.cookie) as line:
                assert (await line.next())["type"] in ("sync", "bye")
        eyes = await guest.http.get(f"/api/matches/{match}/replay?eyes={'0' * 5000}")
        assert eyes.status_code == 409


def test_a_limit_can_be_chosen() -> None:
    chosen = adjusted(Settings(), ["sockets=7", "tables=0.5:9", "take_backs=3"])
    assert (chosen.limits.sockets, chosen.limits.tables) == (7, (0.5, 9.0))
    assert chosen.customs.take_backs == 3
