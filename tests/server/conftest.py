"""Real server processes, for each module of tests and for single ones."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from .client import Guest, ServerProcess

Serve = Callable[..., ServerProcess]


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Starts servers for a module, with these options and limits; none may meet a fault."""
    started: list[ServerProcess] = []
    with ExitStack() as stack:

        def start(*options: str, **limits: str | float) -> ServerProcess:
            folder = tmp_path_factory.mktemp("server")
            wishes = (f"--limit={name}={value}" for name, value in limits.items())
            server = ServerProcess(folder, *options, *wishes)
            started.append(stack.enter_context(server))
            return server

        yield start
    for each in started:
        assert each.faults() == []


@pytest.fixture(scope="module")
def server(serve: Serve) -> ServerProcess:
    return serve("--no-limits", grace_seconds=1, host_seconds=1)


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
