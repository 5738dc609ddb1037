"""The page and its files: packed beforehand, kept for ever or asked about, and asked for early."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

HASHED = "assets"
"""The folder of files whose names change with what is in them."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""How a file may be packed, the best first, and how such a file's name ends."""

SCREENS = {
    "/": "src/home/Home.svelte",
    "/tables": "src/home/Home.svelte",
    "/about": "src/home/About.svelte",
    "/learn": "src/home/Home.svelte",
    "/learn/{game}": "src/learn/Path.svelte",
    "/learn/{game}/{lesson}": "src/learn/LessonScreen.svelte",
    "/j/{secret}": "src/home/Join.svelte",
    "/m/{id}": "src/table/MatchScreen.svelte",
    "/w/{id}": "src/table/MatchScreen.svelte",
    "/r/{id}": "src/table/ReplayScreen.svelte",
}
"""What the page loads at an address, by the name that `chunks.json` has for it."""


class Files(StaticFiles):
    """What the page consists of. Nothing is packed here: that was done when it was built."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        path = Path(full_path)
        asked = Headers(scope=scope)
        way, packed = _packed(path, asked.get("accept-encoding", ""))
        kind = FileResponse(path).media_type
        reply = FileResponse(packed, status_code, media_type=kind, stat_result=packed.stat())
        reply.headers["cache-control"] = FOR_EVER if path.parent.name == HASHED else ASK
        reply.headers["vary"] = "Accept-Encoding"
        if way:
            reply.headers["content-encoding"] = way
        if self.is_not_modified(reply.headers, asked):
            return NotModifiedResponse(reply.headers)
        return reply


def _packed(path: Path, accepted: str) -> tuple[str, Path]:
    """The smallest form of a file that the browser takes."""
    ways = _accepted(accepted)
    for way, ending in PACKED:
        packed = path.with_name(path.name + ending)
        if way in ways and packed.is_file():
            return way, packed
    return "", path


def _accepted(header: str) -> set[str]:
    """What an Accept-Encoding names, unless with a weight of zero."""
    found = set()
    for part in header.lower().split(","):
        way, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            found.add(way.strip())
    return found


class Index:
    """`index.html`, with links to what will be needed next: the screen, and the game that is played
    there. All of it is found while the page itself still travels."""

    def __init__(self, folder: Path) -> None:
        self._files = (folder / "index.html", folder / "chunks.json")
        self._html = ""
        self._chunks: dict[str, Any] = {}
        self._built: list[int] = []

    def _read(self) -> bool:
        """Whether there is a page; one that was built anew is read anew."""
        index, chunks = self._files
        if not (index.is_file() and chunks.is_file()):
            return False
        built = [file.stat().st_mtime_ns for file in self._files]
        if built != self._built:
            self._html, self._chunks = index.read_text("utf-8"), json.loads(chunks.read_bytes())
            self._built = built
        return True

    def reply(self, request: Request, route: str | None, game: str | None) -> Response:
        if not self._read():
            return PlainTextResponse("The page is not built: run `make web`.", 503)
        board = f"src/games/{game}/index.ts"
        needed = self._needed([SCREENS.get(route or "", ""), board])
        head = "".join(_link(file) for file in needed)
        if board in self._chunks:
            head += f'<meta name="grimorio-game" content="{game}">'
        html = self._html.replace("</head>", f"{head}</head>").encode()
        tag = f'"{hashlib.sha256(html).hexdigest()[:32]}"'
        headers = {"cache-control": ASK, "etag": tag}
        if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
            return NotModifiedResponse(Headers(headers))
        return Response(html, 200 if route else 404, headers, "text/html")

    def _needed(self, names: list[str]) -> list[str]:
        """The files of some chunks and of what they import, but for those that the page names."""
        found: dict[str, None] = {}
        seen: set[str] = set()
        while names:
            name = names.pop(0)
            chunk = self._chunks.get(name)
            if chunk is not None and name not in seen:
                seen.add(name)
                found.update(dict.fromkeys([chunk["file"], *chunk.get("css", ())]))
                names += chunk.get("imports", ())
        return [file for file in found if f"/{file}" not in self._html]


def _link(file: str) -> str:
    kind = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} crossorigin href="/{file}">'
