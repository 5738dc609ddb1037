"""A server of today on the database of the first rules: lists, replays, exports, plays on.

The data is in `tests/data/first`, with how it was made.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator

import pytest

from grimorio.core.saved import verify
from grimorio.server.guests import COOKIE, Guests
from tests.table.test_old_matches import ANA, DATA, MATCHES, OVER, RUNNING

from .client import Guest, ServerProcess, play_all


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(DATA / "matches.sqlite", folder / "grimorio.db")
    with ServerProcess(folder, "--no-limits") as running:
        yield running
    assert running.faults() == []


@pytest.fixture
async def ana(old_server: ServerProcess) -> AsyncIterator[Guest]:
    async with returned(old_server) as guest:
        yield guest


@contextlib.asynccontextmanager
async def returned(server: ServerProcess) -> AsyncIterator[Guest]:
    """Ana, who has sat at all these tables, with the cookie of then."""
    with contextlib.closing(sqlite3.connect(DATA / "matches.sqlite")) as database:
        (key,) = database.execute("SELECT value FROM keys WHERE name = 'guests'").fetchone()
    guest = Guest(server)
    guest.http.cookies.set(COOKIE, Guests(key, secure=False).sign(ANA))
    async with guest:
        assert await guest.get("/api/me") == {"name": "Ana"}
        yield guest


async def played_on(guest: Guest, id: str) -> None:
    """A match that was running then, at all of Ana's seats, to an end that can be verified."""
    assert id in RUNNING
    seats = [player["seat"] for player in (await guest.card(id))["players"] if player["mine"]]
    async with asyncio.timeout(600):
        ends = await play_all([await guest.sit(id, seat) for seat in seats])
    exported = await guest.get(f"/api/matches/{id}/export")
    assert exported["rules"] == 1
    assert len(exported["plies"]) > MATCHES[id]["version"] + 1
    verify(exported, ends[0]["seal"])


async def test_every_match_is_listed_and_found(ana: Guest) -> None:
    cards = (await ana.get("/api/matches"))["matches"]
    assert len(cards) >= 50
    assert {card["id"] for card in cards} <= set(MATCHES)
    assert [card["problem"] for card in cards if card["problem"]] == []
    for id, told in MATCHES.items():
        card = await ana.card(id)
        assert (card["phase"], card["game"]) == (told["phase"], told["game"])


async def test_every_finished_match_is_replayed_and_exported(ana: Guest) -> None:
    for id in OVER:
        exported = await ana.get(f"/api/matches/{id}/export")
        replayed = await ana.get(f"/api/matches/{id}/replay?eyes=public")
        assert exported["seal"] == replayed["seal"] == MATCHES[id]["seal"]
        assert len(replayed["frames"]) == MATCHES[id]["version"] + 1
        verify(exported, MATCHES[id]["seal"])


@pytest.mark.parametrize("name", ["cronicas-middle", "magia-asked-0", "bellum-undone",
                                  "conclave-left", "magia-stopped-7"])  # fmt: skip
async def test_a_running_match_is_played_on_over_the_socket(ana: Guest, name: str) -> None:
    await played_on(ana, name.ljust(22, "-"))


async def test_a_bot_advises_by_the_rules_of_the_match(ana: Guest) -> None:
    id = "magia-middle".ljust(22, "-")
    seat = next(n for n, offer in enumerate(MATCHES[id]["offers"]) if len(offer) > 1)
    line, state = await ana.seated(id, seat)
    assert state["rules"] == 1
    hint = await line.ask(type="hint")
    assert hint["type"] == "hint", hint
    assert hint["action"]["text"] in MATCHES[id]["offers"][seat]
    assert len(hint["reasons"]) > 1


async def test_a_rematch_is_played_by_the_newest_rules(ana: Guest) -> None:
    """With the cards of the match; if today's rules do not take these, it says so."""
    for name in ("magia-over-2", "bellum-over-3", "cronicas-over-4", "cronicas-ours-over"):
        old = name.ljust(22, "-")
        state = await ana.look((await ana.post(f"/api/matches/{old}/rematch"))["id"], 0)
        exported = await ana.get(f"/api/matches/{old}/export")
        assert (state["rules"], exported["rules"]) == (2, 1)
        for same in ("edition", "options"):
            assert state[same] == exported[same]
    strange = f"/api/matches/{'conclave-ours-over'.ljust(22, '-')}/rematch"
    assert await ana.problem(strange) == (400, "error-edition-exact")
