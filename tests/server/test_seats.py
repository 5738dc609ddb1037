"""Whoever holds a seat now sees and plays it, and nobody else, however their socket came to be."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from grimorio.core.registry import game_ids, get_game
from grimorio.table.customs import Customs

from .client import Guest, Line, ServerProcess, lobby, new_key, play, play_all, table
from .conftest import Serve


@pytest.fixture(scope="module")
def limited(serve: Serve) -> ServerProcess:
    """With the limits that everybody has, but time enough for a machine that is slow."""
    return serve(grace_seconds=600)


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
    card = await host.card(match)
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
        match, _, invite = await lobby(host, out, game=game, seats=seats)
        tabs = [await out.sit(match), await out.sit(match, 1)]
        for tab in tabs:
            assert (await tab.until("sync"))["seat"] == 1
        await host.post(f"/api/matches/{match}/seats/1", {"kind": "open"})
        await fill(host, match, invite, [friend])
        await host.post(f"/api/matches/{match}/start")
        _, decision = await deciding(await host.sit(match), await friend.sit(match))
        for tab in tabs:
            await try_to_play(tab, decision)
            assert_ended(*await tab.rest(), "table-sent-away")
        assert (await (await out.sit(match)).next())["text"]["key"] == "table-not-yours"


@pytest.mark.parametrize("game", game_ids())
async def test_an_owner_who_leaves_the_lobby_keeps_no_view(
    server: ServerProcess, game: str
) -> None:
    seats = get_game(game).info.least_seats
    async with Guest(server) as owner, Guest(server) as friend:
        match, line, _ = await lobby(owner, friend, game=game, seats=seats)
        await owner.post(f"/api/matches/{match}/leave")
        assert_ended(*await line.rest(), "table-got-up")


@pytest.mark.parametrize("game", game_ids())
async def test_who_gets_up_in_a_match_watches_and_plays_no_more_until_they_come_back(
    server: ServerProcess, game: str
) -> None:
    async with table(server, game) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        seat, decision = await deciding(*lines)
        second = await guests[seat].sit(match)
        await guests[seat].post(f"/api/matches/{match}/leave")
        for line in (lines[seat], second):
            await try_to_play(line, decision)
            heard, code = await line.rest()
            byes = [each["text"]["key"] for each in heard if each["type"] == "bye"]
            assert (byes, code) == (["table-got-up"], 4403)
            assert heard[-1]["type"] == "bye"
        back = await guests[seat].sit(match)
        told = await table_where(back, lambda told: not told["players"][seat]["away"])
        assert told["players"][seat]["online"]


async def test_a_hint_does_not_reach_who_got_up_meanwhile(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        seat, _ = await deciding(*lines)
        await lines[seat].send(type="hint")
        await guests[seat].post(f"/api/matches/{match}/leave")
        heard, code = await lines[seat].rest()
        kinds = [each["type"] for each in heard]
        assert (kinds[-1], kinds.count("bye"), code) == ("bye", 1, 4403)


async def test_a_host_can_keep_somebody_out_and_let_them_in_again(server: ServerProcess) -> None:
    async with Guest(server) as host, Guest(server) as out, Guest(server) as friend:
        match, line, invite = await lobby(host)
        seat = f"/api/matches/{match}/seats/1"
        path = f"/api/invites/{invite}"
        assert (await out.post(path, {"name": "Nuisance"}))["seat"] == 1
        mine = await out.sit(match)
        # Only the host may, and only somebody who sits there can be kept out.
        kick = {"kind": "open", "keep_out": True}
        assert await out.problem(seat, kick) == (403, "table-not-owner")
        nobody = f"/api/matches/{match}/seats/2"
        assert await host.problem(nobody, kick) == (404, "table-nobody-there")
        await host.post(seat, kick)
        assert (await mine.until("bye"))["text"]["key"] == "table-sent-away"
        told = await table_where(line, lambda told: told["kept_out"])
        assert told["kept_out"] == [{"number": 0, "name": "Nuisance"}]
        assert await out.problem(path, {"name": "Me again"}) == (409, "table-kept-out")
        assert (await out.get(path))["match"]["out"] is True
        assert (await friend.post(path, {"name": "Friend"}))["seat"] == 1
        assert (await friend.look(match))["kept_out"] == []
        welcome = f"/api/matches/{match}/kept-out"
        assert await friend.problem(f"{welcome}/0") == (403, "table-not-owner")
        for number in ("1", "-1", "x", "9" * 5000, "٣"):
            assert (await host.problem(f"{welcome}/{number}"))[0] == 404
        await host.post(f"{welcome}/0")
        await table_where(line, lambda told: told["kept_out"] == [])
        assert (await out.post(path, {"name": "Nuisance"}))["seat"] == 2


async def test_a_new_invitation_ends_the_old_one(server: ServerProcess) -> None:
    async with Guest(server) as host, Guest(server) as friend:
        match, line, old = await lobby(host, seats=2)
        path = f"/api/matches/{match}/invite"
        assert await friend.problem(path) == (403, "table-not-owner")
        await host.post(path)
        new = (await table_where(line, lambda told: told["invite"] != old))["invite"]
        found = await friend.problem(f"/api/invites/{old}", {"name": "Friend"})
        assert found == (404, "table-no-such-invitation")
        assert (await friend.post(f"/api/invites/{new}", {"name": "Friend"}))["seat"] == 1
        await host.post(f"/api/matches/{match}/start")
        assert await host.problem(path) == (409, "table-started")


async def test_if_the_host_leaves_the_lobby_another_hosts(server: ServerProcess) -> None:
    async with Guest(server) as owner, Guest(server) as friend, Guest(server) as third:
        match, _, invite = await lobby(owner, friend)
        path = f"/api/matches/{match}"
        line, first = await friend.seated(match)
        assert (first["host"], first["invite"]) == (False, None)
        await owner.post(f"{path}/leave")
        told = await table_where(line, lambda told: told["host"])
        assert told["invite"] == invite
        assert [each["host"] for each in told["players"]] == [False, True, False]
        # Who left holds nothing any more, not even after taking the first seat again.
        for action in ("start", "leave", "invite"):
            assert (await owner.problem(f"{path}/{action}"))[0] == 403
        assert (await owner.post(f"/api/invites/{invite}", {"name": "Late"}))["seat"] == 0
        assert await owner.problem(f"{path}/start") == (403, "table-not-owner")
        await third.post(f"/api/invites/{invite}", {"name": "Third"})
        await friend.post(f"{path}/start")


async def test_what_a_host_arranged_survives_a_restart(own: ServerProcess) -> None:
    async with Guest(own) as owner, Guest(own) as friend, Guest(own) as out:
        match, line, old = await lobby(owner, friend, out)
        path = f"/api/matches/{match}"
        await owner.post(f"{path}/seats/2", {"kind": "open", "keep_out": True})
        await owner.post(f"{path}/invite")
        new = (await table_where(line, lambda told: told["invite"] != old))["invite"]
        await owner.post(f"{path}/leave")
        own.stop()
        own.start()
        sync = await friend.look(match)
        assert (sync["host"], sync["invite"]) == (True, new)
        assert sync["kept_out"] == [{"number": 0, "name": "Friend"}]
        assert (await out.problem(f"/api/invites/{old}", {"name": "x"}))[0] == 404
        again = await out.problem(f"/api/invites/{new}", {"name": "x"})
        assert again == (409, "table-kept-out")
        await friend.post(f"{path}/kept-out/0")
        assert (await out.post(f"/api/invites/{new}", {"name": "x"}))["seat"] == 0
    assert "Traceback" not in own.errors()


@pytest.mark.parametrize("game", game_ids())
async def test_a_reload_never_costs_the_turn(limited: ServerProcess, game: str) -> None:
    """Nobody can call a bot the moment that a socket closes."""
    assert Customs().grace_seconds == 20
    async with table(limited, game) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        path = f"/api/matches/{match}/seats/1"
        for _ in range(6):
            await lines[1].socket.close()
            told = await table_where(lines[0], lambda told: not told["players"][1]["online"])
            assert 500 <= told["players"][1]["bot_in"] <= 600
            assert await guests[0].problem(path, {"kind": "bot"}) == (409, "table-seat-grace")
            lines[1] = await guests[1].sit(match)
            assert not (await lines[1].until("sync"))["players"][1]["away"]


async def test_after_the_grace_the_tables_own_bot_stands_in(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        line = await guests[0].sit(match)
        path = f"/api/matches/{match}/seats/1"
        chosen = {"kind": "bot", "bot": "random"}
        assert await guests[0].problem(path, chosen) == (409, "table-own-bot")
        while (found := await guests[0].problem(path, {"kind": "bot"})) != (200, ""):
            assert found == (409, "table-seat-grace")
            await asyncio.sleep(0.1)
        told = await table_where(line, lambda told: told["players"][1]["away"])
        assert told["players"][1]["bot"] == "greedy"


@pytest.mark.parametrize("game", game_ids())
async def test_a_rematch_seats_nobody_who_got_up(server: ServerProcess, game: str) -> None:
    async with table(server, game) as (match, guests):
        seats = len(guests)
        lines = [await guest.sit(match) for guest in guests[:-1]]
        await guests[-1].post(f"/api/matches/{match}/leave")
        await play_all(lines)
        again = (await guests[0].post(f"/api/matches/{match}/rematch"))["id"]
        assert (await lines[0].until("rematch"))["id"] == again
        path = f"/api/matches/{again}"
        card = await guests[0].card(again)
        assert card["phase"] == "lobby"
        assert [each["kind"] for each in card["players"]] == ["human"] + ["open"] * (seats - 1)
        for guest in guests[1:-1]:
            assert await guest.post(f"/api/matches/{match}/rematch") == {"id": again}
        card = await guests[0].card(again)
        assert [each["kind"] for each in card["players"]] == ["human"] * (seats - 1) + ["open"]
        assert await guests[-1].problem(f"{path}/leave") == (403, "table-not-yours")
        # Looking at what has become of the match is no wish to play again; asking is.
        assert (await guests[-1].look(match))["rematch"] == again
        assert (await guests[-1].card(again))["phase"] == "lobby"
        assert await guests[-1].post(f"/api/matches/{match}/rematch") == {"id": again}
        sync = await guests[-1].look(again)
        assert (sync["seat"], sync["phase"]) == (seats - 1, "running")


async def test_who_got_up_and_asks_too_late_is_told(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        line = await guests[0].sit(match)
        await guests[1].post(f"/api/matches/{match}/leave")
        await play(line, random.Random(1))
        again = (await guests[0].post(f"/api/matches/{match}/rematch"))["id"]
        await guests[0].post(f"/api/matches/{again}/seats/1", {"kind": "bot"})
        late = f"/api/matches/{match}/rematch"
        assert await guests[1].problem(late) == (409, "table-full")
        await guests[0].post(f"/api/matches/{again}/start")
        assert await guests[1].problem(late) == (409, "table-started")


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
            assert await guests[1].problem(ask) == (409, "table-rematch-invitation")
        await guests[0].post(f"{path}/invite")
        assert await guests[1].problem(ask) == (409, "table-rematch-invitation")
        invite = (await guests[0].look(again))["invite"]
        assert (await guests[1].post(f"/api/invites/{invite}", {"name": "Ben"}))["seat"] == 1
        assert await guests[1].post(ask) == {"id": again}


async def test_who_asks_for_a_rematch_hosts_it(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        await play_all([await guest.sit(match) for guest in guests])
        again = (await guests[1].post(f"/api/matches/{match}/rematch"))["id"]
        sync = await guests[1].look(again)
        assert (sync["phase"], sync["seat"], sync["host"]) == ("lobby", 1, True)
        assert sync["players"][0]["kind"] == "open"


async def test_friends_are_not_listed_to_strangers(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests), Guest(server) as stranger:
        await guests[0].seated(match)
        alone = await guests[1].create("conclave", 2, "bots")
        await guests[1].seated(alone)
        ids = [card["id"] for card in (await stranger.get("/api/watch"))["matches"]]
        assert alone in ids
        assert match not in ids
        eyes = await stranger.watch(match)  # the link still leads there
        assert (await eyes.until("sync"))["seat"] is None


async def test_every_bot_has_the_level_that_was_chosen_for_it(limited: ServerProcess) -> None:
    """Where a table is set, in the lobby, and at the same table again."""
    async with Guest(limited) as guest:

        async def told(match: str, name: str) -> list[str | None]:
            return [each[name] for each in (await guest.card(match))["players"]]

        bots = await guest.create("conclave", 4, "bots", bots=["novice", None, "master"])
        assert await told(bots, "bot") == [None, "novice", "greedy", "master"]
        levels, names = [None, "adept"], ["Ana", "Leo", "Nobody"]
        device = await guest.create("conclave", 3, "local", bots=levels, names=names)
        assert await told(device, "bot") == [None, None, "adept"]
        assert await told(device, "name") == ["Ana", "Leo", "Merlín"]
        friends = await guest.create("conclave", 3, "friends", bots=[None, "novice"])
        assert await told(friends, "kind") == ["human", "open", "bot"]
        for seat, level in ((1, "adept"), (2, "random")):
            await guest.post(f"/api/matches/{friends}/seats/{seat}", {"kind": "bot", "bot": level})
        assert await told(friends, "bot") == [None, "adept", "random"]
        assert (await told(friends, "name"))[1:] == ["Morgana", "Merlín"]
