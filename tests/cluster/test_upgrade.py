"""Nodes that are restarted one after the other, by the same version or by a newer one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import psycopg

from tests.server.client import Line, ServerProcess
from tests.waiting import until

from .clients import Crowd, Person, invitation, table
from .cluster import collect, running
from .history import judge
from .postgres import Postgres

GAME = "conclave"


async def test_a_rolling_restart_loses_nobodys_turn(tmp_path: Path, postgres: Postgres) -> None:
    """Two play at both nodes, one plays against a bot; each node goes and comes back meanwhile.
    Nothing is refused, nothing comes too late, and every match is played to its end."""
    async with asyncio.timeout(300):
        rolled = asyncio.Event()

        async def keep_playing(mode: str) -> None:
            while not rolled.is_set():
                _, players = await table(crowd, GAME, mode)
                await asyncio.gather(*(player.play() for player in players))

        async with running(tmp_path, postgres.database(), nodes=2) as cluster:
            crowd = Crowd(cluster.nodes, 1)
            playing = asyncio.gather(keep_playing("local"), keep_playing("bots"))
            for number in range(2):
                enough = crowd.operations + 10
                while crowd.operations < enough:
                    assert not playing.done()
                    await asyncio.sleep(0.02)
                await cluster.roll(number)
            rolled.set()
            await playing
            acts = crowd.history.acts
            assert crowd.finished == {act.match for act in acts}
            assert crowd.returns > 0
            assert crowd.late == 0
            assert all(act.version is not None and not act.refused for act in acts)
            await collect(cluster, crowd)
            await crowd.http.aclose()
            assert judge(crowd.history) == []
            assert [node.faults() for node in cluster.nodes] == [[], []]


def leases(address: str) -> list[Any]:
    with psycopg.connect(address) as connection:
        return connection.execute("SELECT match, node FROM leases").fetchall()


async def turned_away(node: ServerProcess, person: Person, match: str) -> Any:
    """The last word on a socket."""
    line = await Line.open(f"{node.ws}/api/matches/{match}/socket", person.cookie)
    try:
        return await line.next(30)
    finally:
        await line.socket.close()


async def test_a_match_by_unknown_rules_is_left_to_who_knows_them(
    tmp_path: Path, postgres: Postgres
) -> None:
    """A newer node comes beside an older one, and goes for a moment: the older one neither takes
    the match nor gives it up, and sends pages elsewhere; then it is played on to its end."""
    async with asyncio.timeout(300):
        async with running(tmp_path, postgres.database(), nodes=2, old=GAME) as cluster:
            old, new = cluster.nodes
            crowd = Crowd([new], 1)
            turns = crowd.turns = asyncio.Semaphore(3)
            person = await crowd.person()
            wish = {"game": GAME, "seats": 2, "mode": "friends"}
            lobby = (await person.post("/api/matches", wish))["id"]
            invite = await invitation(person, lobby)
            match, (player,) = await table(crowd, GAME, "bots", person)
            playing = asyncio.create_task(player.play())
            await until(lambda: player.waits and turns.locked())
            await asyncio.to_thread(new.stop)
            await until(lambda: "a match cannot be opened" in old.errors())
            assert leases(cluster.postgres.address) == [(match, None)]
            async with httpx.AsyncClient(headers={"cookie": person.cookie}) as http:
                for path in (f"matches/{match}", f"matches/{lobby}", f"invites/{invite}"):
                    asked = await http.get(f"{old.http}/api/{path}")
                    assert (path, asked.status_code) == (path, 503)
                mine = (await http.get(f"{old.http}/api/matches")).json()["matches"]
            assert [card["id"] for card in mine if card["problem"]] == [match, lobby]
            assert (await turned_away(old, person, match))["final"] is False
            await asyncio.to_thread(new.start)
            crowd.turns = None
            turns.release()
            await playing
            assert len(crowd.history.acts) > 3
            assert crowd.finished == {match}
            await crowd.http.aclose()
            assert all(act.version is not None for act in crowd.history.acts)
            assert old.faults() == new.faults() == []
