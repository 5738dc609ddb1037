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


class Try(NamedTuple):
    """Where a section can be tried."""

    lesson: str
    step: int


@functools.cache
def tries(game: str) -> dict[str, list[Try]]:
    """By section the steps in which it can be tried: first what is about it, lessons before the
    other examples of the rulebook."""
    found: dict[str, list[tuple[bool, Try]]] = {}
    for lesson in lessons(game):
        for section in lesson.sections:
            aside = section not in (lesson.sections[0], *(step.section for step in lesson.steps))
            there = Try(lesson.id, lesson.step_of(section))
            found.setdefault(section, []).append((aside, there))
    return {
        section: [there for _, there in sorted(each, key=lambda one: one[0])]
        for section, each in found.items()
    }
