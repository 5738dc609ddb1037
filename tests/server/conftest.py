"""A real server process for each module of tests."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from .client import Guest, ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(
        folder, "--no-limits", "--limit", "grace_seconds=1", "--limit", "host_seconds=1"
    ) as running:
        yield running
    assert running.faults() == []


@pytest.fixture
async def guest(server: ServerProcess) -> AsyncIterator[Guest]:
    async with Guest(server) as somebody:
        yield somebody


@pytest.fixture
def own(tmp_path: Path, end_servers: None) -> ServerProcess:
    """A server for one test, which may stop and start it."""
    return ServerProcess(tmp_path, "--no-limits").start()


@pytest.fixture
async def visitor(own: ServerProcess) -> AsyncIterator[Guest]:
    async with Guest(own) as somebody:
        yield somebody


@pytest.fixture(autouse=True)
def end_servers() -> Iterator[None]:
    """A test that fails half-way must leave no server behind: the next test would fail for it."""
    before = set(ServerProcess.running)
    yield
    for left in ServerProcess.running - before:
        left.stop()
