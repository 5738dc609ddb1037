"""Runs the server until it is told to stop, and then stops gently."""

from __future__ import annotations

import logging
import socket
import sys

import structlog
import uvicorn

from .app import Server, make_app
from .quick import QuickProtocol
from .settings import Settings


class Gentle(uvicorn.Server):
    """Tells every socket to come back before it closes them."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._grimorio = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._grimorio.farewell()
        await super().shutdown(sockets)


def configure_logs(level: str) -> None:
    """One JSON object a line on standard error. Addresses and cookies are never given to it.

    A traceback shows where, never the values there: they hold secrets and hidden cards.
    """
    where = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(where),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def run(settings: Settings, host: str, port: int, level: str = "warning") -> None:
    """Serve until a signal; prints the address as soon as it answers."""
    configure_logs(level)
    app, server = make_app(settings)
    listener = socket.create_server((host, port), backlog=1024)
    config = uvicorn.Config(
        app,
        ws=QuickProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        log_level="critical" if level == "critical" else "error",
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    shown = "localhost" if host in ("127.0.0.1", "::1") else host
    print(f"Grimorio: http://{shown}:{listener.getsockname()[1]}/", flush=True)
    Gentle(config, server).run(sockets=[listener])
