"""What choices would do, asked over the wire: from the seat's view, for the seat alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimorio.core.registry import game_ids

from .client import Guest, Line, new_key, served

ASIDE = ("log", "when", "hits", "recap")
"""What the wire adds to an event."""


async def previews(line: Line, decision: int, **asked: Any) -> Any:
    told = await line.ask(type="preview", decision=decision, **asked)
    assert told["type"] == "previews", told
    return told


async def foreseen(line: Line, state: Any, ply: int) -> None:
    """Ask about all choices, make one, and compare."""
    assert len(state["standing"]["numbers"]) == 3
    decision = state["decision"]
    told = await previews(line, decision["id"])
    assert not told["stale"]
    offers = [action["id"] for action in decision["actions"]]
    assert [each["action"] for each in told["previews"]] == offers
    chosen = told["previews"][ply % len(offers)]
    await line.send(type="act", decision=decision["id"], action=chosen["action"], key=new_key())
    news = await line.until("update")
    seen = [{name: event[name] for name in event if name not in ASIDE} for event in news["events"]]
    assert seen[: len(chosen["events"])] == chosen["events"]
    if chosen["standing"] is not None:
        assert news["standing"] == chosen["standing"]


@pytest.mark.parametrize("game", game_ids())
async def test_what_is_foreseen_then_happens(guest: Guest, game: str) -> None:
    match = await guest.create(game, 3, "local")
    for ply in range(8):
        await foreseen(*await guest.turn(match), ply)


async def test_only_some_choices_or_what_follows_them(guest: Guest) -> None:
    line, state = await guest.seated(await guest.create("magia", 2, "local"))
    decision = state["decision"]
    ids = [action["id"] for action in decision["actions"] if action["verb"] == "declare"]
    some = await previews(line, decision["id"], actions=ids[:1])
    assert [each["action"] for each in some["previews"]] == ids[:1]
    assert (some["reach"], some["offer"]) == (None, None)
    known = 0
    for number in ids:
        then = await previews(line, decision["id"], after=[number])
        assert then["after"] == [number]
        if then["offer"] is not None and then["previews"]:
            assert set(then["reach"]) >= {"cells", "cards", "ways"}
            offered = [each["id"] for each in then["offer"]]
            assert [each["action"] for each in then["previews"]] == offered
            known += 1
    assert known or all(each["whole"] is False for each in some["previews"])


async def test_a_late_question_and_one_about_what_is_not_on_offer(guest: Guest) -> None:
    line, state = await guest.turn(await guest.create("conclave", 2, "local"))
    decision = state["decision"]
    late = await previews(line, decision["id"] + 1)
    assert (late["stale"], late["previews"], late["offer"]) == (True, [], None)
    offers = {action["id"] for action in decision["actions"]}
    other = next(number for number in range(1000) if number not in offers)
    for asked in ({"actions": [other]}, {"after": [other]}, {"actions": [10**6]}):
        told = await line.problem(type="preview", decision=decision["id"], **asked)
        assert told == "table-not-on-offer"


async def test_a_spectator_is_told_nothing(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    watcher = await guest.watch(match)
    state = await watcher.until("sync")
    assert state["standing"]["numbers"]
    assert await watcher.problem(type="preview", decision=1) == "table-only-watching"


async def test_who_asks_again_and_again_gets_the_last_answer(guest: Guest) -> None:
    line, state = await guest.turn(await guest.create("conclave", 2, "local"))
    decision = state["decision"]
    ids = [action["id"] for action in decision["actions"]][:12]
    for number in ids:
        await line.send(type="preview", decision=decision["id"], actions=[number])
    told: list[int] = []
    while ids[-1] not in told:
        told.append((await line.until("previews"))["previews"][0]["action"])
    assert len(told) <= 12


async def test_who_asks_and_hangs_up_costs_nobody_a_worker(tmp_path: Path) -> None:
    """A worker that has begun ends what it was asked: stopping it would make others wait."""
    async with served(tmp_path) as (_, guest):
        match = await guest.create("cronicas", 6, "local")
        line, state = await guest.seated(match)
        decision = state["decision"]["id"]
        await previews(line, decision)  # the worker is up
        for asked in ({"type": "preview", "decision": decision}, {"type": "hint"}) * 4:
            line = await guest.sit(match)
            await line.send(**asked)
            await line.send(type="ping")
            await line.until("pong")
            line.socket.transport.abort()
        assert (await previews(await guest.sit(match), decision))["previews"]
        assert await guest.metric("bot_workers_replaced_total") == 0
