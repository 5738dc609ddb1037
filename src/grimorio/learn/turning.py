"""The turning point of a finished game, told after a first game with the coach.

It is a fact of the score: the moment since which the winner was ahead for good, by the number that
decides the game. Where other things decided, or nothing tells what happened then, nothing is said.
"""

from __future__ import annotations

import functools
import tomllib
from typing import NamedTuple

from grimorio.core.event import Event
from grimorio.core.match import Match, event_text
from grimorio.core.record import State
from grimorio.core.registry import folder
from grimorio.core.text import SeatName, Text


class Told(NamedTuple):
    """How a game tells its turning point: `[turning]` of its `glance.toml`."""

    least: bool
    """Whether the lowest number wins."""
    events: list[str]
    """What it is told by, the best first."""


class Turning(NamedTuple):
    version: int
    """What happened then is seen there."""
    text: Text


@functools.cache
def told(game: str) -> Told | None:
    path = folder(game) / "glance.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    given = found.get("turning")
    return None if given is None else Told(given.get("least", False), given["events"])


def turning(match: Match, seat: int) -> Turning | None:
    """Between whoever sat there and the winner, or for the winner whoever came next."""
    how = told(match.game.info.id)
    if how is None or match.outcome is None:
        return None
    places = match.outcome.places
    rival = min((each for each in range(match.seats) if each != seat), key=places.__getitem__)
    if places[seat] == places[rival]:
        return None
    first, second = (seat, rival) if places[seat] < places[rival] else (rival, seat)
    kept = set(match.kept())
    steps = [(step.version, step.state) for step in match.steps() if step.version in kept]
    best, next_best = _course(match, steps, first), _course(match, steps, second)
    leads = [_lead(*numbers, how.least) for numbers in zip(best, next_best, strict=True)]
    at = max((at for at, lead in enumerate(leads) if lead <= 0), default=-1) + 1
    if not 0 < at < len(leads):
        return None  # ahead from the start, or not ahead at the end
    version = steps[at][0]
    event = _event(match.history[version], [first, second], how.events)
    if event is None:
        return None
    text = Text(
        f"{match.game.info.id}-turning-{'won' if seat == first else 'lost'}",
        {
            "what": event_text(match.game, event, None),
            "other": SeatName(rival),
            "more": best[at] or 0,
            "less": next_best[at] or 0,
            "end_more": best[-1] or 0,
            "end_less": next_best[-1] or 0,
        },
    )
    return Turning(match.end_of_act(version), text)


def _course(match: Match, steps: list[tuple[int, State]], seat: int) -> list[int | None]:
    """The number that decides, after every step, as its own seat knew it."""
    game = match.game
    return [game.standing(game.view(state, seat)).numbers[seat] for _, state in steps]


def _lead(first: int | None, second: int | None, least: bool) -> int:
    """By how much the first is ahead; where somebody does not know it yet, by nothing."""
    if first is None or second is None:
        return 0
    return second - first if least else first - second


def _event(events: list[Event], seats: list[int], kinds: list[str]) -> Event | None:
    """What tells it best; of several, what is about the first of these seats."""
    for kind in kinds:
        fitting = [event for event in events if event.kind == kind]
        about = [event for seat in seats for event in fitting if event.data.get("seat") == seat]
        if fitting:
            return (about or fitting)[0]
    return None
