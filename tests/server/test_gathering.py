"""A table that gathers: its host is away, everybody gets up, somebody asks again and goes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from grimorio.table.names import told_apart

from .client import Guest, Line, ServerProcess, lobby, play_all, table
from .test_seats import table_where


async def finish(match: str, guests: Sequence[Guest]) -> list[Line]:
    lines = [await guest.sit(match) for guest in guests]
    await play_all(lines)
    return lines


async def test_who_sat_down_without_a_name_has_one_as_soon_as_they_say_it(
    server: ServerProcess,
) -> None:
    async with Guest(server) as host, Guest(server) as friend:
        match, line, _ = await lobby(host, friend, seats=2)
        for given, called in (("Friend", ["Friend", "Friend (2)"]), ("Eva", None)):
            await host.post("/api/me", {"name": given})
            if called:  # and whoever has a name keeps it
                told = await table_where(line, lambda told: told["players"][0]["name"])
                assert [each["name"] for each in told["players"]] == called
        await host.post(f"/api/matches/{match}/start")
        assert (await friend.card(match))["players"][0]["name"] == "Friend"


async def test_who_named_themself_after_a_match_has_that_name_in_its_rematch(
    server: ServerProcess,
) -> None:
    async with Guest(server) as host, Guest(server) as friend:
        match, _, _ = await lobby(host, friend, seats=2)
        await host.post(f"/api/matches/{match}/start")
        await finish(match, (host, friend))
        await host.post("/api/me", {"name": "Ana"})
        again = (await host.post(f"/api/matches/{match}/rematch"))["id"]
        assert (await host.card(again))["players"][0]["name"] == "Ana"
        assert (await host.card(match))["players"][0]["name"] == ""


async def test_who_waits_takes_over_the_table_of_a_host_who_is_gone(server: ServerProcess) -> None:
    async with Guest(server) as host, Guest(server) as friend, Guest(server) as stranger:
        match, line, _ = await lobby(host, friend)
        take = f"/api/matches/{match}/host"
        assert await friend.problem(take) == (409, "table-host-here")
        mine = await friend.sit(match)
        await line.socket.close()
        told = await table_where(mine, lambda told: not told["players"][0]["online"])
        assert told["players"][0]["bot_in"] in (0, 1)
        assert await stranger.problem(take) == (403, "table-not-yours")
        while (await friend.problem(take))[1] == "table-host-grace":
            await asyncio.sleep(0.1)
        told = await table_where(mine, lambda told: told["host"])
        assert [each["host"] for each in told["players"]] == [False, True, False]
        # Whoever comes back still sits there, and arranges nothing any more.
        assert (await host.look(match))["host"] is False
        bot = f"/api/matches/{match}/seats/2"
        assert await host.problem(bot, {"kind": "bot"}) == (403, "table-not-owner")
        await friend.post(bot, {"kind": "bot"})
        await friend.post(f"/api/matches/{match}/start")


async def test_a_table_from_which_everybody_got_up_is_gone(server: ServerProcess) -> None:
    async with Guest(server) as host, Guest(server) as friend, Guest(server) as late:
        match, _, invite = await lobby(host, friend)
        await host.post(f"/api/matches/{match}/seats/2", {"kind": "bot"})
        for guest in (host, friend):
            await guest.post(f"/api/matches/{match}/leave")
        for guest in (host, friend, late):
            join = await guest.problem(f"/api/invites/{invite}", {"name": "Ana"})
            assert join == (409, "table-left-by-all")
            start = await guest.problem(f"/api/matches/{match}/start")
            assert start == (403, "table-not-owner")
        players = (await late.card(match))["players"]
        assert [each["kind"] for each in players] == ["open", "open", "bot"]


async def test_a_rematch_that_everybody_left_can_be_asked_for_again(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests), Guest(server) as watcher:
        lines = await finish(match, guests)
        watching = await watcher.watch(match)
        ask = f"/api/matches/{match}/rematch"
        first = (await guests[0].post(ask))["id"]
        for line in (*lines, watching):
            assert (await line.until("rematch"))["id"] == first
        (asked,) = (await guests[1].get("/api/matches"))["asking"]
        assert (asked["id"], asked["before"], asked["your_turn"]) == (first, match, True)
        for guest in (guests[0], watcher):
            assert (await guest.get("/api/matches"))["asking"] == []
        # Who got up has said no, and the table is nobody's rematch any more.
        await guests[0].post(f"/api/matches/{first}/leave")
        for line in lines:
            assert (await line.until("rematch"))["declined"] == [0]
        assert (await watching.until("rematch"))["declined"] == []
        assert (await guests[1].card(first))["before"] is None
        assert (await guests[1].get("/api/matches"))["asking"] == []
        second = (await guests[1].post(ask))["id"]
        assert second != first
        for line in lines:
            told = await line.until("rematch")
            assert (told["id"], told["declined"]) == (second, [])
        assert await guests[0].post(ask) == {"id": second}
        for guest in guests:
            card = await guest.card(second)
            assert (card["phase"], card["before"]) == ("running", None)


async def test_a_no_to_a_rematch_leaves_it_in_the_list(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        await finish(match, guests)
        await guests[0].post(f"/api/matches/{match}/rematch")
        await guests[1].post(f"/api/matches/{match}/rematch/no")
        (card,) = (await guests[1].get("/api/matches"))["asking"]
        assert (card["before"], card["your_turn"]) == (match, False)


async def test_two_of_the_same_name_are_told_apart(server: ServerProcess) -> None:
    async with Guest(server) as host, Guest(server) as one, Guest(server) as two:
        match, *_ = await lobby(host, one, two)
        names = [each["name"] for each in (await host.card(match))["players"]]
        assert names == ["", "Friend", "Friend (2)"]
        await one.post(f"/api/matches/{match}/leave")
        assert (await host.card(match))["players"][2]["name"] == "Friend"
    told = told_apart(["Ana", "", "ana", "Ana (2)", ""])
    assert told == ["Ana", "", "ana (2)", "Ana (2) (2)", ""]


async def test_who_is_kept_out_is_told_so_at_every_address(server: ServerProcess) -> None:
    async with Guest(server) as host, Guest(server) as out:
        match, _, invite = await lobby(host, out)
        assert (await out.card(match))["out"] is False
        kick = {"kind": "open", "keep_out": True}
        await host.post(f"/api/matches/{match}/seats/1", kick)
        by_link = (await out.get(f"/api/invites/{invite}"))["match"]
        for card in (by_link, await out.card(match)):
            assert (card["id"], card["out"]) == (match, True)
        assert (await host.card(match))["out"] is False
        async with await out.watch(match) as line:
            await line.until("sync")
