"""A power cut takes no acknowledged move; with fewer syncs it would, and that is noticed."""

import asyncio
from pathlib import Path

from .power.__main__ import examine, record
from .power.disk import CREATED, CUT, RENAMED, SYNCED, UNLINKED, WRITTEN, Disk, read_log

TOLD, CUTS = 160, 40
DEEDS = {
    (CREATED, "grimorio.db.new"), (RENAMED, "grimorio.db.new"), (SYNCED, ""),
    (CREATED, "grimorio.db-wal"), (WRITTEN, "grimorio.db-wal"), (SYNCED, "grimorio.db-wal"),
    (CUT, "grimorio.db-wal"), (UNLINKED, "grimorio.db.new-wal"),
    (WRITTEN, "grimorio.db"), (SYNCED, "grimorio.db"),
}  # fmt: skip
"""Each must be seen, or the proof proves nothing."""


async def test_no_acknowledged_move_is_lost_and_with_fewer_syncs_some_are(tmp_path: Path) -> None:
    for name in ("FULL", "NORMAL"):
        (tmp_path / name).mkdir()
    full, normal = await asyncio.gather(
        *(record(tmp_path / name, TOLD, name, seed=1) for name in ("FULL", "NORMAL"))
    )
    assert {(deed.kind, deed.name) for deed in read_log(full)} >= DEEDS
    assert_rebuilt(full)
    found = examine(full, CUTS, seed=1)
    assert found["told"] >= TOLD
    assert (found["cuts_with_losses"], found["cuts_not_opened"]) == (0, 0), found
    planted = examine(normal, CUTS, seed=1)
    assert planted["cuts_with_losses"] > CUTS // 4, planted


def assert_rebuilt(log: Path) -> None:
    """Without a cut, every byte is where the server put it: nothing went past the log."""
    disk = Disk()
    for deed in read_log(log):
        disk.do(deed)
    assert "grimorio.db" in disk.names
    for name, file in disk.names.items():
        file.sync()
        assert bytes(file.safe) == (log.parent / name).read_bytes()
