"""From the database of the first wave to the one of today, with its matches running."""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from grimorio.core.saved import verify
from grimorio.server.guests import COOKIE, Guests
from grimorio.table.store import NEWEST
from grimorio.texts import Speaker
from tests.cluster.postgres import Postgres
from tests.server.client import Guest, ServerProcess, play
from tests.table.test_old_matches import ANA, DATA, MATCHES, RUNNING

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
    assert match in RUNNING
    assert asked(FIRST, "SELECT version_num FROM alembic_version") < [(NEWEST,)]
    ((key,),) = asked(FIRST, "SELECT value FROM keys WHERE name = 'guests'")
    database = str(tmp_path / "grimorio.db")
    if engine == "sqlite":
        shutil.copy(FIRST, database)
    else:
        database = postgres.database().address
        told = await asyncio.to_thread(admin, database, "restore", str(FIRST))
        assert told == EN.say("admin-restored", matches=len(MATCHES), place="PostgreSQL")

    with ServerProcess(tmp_path, "--no-limits", "--database", database) as server:
        guest = Guest(server)
        guest.http.cookies.set(COOKIE, Guests(key, secure=False).sign(ANA))
        async with guest:
            players = (await guest.get(f"/api/matches/{match}"))["match"]["players"]
            seats = [player["seat"] for player in players if player["mine"]]
            lines = [await guest.sit(match, seat) for seat in seats]
            async with asyncio.timeout(300):
                ends = await asyncio.gather(*(play(line, random.Random(n)) for n, line in
                                              enumerate(lines)))  # fmt: skip
            exported = await guest.get(f"/api/matches/{match}/export")
            verify(exported, ends[0]["seal"])
            assert exported["rules"] == 1
            assert len(exported["plies"]) > MATCHES[match]["version"] + 1
            listed = {
                line["id"]: line["phase"] for line in await Served(server, database).told("list")
            }
        assert listed[match] == "over"
        assert [id for id, phase in listed.items() if phase == "running"] != []
    assert server.faults() == []
