"""Whole matches by scripted clients, over real sockets, against a real server process."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimorio.core.registry import game_ids, get_game
from grimorio.core.saved import verify
from grimorio.server import protocol as p
from tests.table.test_file import committed
from tests.waiting import until

from .client import Guest, Line, ServerProcess, new_key, play, play_all, table
from .inside import inside
from .test_seats import table_where

heard = msgspec.json.Decoder(p.Incoming)


def frames_are_typed(lines: list[Line]) -> None:
    """Every frame is a message of the protocol, and has no field that the protocol lacks."""
    for line in lines:
        for frame in line.frames:
            known = {*heard.decode(frame).__struct_fields__, "type"}
            assert set(json.loads(frame)) <= known


def versions_have_no_holes(line: Line) -> None:
    version = None
    for frame in map(json.loads, line.frames):
        if frame["type"] == "sync":
            version = frame["version"]
        elif frame["type"] == "update":
            assert version is not None
            assert frame["version"] == version + 1
            version += 1


@pytest.mark.parametrize("game", game_ids())
async def test_a_whole_match_against_bots(guest: Guest, game: str) -> None:
    seats = get_game(game).info.least_seats
    match = await guest.create(game, seats, "bots", bot="random")
    async with await guest.sit(match) as line:
        last = await play(line, random.Random(1))
        assert last["outcome"]["winners"]
        versions_have_no_holes(line)
        frames_are_typed([line])
    exported = await guest.get(f"/api/matches/{match}/export")
    msgspec.convert(exported, p.Export)
    report = verify(exported, last["seal"])
    assert report.match.outcome is not None
    assert report.match.outcome.winners == last["outcome"]["winners"]
    for eyes in ("public", "0", "all"):
        shown = await guest.get(f"/api/matches/{match}/replay?eyes={eyes}")
        msgspec.convert(shown, p.Replay)
        assert len(shown["frames"]) == len(exported["plies"])
        assert len(shown["frames"][0]["views"]) == (seats if eyes == "all" else 0)


@pytest.mark.parametrize("game", game_ids())
async def test_friends_and_a_spectator(server: ServerProcess, game: str) -> None:
    async with table(server, game) as (match, guests), Guest(server) as stranger:
        lines = [await guest.sit(match) for guest in guests]
        watcher = await stranger.watch(match)
        ends = await play_all(lines)
        assert all(end["outcome"] == ends[0]["outcome"] for end in ends)
        state = await watcher.until("sync")
        while state["outcome"] is None:
            assert (state["decision"], state["view"]["seat"]) == (None, None)
            state = await watcher.until("update")
        assert state["version"] == ends[0]["version"]
        for line in [*lines, watcher]:
            versions_have_no_holes(line)
        frames_are_typed([*lines, watcher])


async def test_pass_and_play_on_one_device(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local", names=["Ana", "Blas"])
    lines = [await guest.sit(match, seat) for seat in (0, 1)]
    await play_all(lines)
    for seat, line in enumerate(lines):
        first = json.loads(line.frames[0])
        assert (first["seat"], first["local"]) == (seat, [0, 1])
        assert [player["name"] for player in first["players"]] == ["Ana", "Blas"]


async def test_a_reconnect_catches_up_by_version(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        await play_all(lines, until=9)
        whole = await guests[0].look(match)
        for version in (0, 3, whole["version"]):
            sync = await guests[0].look(match, version=version)
            assert (sync["since"], sync["catalogue"]) == (version, None)
            assert sync["log"] == [e for e in whole["log"] if e["version"] > version]
            assert [e["log"] for e in sync["events"]] == [line["text"] for line in sync["log"]]
            assert (sync["view"], sync["decision"]) == (whole["view"], whole["decision"])
        assert (await guests[0].look(match, version=10_000))["since"] == -1


async def test_a_rematch_asks_everybody_and_begins_with_the_last_yes(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        ask = f"/api/matches/{match}/rematch"
        assert (await guests[0].problem(ask))[0] == 409
        await play_all(lines)
        assert await guests[1].problem(f"{ask}/no") == (409, "table-no-rematch")
        again = [await guests[1].post(ask)]
        for line in lines:
            called = await line.until("rematch")
            assert (called["id"], called["declined"]) == (again[0]["id"], [])
        card = await guests[0].card(again[0]["id"])
        assert (card["phase"], card["before"]) == ("lobby", match)
        assert [each["kind"] for each in card["players"]] == ["open", "human"]

        await guests[0].post(f"{ask}/no")
        for line in lines:
            assert (await line.until("rematch"))["declined"] == [0]
        assert (await guests[1].look(match))["declined"] == [0]
        async with await guests[1].watch(match) as line:
            assert (await line.until("sync"))["declined"] == []
        again.append(await guests[0].post(ask))
        assert (await lines[1].until("rematch"))["declined"] == []
        assert again[0] == again[1] != {"id": match}
        for seat, guest in enumerate(guests):
            sync = await guest.look(again[0]["id"])
            assert (sync["seat"], sync["phase"]) == (seat, "running")
            assert sync["commitment"] != json.loads(lines[0].frames[0])["commitment"]


async def test_a_restart_in_the_middle_of_a_turn(own: ServerProcess, visitor: Guest) -> None:
    """Seats, bots, views, decisions, undo and keys are the same after a restart."""
    match = await visitor.create("conclave", 3, "bots", bot="greedy")
    async with await visitor.sit(match) as line:
        await play(line, random.Random(3), 3)
        _, before = await visitor.seated(match)
        assert before["decision"] is not None
        own.stop()
        assert (await line.until("bye"))["final"] is False
    own.start()
    async with await visitor.sit(match) as line:
        assert {**await line.until("sync"), "players": 0} == {**before, "players": 0}
        (mine,) = (await visitor.get("/api/matches"))["matches"]
        assert (mine["id"], mine["your_turn"]) == (match, True)
    last = await play(await visitor.sit(match), random.Random(5))
    assert last["outcome"]
    verify(await visitor.get(f"/api/matches/{match}/export"), last["seal"])
    assert "Traceback" not in own.errors()


async def test_choices_can_be_taken_back_until_something_is_revealed(server: ServerProcess) -> None:
    """In Cónclave a given pile can be taken back; an emissary that was sent cannot."""
    async with table(server, "conclave", 2) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        states = [await line.until("sync") for line in lines]

        async def choose(seat: int, **message: Any) -> list[Any]:
            await lines[seat].send(key=new_key(), **message)
            return [await line.until("update") for line in lines]

        picker = random.Random(8)
        undone = 0
        while states[0]["outcome"] is None and undone < 3:
            seat = states[0]["view"]["deciding"][0]
            decision = states[seat]["decision"]
            gifts = [a["id"] for a in decision["actions"] if a["verb"] == "give"]
            sent = [a["id"] for a in decision["actions"] if a["verb"] == "send"]
            action = picker.choice(gifts or [a["id"] for a in decision["actions"]])
            before = states
            states = await choose(seat, type="act", decision=decision["id"], action=action)
            assert (states[seat]["undo"], states[1 - seat]["undo"]) == (bool(gifts), False)
            told = await lines[1 - seat].problem(type="undo", key="not-my-turn")
            assert told == "table-no-undo"
            if gifts:
                states = await choose(seat, type="undo")
                assert [s["view"] for s in states] == [s["view"] for s in before]
                again = states[seat]["decision"]
                assert again["actions"] == decision["actions"]
                assert again["id"] > decision["id"]
                undone += 1
                states = await choose(seat, type="act", decision=again["id"], action=sent[0])
        assert undone == 3


async def test_a_bot_stands_in_for_who_is_away_and_steps_back(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        async with await guests[0].sit(match) as line, await guests[1].sit(match) as other:
            await other.until("sync")
            away = (f"/api/matches/{match}/seats/1", {"kind": "bot"})
            assert (await guests[0].problem(*away))[1] == "table-seat-here"
            await other.socket.close()
            await guests[0].insist(*away)
            await play(line, random.Random(1), 4)
        other = await guests[1].sit(match)
        told = await table_where(other, lambda told: not told["players"][1]["away"])
        assert told["players"][1]["kind"] == "human"


async def test_while_the_host_is_gone_everybody_at_the_table_can_call_a_bot(
    server: ServerProcess,
) -> None:
    bot = {"kind": "bot"}
    async with table(server, "conclave", 2) as (match, guests), Guest(server) as passer_by:
        host = f"/api/matches/{match}/seats/0"
        async with await guests[0].sit(match) as line:
            await line.until("sync")
            assert await guests[1].problem(host, bot) == (403, "table-not-owner")
        async with await guests[1].sit(match) as other:
            told = await table_where(other, lambda told: not told["players"][0]["online"])
            assert [each["host"] for each in told["players"]] == [True, False]
            assert (await passer_by.problem(host, bot))[0] == 403
            await guests[1].insist(host, bot)
        await play(await guests[1].sit(match), random.Random(1), 4)


async def test_who_leaves_a_running_match_makes_nobody_wait(server: ServerProcess) -> None:
    async with table(server, "conclave", 2) as (match, guests):
        line, (other, _) = await guests[0].sit(match), await guests[1].seated(match)
        await guests[1].post(f"/api/matches/{match}/leave")
        assert (await other.until("bye"))["text"]["key"] == "table-got-up"
        await play(line, random.Random(1), 4)


async def test_a_match_that_everybody_left_waits(tmp_path: Path) -> None:
    async with inside(tmp_path, 0.3) as server, table(server, "conclave", 2) as (id, guests):
        for guest in guests:
            await guest.post(f"/api/matches/{id}/leave")
        match, thinking = server.match(id), server.server.hall.bots._thinking
        # A bot's choice may have been on its way when the last one got up.
        await until(lambda: match.idle and not thinking)
        left = match.version
        await asyncio.sleep(0.3)
        assert (match.version, match.phase, thinking) == (left, "running", set())
        await play(await guests[0].sit(id), random.Random(1), 4)


async def test_an_absent_player_is_replaced_after_the_agreed_time(server: ServerProcess) -> None:
    async with table(server, "conclave", 2, absent=1) as (match, guests):
        await play(await guests[0].sit(match), random.Random(1), 6)


async def test_hints_and_reasons(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "bots")
    async with await guest.sit(match) as line:
        state = await line.until("sync")
        while state["decision"] is None:
            state = await line.until("update")
        hint = await line.ask(type="hint")
        assert hint["action"] in state["decision"]["actions"]
        assert hint["action"] == hint["reasons"][0]["action"]
        visits = [reason["visits"] for reason in hint["reasons"]]
        assert visits[0] == max(visits) > 0
        assert all(1 <= reason["place"] <= 2 for reason in hint["reasons"])
        why = await line.ask(type="why", text="draw left")
        assert why["refusal"]["section"] == "CO-9"
        why = await line.ask(type="why", text=state["decision"]["actions"][0]["text"])
        assert why["refusal"] is None
        assert await line.problem(type="why", text="fly away") == "error-unknown-action"


async def test_a_users_edition_is_played_and_recorded(tmp_path: Path) -> None:
    """Other cards for new matches; running ones keep the cards that they were dealt."""
    base = get_game("conclave").info.edition.text
    mine = tmp_path / "mine.toml"
    mine.write_text(base.replace('title = "', 'title = "Our '), encoding="utf-8")
    assert mine.read_text("utf-8") != base
    server = ServerProcess(tmp_path, "--no-limits", "--edition", str(mine)).start()
    async with Guest(server) as guest:
        match = await guest.create("conclave", 2, "bots", bot="greedy")
        server.stop()
        server.options = ("--no-limits",)
        server.start()
        last = await play(await guest.sit(match), random.Random(1))
        exported = await guest.get(f"/api/matches/{match}/export")
        assert exported["edition_text"] == mine.read_text("utf-8")
        verify(exported, last["seal"])
    server.stop()


async def test_a_match_of_other_rules_says_so_and_stays_listed(
    own: ServerProcess, visitor: Guest
) -> None:
    """As far as the database alone tells: game, players, and whether it has begun or is over."""
    new = await visitor.create("conclave", 2, "local")
    old = {
        "running": await visitor.create("conclave", 2, "local", names=["Ana", "Bea"]),
        "lobby": await visitor.create("conclave", 2, "friends"),
        "over": await visitor.create("conclave", 2, "bots"),
    }
    await play(await visitor.sit(old["over"]), random.Random(1))
    own.stop()
    committed(own.folder / "grimorio.db", f"UPDATE matches SET rules = 99 WHERE id != '{new}'")
    own.start()
    cards = {card["id"]: card for card in (await visitor.get("/api/matches"))["matches"]}
    assert list(cards) == [old["over"], old["lobby"], old["running"], new]
    assert cards[new]["problem"] is None
    for phase, id in old.items():
        card, args = cards[id], {"rules": 99, "newest": 2}
        assert (card["game"], card["phase"], card["your_turn"]) == ("conclave", phase, False)
        assert card["problem"] == {"key": "error-other-rules", "args": args}
    assert [player["name"] for player in cards[old["running"]]["players"]] == ["Ana", "Bea"]
    bye = await (await visitor.sit(old["running"])).until("bye")
    assert (bye["text"]["key"], bye["final"]) == ("error-other-rules", True)
    for path in ("", "/replay", "/export"):
        told = await visitor.problem(f"/api/matches/{old['over']}{path}", method="GET")
        assert told == (400, "error-other-rules")
