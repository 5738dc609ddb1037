"""How `grimorio admin` speaks to a server that runs: a Unix socket that nobody but its user can
open, one JSON object in and one out. Only the server may write to its SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from grimorio.core.errors import BadInput
from grimorio.table.steward import Steward
from grimorio.table.stores import is_address

from .settings import Settings

if TYPE_CHECKING:
    from .app import Server

LONGEST_PATH = 100
"""Of a Unix socket's name the system takes 107 bytes at most."""
MOST_BYTES = 1_000_000

log = structlog.get_logger("control")


def control_path(settings: Settings) -> Path | None:
    """Where a server with these settings listens for its administrator."""
    if settings.control is not None:
        return settings.control
    if is_address(settings.database):
        return None
    return Path(f"{os.path.realpath(settings.database)}.admin")


@contextlib.contextmanager
def named(path: Path) -> Iterator[str]:
    """The path, by way of its open folder if it is too long."""
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


class Control:
    """The server's end."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._steward = Steward(server.store, server.hall)
        self._path = control_path(server.settings)
        self._listener: socket.socket | None = None
        self._listening: asyncio.Server | None = None

    def listen(self) -> None:
        """From here on whoever asks is heard, though answered only when the server has started."""
        if self._path is None:
            return
        try:
            self._listener = self._bind(self._path)
            self._listener.listen()
        except OSError as error:
            log.warning("no control", problem=type(error).__name__)

    async def start(self) -> None:
        if self._listener is not None:
            self._listening = await asyncio.start_unix_server(self._serve, sock=self._listener,
                                                              limit=MOST_BYTES)  # fmt: skip

    def _bind(self, path: Path) -> socket.socket:
        """What a server that was killed has left is taken away: its database is ours now.
        Nothing else is ever taken away."""
        if path.is_socket():
            path.unlink()
        listener = socket.socket(socket.AF_UNIX)
        old = os.umask(0o177)
        try:
            with named(path) as name:
                listener.bind(name)
        finally:
            os.umask(old)
        return listener

    async def close(self) -> None:
        if self._listening is not None and self._path is not None:
            self._listening.close()
            with contextlib.suppress(OSError):
                if self._path.is_socket():
                    self._path.unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if _user(writer) in (0, os.geteuid()):
                answer = await self._answer(await reader.readline())
                writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
        except (OSError, ValueError) as error:
            log.warning("control broke off", problem=type(error).__name__)
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> Any:
        try:
            asked = msgspec.json.decode(line)
            name, args = asked["do"], asked["with"]
            if name == "limits":
                return {"result": self._server.settings.in_force()}
            return {"result": await self._steward.do(name, **args)}
        except BadInput as problem:
            return {"problem": problem.key, "with": problem.arguments}
        except Exception:
            log.exception("control failed")
            return {"problem": "table-fault", "with": {}}


def _user(writer: asyncio.StreamWriter) -> int:
    """Who is at the other end, as the system tells it."""
    peer = writer.get_extra_info("socket")
    told = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return int(struct.unpack("3i", told)[1])


def ask(path: Path, name: str, args: dict[str, Any]) -> Any:
    """Let the server that listens there do it; OSError if there is none."""
    with socket.socket(socket.AF_UNIX) as line, named(path) as address:
        line.connect(address)
        line.sendall(msgspec.json.encode({"do": name, "with": args}) + b"\n")
        with line.makefile("rb") as answers:
            answer = answers.readline()
    if not answer:
        raise ConnectionError("no answer")
    told = msgspec.json.decode(answer)
    if "problem" in told:
        raise BadInput(told["problem"], **told["with"])
    return told["result"]
