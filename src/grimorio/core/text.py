"""A sentence or a name before it is put into a language: a key and its arguments.

Arguments are numbers, plain strings, other texts, seats (shown as the player's name), or lists
of these. The same JSON form is formatted by the terminal and by the browser.
"""

from __future__ import annotations

import json
from typing import Any

Json = Any  # what json.dumps takes; spelled out where it is built


class Text:
    """A text key with arguments, formatted later by Fluent."""

    def __init__(self, key: str, args: dict[str, TextArg] | None = None) -> None:
        self.key = key
        self.args: dict[str, TextArg] = {} if args is None else args

    def to_json(self) -> dict[str, Json]:
        return {"key": self.key, "args": {name: _dump(arg) for name, arg in self.args.items()}}

    def written(self) -> str:
        """`to_json` as JSON, names in alphabetical order."""
        if not self.args:
            return f'{{"args": {{}}, "key": "{self.key}"}}'
        args = [f'"{name}": {_written(self.args[name])}' for name in sorted(self.args)]
        return f'{{"args": {{{", ".join(args)}}}, "key": "{self.key}"}}'

    @staticmethod
    def from_json(data: dict[str, Json]) -> Text:
        return Text(data["key"], {name: _load(arg) for name, arg in data["args"].items()})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args!r})"


class SeatName:
    """Stands for the name of whoever sits there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"SeatName({self.seat})"


TextArg = int | str | Text | SeatName | list[Any]


def _dump(arg: TextArg) -> Json:
    if isinstance(arg, Text):
        return arg.to_json()
    if isinstance(arg, SeatName):
        return {"seat": arg.seat}
    if isinstance(arg, list):
        return [_dump(each) for each in arg]
    return arg


def _written(arg: TextArg) -> str:
    return arg.written() if isinstance(arg, Text) else json.dumps(_dump(arg), sort_keys=True)


def _load(data: Json) -> TextArg:
    if isinstance(data, dict):
        return SeatName(data["seat"]) if "seat" in data else Text.from_json(data)
    if isinstance(data, list):
        return [_load(each) for each in data]
    if isinstance(data, int | str):
        return data
    raise ValueError(f"not a text argument: {data!r}")
