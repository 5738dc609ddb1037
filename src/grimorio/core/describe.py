"""Actions and events as texts: one rule for all games, from their fields alone.

Numbers stay numbers, strings become the names of things, seats become players' names.
"""

from typing import Any

from .action import Action, is_seat
from .event import EVERYTHING, Event
from .game import Game
from .text import Json, SeatName, Text, TextArg


def describe_action(game: Game[Any, Any, Any], action: Action) -> Text:
    """`<game>-action-<verb>` with the action's fields."""
    return Text(f"{game.info.id}-action-{action.verb}", _arguments(game, action.args))


def describe_event(game: Game[Any, Any, Any], event: Event, seat: int | None) -> Text:
    """`<game>-log-<kind>`, or `…-seen` for whoever also knows the event's secret."""
    seen = event.seen_by(seat)
    del seen["kind"]
    key = f"{game.info.id}-log-{event.kind}"
    if event.secret and seat is not None and (seat == EVERYTHING or seat in event.audience):
        key += "-seen"
    return Text(key, {**_arguments(game, seen), **game.told(event.kind, seen)})


def _arguments(game: Game[Any, Any, Any], fields: dict[str, Any]) -> dict[str, TextArg]:
    return {name: _argument(game, name, value) for name, value in fields.items()}


def _argument(game: Game[Any, Any, Any], name: str, value: Json) -> TextArg:
    if isinstance(value, list):
        singular = "seat" if name == "seats" else name
        return [_argument(game, singular, each) for each in value]
    if isinstance(value, str):
        return game.name(value)
    if value is None:
        return ""
    return SeatName(value) if is_seat(name) else int(value)
