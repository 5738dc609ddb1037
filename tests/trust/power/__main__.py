"""A server at work, its power cut at random moments: is every acknowledged move still there?

`python -m tests.trust.power --told 1200 --cuts 200` is the full size; `--synchronous NORMAL` shows
what a database that syncs less would lose. The shim logs what the server does to its disk, the
clients add to the same log what they are told, and at each cut the disk is rebuilt from what was
safe by then and some of what was not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from grimorio.core.errors import BadInput
from grimorio.core.registry import game_ids
from grimorio.table.sqlite import SqliteStore
from tests.server.client import ServerProcess
from tests.server.kill import SEALED, Load, Told, stored_acts

from .disk import TOLD, Deed, Disk, read_log
from .shim import environment

SERVE = """
import grimorio.cli, grimorio.table.sqlite as store
store.SYNCHRONOUS, store.CHECKPOINT_BYTES = {synchronous!r}, 400_000
grimorio.cli.main()
"""
PLIES = """
SELECT "match", ply, kind, seat, action, "key", joined FROM plies ORDER BY "match", ply
"""
ENVELOPES = 'SELECT "match", seat, action, "key" FROM sealed'


class Noted(Load):
    """Clients who write into the log of the disk what they have been told."""

    def __init__(self, server: ServerProcess, seed: int, log: Path) -> None:
        super().__init__(server, seed)
        self._log = os.open(log, os.O_WRONLY | os.O_APPEND)

    def hear(self, told: Told) -> None:
        super().hear(told)
        os.write(self._log, Deed(TOLD, "", 0, json.dumps(told).encode()).pack())

    def close(self) -> None:
        os.close(self._log)


async def record(folder: Path, told: int, synchronous: str, seed: int) -> Path:
    """Play all games at once until so many moves were acknowledged; stop and start on the way."""
    program = ("-c", SERVE.format(synchronous=synchronous))
    server = ServerProcess(folder, "--no-limits", "--log", "critical", program=program,
                           env=environment(folder))  # fmt: skip
    server.start()
    load = Noted(server, seed, folder / "disk.log")
    tasks = [asyncio.create_task(load.table(game)) for game in game_ids()]
    try:
        async with asyncio.timeout(300 + told):
            for part in (told // 2, told):
                while len(load.told) < part:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(server.stop)
                if part < told:
                    await asyncio.to_thread(server.start)
    finally:
        await load.end(tasks)
        load.close()
        if server.process is not None:
            server.kill()
    return folder / "disk.log"


def examine(log: Path, cuts: int, seed: int) -> dict[str, Any]:
    """Cut the power so many times, and count what is not there any more."""
    deeds = list(read_log(log))
    picker = random.Random(seed)
    moments = sorted(picker.sample(range(1, len(deeds) + 1), cuts))
    disk, told = Disk(), list[Told]()
    losing, refused, lost, done = 0, 0, 0, 0
    for moment in moments:
        for deed in deeds[done:moment]:
            disk.do(deed)
            if deed.kind == TOLD:
                match, seat, version, actions, key = json.loads(deed.data)
                told.append(Told(match, seat, version, tuple(actions), key))
        done = moment
        with tempfile.TemporaryDirectory() as name:
            disk.cut(Path(name), picker)
            try:
                missing = missing_from(Path(name) / "grimorio.db", told)
            except BadInput:
                refused += 1
            else:
                losing += missing > 0
                lost = max(lost, missing)
    count = sum(deed.kind == TOLD for deed in deeds)
    return {"deeds": len(deeds), "told": count, "cuts": cuts, "cuts_with_losses": losing,
            "cuts_not_opened": refused, "most_lost": lost}  # fmt: skip


def missing_from(database: Path, told: list[Told]) -> int:
    """Start on what is left, and count the acknowledged moves that are not in it."""
    store = SqliteStore(database)
    assert store.check() == "ok"
    with store.read() as connection:
        stored = set(stored_acts(list(connection.exec_driver_sql(PLIES))))
        for match, seat, action, key in connection.exec_driver_sql(ENVELOPES):
            stored.add(Told(match, seat, SEALED, (action,), key))
    store.close()
    return sum(act not in stored for act in told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--told", type=int, default=1200)
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--synchronous", choices=["FULL", "NORMAL", "OFF"], default="FULL")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = asyncio.run(record(Path(folder), args.told, args.synchronous, args.seed))
        found = examine(log, args.cuts, args.seed)
    print(found)
    sys.exit(bool(found["cuts_with_losses"] or found["cuts_not_opened"]))


if __name__ == "__main__":
    main()
