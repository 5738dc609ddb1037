"""A real server process for each module of tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(folder, "--no-limits", "--limit", "grace_seconds=1") as running:
        yield running
    assert running.faults() == []
