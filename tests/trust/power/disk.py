"""A disk, rebuilt from the log of the shim, that forgets at a power cut what was not synced."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CREATED, WRITTEN, CUT, SYNCED, UNLINKED, RENAMED, TOLD = b"cwtsura"
SECTOR = 512


class Deed(NamedTuple):
    """One line of the log; `TOLD` is written by the clients, when they hear of a stored move."""

    kind: int
    name: str
    offset: int
    data: bytes

    def pack(self) -> bytes:
        name = self.name.encode()
        head = struct.pack("<BH", self.kind, len(name)) + name
        return head + struct.pack("<QI", self.offset, len(self.data)) + self.data


def read_log(path: Path) -> Iterator[Deed]:
    log, at = path.read_bytes(), 0
    while at < len(log):
        kind, named = struct.unpack_from("<BH", log, at)
        name = log[at + 3 : at + 3 + named].decode()
        offset, length = struct.unpack_from("<QI", log, at + 3 + named)
        at += 15 + named + length
        yield Deed(kind, name, offset, log[at - length : at])


class File:
    """What is on the platter for sure, and what may or may not be."""

    def __init__(self) -> None:
        self.safe = bytearray()
        self.waiting: list[Deed] = []

    def sync(self) -> None:
        for deed in self.waiting:
            _apply(self.safe, deed)
        self.waiting.clear()

    def after_a_cut(self, picker: random.Random) -> bytes:
        """Of what waited, nothing, any part, or all: each write whole, torn, or not at all."""
        data = bytearray(self.safe)
        kept = picker.choice((0.0, 0.0, picker.random(), picker.random(), 1.0))
        for deed in self.waiting:
            if picker.random() < kept:
                _apply(data, deed, None if kept == 1.0 or picker.random() < 0.5 else picker)
        return bytes(data)


def _apply(data: bytearray, deed: Deed, tears: random.Random | None = None) -> None:
    if deed.kind == CUT:
        data[deed.offset :] = bytes(max(0, deed.offset - len(data)))
        return
    end = deed.offset + len(deed.data)
    data.extend(bytes(max(0, end - len(data))))
    at = deed.offset
    while at < end:
        until = min(end, (at // SECTOR + 1) * SECTOR) if tears else end
        if tears is None or tears.random() < 0.5:
            data[at:until] = deed.data[at - deed.offset : until - deed.offset]
        at = until


class Disk:
    """The files of a folder. Names, too, are only safe once the folder is synced."""

    def __init__(self) -> None:
        self.names: dict[str, File] = {}
        self._safe: list[dict[str, File]] = [{}]
        """The folder as it was synced, and as it was after each change since."""

    def do(self, deed: Deed) -> None:
        if deed.kind in (WRITTEN, CUT):
            self.names[deed.name].waiting.append(deed)
        elif deed.kind == SYNCED:
            if deed.name:
                self.names[deed.name].sync()
            else:
                self._safe = [dict(self.names)]
        elif deed.kind != TOLD:
            self._rename(deed)

    def _rename(self, deed: Deed) -> None:
        if deed.kind == CREATED:
            self.names[deed.name] = File()
        elif deed.kind == UNLINKED:
            del self.names[deed.name]
        else:
            self.names[deed.data.decode()] = self.names.pop(deed.name)
        self._safe.append(dict(self.names))

    def cut(self, folder: Path, picker: random.Random) -> None:
        """Write into the folder what somebody finds who switches the power on again."""
        for name, file in picker.choice(self._safe).items():
            (folder / name).touch(0o600)
            (folder / name).write_bytes(file.after_a_cut(picker))
