"""Several choices as one message: applied once, refused as a whole, and seen by nobody in part."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from grimorio.core.registry import game_ids, get_game
from grimorio.core.together import MOST_TOGETHER
from tests.acts import some_act, view_of

from .client import Guest, Line, ServerProcess, new_key, served, table
from .test_exactly_once import Repeating


def some_choices(game_id: str, state: Any, picker: random.Random, most: int = 0) -> list[int]:
    """Some act of the seat that this sync or update is for."""
    game = get_game(game_id)
    view = view_of(game, state["view"])
    found = some_act(game, view, state["view"]["seat"], picker, most or picker.randint(1, 6))
    return [action.id for action in found]


@pytest.mark.parametrize("game", ["conclave", "bellum"])
async def test_repeated_acts_are_applied_once(
    game: str, own: ServerProcess, visitor: Guest
) -> None:
    repeating = await Repeating.begin(visitor, game, seed=7)
    sent, match = repeating.sent, repeating.match
    while len(sent) < 20 and (await visitor.look(match))["view"]["deciding"]:
        _, state = await visitor.turn(match)
        # Whatever was dealt, both seats begin with several choices that can be one act.
        most = 6 if len(sent) < 2 else 0
        await repeating.choose(state, some_choices(game, state, repeating.picker, most))
    assert all(message["then"] for _, message in sent[:2])
    assert len(sent) > 2
    await repeating.assert_same_after_restart(own)
    seat, message = next(each for each in sent if each[1]["then"])
    given = message["then"]
    others = [then for then in (given[:-1], [*given[:-1], 0], [*given, 0]) if then != given]
    await repeating.assert_refused(seat, *({**message, "then": then} for then in others))


@pytest.mark.parametrize("game", game_ids())
async def test_nobody_ever_sees_a_part_of_an_act(server: ServerProcess, game: str) -> None:
    """Every frame of the other seats, of a spectator, and of those who come in between."""
    picker = random.Random(3)
    async with table(server, game) as (match, guests):
        seats = len(guests)
        lines = [await guest.sit(match) for guest in guests]
        states = [await line.until("sync") for line in lines]
        watcher = await guests[0].watch(match)
        await watcher.until("sync")
        ends = {0}
        several = 0
        while several < 8 and states[0]["outcome"] is None:
            seat = next(n for n in range(seats) if states[n]["decision"] is not None)
            first, *then = some_choices(game, states[seat], picker)
            if states[seat]["question"] is not None:
                break
            before, end = states[seat]["version"], states[seat]["version"] + 1 + len(then)
            several += bool(then)
            decision = states[seat]["decision"]["id"]
            await lines[seat].send(
                type="act", decision=decision, action=first, then=then, key=new_key()
            )
            comers = [await guests[-1].watch(match), await guests[-1].sit(match)]
            ends.add(end)
            assert (await lines[seat].until("accepted"))["version"] == end
            updates = [await news(line) for line in [*lines, watcher]]
            for told in updates:
                assert (told["type"], told["since"], told["version"]) == ("update", before, end)
            states = updates[:seats]
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
        line, state = await guests[0].seated(match)
        other, _ = await guests[1].seated(match)
        watcher = await guests[1].watch(match)
        await watcher.until("sync")
        act = {"type": "act", "decision": state["decision"]["id"], "action": left}
        for _ in (1, 2):
            answer = await line.ask(**act, then=[finish], key="refused-one")
            assert (answer["type"], answer["choice"]) == ("refused", 1)
            assert answer["refusal"]["section"].startswith("BE-")
        answer = await line.ask(**act, then=[left, left], key="unseen-one")
        assert answer["text"] == {"key": "table-not-seen", "args": {"choice": 3}}
        assert answer["key"] == "unseen-one"
        for then in ([left] * MOST_TOGETHER, [-1], ["left"], left, None):
            assert await line.problem(**act, then=then, key="malformed-one") == "table-malformed"
        await nothing_more(other, watcher)
        now = await guests[0].look(match, 0)
        assert now == {**state, "players": now["players"]}
        assert (await line.ask(**act, then=[left], key="whole-one"))["version"] == 2
        assert (await line.until("update"))["undo"] is True
        assert (await line.ask(type="undo", key="take-back"))["version"] == 3
        back = await line.until("update")
        assert (back["since"], back["view"]) == (2, state["view"])
        assert back["undo"] is False


async def test_an_act_counts_as_many_messages_as_it_has_choices(tmp_path: Path) -> None:
    left = get_game("bellum").actions.parse("place left").id

    async def answers(line: Line, pings: int) -> list[str]:
        for _ in range(pings):
            await line.send(type="ping")
        return [(await line.until("pong", "error"))["type"] for _ in range(pings)]

    async with served(tmp_path, "--limit", "messages=0:20") as (_, guest):
        match = await guest.create("bellum", 2, "local")
        line, state = await guest.seated(match, 0)
        act = {"type": "act", "decision": state["decision"]["id"], "action": left}
        told = await line.problem(**act, then=[left] * 15, key="sixteen-choices")
        assert told == "table-not-seen"
        assert await answers(line, 6) == ["pong"] * 4 + ["error"] * 2
        line = await guest.sit(match, 0)
        assert await answers(line, 17) == ["pong"] * 17
        refused = await line.ask(**act, then=[left] * 3, key="too-many")
        assert (refused["text"]["key"], refused["key"]) == ("table-too-fast", "too-many")
        assert (await line.ask(**act, then=[left], key="enough-left"))["version"] == 2
