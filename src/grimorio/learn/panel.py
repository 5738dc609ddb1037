"""What the rules panel shows beside the digest: the turn at a glance, and where one can try it."""

from __future__ import annotations

import functools
import tomllib
from typing import NamedTuple

from grimorio.core.registry import folder
from grimorio.core.text import Text

from .lesson import lessons


class Glance(NamedTuple):
    """A part of a turn; `<game>-glance-<id>` says it, and the page has a picture for it."""

    id: str
    section: str
    choices: list[str]
    """Whoever owes one of these is in this part."""


@functools.cache
def glance(game: str) -> tuple[Glance, ...]:
    """The parts of a turn in their order; none for a game that has not written them."""
    path = folder(game) / "glance.toml"
    if not path.is_file():
        return ()
    steps = tomllib.loads(path.read_text(encoding="utf-8"))["steps"]
    return tuple(Glance(each["id"], each["section"], each["choices"]) for each in steps)


def glance_text(game: str, step: Glance) -> Text:
    return Text(f"{game}-glance-{step.id}")


def goal(game: str) -> Text:
    """How one wins."""
    return Text(f"{game}-goal")


@functools.cache
def tries(game: str) -> dict[str, list[str]]:
    """By section the lessons in which it can be tried; those that are about it come first."""
    found: dict[str, list[str]] = {}
    for place in range(max((len(lesson.sections) for lesson in lessons(game)), default=0)):
        for lesson in lessons(game):
            if place < len(lesson.sections):
                found.setdefault(lesson.sections[place], []).append(lesson.id)
    return found
