"""The file of a match is read in a process of its own: whatever it holds, the tables go on.

A file brings its edition along, and what somebody wrote into that can take for ever to understand,
or all memory. So `python -m grimorio.server.reading EYES STEPS SECONDS` takes the file, gives a
status and the answer, and has so much time and memory, and no more.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import resource
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections import Counter

import msgspec
import structlog

from grimorio.core.errors import BadInput
from grimorio.core.saved import read_record

from . import protocol as p
from .problems import status_of, told
from .settings import Limits
from .wire import catalogue, encode, replay, replay_data, seat_of

MEMORY = 1_000_000_000
"""Bytes that a reader may ask for: twelve times what a match of 270 plies at six seats takes."""
LONGEST_ANSWER = 50_000_000
PATIENCE = 5.0
"""Seconds that a reader may take beyond its time where the machine is busy."""
FAULT = 500

log = structlog.get_logger("files")


class Reading:
    """A few readers at once, a short queue, and not all of it for one address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._turn = asyncio.Semaphore(limits.readers)
        self._inside: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        most = self._limits.readers + self._limits.readers_waiting
        return (
            self._inside.total() < most and self._inside[address] < self._limits.readers_waiting / 2
        )

    async def read(self, address: str, data: bytes, eyes: str) -> tuple[int, bytes]:
        """The status and the answer to a file; BadInput if that takes too much."""
        self._inside[address] += 1
        try:
            async with self._turn:
                return await self._read(data, eyes)
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]

    async def _read(self, data: bytes, eyes: str) -> tuple[int, bytes]:
        seconds = self._limits.record_seconds
        known = eyes if eyes.isascii() and eyes.isalnum() and len(eyes) < 10 else "?"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "grimorio.server.reading", known,
            str(self._limits.replay_steps), str(math.ceil(seconds)),
            stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True,
        )  # fmt: skip
        try:
            answer, fault = await asyncio.wait_for(process.communicate(data), seconds + PATIENCE)
        except TimeoutError:
            raise BadInput("table-file-too-much") from None
        finally:
            await _end(process)
        status, _, body = answer.partition(b"\n")
        if process.returncode is not None and process.returncode < 0:  # by the system's limits
            raise BadInput("table-file-too-much")
        if process.returncode or int(status) == FAULT:
            log.error("a file was not read", problem=fault[-200:].decode("utf-8", "replace"))
            raise RuntimeError("a reader of files failed")
        return int(status), body


async def _end(process: Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# In the process that reads


def confine(seconds: int) -> None:
    """From here on only so much of the machine, and after everybody else."""
    os.nice(10)
    wanted = {resource.RLIMIT_CPU: seconds, resource.RLIMIT_AS: MEMORY, resource.RLIMIT_CORE: 0}
    for kind, most in wanted.items():
        _, hard = resource.getrlimit(kind)
        if hard != resource.RLIM_INFINITY:
            most = min(most, hard)
        with contextlib.suppress(ValueError, OSError):  # not every system knows all of them
            resource.setrlimit(kind, (most, most))


def answer(data: bytes, eyes: str, most: int) -> tuple[int, bytes]:
    """What the page is told about a file: the match step by step, or what is wrong."""
    try:
        return 200, shown(data, eyes, most)
    except BadInput as problem:
        refused = problem
    except (MemoryError, RecursionError):
        refused = BadInput("table-file-too-much")
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        print(type(error).__name__, place.name, place.lineno, file=sys.stderr)  # and no values
        return FAULT, b""
    return status_of(refused), told(refused)


def shown(data: bytes, eyes: str, most: int) -> bytes:
    try:
        record = msgspec.json.decode(data, type=p.SavedMatch).record
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput("table-malformed", problem=str(error)[:120]) from None
    plies = record.get("plies")
    if isinstance(plies, list) and len(plies) > most:
        raise BadInput("table-too-long")
    saved = read_record(record)
    play = saved.match
    seat = seat_of(eyes, play.seats)
    sitting = [
        p.Player(number, name, "human", False, True, False, None, False, 0)
        for number, name in enumerate(saved.players)
    ]
    frames = replay(play, seat, eyes == "all", most)
    found = encode(replay_data(play, saved.id, eyes, sitting, catalogue(play.game), saved.seal,
                               frames))  # fmt: skip
    if len(found) > LONGEST_ANSWER:
        raise BadInput("table-file-too-much")
    return found


def main() -> None:
    eyes, most, seconds = sys.argv[1:]
    confine(int(seconds))
    status, body = answer(sys.stdin.buffer.read(), eyes, int(most))
    sys.stdout.buffer.write(b"%d\n" % status)
    sys.stdout.buffer.write(body)


if __name__ == "__main__":
    main()
