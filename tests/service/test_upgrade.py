"""From the database of the first wave to the one of today, with its matches running."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from grimorio.table.store import NEWEST
from grimorio.texts import Speaker
from tests.cluster.postgres import Postgres
from tests.server.client import ServerProcess
from tests.server.test_old_server import played_on, returned
from tests.table.test_old_matches import DATA, MATCHES

from .conftest import Served, admin
from .test_backup import asked

EN = Speaker("en")
FIRST = DATA / "matches.sqlite"


@pytest.mark.parametrize(("engine", "name"), [("sqlite", "magia-asked-0"),
                                              ("postgresql", "cronicas-middle")])  # fmt: skip
async def test_matches_of_the_first_wave_are_played_on(
    engine: str, name: str, tmp_path: Path, postgres: Postgres
) -> None:
    """A file is taken as it is; PostgreSQL gets it as it would a backup."""
    match = name.ljust(22, "-")
    assert asked(FIRST, "SELECT version_num FROM alembic_version") < [(NEWEST,)]
    database = str(tmp_path / "grimorio.db")
    if engine == "sqlite":
        shutil.copy(FIRST, database)
    else:
        database = postgres.database().address
        told = await asyncio.to_thread(admin, database, "restore", str(FIRST))
        assert told == EN.say("admin-restored", matches=len(MATCHES), place="PostgreSQL")

    with ServerProcess(tmp_path, "--no-limits", "--database", database) as server:
        async with returned(server) as guest:
            await played_on(guest, match)
        listed = await Served(server, database).told("list")
        phases = {line["id"]: line["phase"] for line in listed}
        assert phases[match] == "over"
        assert "running" in phases.values()
    assert server.faults() == []
