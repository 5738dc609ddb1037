"""The processes that are measured: nodes, and the PostgreSQL under them."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"


def cpu(pid: int, ended: bool = False) -> float:
    """Seconds of processor time that a process has used, and its ended children if so asked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    words = Path(f"/proc/{pid}/statm").read_text().split()
    return int(words[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Node(NamedTuple):
    process: subprocess.Popen[str]
    address: str

    @property
    def pid(self) -> int:
        return self.process.pid


class Service(NamedTuple):
    """Nodes, and what they store in."""

    nodes: list[Node]
    postgres: Any = None

    def used(self) -> list[float]:
        """Processor time of the nodes, of their bots' workers, and of PostgreSQL."""
        pids = [node.pid for node in self.nodes]
        workers = [child for pid in pids for child in children(pid)]
        return [sum(map(cpu, pids)), sum(map(cpu, workers)), self._postgres()]

    def _postgres(self) -> float:
        if self.postgres is None:
            return 0.0
        pid = self.postgres.process.pid
        return cpu(pid, ended=True) + sum(cpu(child) for child in children(pid))

    def memory(self) -> float:
        return sum(memory(node.pid) for node in self.nodes)


def form() -> Path:
    """The compiled form, where `make compiled` has been run."""
    return COMPILED if COMPILED.is_dir() else ROOT / "src"


def serve(database: str, source: Path, *options: str) -> Node:
    process = subprocess.Popen(
        [sys.executable, "-m", "grimorio", "serve", "--port", "0", "--no-limits", "--log",
         "warning", "--database", database, *options],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(source)},
    )  # fmt: skip
    assert process.stdout is not None
    address = process.stdout.readline().split()[1].rstrip("/").replace("localhost", "127.0.0.1")
    return Node(process, address)


@contextlib.contextmanager
def service(nodes: int, *options: str, source: Path | None = None) -> Iterator[Service]:
    """So many nodes on a PostgreSQL of their own; none: one process on SQLite."""
    with contextlib.ExitStack() as stack:
        database, postgres = (
            f"{stack.enter_context(tempfile.TemporaryDirectory(dir=ROOT))}/b.db",
            None,
        )
        if nodes:
            from tests.cluster.postgres import Postgres

            postgres = stack.enter_context(Postgres())
            database = postgres.address
        started: list[Node] = []
        try:
            for _ in range(nodes or 1):
                started.append(serve(database, source or form(), *options))
            yield Service(started, postgres)
        finally:
            for node in started:
                node.process.terminate()
                node.process.wait()
