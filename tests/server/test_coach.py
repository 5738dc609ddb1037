"""The coach over the wire: a word before a choice is sent, only where all others are bots."""

from __future__ import annotations

from typing import Any

from .client import Guest, Line


async def coach(line: Line, state: Any, action: int, **more: Any) -> Any:
    told = await line.ask(type="coach", decision=state["decision"]["id"], action=action, **more)
    assert told["type"] == "coach"
    return told


async def owed(guest: Guest, game: str) -> tuple[Line, Any]:
    """At a table of bots, when it is the guest's turn."""
    line, state = await guest.seated(await guest.create(game, 3, "bots", bot="random"))
    while state["decision"] is None:
        state = await line.until("update")
    return line, state


async def test_a_rule_that_is_met_for_the_first_time_is_told_once(guest: Guest) -> None:
    line, state = await owed(guest, "bellum")
    place = next(a["id"] for a in state["decision"]["actions"] if a["verb"] == "place")
    told = await coach(line, state, place)
    assert (told["first"], told["section"]) == ("side", "BE-12")
    assert told["text"]["args"]["rule"]["key"] == "bellum-first-side"
    assert told["text"]["args"]["here"]["key"].startswith("bellum-preview-")
    again = await coach(line, state, place, met=["side"])
    assert again["first"] is None
    assert again["text"] is None or again["lost"] > 0.1


async def test_what_is_not_on_offer_gets_no_word(guest: Guest) -> None:
    line, state = await owed(guest, "conclave")
    known = {action["id"] for action in state["decision"]["actions"]}
    other = next(id for id in range(1178) if id not in known)
    assert (await coach(line, state, other))["text"] is None
    state["decision"]["id"] += 1
    assert (await coach(line, state, min(known)))["text"] is None
    malformed = await line.problem(type="coach", decision=1, action=1, other=1)
    assert malformed == "table-malformed"


async def test_he_does_not_help_against_people(guest: Guest) -> None:
    match = await guest.create("conclave", 2, "local")
    line = await guest.sit(match, 0)
    assert await line.problem(type="coach", decision=1, action=0) == "table-no-coach"
