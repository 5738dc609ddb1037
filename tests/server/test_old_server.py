"""A server of today on the database of the first rules: lists, replays, exports, plays on.

The data is in `tests/data/first`, with how it was made.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from grimorio.core.saved import verify
from grimorio.server.guests import COOKIE, Guests
from tests.table.test_old_matches import ANA, DATA, MATCHES, OVER, RUNNING

from .client import Guest, ServerProcess, play


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(DATA / "matches.sqlite", folder / "grimorio.db")
    with ServerProcess(folder, "--no-limits") as running:
        yield running
    assert "Traceback" not in running.errors(), running.errors()


@contextlib.asynccontextmanager
async def ana(server: ServerProcess) -> Any:
    """Whoever has sat at all these tables, with the cookie of then."""
    with contextlib.closing(sqlite3.connect(server.folder / "grimorio.db")) as database:
        (key,) = database.execute("SELECT value FROM keys WHERE name = 'guests'").fetchone()
    guest = Guest(server)
    guest.http.cookies.set(COOKIE, Guests(key, secure=False).sign(ANA))
    async with guest:
        assert await guest.get("/api/me") == {"name": "Ana"}
        yield guest


async def test_every_match_is_listed_and_found(old_server: ServerProcess) -> None:
    async with ana(old_server) as guest:
        cards = (await guest.get("/api/matches"))["matches"]
        assert len(cards) >= 50
        assert {card["id"] for card in cards} <= set(MATCHES)
        assert [card["problem"] for card in cards if card["problem"]] == []
        for id, told in MATCHES.items():
            card = (await guest.get(f"/api/matches/{id}"))["match"]
            assert card["phase"] == told["phase"]
            assert card["game"] == told["game"]


async def test_every_finished_match_is_replayed_and_exported(old_server: ServerProcess) -> None:
    async with ana(old_server) as guest:
        for id in OVER:
            exported = await guest.get(f"/api/matches/{id}/export")
            assert exported["seal"] == MATCHES[id]["seal"]
            verify(exported, MATCHES[id]["seal"])
            replayed = await guest.get(f"/api/matches/{id}/replay?eyes=public")
            assert len(replayed["frames"]) == MATCHES[id]["version"] + 1
            assert replayed["seal"] == MATCHES[id]["seal"]


@pytest.mark.parametrize("name", ["cronicas-middle", "magia-asked-0", "bellum-undone",
                                  "conclave-left", "magia-stopped-7"])  # fmt: skip
async def test_a_running_match_is_played_on_over_the_socket(
    old_server: ServerProcess, name: str
) -> None:
    id = name.ljust(22, "-")
    assert id in RUNNING
    async with ana(old_server) as guest:
        players = (await guest.get(f"/api/matches/{id}"))["match"]["players"]
        seats = [player["seat"] for player in players if player["mine"]]
        lines = [await guest.sit(id, seat) for seat in seats]
        async with asyncio.timeout(600):
            games = [play(line, random.Random(n)) for n, line in enumerate(lines)]
            ends = await asyncio.gather(*games)
        exported = await guest.get(f"/api/matches/{id}/export")
        assert exported["rules"] == 1
        assert len(exported["plies"]) > MATCHES[id]["version"] + 1
        verify(exported, ends[0]["seal"])


async def test_a_bot_advises_by_the_rules_of_the_match(old_server: ServerProcess) -> None:
    id = "magia-middle".ljust(22, "-")
    seat = next(n for n, offer in enumerate(MATCHES[id]["offers"]) if len(offer) > 1)
    async with ana(old_server) as guest, await guest.sit(id, seat) as line:
        state = await line.until("sync")
        assert state["rules"] == 1
        await line.send(type="hint")
        hint = await line.until("hint", "error")
        assert hint["type"] == "hint", hint
        assert hint["action"]["text"] in MATCHES[id]["offers"][seat]
        assert len(hint["reasons"]) > 1


async def test_a_rematch_is_played_by_the_newest_rules(old_server: ServerProcess) -> None:
    """With the cards of the match; if today's rules do not take these, it says so."""
    async with ana(old_server) as guest:
        for name in ("magia-over-2", "bellum-over-3", "cronicas-over-4", "cronicas-ours-over"):
            old = name.ljust(22, "-")
            again = (await guest.post(f"/api/matches/{old}/rematch"))["id"]
            async with await guest.sit(again, 0) as line:
                state = await line.until("sync")
            exported = await guest.get(f"/api/matches/{old}/export")
            assert (state["rules"], exported["rules"]) == (2, 1)
            assert state["edition"] == exported["edition"]
            assert state["options"] == exported["options"]
        strange = "conclave-ours-over".ljust(22, "-")
        reply = await guest.http.post(f"/api/matches/{strange}/rematch")
        assert reply.status_code == 400
        assert reply.json()["text"]["key"] == "error-edition-exact"
