"""What choices would do, asked over the wire: from the seat's view, for the seat alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grimorio.core.registry import game_ids

from .client import Guest, Line, ServerProcess

ASIDE = ("log", "when", "hits", "recap")
"""What the wire adds to an event."""


async def previews(line: Line, decision: int, **asked: Any) -> Any:
    await line.send(type="preview", decision=decision, **asked)
    return await line.until("previews")


async def foreseen(line: Line, ply: int) -> Any:
    """Ask about all choices, make one, and compare; the news about it."""
    state = await line.until("sync")
    assert len(state["standing"]["numbers"]) == 3
    decision = state["decision"]
    told = await previews(line, decision["id"])
    assert not told["stale"]
    offers = [action["id"] for action in decision["actions"]]
    assert [each["action"] for each in told["previews"]] == offers
    chosen = told["previews"][ply % len(offers)]
    await line.send(type="act", decision=decision["id"], action=chosen["action"],
                    key=f"preview-{ply}")  # fmt: skip
    news = await line.until("update")
    seen = [{name: value for name, value in event.items() if name not in ASIDE}
            for event in news["events"]]  # fmt: skip
    assert seen[: len(chosen["events"])] == chosen["events"]
    if chosen["standing"] is not None:
        assert news["standing"] == chosen["standing"]
    return news


@pytest.mark.parametrize("game", game_ids())
async def test_what_is_foreseen_then_happens(guest: Guest, game: str) -> None:
    match = await guest.create(game, 3, "local")
    state = await (await guest.sit(match)).until("sync")
    for ply in range(8):
        seat = state["view"]["deciding"][0]
        async with await guest.sit(match, seat) as line:
            state = await foreseen(line, ply)


async def test_only_some_choices_or_what_follows_them(guest: Guest) -> None:
    match = await guest.create("magia", 2, "local")
    line = await guest.sit(match)
    state = await line.until("sync")
    decision = state["decision"]
    declare = [a for a in decision["actions"] if a["verb"] == "declare"]
    ids = [action["id"] for action in declare]
    some = await previews(line, decision["id"], actions=ids[:1])
    assert some["reach"] is None
    assert [each["action"] for each in some["previews"]] == ids[:1]
    assert some["offer"] is None
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
    match = await guest.create("conclave", 2, "local")
    line, state = await guest.turn(match)
    decision = state["decision"]
    late = await previews(line, decision["id"] + 1)
    assert (late["stale"], late["previews"], late["offer"]) == (True, [], None)
    offers = {action["id"] for action in decision["actions"]}
    other = next(number for number in range(1000) if number not in offers)
    for asked in ({"actions": [other]}, {"after": [other]}, {"actions": [10**6]}):
        await line.send(type="preview", decision=decision["id"], **asked)
        told = await line.until("error", "previews")
        assert told["text"]["key"] == "table-not-on-offer"


async def test_a_spectator_is_told_nothing(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    watcher = await guest.watch(match)
    state = await watcher.until("sync")
    assert state["standing"]["numbers"]
    await watcher.send(type="preview", decision=1)
    told = await watcher.until("error", "previews")
    assert told["text"]["key"] == "table-only-watching"


async def test_who_asks_again_and_again_gets_the_last_answer(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    line, state = await guest.turn(match)
    decision = state["decision"]
    ids = [action["id"] for action in decision["actions"]]
    for number in ids[:12]:
        await line.send(type="preview", decision=decision["id"], actions=[number])
    told = -1
    answers = 0
    while told != ids[:12][-1]:
        told = (await line.until("previews"))["previews"][0]["action"]
        answers += 1
    assert answers <= 12


async def test_who_asks_and_hangs_up_costs_nobody_a_worker(tmp_path: Path) -> None:
    """A worker that has begun ends what it was asked: stopping it would make others wait."""
    with ServerProcess(tmp_path) as server:
        async with Guest(server) as guest:
            match = await guest.create("cronicas", 6, "local")
            line = await guest.sit(match)
            await previews(line, (await line.until("sync"))["decision"]["id"])  # the worker is up
            for kind in ("preview", "hint") * 4:
                line = await guest.sit(match)
                decision = (await line.until("sync"))["decision"]
                asked = {"decision": decision["id"]} if kind == "preview" else {}
                await line.send(type=kind, **asked)
                await line.send(type="ping")
                await line.until("pong")
                line.socket.transport.abort()
            line = await guest.sit(match)
            told = await previews(line, (await line.until("sync"))["decision"]["id"])
            assert told["previews"]
            metrics = (await guest.http.get("/metrics")).text
            assert "grimorio_bot_workers_replaced_total 0.0" in metrics
    assert server.faults() == []
