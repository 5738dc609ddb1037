"""The coach over the wire: a word before a choice is sent, only where all others are bots."""

from __future__ import annotations

from typing import Any

from .client import Guest, Line


async def coach(line: Line, state: Any, action: Any, **more: Any) -> Any:
    await line.send(type="coach", decision=state["decision"]["id"], action=action["id"], **more)
    return await line.until("coach")


async def owed(line: Line) -> Any:
    state = await line.until("sync")
    while state["decision"] is None:
        state = await line.until("update")
    return state


async def test_a_rule_that_is_met_for_the_first_time_is_told_once(guest: Guest) -> None:
    match = await guest.create("bellum", 3, "bots", bot="random")
    line = await guest.sit(match)
    state = await owed(line)
    place = next(a for a in state["decision"]["actions"] if a["verb"] == "place")
    told = await coach(line, state, place)
    assert (told["first"], told["section"]) == ("side", "BE-12")
    assert told["text"]["args"]["rule"]["key"] == "bellum-first-side"
    assert told["text"]["args"]["here"]["key"].startswith("bellum-preview-")
    again = await coach(line, state, place, met=["side"])
    assert again["first"] is None
    assert again["text"] is None or again["lost"] > 0.1


async def test_what_is_not_on_offer_gets_no_word(guest: Guest) -> None:
    match = await guest.create("conclave", 3, "bots", bot="random")
    line = await guest.sit(match)
    state = await owed(line)
    known = {action["id"] for action in state["decision"]["actions"]}
    other = next(id for id in range(1178) if id not in known)
    assert (await coach(line, state, {"id": other}))["text"] is None
    state["decision"]["id"] += 1
    assert (await coach(line, state, {"id": min(known)}))["text"] is None
    await line.send(type="coach", decision=1, action=1, other=1)
    assert (await line.until("error"))["text"]["key"] == "table-malformed"


async def test_he_does_not_help_against_people(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    line = await guest.sit(match, 0)
    await line.until("sync")
    await line.send(type="coach", decision=1, action=0)
    assert (await line.until("error"))["text"]["key"] == "table-no-coach"
