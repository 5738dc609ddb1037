"""Both databases, each with a server that runs on it."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from grimorio.cli import cli
from tests.server.client import ServerProcess
from tests.table.test_old_matches import DATA


@dataclass
class Served:
    """A server, and how `grimorio admin` finds its database."""

    server: ServerProcess
    database: str

    async def admin(self, *words: str, code: int = 0) -> str:
        """What the command prints; the loop runs on meanwhile."""
        return await asyncio.to_thread(admin, self.database, *words, code=code)

    async def told(self, *words: str) -> Any:
        return json.loads(await self.admin(*words, "--json"))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the first wave, without a server."""
    return Path(shutil.copy(DATA / "matches.sqlite", tmp_path / "old.db"))


def admin(database: str | Path, *words: str, code: int = 0) -> str:
    command = ["admin", *words, "--database", str(database), "--lang", "en"]
    done = CliRunner().invoke(cli, command)
    assert done.exit_code == code, (done.output, done.exception)
    return done.output.strip()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: Any, tmp_path_factory: Any) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp(request.param)
    database = str(folder / "grimorio.db")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").database().address
    options = ("--no-limits", "--limit", "sockets=777", "--database", database)
    with ServerProcess(folder, *options) as server:
        yield Served(server, database)
    assert server.faults() == []
