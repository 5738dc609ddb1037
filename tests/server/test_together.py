"""Several choices as one message: applied once, refused as a whole, and seen by nobody in part."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.registry import game_ids, get_game
from grimorio.core.together import MOST_TOGETHER
from tests.acts import some_act, view_of

from .client import Guest, Line, ServerProcess, new_key, table
from .test_exactly_once import newest, same_after_restart, send_all


def act_message(game_id: str, state: Any, picker: random.Random, most: int = 0) -> Any:
    """Some act of the seat that this sync or update is for, as a page would send it."""
    game = get_game(game_id)
    seat = state["view"]["seat"]
    most = most or picker.randint(1, 6)
    found = some_act(game, view_of(game, state["view"]), seat, picker, most)
    first, *then = [action.id for action in found]
    return {"type": "act", "decision": state["decision"]["id"], "action": first, "then": then,
            "key": new_key()}  # fmt: skip


@pytest.mark.parametrize("game", ["conclave", "bellum"])
async def test_repeated_acts_are_applied_once(
    game: str, own: ServerProcess, visitor: Guest
) -> None:
    picker = random.Random(7)
    match = await visitor.create(game, 2, "local")
    told: dict[str, str] = {}
    sent: list[Any] = []
    version = 0
    lines = {seat: [await visitor.sit(match, seat) for _ in (0, 1)] for seat in (0, 1)}
    while len(sent) < 20:
        deciding = (await newest(visitor, match, 0))["view"]["deciding"]
        if not deciding:
            break
        seat = deciding[0]
        # Whatever was dealt, both seats begin with several choices that can be one act.
        most = 6 if len(sent) < 2 else 0
        new = act_message(game, await newest(visitor, match, seat), picker, most)
        old = [message for owner, message in sent if owner == seat]
        again = picker.sample(old, min(2, len(old)))
        answers = await send_all(lines[seat], [new, *again], picker)
        for key, frames in answers.items():
            assert len(set(frames)) == 1
            assert told.setdefault(key, frames[0]) == frames[0]
        version += 1 + len(new["then"])
        assert json.loads(told[new["key"]]) == {
            "type": "accepted", "key": new["key"], "version": version,
        }  # fmt: skip
        sent.append((seat, new))
        assert (await newest(visitor, match, 0))["version"] == version
    assert all(message["then"] for _, message in sent[:2])
    assert len(sent) > 2
    await same_after_restart(own, visitor, match, sent, told, version)
    await other_bodies_are_refused(visitor, match, sent, version)


async def other_bodies_are_refused(guest: Guest, match: str, sent: list[Any], version: int) -> None:
    seat, message = next(each for each in sent if each[1]["then"])
    async with await guest.sit(match, seat) as line:
        given: list[int] = message["then"]
        for then in (given[:-1], [*given[:-1], 0], [*given, 0]):
            if then != given:
                await line.send(**{**message, "then": then})
                problem = await line.until("error", "accepted", "refused")
                assert problem["text"]["key"] == "table-key-reused"
    assert (await newest(guest, match, 0))["version"] == version


@pytest.mark.parametrize("game", game_ids())
async def test_nobody_ever_sees_a_part_of_an_act(server: ServerProcess, game: str) -> None:
    """Every frame of the other seats, of a spectator, and of those who come in between."""
    picker = random.Random(3)
    seats = get_game(game).info.least_seats
    async with table(server, game, seats) as (match, guests):
        lines = [await guest.sit(match) for guest in guests]
        states = [await line.until("sync") for line in lines]
        watcher = await guests[0].watch(match)
        await watcher.until("sync")
        ends = {0}
        several = 0
        while several < 8 and states[0]["outcome"] is None:
            seat = next(n for n in range(seats) if states[n]["decision"] is not None)
            message = act_message(game, states[seat], picker)
            if states[seat]["question"] is not None:
                break
            before, length = states[seat]["version"], 1 + len(message["then"])
            several += length > 1
            await lines[seat].send(**message)
            comers = [await guests[-1].watch(match), await guests[-1].sit(match)]
            ends.add(before + length)
            answer = await lines[seat].until("accepted", "refused", "error")
            assert answer["version"] == before + length, answer
            for number, line in enumerate([*lines, watcher]):
                update = await news(line)
                assert (update["type"], update["since"], update["version"]) == (
                    "update", before, before + length,
                )  # fmt: skip
                if number < seats:
                    states[number] = update
            for comer in comers:
                seen = await comer.until("sync")
                assert seen["version"] in ends
                assert {line["version"] for line in seen["log"]} <= ends
                await comer.socket.close()
        assert several > 2
        await nothing_more(lines[0], watcher)


async def news(line: Line) -> Any:
    """The next frame that is about the match, not about who is there."""
    message = await line.next()
    while message["type"] == "table":
        message = await line.next()
    return message


async def nothing_more(*lines: Line) -> None:
    for line in lines:
        await line.send(type="ping")
        assert (await news(line))["type"] == "pong"


async def test_a_refused_act_says_which_choice_and_why_and_changes_nothing(
    server: ServerProcess,
) -> None:
    actions = get_game("bellum").actions
    left, finish = actions.parse("place left").id, actions.parse("finish").id
    async with table(server, "bellum", 2) as (match, guests):
        line, other = await guests[0].sit(match), await guests[1].sit(match)
        watcher = await guests[1].watch(match)
        state = await line.until("sync")
        await other.until("sync")
        await watcher.until("sync")
        act = {"type": "act", "decision": state["decision"]["id"], "action": left}
        for _ in (1, 2):
            await line.send(**act, then=[finish], key="refused-one")
            answer = await line.until("refused", "accepted", "error")
            assert (answer["type"], answer["choice"]) == ("refused", 1)
            assert answer["refusal"]["section"].startswith("BE-")
        await line.send(**act, then=[left, left], key="unseen-one")
        answer = await line.until("refused", "accepted", "error")
        assert answer["text"] == {"key": "table-not-seen", "args": {"choice": 3}}
        assert answer["key"] == "unseen-one"
        for then in ([left] * MOST_TOGETHER, [-1], ["left"], left, None):
            await line.send(**act, then=then, key="malformed-one")
            answer = await line.until("error", "accepted", "refused")
            assert answer["text"]["key"] == "table-malformed"
        await nothing_more(other, watcher)
        now = await newest(guests[0], match, 0)
        assert now == {**state, "players": now["players"]}
        await line.send(type="act", decision=state["decision"]["id"], action=left,
                        then=[left], key="whole-one")  # fmt: skip
        assert (await line.until("accepted"))["version"] == 2
        assert (await line.until("update"))["undo"] is True
        await line.send(type="undo", key="take-back")
        assert (await line.until("accepted"))["version"] == 3
        back = await line.until("update")
        assert (back["since"], back["view"]) == (2, state["view"])
        assert back["undo"] is False


async def test_an_act_counts_as_many_messages_as_it_has_choices(tmp_path: Path) -> None:
    left = get_game("bellum").actions.parse("place left").id

    async def answers(line: Line, pings: int) -> list[str]:
        for _ in range(pings):
            await line.send(type="ping")
        return [(await line.until("pong", "error"))["type"] for _ in range(pings)]

    with ServerProcess(tmp_path, "--limit", "messages=0:20") as server:
        async with Guest(server) as guest:
            match = await guest.create("bellum", 2, "local")
            line = await guest.sit(match, 0)
            state = await line.until("sync")
            act = {"type": "act", "decision": state["decision"]["id"], "action": left}
            await line.send(**act, then=[left] * 15, key="sixteen-choices")
            assert (await line.until("error"))["text"]["key"] == "table-not-seen"
            assert await answers(line, 6) == ["pong"] * 4 + ["error"] * 2
            line = await guest.sit(match, 0)
            await line.until("sync")
            assert await answers(line, 17) == ["pong"] * 17
            await line.send(**act, then=[left] * 3, key="too-many")
            refused = await line.until("error")
            assert (refused["text"]["key"], refused["key"]) == ("table-too-fast", "too-many")
            await line.send(**act, then=[left], key="enough-left")
            assert (await line.until("accepted"))["version"] == 2
    assert server.faults() == []
