"""What the coach says in a first game, before a choice is sent: he asks, he does not play."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterable
from typing import NamedTuple

from grimorio.core.registry import folder
from grimorio.core.text import Text, TextArg

from .lesson import matches


class First(NamedTuple):
    """A rule that is worth a word when it is met for the first time: `<game>-first-<id>`."""

    id: str
    section: str
    choices: list[str]
    """Patterns of the choices that meet it."""
    events: list[str]
    """What a choice brings about when it meets it."""


@functools.cache
def firsts(game: str) -> tuple[First, ...]:
    path = folder(game) / "glance.toml"
    if not path.is_file():
        return ()
    found = tomllib.loads(path.read_text(encoding="utf-8")).get("firsts", [])
    return tuple(
        First(each["id"], each["section"], each.get("choices", []), each.get("events", []))
        for each in found
    )


def first_met(
    game: str, choices: Iterable[str], events: Iterable[str], met: Iterable[str]
) -> First | None:
    """The first rule that these choices meet and that was not met before."""
    said, kinds, known = list(choices), set(events), set(met)
    for first in firsts(game):
        by_choice = any(matches(choice, first.choices) for choice in said)
        if first.id not in known and (by_choice or not kinds.isdisjoint(first.events)):
            return first
    return None


def first_text(game: str, first: First) -> Text:
    """The rule alone."""
    return Text(f"{game}-first-{first.id}")


def first_word(
    game: str, first: First, reason: Text | None, lines: list[Text], facts: dict[str, TextArg]
) -> Text:
    """The rule, and what it means for this choice: why one would make it; where that is only the
    first line of its preview, the next line, too. A rule may depend on facts of the position."""
    rule = Text(first_text(game, first).key, facts)
    if reason is None:
        return rule
    more = lines[1] if lines[1:] and lines[0] == reason else Text("lesson-nothing")
    return Text("coach-first", {"rule": rule, "here": reason, "more": more})


def doubt(lost: float, reason: Text | None, same_kind: bool) -> Text:
    """Of a choice that gives away so much of the chance to win; what is better he does not say."""
    key = "coach-same" if same_kind else "coach-other"
    what = Text("lesson-nothing") if reason is None else reason
    return Text(key, {"what": what, "lost": round(100 * lost)})
