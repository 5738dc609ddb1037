"""The server's own log: one JSON object a line on standard error, and only so many a second.

Addresses and cookies are never given to it. A traceback shows where, never the values there: they
hold secrets and hidden cards.
"""

from __future__ import annotations

import contextlib
import logging
import sys
from typing import Any

import structlog
from structlog.typing import EventDict

from .limits import Bucket


class Throttle:
    """Leaves out what comes too fast, and tells in the next line how much that was."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self._bucket = Bucket(*limit)
        self._left_out = 0

    def __call__(self, logger: Any, method: str, event: EventDict) -> EventDict:
        if not self._bucket.take():
            self._left_out += 1
            raise structlog.DropEvent
        if self._left_out:
            event["left_out"], self._left_out = self._left_out, 0
        return event


class Forward(logging.Handler):
    """What libraries log, in the same form: their words, and where it was, without values."""

    def emit(self, record: logging.LogRecord) -> None:
        words = str(record.msg).partition("\n")[0][:200]
        log = structlog.get_logger(record.name)
        log.log(record.levelno, words, library=record.name, exc_info=record.exc_info or None)


class Harmless(structlog.BoundLoggerBase):
    """A line that cannot be written, on a full disk say, is lost; whoever logged it goes on."""

    def _proxy_to_logger(self, method_name: str, event: str | None = None, **more: Any) -> Any:
        with contextlib.suppress(Exception):
            return super()._proxy_to_logger(method_name, event, **more)


def configure_logs(level: str, limit: tuple[float, float] = (5.0, 200.0)) -> None:
    number = getattr(logging, level.upper())
    filtering: Any = structlog.make_filtering_bound_logger(number)
    where = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    structlog.configure(
        processors=[
            Throttle(limit),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(where),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=type("Logger", (filtering, Harmless), {}),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[Forward()], level=max(number, logging.ERROR), force=True)
