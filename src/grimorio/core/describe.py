"""Actions and events as texts: one rule for all games, from their fields alone.

Numbers stay numbers, strings become the names of things, seats become players' names.
"""

from collections.abc import Callable
from typing import Any

from .action import Action, is_seat
from .event import EVERYTHING, Event
from .game import Game
from .text import Json, SeatName, Text

Named = Callable[[str], Any]
"""Gives the name of a thing by its id: a text, or what a listener takes for one. No narrower type:
compiled, a return of another is an error."""


def describe_action(game: Game[Any, Any, Any], action: Action) -> Text:
    """`<game>-action-<verb>` with the action's fields."""
    return Text(f"{game.info.id}-action-{action.verb}", _arguments(game.name, action.args))


def describe_event(
    game: Game[Any, Any, Any], event: Event, seat: int | None, named: Named | None = None
) -> Text:
    """`<game>-log-<kind>`, or `…-seen` for whoever also knows the event's secret.

    Whoever tells many events may remember the names of things in a form of their own.
    """
    kind = f"{event.kind}-seen" if _knows(event, seat) else event.kind
    return _told(game, f"{game.info.id}-log-{kind}", event, seat, named)


def describe_recap(game: Game[Any, Any, Any], event: Event, seat: int | None) -> Text | None:
    """The event in a few words, for who comes back to the table; None: not worth telling."""
    key = recap_key(game, event, seat)
    return None if key is None else _told(game, key, event, seat)


def recap_key(game: Game[Any, Any, Any], event: Event, seat: int | None) -> str | None:
    """`<game>-recap-<kind>`; its arguments are those of the sentence for the log."""
    kind = event.kind
    if _knows(event, seat) and f"{kind}-seen" in game.RECAPS:
        kind = f"{kind}-seen"
    return f"{game.info.id}-recap-{kind}" if kind in game.RECAPS else None


def _knows(event: Event, seat: int | None) -> bool:
    """Whether this audience knows more of it than everybody."""
    return bool(event.secret) and (seat == EVERYTHING or seat in event.audience)


def _told(
    game: Game[Any, Any, Any], key: str, event: Event, seat: int | None, named: Named | None = None
) -> Text:
    seen = event.seen_by(seat)
    del seen["kind"]
    args = _arguments(game.name if named is None else named, seen)
    args.update(game.told(event.kind, seen))
    return Text(key, args)


def _arguments(named: Named, fields: dict[str, Any]) -> dict[str, Any]:
    return {name: _argument(named, name, value) for name, value in fields.items()}


def _argument(named: Named, name: str, value: Json) -> Any:
    if isinstance(value, str):
        return named(value)
    if isinstance(value, list):
        singular = "seat" if name == "seats" else name
        return [_argument(named, singular, each) for each in value]
    if value is None:
        return ""
    return SeatName(value) if is_seat(name) else int(value)
