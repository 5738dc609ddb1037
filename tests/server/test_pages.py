"""The page's files over HTTP: packed, kept for ever or asked about, and asked for early."""

import gzip
import re
import subprocess
from pathlib import Path

import httpx
import pytest

from .client import Guest, ServerProcess, fetch
from .conftest import Serve

STATIC = Path(__file__).parents[2] / "src/grimorio/server/static"
UNPACK = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"


@pytest.fixture(scope="module")
def server(serve: Serve) -> ServerProcess:
    assert (STATIC / "index.html").exists(), "build the page: make web"
    return serve("--no-limits")


def raw(server: ServerProcess, path: str, accepted: str, **headers: str) -> tuple[int, dict, bytes]:  # type: ignore[type-arg]
    """Status, headers and the bytes as they travel."""
    asked = {"accept-encoding": accepted, **headers}
    with httpx.stream("GET", server.http + path, headers=asked) as reply:
        return reply.status_code, dict(reply.headers), b"".join(reply.iter_raw())


def script(server: ServerProcess) -> str:
    found = re.search(r'src="(/assets/[^"]+\.js)"', fetch(server.http + "/").text)
    assert found is not None
    return found[1]


def test_hashed_files_are_kept_for_ever_and_others_asked_about(server: ServerProcess) -> None:
    for path in (script(server), f"/assets/{next((STATIC / 'assets').glob('*.woff2')).name}"):
        _, headers, _ = raw(server, path, "br")
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/m/nowhere", "/icon.svg", "/chunks.json"):
        _, headers, _ = raw(server, path, "br")
        assert headers["cache-control"] == "no-cache"
        status, _, body = raw(server, path, "br", **{"if-none-match": headers["etag"]})
        assert (status, body) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "way"),
    [("gzip, deflate, br", "br"), ("br;q=1.0, gzip;q=0.5", "br"), ("gzip", "gzip"),
     ("br;q=0, gzip", "gzip"), ("br; q=0.000", ""), ("identity", ""), ("", "")],
)  # fmt: skip
def test_a_file_comes_packed_as_the_browser_takes_it(
    server: ServerProcess, accepted: str, way: str
) -> None:
    path = script(server)
    plain = (STATIC / path[1:]).read_bytes()
    status, headers, body = raw(server, path, accepted)
    assert (status, headers.get("content-encoding", "")) == (200, way)
    assert headers["vary"] == "Accept-Encoding"
    assert headers["content-type"].startswith("text/javascript")
    if way == "br":
        body = subprocess.run(["node", "-e", UNPACK], input=body, capture_output=True).stdout
    assert (gzip.decompress(body) if way == "gzip" else body) == plain


def test_brotli_is_smaller_and_nothing_text_is_left_out(server: ServerProcess) -> None:
    large = [f for f in (STATIC / "assets").iterdir() if f.stat().st_size > 200]
    texts = [file for file in large if file.suffix in (".js", ".css")]
    assert len(texts) > 30
    packed = [file.with_name(file.name + ".br") for file in texts]
    assert [file.name for file in packed if not file.is_file()] == []
    zipped = [file.with_name(file.name + ".gz") for file in texts]
    assert sum(f.stat().st_size for f in packed) < sum(f.stat().st_size for f in zipped) * 0.95


def preloaded(page: str) -> list[str]:
    return re.findall(r'<link rel="modulepreload" crossorigin href="/assets/(\w+)-', page)


async def test_the_page_of_a_table_names_the_game_s_files(
    server: ServerProcess, guest: Guest
) -> None:
    for game in ("conclave", "cronicas", "magia", "bellum"):
        match = await guest.create(game, 3, "bots")
        for path in (f"/m/{match}", f"/w/{match}"):
            page = fetch(server.http + path).text
            assert {game, "MatchScreen"} <= set(preloaded(page))
            assert f'content="{game}"' in page
            for file in re.findall(r'(?:href|src)="(/assets/[^"]+)"', page):
                assert fetch(server.http + file).status_code == 200
        assert "ReplayScreen" in preloaded(fetch(f"{server.http}/r/{match}").text)


def test_other_pages_name_their_screen_alone(server: ServerProcess) -> None:
    for path, screen in (("/", "Home"), ("/j/x", "Join"), ("/m/" + "A" * 22, "MatchScreen")):
        page = fetch(server.http + path).text
        names = preloaded(page)
        assert screen in names
        assert not {"conclave", "cronicas", "magia", "bellum"} & set(names)
        assert "grimorio-game" not in page
        files = re.findall(r'href="(/assets/[^"]+)"', page)
        assert len(files) == len(set(files))
    lost = fetch(server.http + "/nowhere/at/all")
    assert lost.status_code == 404
    assert "MatchScreen" not in lost.text


async def test_a_sleeping_table_is_known_by_the_store(own: ServerProcess, visitor: Guest) -> None:
    match = await visitor.create("magia", 3, "friends")
    own.kill()
    own.start()
    assert "magia" in preloaded(fetch(f"{own.http}/m/{match}").text)
