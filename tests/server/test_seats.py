"""Whoever holds a seat now sees and plays it, and nobody else, however their socket came to be."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import websockets

from grimorio.core.registry import game_ids, get_game
from grimorio.table.customs import Customs

from .client import Guest, Line, ServerProcess, new_key, play, table


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the limits that everybody has, but time enough for a machine that is slow."""
    folder = tmp_path_factory.mktemp("limited")
    with ServerProcess(folder, "--limit", "grace_seconds=600") as running:
        yield running


async def rest(line: Line) -> tuple[list[Any], int | None]:
    """All that still comes on a socket until it is closed, and the code of that."""
    heard = []
    try:
        while True:
            heard.append(await line.next())
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


async def table_where(line: Line, so: Callable[[Any], Any]) -> Any:
    """The first news of the seats of which this is true."""
    while not so(told := await line.until("sync", "table")):
        pass
    return told


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
async def test_who_is_sent_away_neither_sees_nor_plays_the_seat(
    server: ServerProcess, game: str
) -> None:
    seats = get_game(game).info.least_seats
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


@pytest.mark.parametrize("game", game_ids())
async def test_an_owner_who_leaves_the_lobby_keeps_no_view(
    server: ServerProcess, game: str
) -> None:
    seats = get_game(game).info.least_seats
    async with Guest(server) as owner, Guest(server) as friend:
        match = await owner.create(game, seats, "friends")
        line = await owner.sit(match)
        invite = (await line.until("sync"))["invite"]
        await friend.post(f"/api/invites/{invite}", {"name": "Friend"})
        await owner.post(f"/api/matches/{match}/leave")
        assert_ended(*await rest(line), "table-got-up")


@pytest.mark.parametrize("game", game_ids())
async def test_who_gets_up_in_a_match_watches_and_plays_no_more_until_they_come_back(
    server: ServerProcess, game: str
) -> None:
    seats = get_game(game).info.least_seats
    async with table(server, game, seats) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        seat, decision = await deciding(*lines)
        second = await guests[seat].sit(match)
        await guests[seat].post(f"/api/matches/{match}/leave")
        for line in (lines[seat], second):
            await try_to_play(line, decision)
            heard, code = await rest(line)
            byes = [each["text"]["key"] for each in heard if each["type"] == "bye"]
            assert (byes, code) == (["table-got-up"], 4403)
            after = heard[[each["type"] for each in heard].index("bye") :]
            assert len(after) == 1
        back = await guests[seat].sit(match)
        told = await table_where(back, lambda told: not told["players"][seat]["away"])
        assert told["players"][seat]["online"]


async def test_a_hint_does_not_reach_who_got_up_meanwhile(server: ServerProcess) -> None:
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


async def lobby(host: Guest, game: str = "conclave", seats: int = 3) -> tuple[str, Line, str]:
    match = await host.create(game, seats, "friends")
    line = await host.sit(match)
    return match, line, (await line.until("sync"))["invite"]


async def problem(guest: Guest, path: str, body: Any = None) -> tuple[int, str]:
    reply = await guest.http.post(path, json=body)
    return reply.status_code, reply.json().get("text", {}).get("key", "")


async def test_a_host_can_keep_somebody_out_and_let_them_in_again(server: ServerProcess) -> None:
    async with Guest(server) as host, Guest(server) as out, Guest(server) as friend:
        match, line, invite = await lobby(host)
        seat = f"/api/matches/{match}/seats/1"
        path = f"/api/invites/{invite}"
        assert (await out.post(path, {"name": "Nuisance"}))["seat"] == 1
        mine = await out.sit(match)
        # Only the host may, and only somebody who sits there can be kept out.
        kick = {"kind": "open", "keep_out": True}
        assert await problem(out, seat, kick) == (403, "table-not-owner")
        nobody = f"/api/matches/{match}/seats/2"
        assert await problem(host, nobody, kick) == (404, "table-nobody-there")
        await host.post(seat, kick)
        assert (await mine.until("bye"))["text"]["key"] == "table-sent-away"
        told = await table_where(line, lambda told: told["kept_out"])
        assert told["kept_out"] == [{"number": 0, "name": "Nuisance"}]
        assert await problem(out, path, {"name": "Me again"}) == (409, "table-kept-out")
        assert (await out.get(path))["match"]["out"] is True
        assert (await friend.post(path, {"name": "Friend"}))["seat"] == 1
        async with await friend.sit(match) as other:
            assert (await other.until("sync"))["kept_out"] == []
        welcome = f"/api/matches/{match}/kept-out"
        assert await problem(friend, f"{welcome}/0") == (403, "table-not-owner")
        for number in ("1", "-1", "x", "9" * 5000, "٣"):
            assert (await problem(host, f"{welcome}/{number}"))[0] == 404
        await host.post(f"{welcome}/0")
        await table_where(line, lambda told: told["kept_out"] == [])
        assert (await out.post(path, {"name": "Nuisance"}))["seat"] == 2


async def test_a_new_invitation_ends_the_old_one(server: ServerProcess) -> None:
    async with Guest(server) as host, Guest(server) as friend:
        match, line, old = await lobby(host, seats=2)
        path = f"/api/matches/{match}/invite"
        assert await problem(friend, path) == (403, "table-not-owner")
        await host.post(path)
        new = (await table_where(line, lambda told: told["invite"] != old))["invite"]
        found = await problem(friend, f"/api/invites/{old}", {"name": "Friend"})
        assert found == (404, "table-no-such-invitation")
        assert (await friend.post(f"/api/invites/{new}", {"name": "Friend"}))["seat"] == 1
        await host.post(f"/api/matches/{match}/start")
        assert await problem(host, path) == (409, "table-started")


async def test_if_the_host_leaves_the_lobby_another_hosts(server: ServerProcess) -> None:
    async with Guest(server) as owner, Guest(server) as friend, Guest(server) as third:
        match, _, invite = await lobby(owner)
        path = f"/api/matches/{match}"
        await friend.post(f"/api/invites/{invite}", {"name": "Friend"})
        line = await friend.sit(match)
        first = await line.until("sync")
        assert (first["host"], first["invite"]) == (False, None)
        await owner.post(f"{path}/leave")
        told = await table_where(line, lambda told: told["host"])
        assert told["invite"] == invite
        assert [each["host"] for each in told["players"]] == [False, True, False]
        # Who left holds nothing any more, not even after taking the first seat again.
        for action in ("start", "leave", "invite"):
            assert (await problem(owner, f"{path}/{action}"))[0] == 403
        assert (await owner.post(f"/api/invites/{invite}", {"name": "Late"}))["seat"] == 0
        assert await problem(owner, f"{path}/start") == (403, "table-not-owner")
        await third.post(f"/api/invites/{invite}", {"name": "Third"})
        await friend.post(f"{path}/start")


async def test_what_a_host_arranged_survives_a_restart(own: ServerProcess) -> None:
    async with Guest(own) as owner, Guest(own) as friend, Guest(own) as out:
        match, line, old = await lobby(owner)
        path = f"/api/matches/{match}"
        for guest in (friend, out):
            await guest.post(f"/api/invites/{old}", {"name": "Friend"})
        await owner.post(f"{path}/seats/2", {"kind": "open", "keep_out": True})
        await owner.post(f"{path}/invite")
        new = (await table_where(line, lambda told: told["invite"] != old))["invite"]
        await owner.post(f"{path}/leave")
        own.stop()
        own.start()
        async with await friend.sit(match) as line:
            sync = await line.until("sync")
        assert (sync["host"], sync["invite"]) == (True, new)
        assert sync["kept_out"] == [{"number": 0, "name": "Friend"}]
        assert (await problem(out, f"/api/invites/{old}", {"name": "x"}))[0] == 404
        again = await problem(out, f"/api/invites/{new}", {"name": "x"})
        assert again == (409, "table-kept-out")
        await friend.post(f"{path}/kept-out/0")
        assert (await out.post(f"/api/invites/{new}", {"name": "x"}))["seat"] == 0
    assert "Traceback" not in own.errors()


@pytest.mark.parametrize("game", game_ids())
async def test_a_reload_never_costs_the_turn(limited: ServerProcess, game: str) -> None:
    """Nobody can call a bot the moment that a socket closes."""
    assert Customs().grace_seconds == 20
    seats = get_game(game).info.least_seats
    async with table(limited, game, seats) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        path = f"/api/matches/{match}/seats/1"
        for _ in range(6):
            await lines[1].socket.close()
            told = await table_where(lines[0], lambda told: not told["players"][1]["online"])
            assert 500 <= told["players"][1]["bot_in"] <= 600
            assert await problem(guests[0], path, {"kind": "bot"}) == (409, "table-seat-grace")
            lines[1] = await guests[1].sit(match)
            assert not (await lines[1].until("sync"))["players"][1]["away"]


async def test_after_the_grace_the_tables_own_bot_stands_in(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        line = await guests[0].sit(match)
        path = f"/api/matches/{match}/seats/1"
        chosen = {"kind": "bot", "bot": "random"}
        assert await problem(guests[0], path, chosen) == (409, "table-own-bot")
        while (found := await problem(guests[0], path, {"kind": "bot"})) != (200, ""):
            assert found == (409, "table-seat-grace")
            await asyncio.sleep(0.1)
        told = await table_where(line, lambda told: told["players"][1]["away"])
        assert told["players"][1]["bot"] == "greedy"


@pytest.mark.parametrize("game", game_ids())
async def test_a_rematch_seats_nobody_who_got_up(server: ServerProcess, game: str) -> None:
    seats = get_game(game).info.least_seats
    async with table(server, game, seats) as (match, guests):
        lines = [await guest.sit(match) for guest in guests[:-1]]
        await guests[-1].post(f"/api/matches/{match}/leave")
        await asyncio.gather(*(play(line, random.Random(n)) for n, line in enumerate(lines)))
        again = (await guests[0].post(f"/api/matches/{match}/rematch"))["id"]
        assert (await lines[0].until("rematch"))["id"] == again
        path = f"/api/matches/{again}"
        card = (await guests[0].get(path))["match"]
        assert card["phase"] == "lobby"
        assert [each["kind"] for each in card["players"]] == ["human"] + ["open"] * (seats - 1)
        for guest in guests[1:-1]:
            assert await guest.post(f"/api/matches/{match}/rematch") == {"id": again}
        card = (await guests[0].get(path))["match"]
        assert [each["kind"] for each in card["players"]] == ["human"] * (seats - 1) + ["open"]
        assert await problem(guests[-1], f"{path}/leave") == (403, "table-not-yours")
        # Looking at what has become of the match is no wish to play again; asking is.
        async with await guests[-1].sit(match) as line:
            assert (await line.until("sync"))["rematch"] == again
        assert (await guests[-1].get(path))["match"]["phase"] == "lobby"
        assert await guests[-1].post(f"/api/matches/{match}/rematch") == {"id": again}
        async with await guests[-1].sit(again) as line:
            sync = await line.until("sync")
            assert (sync["seat"], sync["phase"]) == (seats - 1, "running")


async def test_who_got_up_and_asks_too_late_is_told(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        line = await guests[0].sit(match)
        await guests[1].post(f"/api/matches/{match}/leave")
        await play(line, random.Random(1))
        again = (await guests[0].post(f"/api/matches/{match}/rematch"))["id"]
        await guests[0].post(f"/api/matches/{again}/seats/1", {"kind": "bot"})
        late = f"/api/matches/{match}/rematch"
        assert await problem(guests[1], late) == (409, "table-full")
        await guests[0].post(f"/api/matches/{again}/start")
        assert await problem(guests[1], late) == (409, "table-started")


@pytest.mark.parametrize("sent", [True, False])
async def test_a_rematch_takes_nobody_back_against_its_host(
    server: ServerProcess, sent: bool
) -> None:
    """Who was sent away, or comes after a new invitation, needs that invitation."""
    async with table(server, "conclave", 3) as (match, guests):
        line = await guests[0].sit(match)
        for guest in guests[1:]:
            await guest.post(f"/api/matches/{match}/leave")
        await play(line, random.Random(1))
        ask = f"/api/matches/{match}/rematch"
        again = (await guests[0].post(ask))["id"]
        path = f"/api/matches/{again}"
        if sent:
            assert await guests[1].post(ask) == {"id": again}
            await guests[0].post(f"{path}/seats/1", {"kind": "open"})
            assert await problem(guests[1], ask) == (409, "table-rematch-invitation")
        await guests[0].post(f"{path}/invite")
        assert await problem(guests[1], ask) == (409, "table-rematch-invitation")
        async with await guests[0].sit(again) as line:
            invite = (await line.until("sync"))["invite"]
        assert (await guests[1].post(f"/api/invites/{invite}", {"name": "Ben"}))["seat"] == 1
        assert await guests[1].post(ask) == {"id": again}


async def test_who_asks_for_a_rematch_hosts_it(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        line = await guests[1].sit(match)
        other = await guests[0].sit(match)
        await asyncio.gather(play(line, random.Random(1)), play(other, random.Random(2)))
        again = (await guests[1].post(f"/api/matches/{match}/rematch"))["id"]
        async with await guests[1].sit(again) as line:
            sync = await line.until("sync")
        assert (sync["phase"], sync["seat"], sync["host"]) == ("lobby", 1, True)
        assert sync["players"][0]["kind"] == "open"


async def test_friends_are_not_listed_to_strangers(server: ServerProcess) -> None:
    async with (
        table(server, "conclave", 2) as (match, guests),
        Guest(server) as stranger,
        await guests[0].sit(match) as line,
    ):
        await line.until("sync")
        alone = await guests[1].create("conclave", 2, "bots")
        async with await guests[1].sit(alone) as other:
            await other.until("sync")
            listed = (await stranger.get("/api/watch"))["matches"]
        ids = [card["id"] for card in listed]
        assert alone in ids
        assert match not in ids
        async with await stranger.watch(match) as eyes:  # the link still leads there
            assert (await eyes.until("sync"))["seat"] is None


async def test_every_bot_has_the_level_that_was_chosen_for_it(limited: ServerProcess) -> None:
    """Where a table is set, in the lobby, and at the same table again."""
    async with Guest(limited) as guest:
        bots = await guest.create("conclave", 4, "bots", bots=["novice", None, "master"])
        assert await levels(guest, bots) == [None, "novice", "greedy", "master"]
        device = await guest.create("conclave", 3, "local", bots=[None, "adept"],
                                    names=["Ana", "Leo", "Nobody"])  # fmt: skip
        assert await levels(guest, device) == [None, None, "adept"]
        players = (await guest.get(f"/api/matches/{device}"))["match"]["players"]
        assert [each["name"] for each in players] == ["Ana", "Leo", "Merlín"]
        friends = await guest.create("conclave", 3, "friends", bots=[None, "novice"])
        card = (await guest.get(f"/api/matches/{friends}"))["match"]
        assert [each["kind"] for each in card["players"]] == ["human", "open", "bot"]
        for seat, level in ((1, "adept"), (2, "random")):
            await guest.post(f"/api/matches/{friends}/seats/{seat}", {"kind": "bot", "bot": level})
        assert await levels(guest, friends) == [None, "adept", "random"]
        players = (await guest.get(f"/api/matches/{friends}"))["match"]["players"]
        assert [each["name"] for each in players[1:]] == ["Morgana", "Merlín"]


async def levels(guest: Guest, match: str) -> list[str | None]:
    players = (await guest.get(f"/api/matches/{match}"))["match"]["players"]
    return [each["bot"] for each in players]
