"""A server in the test's own loop, on a real socket, so that a test can reach in."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn

from grimorio.server.app import Server, make_app
from grimorio.server.run import configured
from grimorio.server.settings import NO_LIMITS, Settings
from grimorio.table.customs import Customs
from grimorio.table.match import Match
from grimorio.table.sealed import Clock


class Inside:
    """Serves as a `ServerProcess` does."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"

    def match(self, id: str) -> Match:
        return self.server.hall.tables.open[id]


@contextlib.asynccontextmanager
async def inside(
    folder: Path, question: float, clock: Clock | None = None
) -> AsyncIterator[Inside]:
    """With a clock of the test's own, a question lasts as long as the test wants."""
    customs = Customs(question_seconds=question, bot_seconds=0.0)
    settings = Settings(folder / "grimorio.db", limits=NO_LIMITS, customs=customs)
    app, server = make_app(settings)
    server.hall.questions.clock = clock or server.hall.questions.clock
    listener = socket.create_server(("127.0.0.1", 0))
    running = uvicorn.Server(configured(app, server.gate, settings))
    task = asyncio.create_task(running.serve(sockets=[listener]))
    while not running.started:
        await asyncio.sleep(0.01)
    try:
        yield Inside(server, listener.getsockname()[1])
    finally:
        running.should_exit = True
        await task
