"""Typed records that round-trip through JSON: the base of every state and every view.

A record names its fields and their shapes once, in `SHAPE`. A shape is ``int``, ``str``,
``bool``, a list ``[shape]``, or an optional ``shape?``. Loading checks every field, so that a
damaged file is refused with the name of the field and never becomes a wrong game.
"""

import json
from typing import ClassVar, Self

from .errors import BadInput
from .native import mypyc_attr
from .text import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Has fields, compares by value, and round-trips through JSON and pickle."""

    SHAPE: ClassVar[dict[str, str]] = {}

    def to_json(self) -> dict[str, Json]:
        return {name: _copy(getattr(self, name)) for name in self.SHAPE}

    def to_bytes(self) -> bytes:
        """The canonical form: equal records have equal bytes."""
        return canonical(self.to_json())

    @classmethod
    def from_json(cls, data: Json) -> Self:
        check_shape(data, cls.SHAPE)
        record = cls()
        try:
            record.fill(data)
        except OverflowError:
            raise BadInput("error-damaged", field="(all)", expected="int") from None
        record.loaded()
        return record

    def fill(self, data: dict[str, Json]) -> None:
        """Take the fields from JSON of the right shape; a written layout packs its numbers."""
        for name in self.SHAPE:
            setattr(self, name, _copy(data[name]))

    def loaded(self) -> None:
        """Recompute what is derived from the fields and not stored."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self).from_json, (self.to_json(),))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_json()!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """Everything about a game in progress, hidden or not. Mutable; `clone` before you try."""

    def clone(self) -> Self:
        """An independent copy; `copy_to` of a written layout is many times as fast."""
        return type(self).from_json(self.to_json())

    def pieces(self) -> list[int]:
        """A number for every component wherever it lies; as a multiset it never changes."""
        raise ValueError("a state lists its pieces")

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __copy__(self) -> Self:
        return self.clone()


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Record):
    """What one seat, or a spectator (None), may know. What is not put in is hidden.

    Every game's view has these fields and adds its own.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.seats = 0
        self.deciding: list[int] = []
        self.choice = ""
        """Name of the choice that is owed now; the prompt's text is `<game>-prompt-<choice>`."""


VIEW_SHAPE: dict[str, str] = {"seat": "int?", "seats": "int", "deciding": "[int]", "choice": "str"}


def canonical(data: Json) -> bytes:
    """Fields in alphabetical order, without spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def _copy(value: Json) -> Json:
    if not isinstance(value, list):
        return value
    for each in value:
        if isinstance(each, list):
            return [_copy(each) for each in value]
    return value[:]


def check_shape(data: Json, shape: dict[str, str]) -> None:
    """Raise BadInput unless `data` has exactly the fields of `shape`."""
    if not isinstance(data, dict):
        raise BadInput("error-damaged", field="(all)", expected="object")
    for name in shape:
        if name not in data:
            raise BadInput("error-damaged", field=name, expected=shape[name])
    for name in data:
        if name not in shape:
            raise BadInput("error-damaged", field=str(name), expected="nothing")
        if not fits(data[name], shape[name]):
            raise BadInput("error-damaged", field=name, expected=shape[name])


def fits(value: Json, shape: str) -> bool:
    """Whether a JSON value has a shape."""
    if shape.endswith("?"):
        return value is None or fits(value, shape[:-1])
    if shape.startswith("["):
        return isinstance(value, list) and all(fits(each, shape[1:-1]) for each in value)
    if shape == "int":
        return isinstance(value, int) and not isinstance(value, bool)
    if shape == "bool":
        return isinstance(value, bool)
    if shape == "str":
        return isinstance(value, str)
    raise ValueError(f"unknown shape {shape!r}")


def no_seat(seat: int, seats: int) -> IndexError:
    """For a view of a seat that is none: Python would take -1 for the last one."""
    return IndexError(f"seats are 0 to {seats - 1}, not {seat}")
