"""Stands between a node and PostgreSQL, and cuts, stalls and half-closes what goes through."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import tempfile
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class Pipe:
    """One connection of a node."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter, name: str) -> None:
        self.near = near
        self.far = far
        self.name = name
        self.flows = asyncio.Event()
        self.flows.set()
        self.deaf = False
        """What the database answers goes nowhere."""

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.flows.wait()
                if not (self.deaf and writer is self.near):
                    writer.write(data)
                    await writer.drain()
        self.cut()

    def cut(self) -> None:
        self.flows.set()
        for writer in (self.near, self.far):
            writer.transport.abort()

    def half_close(self) -> None:
        """The node hears the end; what it has said still reaches the database."""
        self.deaf = True
        with contextlib.suppress(OSError, RuntimeError):
            self.near.write_eof()


class Proxy:
    """One for each node, with a folder that looks like PostgreSQL's own."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.folder = Path(tempfile.mkdtemp(prefix="grimorio-px-"))
        self.pipes: list[Pipe] = []
        self.lost_hints = False
        self._server: asyncio.AbstractServer | None = None

    async def start(self) -> Proxy:
        path = str(self.folder / SOCKET)
        self._server = await asyncio.start_unix_server(self._serve, path)
        os.chmod(path, 0o777)
        return self

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readexactly(4)
            rest = await reader.readexactly(int.from_bytes(head, "big") - 4)
            from_far, far = await asyncio.open_unix_connection(str(self.target))
        except (OSError, asyncio.IncompleteReadError):
            writer.transport.abort()
            return
        far.write(head + rest)
        pipe = Pipe(writer, far, _name(rest))
        self.pipes.append(pipe)
        if self.lost_hints and pipe.name == "grimorio hints":
            pipe.flows.clear()
        try:
            await asyncio.gather(pipe.carry(reader, far), pipe.carry(from_far, writer))
        finally:
            self.pipes.remove(pipe)

    async def close(self) -> None:
        await self.cut()
        if self._server is not None:
            self._server.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    # Faults

    async def cut(self, name: str = "") -> None:
        for pipe in self._of(name):
            pipe.cut()

    async def half_close(self, name: str = "") -> None:
        for pipe in self._of(name):
            pipe.half_close()

    async def stall(self, seconds: float, name: str = "") -> None:
        """Nothing goes through for a while; then all of it, late."""
        pipes = self._of(name)
        for pipe in pipes:
            pipe.flows.clear()
        await asyncio.sleep(seconds)
        for pipe in pipes:
            pipe.flows.set()

    async def lose_hints(self, seconds: float) -> None:
        """What others tell does not arrive, nor what this node tells; both are given up later."""
        self.lost_hints = True
        pipes = [*self._of("hints"), *self._of("crier")]
        for pipe in pipes:
            pipe.flows.clear()
        await asyncio.sleep(seconds)
        self.lost_hints = False
        for pipe in [*pipes, *self._of("hints")]:
            pipe.cut()

    def _of(self, name: str) -> list[Pipe]:
        return [pipe for pipe in self.pipes if name in pipe.name]


def _name(startup: bytes) -> str:
    """What a connection calls itself in its first message."""
    words = startup[4:].split(b"\0")
    pairs = dict(zip(words[::2], words[1::2], strict=False))
    return pairs.get(b"application_name", b"").decode()
