"""Moves sent one to five times, reordered, on two sockets: applied once, answered the same."""

import json
import random
from dataclasses import dataclass, field
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


@dataclass
class Repeating:
    """One guest at both seats, with two sockets for each, who repeats what was sent before."""

    guest: Guest
    match: str
    lines: list[list[Line]]
    picker: random.Random
    sent: list[tuple[int, Any]] = field(default_factory=list)
    told: dict[str, str] = field(default_factory=dict)
    version: int = 0

    @staticmethod
    async def begin(guest: Guest, game: str, seed: int) -> "Repeating":
        match = await guest.create(game, 2, "local")
        lines = [[await guest.sit(match, seat) for _ in (0, 1)] for seat in (0, 1)]
        return Repeating(guest, match, lines, random.Random(seed))

    async def choose(self, state: Any, actions: list[int]) -> None:
        """A choice, or an act of several, among older ones: the old answers, and one new."""
        seat, decision, (first, *then) = state["seat"], state["decision"]["id"], actions
        new = {"type": "act", "decision": decision, "action": first, "then": then, "key": new_key()}
        old = [message for owner, message in self.sent if owner == seat]
        again = self.picker.sample(old, min(2, len(old)))
        answers = await send_all(self.lines[seat], [new, *again], self.picker)
        for key, frames in answers.items():
            assert len(set(frames)) == 1
            assert self.told.setdefault(key, frames[0]) == frames[0]
        self.version += len(actions)
        answer = {"type": "accepted", "key": new["key"], "version": self.version}
        assert json.loads(self.told[new["key"]]) == answer
        self.sent.append((seat, new))
        await self.assert_version()

    async def assert_version(self) -> None:
        assert (await self.guest.look(self.match, 0))["version"] == self.version

    async def assert_same_after_restart(self, server: ServerProcess) -> None:
        server.kill()
        server.start()
        for seat in (0, 1):
            async with await self.guest.sit(self.match, seat) as line:
                for message in (message for owner, message in self.sent if owner == seat):
                    await line.ask(**message)
                    assert line.frames[-1] == self.told[message["key"]]
        await self.assert_version()

    async def assert_refused(self, seat: int, *messages: Any) -> None:
        """Their keys were those of other messages."""
        async with await self.guest.sit(self.match, seat) as line:
            for message in messages:
                assert await line.problem(**message) == "table-key-reused"
        await self.assert_version()


async def test_repeated_moves_are_applied_once(own: ServerProcess, visitor: Guest) -> None:
    repeating = await Repeating.begin(visitor, "conclave", seed=5)
    for _ in range(30):
        _, state = await visitor.turn(repeating.match)
        action = repeating.picker.choice(state["decision"]["actions"])["id"]
        await repeating.choose(state, [action])
    await repeating.assert_same_after_restart(own)
    seat, sent = repeating.sent[-1]
    changed = [{**sent, name: sent[name] + 1} for name in ("action", "decision")]
    await repeating.assert_refused(seat, *changed, {"type": "undo", "key": sent["key"]})


async def test_a_choice_for_an_old_decision_is_stale(guest: Guest) -> None:
    line, state = await guest.turn(await guest.create("conclave", 2, "local"))
    assert (await line.act(state))["type"] == "accepted"
    assert (await line.act(state))["text"]["key"] == "table-stale"


async def test_a_refused_choice_says_why_and_changes_nothing(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    for seat in (0, 1):
        before = await guest.look(match, seat)
        number = 0 if before["decision"] is None else before["decision"]["id"]
        async with await guest.sit(match, seat) as line:
            for _ in (1, 2):
                act = {"type": "act", "decision": number, "action": 0, "key": f"refused-{seat}"}
                answer = await line.ask(**act)
                assert answer["refusal"]["section"].startswith("CO-")
        assert await guest.look(match, seat) == before
