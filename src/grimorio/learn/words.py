"""What a lesson says: its keys, with arguments worked out from the position."""

from __future__ import annotations

import re

from grimorio.core.describe import describe_action
from grimorio.core.game import AnyGame
from grimorio.core.position import Tried, facts
from grimorio.core.text import SeatName, Text, TextArg

from .lesson import Lesson

MOST_TOLD = 2
_SEAT = re.compile(r"p([1-9])")


def seat_and_thing(id: str) -> tuple[int | None, str]:
    """What a candidate names: `p2`, `p2 beige`, `b2`."""
    first, _, rest = id.partition(" ")
    found = _SEAT.fullmatch(first)
    return (None, id) if found is None else (int(found[1]) - 1, rest)


def label(game: AnyGame, lesson: Lesson, step: int, id: str) -> Text:
    """A candidate in words: a seat's name, a number, a thing of the game, or the lesson's own."""
    seat, thing = seat_and_thing(id)
    if id.startswith("answer-"):
        return Text(lesson.step_key(step, id))
    if id.isdigit():
        return Text("lesson-number", {"number": int(id)})
    if seat is None:
        return Text("lesson-thing", {"thing": game.name(thing)})
    if not thing:
        return Text("lesson-seat", {"seat": SeatName(seat)})
    return Text("lesson-thing-of", {"seat": SeatName(seat), "thing": game.name(thing)})


class Words:
    def __init__(self, lesson: Lesson, game: AnyGame) -> None:
        self.lesson = lesson
        self.game = game

    def of(self, name: str) -> Text:
        """A text about the whole lesson."""
        return Text(self.lesson.said(name))

    def said(self, step: int, name: str, tried: Tried, wanted: Tried | None) -> Text:
        """A text of a step; what the right choice does is told as `$right_…`."""
        args = self._args(tried)
        if wanted is not None:
            args.update({f"right_{key}": value for key, value in self._args(wanted).items()})
        return Text(self.lesson.step_key(step, name), args)

    def general(self, tried: Tried, task: Text) -> Text:
        """For what nobody foresaw: what it does, and what is wanted instead."""
        preview = tried.preview
        lines = preview.lines[:MOST_TOLD] if preview is not None else []
        if not lines:
            return Text("lesson-not-that", {"task": task})
        first, *more = lines
        second = more[0] if more else Text("lesson-nothing")
        return Text("lesson-instead", {"what": first, "more": second, "task": task})

    def later(self, task: Text) -> Text:
        return Text("lesson-later", {"task": task})

    def _args(self, tried: Tried) -> dict[str, TextArg]:
        """The fields of the choice, those of what it brings about, and what the game adds."""
        found: dict[str, TextArg] = {}
        if tried.seat is not None:
            found["seat"] = SeatName(tried.seat)
        if tried.thing.isdigit():
            found["thing"] = int(tried.thing)
        elif tried.thing and not tried.thing.startswith("answer-"):
            found["thing"] = self.game.name(tried.thing)
        if tried.action is not None:
            found.update(describe_action(self.game, tried.action).args)
        found.update(facts(self.game, tried))
        return found
