"""The server's own log: one JSON object a line, on standard error or in a file of bounded size,
only so many a second, and none of them long. What nobody caught is logged in the same form.

Addresses and cookies are never given to it. A traceback shows where, never the values there: they
hold secrets and hidden cards.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import structlog
from structlog.typing import EventDict

from grimorio.core.errors import BadInput

from .limits import Bucket

PRIVATE = 0o600
MOST_FRAMES = 20
MOST_SIGNS = 16_000
FRAME = re.compile(r'^ *File "([^"]*)", line (\d+), in (\S+)', re.MULTILINE)

log = structlog.get_logger("server")


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
        words = str(record.msg)
        place: dict[str, Any] = {"exc_info": record.exc_info or None}
        if words.startswith("Traceback"):  # already made a text of
            place = {"exception": _frames(words)}
            words = "an exception was not caught"
        log = structlog.get_logger(record.name)
        first = words.partition("\n")[0][:200]
        log.log(record.levelno, first, library=record.name, **place)


def _frames(told: str) -> list[dict[str, Any]]:
    """A traceback's places, and the kind of exception, as the others are logged."""
    frames = [{"filename": file, "lineno": int(line), "name": name}
              for file, line, name in FRAME.findall(told)]  # fmt: skip
    kind = told.strip().rpartition("\n")[2].partition(":")[0]
    return [{"exc_type": kind[:80], "frames": frames[-MOST_FRAMES:]}]


def short(logger: Any, method: str, line: Any) -> Any:
    """A line that is far too long says less, and is still a JSON object."""
    if len(line) <= MOST_SIGNS:
        return line
    data = msgspec.json.decode(line)
    kept = {name: value for name, value in data.items() if len(str(value)) <= 200}
    return msgspec.json.encode({**kept, "cut": len(line)}).decode()


class BoundedFile:
    """Half of what it may hold in all; beyond that it becomes the one before, which is kept as
    `.1` until the next time. A disk that takes nothing costs lines, and nothing else."""

    def __init__(self, path: Path, most: int) -> None:
        self._path = path
        self._most = most // 2
        self._broken = False
        try:
            self._handle = self._open()
        except OSError:
            raise BadInput("error-log-file", file=str(path)) from None

    def _open(self) -> int:
        how = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
        return os.open(self._path, how, PRIVATE)

    def write(self, text: str) -> int:
        data = (b"\n" if self._broken else b"") + text.encode()
        if os.fstat(self._handle).st_size + len(data) > self._most:
            self._turn()
        self._broken = os.write(self._handle, data) < len(data)
        return len(text)

    def _turn(self) -> None:
        os.replace(self._path, f"{self._path}.1")
        handle, self._handle = self._handle, self._open()
        os.close(handle)

    def flush(self) -> None:
        """Nothing waits."""


class Harmless(structlog.BoundLoggerBase):
    """A line that cannot be written, on a full disk say, is lost; whoever logged it goes on."""

    def _proxy_to_logger(self, method_name: str, event: str | None = None, **more: Any) -> Any:
        with contextlib.suppress(Exception):
            return super()._proxy_to_logger(method_name, event, **more)


def configure_logs(
    level: str,
    limit: tuple[float, float] = (5.0, 200.0),
    path: Path | None = None,
    most: int = 20_000_000,
) -> None:
    number = getattr(logging, level.upper())
    filtering: Any = structlog.make_filtering_bound_logger(number)
    where = structlog.tracebacks.ExceptionDictTransformer(show_locals=False, max_frames=MOST_FRAMES)
    target: Any = sys.stderr if path is None else BoundedFile(path, most)
    structlog.configure(
        processors=[
            Throttle(limit),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(where),
            structlog.processors.JSONRenderer(),
            short,
        ],
        wrapper_class=type("Logger", (filtering, Harmless), {}),
        logger_factory=structlog.PrintLoggerFactory(target),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[Forward()], level=max(number, logging.ERROR), force=True)
    _catch()


def _catch() -> None:
    """What nobody catches ends in the log, too, and not beside it as so many lines."""

    def uncaught(kind: Any, error: Any, trace: Any) -> None:
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        log.critical("an exception was not caught", exc_info=(kind, error, trace))

    sys.excepthook = uncaught
    threading.excepthook = lambda told: uncaught(*told[:3])
    sys.unraisablehook = lambda told: uncaught(told.exc_type, told.exc_value, told.exc_traceback)
