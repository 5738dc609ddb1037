"""Whoever holds a seat now sees and plays it, and nobody else, however their socket came to be."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
import websockets

from grimorio.core.registry import game_ids, get_game

from .client import Guest, Line, ServerProcess, new_key, table


async def rest(line: Line) -> tuple[list[Any], int | None]:
    """All that still comes on a socket within a moment, and the code if it is closed."""
    heard = []
    try:
        while True:
            heard.append(await line.next(0.5))
    except TimeoutError:
        return heard, None
    except websockets.ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 0


async def try_to_play(line: Line, decision: Any) -> None:
    """What somebody who wants to stay would send."""
    with contextlib.suppress(websockets.ConnectionClosed):
        for action in decision["actions"][:3]:
            await line.send(type="act", decision=decision["id"], action=action["id"], key=new_key())
        await line.send(type="undo", key=new_key())
        await line.send(type="hint")
        await line.send(type="why", text=decision["actions"][0]["text"])


def shows_a_seat(message: Any) -> bool:
    return message["type"] in ("accepted", "refused", "why", "hint") or bool(
        (message.get("view") or {}).get("seat") is not None or message.get("decision")
    )


def assert_ended(heard: list[Any], code: int | None, key: str) -> None:
    assert [each for each in heard if shows_a_seat(each)] == []
    byes = [each for each in heard if each["type"] == "bye"]
    assert [(bye["text"]["key"], bye["final"]) for bye in byes] == [(key, True)]
    assert code == 4403


async def fill(host: Guest, match: str, invite: str, guests: list[Guest]) -> None:
    """Friends on the first open seats, bots on the rest."""
    for guest in guests:
        await guest.post(f"/api/invites/{invite}", {"name": "Friend"})
    card = (await host.get(f"/api/matches/{match}"))["match"]
    for player in card["players"]:
        if player["kind"] == "open":
            await host.post(f"/api/matches/{match}/seats/{player['seat']}", {"kind": "bot"})


async def deciding(*lines: Line) -> tuple[int, Any]:
    """The first of these seats that owes a choice, and what it may choose."""
    states = [await line.until("sync") for line in lines]
    while True:
        for number, state in enumerate(states):
            if state.get("decision"):
                return number, state["decision"]
        states = [await line.until("update", "sync") for line in lines]


@pytest.mark.parametrize("game", game_ids())
def test_who_is_sent_away_neither_sees_nor_plays_the_seat(server: ServerProcess, game: str) -> None:
    seats = get_game(game).info.least_seats

    async def test() -> None:
        async with Guest(server) as host, Guest(server) as out, Guest(server) as friend:
            match = await host.create(game, seats, "friends")
            line = await host.sit(match)
            invite = (await line.until("sync"))["invite"]
            await out.post(f"/api/invites/{invite}", {"name": "Out"})
            tabs = [await out.sit(match), await out.sit(match, 1)]
            for tab in tabs:
                assert (await tab.until("sync"))["seat"] == 1
            await host.post(f"/api/matches/{match}/seats/1", {"kind": "open"})
            await fill(host, match, invite, [friend])
            await host.post(f"/api/matches/{match}/start")
            _, decision = await deciding(await host.sit(match), await friend.sit(match))
            for tab in tabs:
                await try_to_play(tab, decision)
                assert_ended(*await rest(tab), "table-sent-away")
            again = await out.sit(match)
            assert (await again.next())["text"]["key"] == "table-not-yours"

    asyncio.run(test())


@pytest.mark.parametrize("game", game_ids())
def test_an_owner_who_leaves_the_lobby_keeps_no_view(server: ServerProcess, game: str) -> None:
    seats = get_game(game).info.least_seats

    async def test() -> None:
        async with Guest(server) as owner, Guest(server) as friend:
            match = await owner.create(game, seats, "friends")
            line = await owner.sit(match)
            invite = (await line.until("sync"))["invite"]
            await friend.post(f"/api/invites/{invite}", {"name": "Friend"})
            await owner.post(f"/api/matches/{match}/leave")
            assert_ended(*await rest(line), "table-got-up")

    asyncio.run(test())


@pytest.mark.parametrize("game", game_ids())
def test_who_gets_up_in_a_match_watches_and_plays_no_more_until_they_come_back(
    server: ServerProcess, game: str
) -> None:
    seats = get_game(game).info.least_seats

    async def test() -> None:
        async with table(server, game, seats) as (match, guests):
            lines = [await guest.sit(match) for guest in guests]
            seat, decision = await deciding(*lines)
            second = await guests[seat].sit(match)
            await guests[seat].post(f"/api/matches/{match}/leave")
            await asyncio.sleep(0.2)
            for line in (lines[seat], second):
                await try_to_play(line, decision)
                heard, code = await rest(line)
                byes = [each["text"]["key"] for each in heard if each["type"] == "bye"]
                assert (byes, code) == (["table-got-up"], 4403)
                after = heard[[each["type"] for each in heard].index("bye") :]
                assert len(after) == 1
            back = await guests[seat].sit(match)
            told = await back.until("sync")
            while told["players"][seat]["away"]:
                told = await back.until("table")
            assert told["players"][seat]["online"]

    asyncio.run(test())


def test_a_hint_does_not_reach_who_got_up_meanwhile(server: ServerProcess) -> None:
    async def test() -> None:
        async with table(server, "conclave", 2) as (match, guests):
            lines = [await guest.sit(match) for guest in guests]
            seat, _ = await deciding(*lines)
            await lines[seat].send(type="hint")
            await guests[seat].post(f"/api/matches/{match}/leave")
            heard, code = await rest(lines[seat])
            assert code == 4403
            kinds = [each["type"] for each in heard]
            assert "hint" not in kinds[kinds.index("bye") :]
            assert json.loads(lines[seat].frames[-1])["type"] == "bye"

    asyncio.run(test())
