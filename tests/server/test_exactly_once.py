"""Moves sent one to five times, reordered, on two sockets: applied once, answered the same."""

import json
import random
from typing import Any

from .client import Guest, Line, ServerProcess, new_key


async def collect(line: Line, answers: dict[str, list[str]], counts: dict[str, int]) -> None:
    """Read until every message that was sent on this line has its answer."""
    open_keys = dict(counts)
    while any(open_keys.values()):
        message = await line.next()
        if message["type"] in ("accepted", "refused", "error") and message["key"] in open_keys:
            answers.setdefault(message["key"], []).append(line.frames[-1])
            open_keys[message["key"]] -= 1


async def send_all(lines: list[Line], messages: list[Any], picker: random.Random) -> dict[str, Any]:
    """Send every message one to five times, in any order, on any line; all answers by key."""
    copies = [message for message in messages for _ in range(picker.randint(1, 5))]
    picker.shuffle(copies)
    counts: list[dict[str, int]] = [{} for _ in lines]
    for message in copies:
        number = picker.randrange(len(lines))
        key = message["key"]
        counts[number][key] = counts[number].get(key, 0) + 1
        await lines[number].send(**message)
    answers: dict[str, list[str]] = {}
    for line, count in zip(lines, counts, strict=True):
        await collect(line, answers, count)
    return answers


async def newest(guest: Guest, match: str, seat: int) -> Any:
    async with await guest.sit(match, seat) as line:
        return await line.until("sync")


async def test_repeated_moves_are_applied_once(own: ServerProcess, visitor: Guest) -> None:
    picker = random.Random(5)
    match = await visitor.create("conclave", 2, "local")
    told: dict[str, str] = {}
    sent: list[Any] = []
    lines = {seat: [await visitor.sit(match, seat) for _ in (0, 1)] for seat in (0, 1)}
    for ply in range(1, 31):
        state = await newest(visitor, match, 0)
        seat = state["view"]["deciding"][0]
        state = await newest(visitor, match, seat)
        action = picker.choice(state["decision"]["actions"])["id"]
        new = {"type": "act", "decision": state["decision"]["id"], "action": action,
               "key": new_key()}  # fmt: skip
        old = [message for owner, message in sent if owner == seat]
        again = picker.sample(old, min(2, len(old)))
        answers = await send_all(lines[seat], [new, *again], picker)
        for key, frames in answers.items():
            assert len(set(frames)) == 1
            assert told.setdefault(key, frames[0]) == frames[0]
        assert json.loads(told[new["key"]]) == {
            "type": "accepted", "key": new["key"], "version": ply,
        }  # fmt: skip
        sent.append((seat, new))
        assert (await newest(visitor, match, 0))["version"] == ply
    await same_after_restart(own, visitor, match, sent, told, len(sent))
    await other_body_is_refused(visitor, match, sent)


async def same_after_restart(
    server: ServerProcess,
    guest: Guest,
    match: str,
    sent: list[Any],
    told: dict[str, str],
    version: int,
) -> None:
    server.kill()
    server.start()
    for seat in (0, 1):
        async with await guest.sit(match, seat) as line:
            for owner, message in sent:
                if owner == seat:
                    await line.send(**message)
                    await line.until("accepted")
                    assert line.frames[-1] == told[message["key"]]
    assert (await newest(guest, match, 0))["version"] == version


async def other_body_is_refused(guest: Guest, match: str, sent: list[Any]) -> None:
    seat, message = sent[-1]
    async with await guest.sit(match, seat) as line:
        for change in ({"action": message["action"] + 1}, {"decision": message["decision"] + 1}):
            await line.send(**{**message, **change})
            problem = await line.until("error", "accepted", "refused")
            assert problem["text"]["key"] == "table-key-reused"
        await line.send(type="undo", key=message["key"])
        problem = await line.until("error", "accepted")
        assert problem["text"]["key"] == "table-key-reused"
    assert (await newest(guest, match, 0))["version"] == len(sent)


async def test_a_choice_for_an_old_decision_is_stale(guest: Guest) -> None:
    """And another seat's choice does not make mine stale; that is judged seat by seat."""
    match = await guest.create("conclave", 2, "local")
    state = await newest(guest, match, 0)
    seat = state["view"]["deciding"][0]
    async with await guest.sit(match, seat) as line:
        decision = (await line.until("sync"))["decision"]
        for key, expected in (("first-one", "accepted"), ("second-one", "error")):
            action = decision["actions"][0]["id"]
            await line.send(type="act", decision=decision["id"], action=action, key=key)
            answer = await line.until("accepted", "error")
            assert answer["type"] == expected
        assert answer["text"]["key"] == "table-stale"


async def test_a_refused_choice_says_why_and_changes_nothing(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    seat = (await newest(guest, match, 0))["view"]["deciding"][0]
    for place in (seat, 1 - seat):
        before = await newest(guest, match, place)
        number = 0 if before["decision"] is None else before["decision"]["id"]
        async with await guest.sit(match, place) as line:
            for _ in (1, 2):
                await line.send(type="act", decision=number, action=0, key=f"refused-{place}")
                answer = await line.until("refused")
                assert answer["refusal"]["section"].startswith("CO-")
        assert await newest(guest, match, place) == before
