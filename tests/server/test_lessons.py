"""Lessons over the wire: stateless, strict, in the messages of a table; progress is kept."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grimorio.core.registry import ours
from grimorio.learn.lesson import lessons
from grimorio.server.protocol_learn import LessonPlace

from .client import Guest

PATH = "/api/games/conclave/lessons/ten-convinces"
RIGHT = ["boar-green-4", "gazelle-red-4", "send gazelle-green-5 b2"]


async def place(guest: Guest, path: str = PATH, **asked: Any) -> LessonPlace:
    """The answer, which has exactly the type that it says."""
    return msgspec.convert(await guest.post(path, asked), LessonPlace, strict=True)


async def test_a_lesson_is_played_to_its_end_and_remembered(guest: Guest) -> None:
    here = await place(guest, catalogue=True)
    assert here.sync.catalogue is not None
    assert (here.step, here.steps, here.sync.decision) == (1, 2, None)
    assert [each.id for each in here.candidates][:2] == RIGHT[:2]
    for choice in RIGHT[:2]:
        here = await place(guest, choices=here.choices, tries=[choice])
        assert [each.kind for each in here.verdicts] == ["right"]
    assert here.step == 2
    assert here.sync.decision is not None
    offered = [each.id for each in here.sync.decision.actions]
    assert [each.action for each in here.previews.previews] == offered
    wrong = await place(guest, choices=here.choices, tries=["send gazelle-green-5 b3"])
    assert (wrong.verdicts[0].kind, wrong.verdicts[0].section) == ("wrong", "CO-7")
    assert wrong.verdicts[0].updates[0].events[0]["kind"] == "mage-sent"
    assert wrong.sync.view == here.sync.view
    assert wrong.choices == RIGHT[:2]
    shown = await place(guest, choices=here.choices, show=True)
    assert (shown.done, shown.choices) == (True, RIGHT)
    told = await guest.get("/api/games/conclave/lessons")
    assert [each["id"] for each in told["lessons"] if each["done"]] == ["ten-convinces"]
    assert told["goal"]["key"] == "conclave-goal"
    path = [each for each in told["lessons"] if not each["example"]]
    far = await guest.get("/api/me/lessons")
    assert {"game": "conclave", "done": 1, "lessons": len(path)} in far["games"]
    await guest.post("/api/me/lessons/forget")
    told = await guest.get("/api/games/conclave/lessons")
    assert not any(each["done"] for each in told["lessons"])


async def test_several_choices_are_tried_one_after_the_other(guest: Guest) -> None:
    here = await place(guest, tries=[*RIGHT[:2], "send gazelle-green-5 a1", "nonsense"])
    assert [each.kind for each in here.verdicts] == ["right", "right", "refused"]
    assert (here.verdicts[2].section, here.verdicts[2].updates) == ("CO-6", [])
    assert here.choices == RIGHT[:2]
    later = await place(guest, choices=RIGHT[:2], tries=["send crow-blue-3 b2"])
    assert later.verdicts[0].kind == "later"


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/games/conclave/lessons/nothing", {}, 404),
        ("/api/games/nothing/lessons/nothing", {}, 404),
        (PATH, {"choices": ["crow-beige-5"]}, 400),
        (PATH, {"tries": ["nonsense"]}, 400),
        (PATH, {"tries": ["x" * 121]}, 400),
        (PATH, {"choices": RIGHT, "tries": ["nonsense"]}, 400),
        (PATH, {"choices": RIGHT, "show": True}, 400),
        (PATH, {"choices": ["boar-green-4"] * 2}, 400),
        (PATH, {"choices": ["x"] * 61}, 400),
        (PATH, {"other": 1}, 400),
        (PATH, {"after": [9999999]}, 400),
        (PATH, {"choices": RIGHT[:2], "after": [5000]}, 400),
    ],
)
async def test_what_cannot_be_is_refused_with_a_sentence(
    guest: Guest, path: str, body: dict[str, Any], status: int
) -> None:
    reply = await guest.http.post(path, json=body)
    assert reply.status_code == status, reply.text
    assert set(reply.json()) == {"text"}


@pytest.mark.parametrize("game", ours())
async def test_every_lesson_begins(guest: Guest, game: str) -> None:
    told = await guest.get(f"/api/games/{game}/lessons")
    assert [each["id"] for each in told["lessons"]] == [each.id for each in lessons(game)]
    for each in told["lessons"]:
        here = await place(guest, f"/api/games/{game}/lessons/{each['id']}")
        assert (here.step, here.steps, here.done) == (1, each["steps"], False)
        assert bool(here.candidates) != bool(here.previews.previews)
